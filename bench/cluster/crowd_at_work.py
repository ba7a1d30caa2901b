"""People at many tables who press on and on, whatever becomes of the bots meanwhile."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from bench.cluster.processes import Bots, second_answers
from bench.parts.live import Live, LiveTable
from sandbox.acts.registered_commands import CannotAct
from sandbox.people.seen_message import SeenMessage
from sandbox.world.state import Interaction

PATIENCE = 20.0
"""Seconds until somebody presses again who sees that nothing happens, unless they are less patient."""
LOOK_EVERY = 1.0
DISCORD_WAITS = 3.0
RESTARTING, MOVED_ON = "I’m restarting", "has moved on"


@dataclass
class Pressed:
    """What somebody pressed, and when they saw what came of it; never, if nothing did."""

    channel_id: int
    began: float
    interaction: Interaction
    is_move: bool
    shown: float | None = None


@dataclass
class CrowdAtWork:
    """A task for each table, whose people press the next button as soon as they see it."""

    live: Live
    bots: Bots
    patience: float = PATIENCE
    pressed: list[Pressed] = field(default_factory=list)
    second_answers: int = 0
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _ending: asyncio.Event = field(default_factory=asyncio.Event)

    def begin(self, first: int, tables: int) -> None:
        """Let the people of some tables begin. After forty turns each, all money is in their hands."""
        some = self.live.tables[first : first + tables]
        self._tasks = [asyncio.create_task(self._press_on(table)) for table in some]
        self._tasks.append(asyncio.create_task(self._look()))

    async def presses(self, number: int) -> None:
        """Wait until so many buttons have been pressed."""
        while len(self.pressed) < number:
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        """Let everybody see what came of their last press."""
        self._ending.set()
        await asyncio.gather(*self._tasks)

    def turns(self) -> int:
        """How many turns have ended and been posted."""
        return len(self.live.took.posted)

    def unanswered(self) -> int:
        """How many presses Discord gave up waiting for."""
        return sum(one.interaction.failed for one in self.pressed)

    def told(self) -> str:
        """What became of the presses."""
        return (
            f"of {len(self.pressed)} presses unanswered {self.unanswered()}, later than Discord waits"
            f" {self.late()}, told of a restart {self.turned_away()}, answered twice {self.second_answers}"
        )

    def late(self) -> int:
        """How many were first answered later than Discord waits."""
        waited = [(one.interaction.answered or 0.0) - one.interaction.made for one in self.pressed]
        return sum(seconds > DISCORD_WAITS for seconds in waited)

    def turned_away(self) -> int:
        """How many were told that the bot restarts."""
        return sum(RESTARTING in self._answer(one) for one in self.pressed)

    async def lost(self) -> int:
        """How many moves were shown as done and are not stored."""
        done = [one for one in self.pressed if one.is_move and one.shown is not None]
        stored = {row[0] for row in await self.bots.rows(STORED, [one.interaction.id for one in done])}
        missing = [self._answer(one) for one in done if one.interaction.id not in stored]
        return sum(not any(words in answer for words in (RESTARTING, MOVED_ON)) for answer in missing)

    def _answer(self, one: Pressed) -> str:
        world = self.bots.sandbox.world
        message = world.messages.get(one.interaction.original_id or 0)
        return "" if message is None else SeenMessage(world, message).text

    async def _press_on(self, table: LiveTable) -> None:
        while not self._ending.is_set():
            if table.is_ready:
                with suppress(CannotAct, ValueError):  # what was there to press has gone, or leads nowhere
                    await self._press(table)
                    continue
            table.panel = None
            await asyncio.sleep(0.02)

    async def _press(self, table: LiveTable) -> None:
        is_move, began = table.panel is not None, perf_counter()
        interaction = self.live.press(table)
        one = Pressed(table.place.channel_id, began, interaction, is_move)
        self.pressed.append(one)
        try:
            await asyncio.wait_for(self.live.see(table, interaction), self.patience)
            one.shown = perf_counter()
        except (AssertionError, TimeoutError):
            table.panel = table.ended_at = None

    async def _look(self) -> None:
        look = second_answers(self.bots.sandbox)
        while not self._ending.is_set():
            await asyncio.sleep(LOOK_EVERY)
            self.second_answers = look()


STORED: Final = "SELECT DISTINCT interaction_id FROM events WHERE interaction_id = ANY($1::bigint[])"
