"""The context of a message: which table, at which moment, who sits there, in which language."""

from dataclasses import dataclass, field, replace

from bot.language.escaping import plain, safe
from bot.language.inflection import FEMININE, in_form
from bot.language.words import Words
from bot.message.custom_ids import PanelButton, TableButton
from bot.table.agreement import Agreement
from bot.table.computer_names import WOMEN
from bot.table.lobby_events import Person
from engine import Seat
from render.alt_text.lengths import shortened
from render.base.look import Look
from render.base.theme import Palette


@dataclass(frozen=True)
class MessageContext:
    """What every message of a table needs to know. `number` counts the table's events."""

    table_id: int
    number: int
    people: tuple[Person, ...]
    """The players, in the order of their seats."""
    words: Words
    palette: Palette = Palette.LIGHT
    drawn: bool = True
    """Are pictures drawn, or told in words?"""
    vacant: tuple[Seat, ...] = ()
    """Seats at which nobody plays."""
    free: tuple[Seat, ...] = ()
    """Seats that a computer plays and anybody may take."""
    absent: tuple[Seat, ...] = ()
    """Seats where a computer may stand in: vacant, or past their deadline."""
    in_dm: bool = False
    """Is the table in a DM with one person?"""
    paused: bool = False
    """Have all the people left?"""
    closed: bool = False
    """Has the table been closed?"""
    kept: bool = False
    """Does a computer keep the reader's seat?"""
    follows: bool | None = None
    """Does the reader follow the game? None if they may not, because they play."""
    ends_by_itself: bool = False
    """Does a turn end automatically once nothing is left to decide?"""
    agreement: Agreement = field(default_factory=Agreement)
    """What the table agreed on."""
    longest_name: int | None = None
    """Characters after which names are cut, if there is little room."""

    def at(self, players: tuple[Person, ...]) -> "MessageContext":
        """The same context with the players of an earlier moment, if they are known."""
        return replace(self, people=players) if players else self

    @property
    def hints(self) -> bool:
        """May players ask for advice?"""
        return self.agreement.hints

    @property
    def look(self) -> Look:
        """How pictures look; they have no room to say who is a computer."""
        names = tuple(known_name(self.words, one) for one in self.people)
        return Look(self.palette, self.words, names, drawn=self.drawn)

    def name(self, seat: Seat) -> str:
        """A player's name, safe to show; seats after the players are imaginary."""
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
        """The same for counts and tables, without saying who is a computer."""
        if seat >= len(self.people):
            return self.name(seat)
        return safe(known_name(self.words, self._cut(seat)))

    def mention(self, seat: Seat) -> str:
        """A player as a Discord mention; only the message's `pings` are notified."""
        return f"<@{self.people[seat].id}>" if self.is_reached(seat) else self.name(seat)

    def is_reached(self, seat: Seat) -> bool:
        """Is there a person at this seat who can be called to the table?"""
        return self.people[seat].level is None and seat not in self.vacant

    @property
    def company(self) -> tuple[Seat, ...]:
        """The people who play for themselves, if it is not one alone, who needs no calling."""
        people = [one for one in self.people if not one.is_imagined]
        seats = (Seat(seat) for seat in range(len(self.people)))
        return tuple(seat for seat in seats if self.is_reached(seat)) if len(people) > 1 else ()

    def table_button(self, order: str) -> str:
        """The custom_id of a button on a public post."""
        return str(TableButton(self.table_id, self.number, order))

    def panel_button(self, step: str) -> str:
        """The custom_id of a button or menu on a panel."""
        return str(PanelButton(self.table_id, self.number, step))

    def _cut(self, seat: Seat) -> Person:
        person = self.people[seat]
        if self.longest_name is None:
            return person
        return replace(person, name=shortened(person.name, self.longest_name))


def shown_name(words: Words, person: Person) -> str:
    """A name, safe to show, with the level if it is a computer."""
    return _named(words, person, safe(known_name(words, person)))


def known_name(words: Words, person: Person) -> str:
    """A name as it was typed, or a stand-in for a name that was deleted."""
    return person.name or words("person-forgotten")


def _named(words: Words, person: Person, name: str) -> str:
    if person.level is None:
        return name
    level = words(f"level-{person.level.value}")
    title = in_form(level, FEMININE) if person.is_imagined and person.name in WOMEN else level
    return words("computer-name", name=name, level=title)
