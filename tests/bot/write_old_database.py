"""Wrote tests/data/old_databases/0.1.0.*: python -m tests.bot.write_old_database

Everything goes through the bot's own doors: lobby and seating judge, the engine plays, `Tables` saves.
It ran once, at version 0.1.0. A later version would write a later file.
"""

# ruff: noqa: ARG001, ARG005, B023 (every moment is asked alike; lambdas are used at once)
import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ai import Level
from bot import lobby as lobbies
from bot import seating
from bot.agreement import MODULES, Agreement, Confirming, MemoryAid, Pace
from bot.commands.solo import begun
from bot.commands.table import started
from bot.database import Database
from bot.dues import DueKind
from bot.lobby import LobbyEvent, Person, TableOpened
from bot.mishaps import next_seed
from bot.post_store import PostStore
from bot.store import Store
from bot.table_events import TableEvent
from bot.tables import Table, Tables
from engine import (
    Action,
    Event,
    Game,
    Phase,
    Seat,
    Seed,
    UndoStep,
    UndoTurn,
    play,
    start,
)
from engine.events import StepUndone, TileBought, TurnEnded, TurnUndone
from engine.modules.certificates import Stored
from engine.modules.falconers import FalconBought
from engine.modules.portals import PortalBought, PortalPlaced
from engine.modules.sites import SiteBought, SiteCompleted, TokenKept, TokensDrawn
from tests.bot.test_old_databases import FOLDER, described, described_item
from tests.engine.players import Chooser, hasty, thrifty, venturesome

VERSION: Final = "0.1.0"
SERVER: Final = 1_301_400_000_000_000_000
CHANNELS: Final = 1_401_000_000_000_000_000
INTERACTIONS: Final = 1_402_000_000_000_000_000
MESSAGES: Final = 1_403_000_000_000_000_000
NAMES: Final = ("Ana", "Ben O'Hara", "Ğül @everyone", 'Dora "D"', "Emil 🏰", "Fay_*bold*", "Gus", "Hana")
PEOPLE: Final = tuple(Person(200_000_000_000_000_000 + 7_919 * n, name) for n, name in enumerate(NAMES, 1))
ANA, BEN, GUL, DORA, EMIL, FAY, GUS, HANA = PEOPLE
GARDENER, MASON, VIZIER = (Person(-1, "", level) for level in Level)
"""Any computer player of a level; seating gives it a number and a name."""
ALL_FOUR: Final = MODULES

Holds = Callable[[Game, list[Event]], bool]
"""Has a game come to the moment that is wanted?"""


