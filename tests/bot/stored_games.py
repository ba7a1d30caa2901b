"""Games that were played elsewhere, put into the bot's file as if they had been played here."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.clock import SystemClock
from bot.storage.sql.acts import write_act
from bot.storage.sql.database import Transaction
from bot.table.agreement import Agreement
from bot.table.episodes import history
from bot.table.lobby_events import AgreementChanged, GameStarted, LobbyEvent, Person, SeatTaken, TableOpened
from bot.table.table_state import RecordedAct, StoredTable, happened, recorded_act
from engine import Action, Event, Game, Options, Seat, Seed, legal_actions, play, start
from tests.bot.game_session import GameSession
from tests.engine.players import Chooser, venturesome


class Chance(NamedTuple):
    """A game that has come so far that a seat may do something."""

    events: tuple[Event, ...]
    seat: Seat
    action: Action


def first_chance(
    may: Callable[[Game, Seat, Action], bool],
    modules: tuple[str, ...] = (),
    *,
    players: int = 2,
    choose: Chooser = venturesome,
) -> Chance:
    """The first position of some game in which an action is legal that answers a description."""
    for number in range(1, 10):
        chance = random.Random(number)
        game, happened = start(Options(players, tuple(sorted(modules))), Seed(f"{number:032x}"))
        events = list(happened)
        while game.to_act:
            seat = game.to_act[0]
            for action in legal_actions(game, seat):
                if may(game, seat, action):
                    return Chance(tuple(events), seat, action)
            game, happened = play(game, seat, choose(game, seat, chance))
            events += happened
    raise AssertionError("no game gives that chance")


def seed_game(
    session: GameSession,
    events: Sequence[Event],
    agreement: Agreement | None = None,
    *,
    then: Sequence[LobbyEvent] = (),
) -> None:
    """A table in everybody's channel with a game that has come so far; nothing of it is posted."""
    opener, *others = [Person(person.id, person.user.display) for person in session.people]
    channel = session.people[0].channel
    agreed = () if agreement is None else (AgreementChanged(opener, agreement),)
    lobby: list[LobbyEvent] = [TableOpened(opener), *map(SeatTaken, others), *agreed, GameStarted(opener)]
    happening = (*lobby, *events, *then)
    stored = StoredTable(session.table_id, channel.id, channel.guild_id or 0)
    waits = recorded_act(None, happening, replace(happened(None, happening), stored=stored), 1).waits
    act = RecordedAct(1, happening, (), 1, waits=waits)

    async def write(db: Transaction) -> None:
        await db.execute(
            "INSERT INTO tables (id, channel_id, guild_id) VALUES (?, ?, ?)",
            *(session.table_id, channel.id, channel.guild_id),
        )
        await write_act(db, session.table_id, act, SystemClock().now())

    session.bot.write(write)


async def go_on(session: GameSession, events: Sequence[Event], agreement: Agreement) -> None:
    """Go on with a game that was played elsewhere: it is stored, and the table is posted as it stands."""
    seed_game(session, events, agreement)
    session.unposted = len(history(session.events()))
    await session.people[0].slash("/alhambra show")
    await session.settled()
