"""People at many live tables, who take money and end their turns through the buttons of posts and panels."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from bench.parts.crowd import Place
from bot.panel.steps import Order, ordered
from engine import EndTurn
from sandbox.server import Sandbox
from sandbox.world.components import walk
from sandbox.world.state import Interaction, Json, Message

LONGEST = 120.0
GLANCE = 0.02


@dataclass
class LiveTable:
    """A table as its people see it: its newest post with buttons, and the panel of whoever is to move."""

    place: Place
    post: Message | None = None
    panel: Message | None = None
    ended_at: float | None = None
    """When somebody pressed the button that ends a turn, until the post that follows is there."""

    @property
    def is_ready(self) -> bool:
        """Is there something to press?"""
        return self.post is not None and self.ended_at is None


@dataclass
class Took:
    """Seconds from a press to its acknowledgement, to the screen that answers it, and to the public post."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)


class Live:
    """All tables of a sandbox, and what their people do."""

    def __init__(self, sandbox: Sandbox, places: Sequence[Place]) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._tables = {place.channel_id: LiveTable(place) for place in places}
        self._news = asyncio.Event()
        self._waiting: asyncio.Task[None] | None = None
        self.took = Took()
        self._world.dispatchers.append(self._hear)

    async def all_posted(self) -> None:
        """Wait until every table has its post with buttons, and nobody waits for one."""
        async with asyncio.timeout(LONGEST):
            while not all(table.is_ready for table in self._tables.values()):
                self._news.clear()
                await self._news.wait()

    @property
    def tables(self) -> list[LiveTable]:
        """Every table."""
        return list(self._tables.values())

    async def wave(self, size: int) -> None:
        """So many people at different tables do the next thing at the same moment."""
        async with asyncio.timeout(LONGEST):
            while len(ready := [one for one in self._tables.values() if one.is_ready][:size]) < size:
                self._news.clear()
                await self._news.wait()
        for table in ready:  # whoever waited longest comes first next time
            self._tables[table.place.channel_id] = self._tables.pop(table.place.channel_id)
        await asyncio.gather(*(self.press_next(table) for table in ready))

    async def press_next(self, table: LiveTable) -> None:
        """Press the next button of a turn, and see what comes of it."""
        await self.see(table, self.press(table))

    async def see(self, table: LiveTable, interaction: Interaction) -> None:
        """Wait for the screen that answers what has been pressed just now."""
        began, goes_on = perf_counter(), table.ended_at is None
        await self._sandbox.person_acts.outcome(interaction)
        self.took.acknowledged.append(perf_counter() - began)
        assert not interaction.failed, "an interaction was not answered in time"
        while (shown := self._shown(interaction)) is None:
            await self._glance()
        self.took.shown.append(perf_counter() - began)
        table.panel = shown if goes_on and shown.reader is not None else None

    async def _glance(self) -> None:
        """Wait a little while, together with all others who wait."""
        if self._waiting is None or self._waiting.done():
            self._waiting = asyncio.create_task(asyncio.sleep(GLANCE))
        await asyncio.shield(self._waiting)

    def press(self, table: LiveTable) -> Interaction:
        """Press the next button of a turn: take money, these cards, end the turn."""
        person_acts, panel = self._sandbox.person_acts, table.panel
        if panel is None:
            assert table.post is not None
            (mover,) = table.post.mentions
            return person_acts.press(mover, table.post.id, _find(table.post, ":take"))
        assert panel.reader is not None
        # Whatever ends the turn, else the first thing offered to be done, which is taking money.
        custom_id, chosen, order = max(_orders(panel), key=lambda offer: _ends(offer[2]))
        if _ends(order):
            table.panel, table.ended_at = None, perf_counter()
        if chosen:
            return person_acts.choose(panel.reader, panel.id, custom_id, [chosen])
        return person_acts.press(panel.reader, panel.id, custom_id)

    def _shown(self, interaction: Interaction) -> Message | None:
        """The message that answers, once it is more than "thinking"."""
        message = self._world.messages.get(interaction.original_id or interaction.message_id or 0)
        if message is None or message.is_loading:
            return None
        in_place = interaction.message_id == message.id
        return message if not in_place or (message.edited or 0.0) >= interaction.made else None

    def _hear(self, event: str, payload: Json, guild_id: int | None) -> None:  # noqa: ARG002 (a dispatcher)
        self._news.set()
        table = self._tables.get(int(payload.get("channel_id", 0)))
        if event != "MESSAGE_CREATE" or table is None:
            return
        message = self._world.messages[int(payload["id"])]
        if message.reader is None and _find(message, ":take"):
            assert message.attachments, "a post without its picture"
            if table.ended_at is not None:
                self.took.posted.append(perf_counter() - table.ended_at)
            table.post, table.panel, table.ended_at = message, None, None


def _orders(message: Message) -> Iterator[tuple[str, str, Order]]:
    """What can be done in a panel: the component, the option chosen in it if it is a menu, and the order."""
    for _, part in walk(message.components):
        custom_id = str(part.get("custom_id", ""))
        for chosen in [str(option["value"]) for option in part.get("options", ())] or [""]:
            if order := ordered(chosen or custom_id.rpartition(":")[2]):
                yield custom_id, chosen, order


def _ends(order: Order) -> bool:
    return order.ends or order.action == EndTurn()


def _find(message: Message, ending: str) -> str:
    """The custom_id that ends so."""
    found = (str(part.get("custom_id", "")) for _, part in walk(message.components))
    return next((custom_id for custom_id in found if custom_id.endswith(ending)), "")