class Scribe:
    """Lets things happen at tables, and remembers what they show."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.posts = PostStore(store.database)
        self.tables = Tables(store)
        self.chance = random.Random(10)
        self.shows: dict[int, str] = {}
        self.interactions: dict[int, list[int]] = {}
        self.hands: dict[tuple[int, int], tuple[int, int]] = {}
        self.counts: Counter[str] = Counter()

    def next(self, what: int) -> int:
        """A number like those of Discord, never given twice."""
        self.counts[str(what)] += 1
        return what + self.counts[str(what)] * 4_194_304

    async def opens(
        self, shows: str, events: Sequence[TableEvent], channel: int = 0, guild: int = SERVER
    ) -> Table:
        cause = self.next(INTERACTIONS)
        table = await self.tables.open(channel or self.next(CHANNELS), guild, events, cause)
        assert table is not None
        self.shows[table.stored.id] = shows
        self.interactions[table.stored.id] = [cause]
        return table

    async def act(self, table: Table, act: Callable[[Table], Sequence[TableEvent] | LobbyEvent]) -> Table:
        """Something that a person does."""
        cause = self.next(INTERACTIONS)

        def events(now: Table) -> Sequence[TableEvent]:
            done = act(now)
            return (done,) if isinstance(done, LobbyEvent) else done

        after = await self.tables.act(table.stored.id, events, cause)
        self.interactions[table.stored.id][1:] = [cause]
        return after

    async def sits(
        self,
        shows: str,
        people: Sequence[Person],
        agreement: Agreement | None = None,
        seed: Seed | None = None,
    ) -> Table:
        """A table at which these people have begun a game; those with ids below 0 are computers."""
        opener, *others = people
        table = await self.opens(shows, (TableOpened(opener),))
        for one in others:
            if one.level is not None:
                level = one.level
                table = await self.act(
                    table,
                    lambda now: seating.seat_computer(now.lobby, opener, level, manages=False),
                )
            else:
                table = await self.act(table, lambda now: seating.sit_down(now.lobby, one))
        if agreement is not None:
            table = await self.act(
                table, lambda now: lobbies.agree(now.lobby, opener, agreement, manages=False)
            )
        return await self.act(table, lambda now: begins(now, opener, seed))

    async def step(self, table: Table, choose: Chooser) -> Table:
        """One action of a person, or the whole turn of a computer."""
        game = table.game
        assert game is not None
        seat = game.to_act[0]
        if table.lobby.players[seat].level is not None:
            turn = whole_turn(game, seat, choose, self.chance)
            return await self.tables.act(table.stored.id, lambda _: turn, table.own_cause)
        action = choose(game, seat, self.chance)
        return await self.act(table, lambda _: play(game, seat, action).events)

    async def does(self, table: Table, action: Action, seat: Seat | None = None) -> Table:
        """One action of whoever is to act."""
        game = table.game
        assert game is not None
        return await self.act(
            table, lambda _: play(game, game.to_act[0] if seat is None else seat, action).events
        )

    async def plays_until(self, table: Table, holds: Holds, choose: Chooser = thrifty) -> Table:
        """Play on until a moment has come."""
        done = await self.tables.game_events(table.stored.id)
        while table.game is not None and not holds(table.game, done):
            assert table.is_open, self.shows[table.stored.id]
            table = await self.step(table, choose)
            done = await self.tables.game_events(table.stored.id)
        return table

    async def posts_all(self, table: Table, but_last: int = 0) -> None:
        """What is due at a table was posted, the last of it perhaps not yet."""
        items = await self.posts.to_post(table.stored.channel_id)
        for item in items[: len(items) - but_last]:
            if item.kind is DueKind.HAND:
                assert item.user_id is not None
                key = (table.stored.id, item.user_id)
                if key not in self.hands:
                    self.hands[key] = (self.next(CHANNELS), self.next(MESSAGES))
                    await self.posts.keep_hand(*key, *self.hands[key])
                await self.posts.done([item.id])
            elif item.kind is DueKind.REFRESH:
                await self.posts.refreshed(table.stored.id, item.number)
            else:
                await self.posts.done([item.id], self.next(MESSAGES))


def begins(table: Table, who: Person, seed: Seed | None) -> Sequence[TableEvent]:
    """The beginning of a game, with a known seed or a fresh one."""
    seed = seed or next_seed()
    return lobbies.start(table.lobby, who, manages=False), *start(table.lobby.game_options(), seed).events


def whole_turn(game: Game, seat: Seat, choose: Chooser, chance: random.Random) -> list[TableEvent]:
    """What a computer does until it has confirmed its turn."""
    done: list[TableEvent] = []
    while not any(isinstance(event, TurnEnded) for event in done):
        game, events = play(game, seat, choose(game, seat, chance))
        done += events
    return done


# Moments


def later(turn: int, holds: Holds = lambda *_: True) -> Holds:
    """Not before some turns have been played."""
    return lambda game, done: (game.turn >= turn or game.phase is not Phase.TURN) and holds(game, done)


def fresh_turn(game: Game, done: list[Event]) -> bool:
    """A turn has begun, and nothing was done in it."""
    return not game.steps and game.phase is Phase.TURN


def aside(game: Game, done: list[Event]) -> bool:
    """Something lies aside that was bought in this turn."""
    return game.phase is Phase.TURN and any(player.aside for player in game.players)


def paid_exactly(game: Game, done: list[Event]) -> bool:
    """A tile was paid exactly, and everything else in the turn is still to be done."""
    return bool(game.steps) and isinstance(game.steps[-1], TileBought) and game.steps[-1].paid_exactly


def ended_with(kinds: type | tuple[type, ...]) -> Holds:
    """The last thing that happened is of some kind."""
    return lambda game, done: isinstance(done[-1], kinds)


def happened(*kinds: type) -> Holds:
    """Things of all these kinds have happened, and a turn has just begun."""
    return lambda game, done: (
        fresh_turn(game, done) and all(any(isinstance(event, kind) for event in done) for kind in kinds)
    )


def several_last_tiles(game: Game, done: list[Event]) -> bool:
    """Several place their last tiles at the same time."""
    return game.phase is Phase.LAST_TILES and len(game.to_act) > 1


def over(game: Game, done: list[Event]) -> bool:
    """The game is over."""
    return game.phase is Phase.OVER


def seed_for(players: int, modules: tuple[str, ...], choose: Chooser, holds: Holds, soon: int) -> Seed:
    """A game that comes to a moment soon, if it is played by whoever chooses like this."""
    for number in range(1000):
        chance = random.Random(10)
        seed = Seed(f"{number:032x}")
        options = lobbies.Lobby(ANA, PEOPLE[:players], Agreement(modules=modules)).game_options()
        game, dealt = start(options, seed)
        done = list(dealt)
        while game.to_act and game.turn <= soon and not holds(game, done):
            game, events = play(game, game.to_act[0], choose(game, game.to_act[0], chance))
            done += events
        if holds(game, done):
            return seed
    raise LookupError(players, modules)


# Tables


async def lobby_tables(scribe: Scribe) -> None:
    """Tables at which no game has begun, and closed ones."""
    table = await scribe.opens("an open lobby: people, computers, options, modules", (TableOpened(ANA),))
    for one in (BEN, GUL, DORA):
        table = await scribe.act(table, lambda now: seating.sit_down(now.lobby, one))
    table = await scribe.act(table, lambda now: seating.get_up(now.lobby, DORA))
    for level in Level:
        table = await scribe.act(
            table, lambda now: seating.seat_computer(now.lobby, ANA, level, manages=False)
        )
    mason = next(one.id for one in table.lobby.seated if one.level is Level.MASON)
    table = await scribe.act(
        table, lambda now: seating.dismiss_computer(now.lobby, ANA, mason, manages=False)
    )
    agreement = Agreement("de", Pace.THREE_DAYS, MemoryAid.LEDGER, Confirming.BY_ITSELF, BEN.id, hints=False)
    for agreed in (
        Agreement(modules=ALL_FOUR),
        agreement.switched("portals", on=True).switched("falconers", on=True),
    ):
        table = await scribe.act(table, lambda now: lobbies.agree(now.lobby, HANA, agreed, manages=True))
    await scribe.posts_all(table, but_last=1)

    table = await scribe.opens("an open lobby that its opener has left", (TableOpened(EMIL),))
    table = await scribe.act(table, lambda now: seating.sit_down(now.lobby, FAY))
    table = await scribe.act(table, lambda now: seating.get_up(now.lobby, EMIL))
    await scribe.posts_all(table)

    table = await scribe.opens("a closed lobby", (TableOpened(BEN),))
    table = await scribe.act(table, lambda now: seating.sit_down(now.lobby, ANA))
    table = await scribe.act(table, lambda now: lobbies.close(now.lobby, BEN, manages=False))
    await scribe.posts_all(table)

    table = await scribe.opens("a lobby whose channel was deleted", (TableOpened(GUS),))
    await scribe.tables.close_lost(table.stored.channel_id)
    for item in await scribe.posts.to_post(table.stored.channel_id):
        await scribe.posts.done([item.id], problem="404 Not Found (error code: 10003): Unknown Channel")

    table = await scribe.sits("a closed game", (ANA, BEN, GUL))
    table = await scribe.plays_until(table, later(6, aside))
    table = await scribe.act(table, lambda now: lobbies.close(now.lobby, HANA, manages=True))
    await scribe.posts_all(table, but_last=1)


async def games(scribe: Scribe) -> None:
    """Games in every phase, for two players to six, without modules, with each and with all."""
    wanted: tuple[tuple[str, int, tuple[str, ...], Holds], ...] = (
        ("Dirk plays too, a tile lies aside", 2, (), later(8, aside)),
        ("a turn begins", 3, (), later(10, fresh_turn)),
        ("paid exactly", 4, (), later(8, paid_exactly)),
        ("the first turn", 6, (), fresh_turn),
        ("a falcon was just bought", 3, ("falconers",), later(5, ended_with(FalconBought))),
        ("a portal was bought and is not placed", 4, ("portals",), later(5, ended_with(PortalBought))),
        ("a portal was placed, the turn goes on", 3, ("portals",), later(9, ended_with(PortalPlaced))),
        ("a token is to be chosen", 5, ("building_sites",), later(7, ended_with(TokensDrawn))),
        ("a site was just completed", 3, ("building_sites",), later(7, ended_with(SiteCompleted))),
        ("a change is stored, the turn goes on", 2, ("certificates",), later(5, ended_with(Stored))),
        ("all modules, a turn begins", 3, ALL_FOUR, later(12, fresh_turn)),
        ("all modules, a tile lies aside", 6, ALL_FOUR, later(9, aside)),
        (
            "all modules, each was used",
            4,
            ALL_FOUR,
            happened(FalconBought, PortalPlaced, SiteBought, TokenKept, Stored),
        ),
        ("all modules and Dirk, paid exactly", 2, ALL_FOUR, later(7, paid_exactly)),
    )
    for number, (shows, players, modules, holds) in enumerate(wanted):
        people = tuple(PEOPLE[(number + at) % len(PEOPLE)] for at in range(players))
        agreement = Agreement(modules=modules) if modules else None
        choose = venturesome if modules else thrifty
        seed = seed_for(players, modules, choose, holds, soon=25)
        scribe.chance = random.Random(10)
        table = await scribe.sits(f"{players} players: {shows}", people, agreement, seed)
        table = await scribe.plays_until(table, holds, choose)
        await scribe.posts_all(table, but_last=number % 4)


async def undone(scribe: Scribe) -> None:
    """Games in which something was taken back."""
    for number, modules in enumerate(((), ALL_FOUR)):
        with_modules = ", all modules" if modules else ""
        table = await scribe.sits(
            f"5 players: steps and a turn were taken back, others not{with_modules}",
            PEOPLE[number : number + 5],
            Agreement(confirming=Confirming.BY_ITSELF, modules=modules),
            Seed("5" * 32),
        )
        table = await scribe.plays_until(table, later(7, paid_exactly))
        table = await scribe.does(table, UndoStep())
        table = await scribe.step(table, hasty)
        table = await scribe.step(table, hasty)
        table = await scribe.does(table, UndoTurn())
        table = await scribe.plays_until(table, paid_exactly)
        table = await scribe.step(table, hasty)
        table = await scribe.does(table, UndoStep())
        assert table.game is not None
        assert table.game.steps
        done = await scribe.tables.game_events(table.stored.id)
        assert {StepUndone, TurnUndone} <= {type(event) for event in done}
        await scribe.posts_all(table)


async def endings(scribe: Scribe) -> None:
    """Games in which the last tiles are being placed."""
    wanted: tuple[tuple[str, tuple[str, ...], Sequence[Person]], ...] = (
        ("6 players, 3 of them computers", (), (ANA, MASON, BEN, VIZIER, GUL, GARDENER)),
        ("3 players, building sites", ("building_sites",), PEOPLE[2:5]),
        ("5 players, 3 of them computers, all modules", ALL_FOUR, (HANA, GARDENER, MASON, EMIL, VIZIER)),
    )
    soon = 100
    for shows, modules, people in wanted:
        choose = venturesome if modules else thrifty
        seed = seed_for(len(people), modules, choose, several_last_tiles, soon)
        scribe.chance = random.Random(10)
        table = await scribe.sits(
            f"several place last tiles: {shows}", people, Agreement(modules=modules), seed
        )
        table = await scribe.plays_until(table, several_last_tiles, choose)
        assert table.game is not None
        players = table.lobby.players
        own = [seat for seat in table.game.to_act if players[seat].level is None]
        if own:  # a person is in the middle of it
            action = choose(table.game, own[-1], scribe.chance)
            table = await scribe.does(table, action, own[-1])
        await scribe.posts_all(table)


async def seats(scribe: Scribe) -> None:
    """Seats that people leave, come back to and take over."""
    three = (ANA, BEN, GUL)
    call = seating.call_stand_in

    async def begun_at(shows: str, people: Sequence[Person] = three, **agreed: Any) -> Table:
        table = await scribe.sits(shows, people, Agreement(**agreed))
        return await scribe.plays_until(table, later(4, fresh_turn))

    async def leaves(table: Table, who: Person, level: Level | None = None) -> Table:
        return await scribe.act(table, lambda now: seating.get_up(now.lobby, who, level))

    async def joins(table: Table, who: Person) -> Table:
        return await scribe.act(table, lambda now: seating.sit_down(now.lobby, who))

    table = await begun_at("somebody has left, and nobody plays there")
    await scribe.posts_all(await leaves(table, BEN))

    table = await leaves(await begun_at("somebody has left, and a computer plays there"), ANA, Level.GARDENER)
    await scribe.posts_all(await scribe.plays_until(table, later(6, fresh_turn)))

    table = await leaves(await begun_at("two have left, one of them to a computer called by the third"), BEN)
    table = await leaves(table, GUL)
    table = await scribe.act(table, lambda now: call(now.lobby, ANA, Seat(2), Level.MASON, manages=False))
    await scribe.posts_all(table, but_last=1)

    table = await begun_at("a computer plays for somebody who is overdue", pace=Pace.DAY)
    await scribe.posts_all(table)
    assert table.game is not None
    late = table.game.to_act
    other = next(one for seat, one in enumerate(three) if seat not in late)
    table = await scribe.act(
        table, lambda now: call(now.lobby, other, late[0], Level.VIZIER, manages=False, overdue=late)
    )
    await scribe.posts_all(table)

    table = await begun_at("overdue, and back again", pace=Pace.WEEK, language="pl")
    assert table.game is not None
    late, back = table.game.to_act, three[table.game.to_act[0]]
    table = await scribe.act(
        table, lambda now: call(now.lobby, HANA, late[0], Level.MASON, manages=True, overdue=late)
    )
    table = await scribe.plays_until(table, lambda game, _: game.to_act != late)
    await scribe.posts_all(await joins(table, back))

    table = await leaves(await begun_at("somebody else has taken a seat that was left"), BEN)
    table = await joins(table, DORA)
    await scribe.posts_all(await scribe.plays_until(table, later(7, aside)))

    table = await leaves(await begun_at("somebody else has taken a seat from a computer"), GUL, Level.MASON)
    table = await joins(table, EMIL)
    await scribe.posts_all(await scribe.plays_until(table, later(6, fresh_turn)), but_last=2)

    table = await leaves(await begun_at("somebody has left and come back under another name"), ANA)
    table = await joins(table, replace(ANA, name="Ana the Builder"))
    await scribe.posts_all(table)

    table = await leaves(await begun_at("a seat was taken over, its first owner sits elsewhere"), BEN)
    table = await joins(table, FAY)
    table = await leaves(table, GUL, Level.GARDENER)
    table = await joins(table, BEN)
    await scribe.posts_all(await scribe.plays_until(table, later(9, fresh_turn)))

    table = await leaves(await begun_at("a seat was taken over and left again"), BEN)
    table = await leaves(await joins(table, GUS), GUS)
    await scribe.posts_all(table)

    table = await leaves(await begun_at("everybody has left", (ANA, BEN)), ANA, Level.VIZIER)
    await scribe.posts_all(await leaves(table, BEN))


async def computers(scribe: Scribe) -> None:
    """Tables with computer players, in DMs and in servers, and rematches."""
    table = await scribe.sits("people and computers", (HANA, GARDENER, BEN, MASON))
    await scribe.posts_all(await scribe.plays_until(table, later(9, fresh_turn)))

    events: list[LobbyEvent] = [TableOpened(DORA)]
    events += seating.get_up(lobbies.fold(events), DORA)
    for level in Level:
        events.append(seating.seat_computer(lobbies.fold(events), DORA, level, manages=False))
    table = await scribe.opens("only computers play", events)
    table = await scribe.act(table, lambda now: started(now.lobby, DORA, manages=False))
    table = await scribe.plays_until(table, later(8, fresh_turn))
    await scribe.posts_all(table)

    dm = scribe.next(CHANNELS)
    alone = begun(EMIL, (Level.GARDENER,), Agreement("es"))
    table = await scribe.opens("over, in a DM, with Dirk", alone, dm, 0)
    table = await scribe.plays_until(table, over)
    await scribe.posts_all(table)
    again = seating.play_again(table.lobby, EMIL)
    begins_again = started(lobbies.fold(again), EMIL, manages=False)
    table = await scribe.opens("a rematch in a DM", (*again, *begins_again), dm, 0)
    await scribe.posts_all(await scribe.plays_until(table, later(4, fresh_turn)))

    table = await scribe.opens(
        "in a DM, it is a computer's turn",
        begun(FAY, (Level.VIZIER,), Agreement(modules=ALL_FOUR)),
        scribe.next(CHANNELS),
        0,
    )
    await scribe.posts_all(
        await scribe.plays_until(table, later(5, lambda game, done: game.to_act[0] == 1), venturesome)
    )

    table = await scribe.sits(
        "over, all modules, somebody had left",
        (ANA, BEN, GUL, GARDENER),
        Agreement(modules=ALL_FOUR, hints=False),
    )
    table = await scribe.plays_until(table, later(20, fresh_turn), venturesome)
    table = await scribe.act(table, lambda now: seating.get_up(now.lobby, BEN, Level.MASON))
    table = await scribe.plays_until(table, over, venturesome)
    await scribe.posts_all(table)
    rematch = seating.play_again(table.lobby, GUL)
    await scribe.posts_all(await scribe.opens("a rematch's lobby", rematch, table.stored.channel_id))


async def the_rest(scribe: Scribe) -> dict[str, Any]:
    """Reach, posts asked for again, reports and notes."""
    await scribe.posts.change_reach(ANA.id, toured=True)
    await scribe.posts.change_reach(BEN.id, closed=True, told=True)
    await scribe.posts.change_reach(GUL.id, language="de", closed=True)
    await scribe.posts.change_reach(DORA.id, wants_dms=False, language="pl", toured=True)
    running = await scribe.tables.by_id(7)
    assert running is not None
    await scribe.posts.ask_for_table(running.stored, running.number, scribe.next(INTERACTIONS))
    await scribe.posts.ask_for_hands(HANA.id, scribe.next(INTERACTIONS))
    reports = [
        (BEN.id, SERVER, 'The picture was late.\n"Very" late…', scribe.next(INTERACTIONS)),
        (EMIL.id, None, "¡Gracias! 🏰", scribe.next(INTERACTIONS)),
    ]
    for report in reports:
        await scribe.store.add_report(*report)
    notes = {"commands": "0123456789abcdef"}
    for name, value in notes.items():
        await scribe.store.write_note(name, value)
    return {
        "to post": [described_item(item) for item in await scribe.posts.to_post()],
        "posts": {
            table: [post.message_id for post in await scribe.posts.posts_of(table, 3)]
            for table in scribe.shows
        },
        "people": {one.id: await reach(scribe, one) for one in PEOPLE},
        "hands": [[*key, *where] for key, where in scribe.hands.items()],
        "reports": reports,
        "notes": notes,
    }


async def reach(scribe: Scribe, one: Person) -> dict[str, Any]:
    """How somebody is spoken to."""
    found = await scribe.posts.reach(one.id)
    return {
        "wants DMs": found.wants_dms,
        "closed": found.closed,
        "told": found.told,
        "language": found.language,
        "toured": found.toured,
    }


async def write(path: Path) -> None:
    """Write the database, and what it holds beside it."""
    path.unlink(missing_ok=True)
    database = await Database.open(path)
    scribe = Scribe(Store(database))
    for chapter in (lobby_tables, games, undone, endings, seats, computers):
        await chapter(scribe)
    rest = await the_rest(scribe)
    fresh = Tables(scribe.store)
    tables = {
        table: {
            "shows": shows,
            "interactions": sorted(set(scribe.interactions[table])),
            "holds": await described(fresh, table),
        }
        for table, shows in scribe.shows.items()
    }
    await database._connection.execute("VACUUM")
    await scribe.store.close()
    text = json.dumps({"tables": tables, **rest}, indent=1, ensure_ascii=False)
    path.with_name(f"{VERSION}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write(FOLDER / f"{VERSION}.sqlite3"))
