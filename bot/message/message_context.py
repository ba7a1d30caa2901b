"""The occasion of a message: which table, at which moment, who sits there, and in which language."""

from dataclasses import dataclass, replace

from bot.language.escaping import plain, safe
from bot.language.words import Words
from bot.message.custom_ids import PanelButton, TableButton
from bot.table.lobby_events import Person
from engine import Seat
from render.alt_text.lengths import shortened
from render.base.look import Look
from render.base.theme import Palette


@dataclass(frozen=True)
class MessageContext:
    """What every message of a table needs to know. `number` is how many events the table has seen."""

    table_id: int
    number: int
    people: tuple[Person, ...]
    """Those who play at the table, in the order of their seats."""
    words: Words
    palette: Palette = Palette.LIGHT
    vacant: tuple[Seat, ...] = ()
    """Seats at which nobody plays."""
    free: tuple[Seat, ...] = ()
    """Seats at which a computer plays and which anybody may take."""
    absent: tuple[Seat, ...] = ()
    """Seats at which a computer may stand in: those, and those whose deadline has passed."""
    paused: bool = False
    """Have all the people left?"""
    closed: bool = False
    """Has the table been closed?"""
    kept: bool = False
    """Does a computer play for the one person who is spoken to?"""
    ends_by_itself: bool = False
    """Does a turn end by itself once nothing is left to decide?"""
    longest_name: int | None = None
    """Characters after which names are cut, where there is little room."""

    def at(self, players: tuple[Person, ...]) -> "MessageContext":
        """The same occasion for telling what happened when these played, if it is known who did."""
        return replace(self, people=players) if players else self

    @property
    def look(self) -> Look:
        """How pictures look on this occasion; they have no room to say who is a computer."""
        return Look(self.palette, self.words, tuple(known_name(self.words, one) for one in self.people))

    def name(self, seat: Seat) -> str:
        """A player's name, safe to be shown; whoever sits after the players is imaginary."""
        if seat >= len(self.people):
            return self.words("imaginary-player")
        return shown_name(self.words, self._cut(seat))

    def plain_name(self, seat: Seat) -> str:
        """The same on a button."""
        if seat >= len(self.people):
            return self.name(seat)
        person = self._cut(seat)
        return _named(self.words, person, plain(known_name(self.words, person)))

    def short_name(self, seat: Seat) -> str:
        """The same for counts and tables, where nobody needs to know who is a computer."""
        if seat >= len(self.people):
            return self.name(seat)
        return safe(known_name(self.words, self._cut(seat)))

    def mention(self, seat: Seat) -> str:
        """A player as Discord links them; it pings only those whom the message says it pings."""
        return f"<@{self.people[seat].id}>" if self.is_reached(seat) else self.name(seat)

    def is_reached(self, seat: Seat) -> bool:
        """Is somebody at this seat who could be called to the table?"""
        return self.people[seat].level is None and seat not in self.vacant

    def table_button(self, order: str) -> str:
        """The custom_id of a button on a public post."""
        return str(TableButton(self.table_id, self.number, order))

    def panel_button(self, step: str) -> str:
        """The custom_id of a button or menu in somebody's own panel."""
        return str(PanelButton(self.table_id, self.number, step))

    def _cut(self, seat: Seat) -> Person:
        person = self.people[seat]
        if self.longest_name is None:
            return person
        return replace(person, name=shortened(person.name, self.longest_name))


def shown_name(words: Words, person: Person) -> str:
    """A name, safe to be shown, with the level where a computer plays."""
    return _named(words, person, safe(known_name(words, person)))


def known_name(words: Words, person: Person) -> str:
    """A name as it was typed; somebody whose name is not kept any more has none."""
    return person.name or words("person-forgotten")


def _named(words: Words, person: Person, name: str) -> str:
    if person.level is None:
        return name
    return words("computer-name", name=name, level=words(f"level-{person.level.value}"))
