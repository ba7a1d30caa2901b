"""Small games at a pace, for tests of what is due between turns."""

import random
from typing import Final

from bot.storage.tables import Tables
from bot.table.agreement import Agreement, OnVacation, Pace, WhenLate
from bot.table.lobby_events import AgreementChanged, GameStarted, Person, SeatTaken, TableOpened
from bot.table.table_events import TableEvent
from bot.table.table_state import Table
from engine import Options, Seed, draw_action, play, start
from engine.transitions.events import TurnEnded

ANA: Final = Person(1, "Ana")
BEN: Final = Person(2, "Ben")
CHANNEL: Final = 100
GUILD: Final = 200


async def deal(
    tables: Tables,
    pace: Pace = Pace.DAY,
    when_late: WhenLate = WhenLate.ONE_TURN,
    on_vacation: OnVacation = OnVacation.WAIT,
    *,
    channel_id: int = CHANNEL,
    people: tuple[Person, Person] = (ANA, BEN),
) -> Table:
    """A game of two that has just been dealt."""
    first, second = people
    agreed = AgreementChanged(first, Agreement(pace=pace, when_late=when_late, on_vacation=on_vacation))
    dealt = start(Options(2), Seed("ab" * 16)).events
    events = (TableOpened(first), SeatTaken(second), agreed, GameStarted(first), *dealt)
    table = await tables.open(channel_id, GUILD, events, 11 + channel_id)
    assert table is not None
    return table


async def play_turn(tables: Tables, table: Table, cause: int) -> Table:
    """Whoever is to act plays a turn in one act."""

    def act(now: Table) -> list[TableEvent]:
        assert now.game is not None
        game, done, rng = now.game, list[TableEvent](), random.Random(cause)
        seat = game.to_act[0]
        while not any(isinstance(event, TurnEnded) for event in done):
            game, events = play(game, seat, draw_action(game, seat, rng.randrange))
            done += events
        return done

    return await tables.act(table.stored.id, act, cause)


def awaited(table: Table) -> int:
    """The one person for whom a table waits."""
    (user_id,) = table.people_to_act
    return user_id
