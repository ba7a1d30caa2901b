"""Whole games at several tables, played through the buttons of posts and panels as people would play them."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench.parts.crowd import Place, settled
from bot.message.custom_ids import TableButton, read_custom_id
from bot.storage.sql.acts import PEOPLE_OF, people_of
from bot.table import lobby
from bot.table.lobby_events import LobbyEvent
from bot.table.table_events import TableEvent, concerns_people, from_json
from engine import Event, Game, Seat, evolve, fold
from engine.transitions.events import TurnEnded
from sandbox.people.people import Answer, Person
from sandbox.server import Sandbox
from sandbox.world.components import Kind
from sandbox.world.state import Interaction
from tests.bot.players import go_on_in_panel, newest_table, open_panel
from tests.engine.players import thrifty

LONGEST = 120.0
GLANCE = 0.01
MOST_TURNS = 100_000


class Player(Person):
    """Somebody who waits for the next screen, even if the bot first says only that it has heard."""

    async def _do(self, told: str, act: Callable[[], Interaction]) -> Answer:
        answer = await super()._do(told, act)
        made, shown = answer.interaction.made, answer.message
        if shown is not None and answer.interaction.message_id == shown.id:
            await self._until(lambda: (shown.message.edited or 0.0) >= made)
        return answer


@dataclass
class PlayedTable:
    """A table, and its game as the bot's file tells it."""

    sandbox: Sandbox
    file: Path
    place: Place
    computers: int = 0
    turns: int = 0
    _events: list[TableEvent] = field(default_factory=list)
    _game: Game | None = None

    def __post_init__(self) -> None:
        world = self.sandbox.world
        self.people = [
            Player(self.sandbox.person_acts, world.users[one.id], self.sandbox.calls)
            for one in self.place.people
        ]
        for person in self.people:
            person.patience = LONGEST
            person.goes_to(world.channels[self.place.channel_id])

    async def begin(self) -> None:
        """Open the table, sit down, start."""
        opener, *others = self.people
        if self.computers:
            await opener.slash("/solo", opponents=self.computers, level="mason")
        else:
            await opener.slash("/alhambra new")
            for person in others:
                await person.press("Join")
            await opener.press("Start")

    async def play(self, most_turns: int = MOST_TURNS, *, unhurriedly: bool = False) -> None:
        """Play to the end, or so many turns; unhurried people let the bot finish after each step."""
        chance, panel = random.Random(self.place.table_id), None
        self.look()
        while self.game.to_act and self.turns < most_turns:
            seat, turn = self.game.to_act[0], self.turns
            person = self._at(seat)
            if person is None:  # a computer plays
                await self._until(lambda turn=turn: self.turns > turn)
                continue
            await self._until(self._is_posted)
            panel = await self._step(person, seat, chance, panel)
            if unhurriedly:
                await settled(self.file)
            if self.turns > turn or self.game.to_act[:1] != (seat,):
                panel = None

    def look(self) -> None:
        """Read what has happened."""
        with sqlite3.connect(f"{self.file.as_uri()}?mode=ro", uri=True) as db:
            ((table_id,),) = db.execute(
                "SELECT id FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1",
                (self.place.channel_id,),
            )
            rows = db.execute(
                "SELECT body FROM events WHERE table_id = ? AND number > ? ORDER BY number",
                (table_id, len(self._events)),
            ).fetchall()
            people = people_of(db.execute(PEOPLE_OF, (table_id,)))
        new = [from_json(json.loads(body), people) for (body,) in rows]
        self._events += new
        played = [event for event in new if not isinstance(event, LobbyEvent)]
        self._game = _evolved(self._game, played)
        self.turns += sum(isinstance(event, TurnEnded) for event in played)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        assert self._game is not None, "it has begun"
        return self._game

    def _at(self, seat: Seat) -> Person | None:
        seated = lobby.fold([event for event in self._events if concerns_people(event)]).seated
        return next((one for one in self.people if one.id == seated[seat].id), None)

    async def _step(self, person: Person, seat: Seat, chance: random.Random, panel: Answer | None) -> Answer:
        """One action, in the panel that is open or in a new one."""
        action = thrifty(self.game, seat, chance)
        opened = panel or await open_panel(person, action)
        answer = await go_on_in_panel(person, opened, action, briskly=True)
        self.look()
        return answer

    def _is_posted(self) -> bool:
        """Is the post there on which the next player presses?"""
        try:
            buttons = newest_table(self.people[0]).parts(Kind.BUTTON)
        except AssertionError:
            return False
        numbers = [
            one.number
            for part in buttons
            if isinstance(one := read_custom_id(part.get("custom_id") or ""), TableButton)
        ]
        ended = max(at for at, one in enumerate(self._events, start=1) if _ends(one))
        return max(numbers, default=0) >= ended

    async def _until(self, holds: object) -> None:
        assert callable(holds)
        async with asyncio.timeout(LONGEST):
            while not holds():
                await asyncio.sleep(GLANCE)
                self.look()


def _ends(event: TableEvent) -> bool:
    return isinstance(event, LobbyEvent | TurnEnded)


def _evolved(game: Game | None, events: Sequence[Event]) -> Game | None:
    if game is None:
        return fold(events) if events else None
    for event in events:
        game = evolve(game, event)
    return game
