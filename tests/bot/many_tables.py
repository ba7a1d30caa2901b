"""Several tables at once, each with people of its own, who do the same whatever happens meanwhile."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from bot.panel import done_so_far
from engine import EndTurn, Event, Game, Options, Seat, Seed, legal_actions, play, start
from sandbox.people.people import Answer
from sandbox.server import Sandbox
from sandbox.world.default_world import add_guild, everyday_world
from sandbox.world.state import User
from sandbox.world.world import World
from tests.bot.bot_process import BotProcess, until
from tests.bot.forked_bots import SEED
from tests.bot.game_session import UNHURRIED, GameSession
from tests.bot.players import by_buttons, wish
from tests.bot.postgres_databases import NO_ANSWER

PLAYERS = 2


@dataclass
class TableOfMany(GameSession):
    """One of the tables, and what was done at it, as those who did it were told."""

    acknowledged: list[int] = field(default_factory=list)
    """The interactions by which something was done."""

    async def open(self) -> None:
        """Open, sit down and start."""
        opener, *others = self.people
        await opener.slash("/alhambra new")
        for person in others:
            await person.press("Join")
        await opener.press("Start")
        ((found,),) = self.bot.rows(f"SELECT id FROM tables WHERE channel_id = {opener.channel.id}")
        self.turns_to(int(str(found)))

    async def do(self) -> Answer:
        """Once the table is posted, somebody does what they want to do next, and is told that it is done."""
        await self.told()
        answer = await self.step(by_buttons)
        await self.readable()
        if self.bot.rows(f"SELECT 1 FROM events WHERE interaction_id = {answer.interaction.id}"):
            self.acknowledged.append(answer.interaction.id)
        return answer

    async def told(self) -> None:
        """Wait until everything of this table is posted."""
        waiting = f"SELECT 1 FROM outbox WHERE done_at IS NULL AND table_id = {self.table_id}"
        await until(lambda: self._answered(waiting) == [], self.patience)

    async def readable(self) -> None:
        """Wait until the database answers."""
        await until(lambda: self._answered("SELECT 1"), self.patience)

    def _answered(self, sql: str) -> list[tuple[object, ...]] | None:
        """What the database says, if it says anything."""
        with suppress(*NO_ANSWER):
            return self.bot.rows(sql)
        return None

    def check_all(self) -> None:
        """Nothing was lost or doubled, every turn was told once, and everybody holds their own hand."""
        played = self.played()
        meant = uninterrupted(len(self.people), self.seed, played)
        differ = [at for at, both in enumerate(zip(played, meant, strict=False)) if both[0] != both[1]]
        assert not differ, f"event {differ[0]} is {played[differ[0]]} and not {meant[differ[0]]}"
        stored = self.bot.rows(f"SELECT interaction_id FROM events WHERE table_id = {self.table_id}")
        lost = set(self.acknowledged) - {number for (number,) in stored}
        assert not lost, f"{len(lost)} of {len(self.acknowledged)} moves are lost"
        self.check()


def uninterrupted(people: int, seed: int, played: Sequence[Event]) -> list[Event]:
    """The game's events as they come if nothing goes wrong: what people do depends on the position alone.

    But whoever is offered nothing else ends a turn with the tap of its last action, as they did in `played`.
    """
    game, dealt = start(Options(people), Seed(SEED))
    events, before = list(dealt), people + 1
    while game.to_act and len(events) < len(played):
        seat = game.to_act[0]
        done = play(game, seat, wish(game, seat, before + len(events), seed).action)
        if done.events != tuple(played[len(events) :][: len(done.events)]) and may_end(game, seat):
            done = play(game, seat, EndTurn())
        game = done.game
        events += done.events
    return events


def may_end(game: Game, seat: Seat) -> bool:
    """Whether somebody has done something in a turn, and may end it."""
    return bool(done_so_far(game, seat)) and EndTurn() in legal_actions(game, seat)


def world_of(tables: int, shards: int = 1) -> World:
    """A world with a server for each table, on each shard in turn, and with everybody in all of them."""
    world = everyday_world()
    names = [f"player-{table}-{seat}" for table in range(tables) for seat in range(PLAYERS)]
    for name in names:
        user = User(world.snowflakes.next(), name, name.title())
        world.users[user.id] = user
    for table in range(tables):
        add_guild(world, f"Court {table}", [f"table-{table}"], shard=(table % shards, shards))
    return world


def tables_at(sandbox: Sandbox, bot: BotProcess, tables: int, seed: int = 0) -> Sequence[TableOfMany]:
    """The tables of such a world, not yet opened."""
    found = []
    for table in range(tables):
        people = [sandbox.person(f"player-{table}-{seat}", f"table-{table}") for seat in range(PLAYERS)]
        for person in people:
            person.patience = UNHURRIED
        found.append(TableOfMany(sandbox, bot, people, seed + table))
    return found
