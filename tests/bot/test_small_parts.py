"""The small pure parts of the bot: the lobby, names, log lines."""

import asyncio
import io
import json
import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from ai import Level
from bot.delivery.dm_test_picture import SIZE, star_picture
from bot.language.escaping import safe
from bot.locks import Locks
from bot.message.messages import Menu
from bot.panel.parts import LONGEST_BUTTON
from bot.public.lobby_post import options_message
from bot.public.seating_menus import stand_in_message
from bot.table.agreement import Agreement, Confirming, MemoryAid, Pace
from bot.table.closing import close
from bot.table.lobby import SEATS, Lobby, fold
from bot.table.lobby_events import (
    AgreementChanged,
    ComputerDismissed,
    ComputerSeated,
    EndAgreed,
    EndDeclined,
    EndProposed,
    GamePaused,
    GameResumed,
    GameStarted,
    LobbyEvent,
    Person,
    PlayerRemoved,
    Question,
    SeatFreed,
    SeatLeft,
    SeatTaken,
    StandInCalled,
    TableClosed,
    TableOpened,
    TableReopened,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.seating import get_up, sit_down
from bot.table.table_events import TableEvent, from_json, identity, to_json
from engine import Options, Seat, Seed, start
from tests.bot.contexts import context

if TYPE_CHECKING:
    from collections.abc import Callable

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
ZAHRA = Person(-1, "Zahra", Level.GARDENER)
PEOPLE = {1: ANA, 2: BEN, 3: ZAHRA}


def test_a_lobby_folds_from_its_events() -> None:
    lobby = fold([TableOpened(ANA), SeatTaken(BEN), SeatLeft(ANA)])
    assert lobby == Lobby(ANA, (BEN,))
    assert fold([TableOpened(ANA), TableClosed(ANA)]).closed
    with pytest.raises(ValueError, match="opened first"):
        fold([SeatTaken(BEN)])


def test_a_seat_freed_in_a_game_stays_empty_until_somebody_takes_it() -> None:
    begun: list[LobbyEvent] = [TableOpened(ANA), SeatTaken(BEN), GameStarted(ANA), SeatFreed(ANA)]
    assert fold(begun).seat_of(ANA.id) is None
    assert fold(begun).seat_of(BEN.id) == 1
    chloe = Person(3, "Chloé")
    assert fold([*begun, SeatTaken(chloe, Seat(0))]).seated == (chloe, BEN)


OTHERWISE = Agreement("pl", Pace.DAY, MemoryAid.LEDGER, Confirming.BY_ITSELF, BEN.id)


@pytest.mark.parametrize(
    "event",
    [
        TableOpened(ANA),
        SeatTaken(BEN),
        SeatTaken(BEN, Seat(1)),
        SeatLeft(BEN),
        SeatFreed(BEN),
        PlayerRemoved(ANA, BEN),
        TableReopened(ANA),
        EndProposed(ANA),
        EndAgreed(BEN),
        EndDeclined(BEN),
        AgreementChanged(ANA, Agreement()),
        AgreementChanged(ANA, OTHERWISE),
        GameStarted(ANA),
        TableClosed(ANA),
        AgreementChanged(ANA, Agreement(hints=False)),
        ComputerSeated(ANA, ZAHRA),
        ComputerDismissed(ANA, ZAHRA),
        StandInCalled(ANA, Seat(1), Level.MASON),
        VoteOpened(ANA, Question.GIVE_SEAT, 1000, seat=Seat(1)),
        VoteOpened(ANA, Question.AGREEMENT, 1000, agreement=OTHERWISE),
        VoteOpened(ANA, Question.PAUSE, 1000, until=2000),
        VoteCast(BEN, False),
        VoteEnded(ANA, True),
        GamePaused(ANA, 2000),
        GameResumed(BEN),
        *start(Options(2), Seed("0" * 32)).events,
    ],
    ids=lambda event: type(event).__name__,
)
def test_events_of_a_table_round_trip(event: TableEvent) -> None:
    numbers = {identity(person): number for number, person in PEOPLE.items()}
    stored = json.dumps(to_json(event, numbers))
    assert from_json(json.loads(stored), PEOPLE) == event


def test_a_stored_event_holds_neither_ids_nor_names() -> None:
    agreement = Agreement(youngest=BEN.id)
    stored = to_json(AgreementChanged(ANA, agreement), {identity(ANA): 4, identity(BEN): 5})
    assert stored["by"] == 4
    assert stored["agreement"]["youngest"] == 5


def test_an_event_of_people_who_are_not_known_any_more_still_tells_them_apart() -> None:
    ana, ben = (from_json({"v": 2, "event": "SeatTaken", "by": number}, {}) for number in (1, 2))
    assert isinstance(ana, SeatTaken)
    assert isinstance(ben, SeatTaken)
    assert ana.by.id != ben.by.id
    assert not ana.by.is_imagined


def test_events_stored_before_there_were_modules_mean_the_same() -> None:
    agreed = {"language": "en", "pace": "live", "memory_aid": "off", "confirming": "ask", "youngest": None}
    old = {"v": 2, "event": "AgreementChanged", "by": 1, "agreement": agreed}
    assert from_json(old, PEOPLE) == AgreementChanged(ANA, Agreement())


def test_a_lobby_refuses_with_a_reason() -> None:
    full = Lobby(ANA, tuple(Person(number, "x") for number in range(SEATS)))
    refused_acts: list[tuple[Callable[[], object], LobbyReason]] = [
        (lambda: sit_down(full, Person(99, "Z")), LobbyReason.FULL),
        (lambda: sit_down(full, Person(3, "x")), LobbyReason.ALREADY_SEATED),
        (lambda: get_up(full, Person(99, "Z"), Level.MASON), LobbyReason.NOT_SEATED),
        (lambda: close(full, BEN, manages=False), LobbyReason.NOT_YOURS),
    ]
    for act, reason in refused_acts:
        with pytest.raises(LobbyRefusal) as refused:
            act()
        assert refused.value.reason is reason
    assert close(full, BEN, manages=True) == TableClosed(BEN)


@given(st.text(max_size=60))
def test_a_name_never_pings_or_formats(name: str) -> None:
    shown = safe(name)
    assert "@everyone" not in shown
    assert not re.search(r"(?<!\\)<", shown), "no mention, time or emoji comes alive"
    assert not any(letter in shown.replace("@\u200b", "") for letter in "\u202e\u2066\u200f")
    assert "\n" not in shown
    assert shown


def test_names_on_buttons_and_in_menus_stand_there_as_they_were_chosen() -> None:
    table = context(2, ("Ana", "m_a_x"))
    asked = stand_in_message(table, (Seat(1),))
    assert [row[0].label for row in asked.rows if isinstance(row, tuple)] == ["Mason for m_a_x"]
    menus = options_message(table, Lobby(table.people[0], table.people)).rows
    labels = [option.label for menu in menus if isinstance(menu, Menu) for option in menu.options]
    assert any(label.endswith("m_a_x") for label in labels)
    assert table.name(Seat(1)) == r"m\_a\_x"


def test_a_long_name_leaves_a_button_that_a_phone_shows_whole() -> None:
    asked = stand_in_message(context(2, ("Ana", "m" * 32)), (Seat(1),))
    labels = [button.label for row in asked.rows if isinstance(row, tuple) for button in row]
    assert all(len(label) <= LONGEST_BUTTON for label in labels)
    assert labels[0].startswith("Mason for mmm")


async def test_a_lock_is_the_same_for_all_who_want_it_and_gone_with_the_last() -> None:
    locks, order = Locks(), []

    async def hold(name: str) -> None:
        async with locks[7]:
            order.append(name)
            await asyncio.sleep(0)
            order.append(name)

    await asyncio.gather(hold("a"), hold("b"), hold("c"))
    assert order == ["a", "a", "b", "b", "c", "c"]
    assert len(locks) == 0


def test_the_postcard_is_a_small_picture_and_always_the_same() -> None:
    assert star_picture() == star_picture()
    assert Image.open(io.BytesIO(star_picture())).size == (SIZE, SIZE)
    assert len(star_picture()) < 20_000
