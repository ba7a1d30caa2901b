"""The occasion of a message: which table, at which moment, who sits there, and in which language."""

from dataclasses import dataclass

from bot.custom_ids import CustomId
from bot.lobby import Person
from bot.safe import safe
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
    """Those who sit at the table, in the order of their seats."""
    words: Words
    palette: Palette = Palette.LIGHT

    @property
    def look(self) -> Look:
        """How pictures look on this occasion."""
        return Look(self.palette, self.words, tuple(person.name for person in self.people))

    def name(self, seat: Seat) -> str:
        """A player's name, safe to be shown; whoever sits after the players is imaginary."""
        if seat >= len(self.people):
            return self.words("imaginary-player")
        return safe(self.people[seat].name)

    def mention(self, seat: Seat) -> str:
        """A player as Discord links them; it pings only those whom the message says it pings."""
        return f"<@{self.people[seat].id}>"

    def table_button(self, order: str) -> str:
        """The custom_id of a button on a public post."""
        return str(CustomId("table", f"{self.table_id}:{self.number}:{order}"))

    def panel_button(self, step: str) -> str:
        """The custom_id of a button or menu in somebody's own panel."""
        return str(CustomId("panel", f"{self.table_id}:{self.number}:{step}"))
