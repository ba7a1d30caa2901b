"""The occasion of a message: which table, at which moment, who sits there, and in which language."""

from dataclasses import dataclass

from bot.custom_ids import CustomId
from bot.lobby import Person
from bot.safe import plain, safe
from bot.words import Words
from engine import Seat
from render.look import Look
from render.theme import Palette


@dataclass(frozen=True)
class Occasion:
    """What every message of a table needs to know. `number` is how many events the table has seen."""

    table_id: int
    number: int
    people: tuple[Person, ...]
    """Those who play at the table, in the order of their seats."""
    words: Words
    palette: Palette = Palette.LIGHT
    vacant: tuple[Seat, ...] = ()
    """Seats at which nobody plays."""
    absent: tuple[Seat, ...] = ()
    """Seats at which a computer may stand in: those, and those whose deadline has passed."""
    paused: bool = False
    """Have all the people left?"""
    kept: bool = False
    """Does a computer play for the one person who is spoken to?"""

    @property
    def look(self) -> Look:
        """How pictures look on this occasion; they have no room to say who is a computer."""
        return Look(self.palette, self.words, tuple(one.name for one in self.people))

    def name(self, seat: Seat) -> str:
        """A player's name, safe to be shown; whoever sits after the players is imaginary."""
        if seat >= len(self.people):
            return self.words("imaginary-player")
        return shown_name(self.words, self.people[seat])

    def plain_name(self, seat: Seat) -> str:
        """The same on a button."""
        if seat >= len(self.people):
            return self.name(seat)
        return _named(self.words, self.people[seat], plain(self.people[seat].name))

    def short_name(self, seat: Seat) -> str:
        """The same for counts and tables, where nobody needs to know who is a computer."""
        return safe(self.people[seat].name) if seat < len(self.people) else self.name(seat)

    def mention(self, seat: Seat) -> str:
        """A player as Discord links them; it pings only those whom the message says it pings."""
        return f"<@{self.people[seat].id}>" if self.is_reached(seat) else self.name(seat)

    def is_reached(self, seat: Seat) -> bool:
        """Is somebody at this seat who could be called to the table?"""
        return self.people[seat].level is None and seat not in self.vacant

    def table_button(self, order: str) -> str:
        """The custom_id of a button on a public post."""
        return str(CustomId("table", f"{self.table_id}:{self.number}:{order}"))

    def panel_button(self, step: str) -> str:
        """The custom_id of a button or menu in somebody's own panel."""
        return str(CustomId("panel", f"{self.table_id}:{self.number}:{step}"))


def shown_name(words: Words, person: Person) -> str:
    """A name, safe to be shown, with the level where a computer plays."""
    return _named(words, person, safe(person.name))


def _named(words: Words, person: Person, name: str) -> str:
    if person.level is None:
        return name
    return words("computer-name", name=name, level=words(f"level-{person.level.value}"))
