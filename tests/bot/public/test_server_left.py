"""What a table, and the owner of the seat, read once a player has left the server."""

import pytest

from bot.language.words import LANGUAGES
from bot.message.messages import Message
from bot.private.notices import notice_message
from bot.public.change_lines import change_line
from bot.table.agreement import Agreement, WhenLate
from bot.table.between_turns.late_turns import when_gone
from bot.table.lobby import evolve
from bot.table.lobby_events import AgreementChanged, LobbyEvent, ServerLeft, StandInCalled
from bot.table.pending_posts import PendingPost, PostKind, pending_posts
from bot.table.table_events import from_json, identity, to_json
from bot.table.table_state import Change, StoredTable, Table, folded
from engine import Options, Seed, start
from tests.bot.seated_people import context
from tests.bot.table.test_seating import ANA, BEGUN, EVERYBODY

DEALT = start(Options(3), Seed("ab" * 16)).events


def found_out(when_late: WhenLate) -> tuple[Table, int, tuple[LobbyEvent, ...]]:
    """A table that waits for somebody who has left, who that is, and what it does."""
    agreed = AgreementChanged(ANA, Agreement(when_late=when_late))
    *seated, begun = BEGUN
    table = folded(StoredTable(1, 2, 3), (*seated, agreed, begun, *DEALT))
    (user_id,) = table.people_to_act
    return table, user_id, when_gone(table, user_id, 10**9)


def last_change(when_late: WhenLate) -> Change:
    """The change that is told."""
    table, _, events = found_out(when_late)
    lobby = table.lobby
    for event in events[:-1]:
        lobby = evolve(lobby, event)
    return Change(lobby, events[-1], evolve(lobby, events[-1]))


def line(when_late: WhenLate, language: str = "en") -> Message:
    return change_line(context(language=language), last_change(when_late))


@pytest.mark.parametrize("when_late", [WhenLate.ONE_TURN, WhenLate.SIT_IN])
def test_a_computer_sits_in_and_the_line_says_why(when_late: WhenLate) -> None:
    table, user_id, events = found_out(when_late)
    assert [type(event) for event in events] == [StandInCalled, ServerLeft]
    name = next(one.name for one in EVERYBODY if one.id == user_id)
    told = line(when_late).text
    assert told.startswith(f"{name} has left the server, so a computer plays on: ")
    posts = pending_posts(table.game, events, table.game, last_change(when_late).after, table.lobby)
    assert posts[:2] == (PendingPost(PostKind.REFRESH), PendingPost(PostKind.LINE))
    assert PendingPost(PostKind.NOTICE, to=user_id) in posts


def test_a_table_that_waits_says_so_and_calls_nobody() -> None:
    told = line(WhenLate.WAIT)
    assert "The table waits, as agreed" in told.text
    assert told.pings == ()


def test_a_vote_begins_with_the_reason_and_calls_the_others() -> None:
    _, user_id, _ = found_out(WhenLate.VOTE)
    told = line(WhenLate.VOTE)
    assert "has left the server." in told.text.splitlines()[0]
    assert "Should a computer play this one turn?" in told.text
    assert user_id not in told.pings
    assert len(told.pings) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_reads_how_to_come_back_in_their_language(language: str) -> None:
    table, _, _ = found_out(WhenLate.ONE_TURN)
    notice = notice_message(table, last_change(WhenLate.ONE_TURN), language)
    assert "<#2>" in notice.text
    assert (
        notice.text
        != notice_message(table, last_change(WhenLate.ONE_TURN), "pl" if language == "en" else "en").text
    )


def test_it_is_stored_and_read_back() -> None:
    left = ServerLeft(ANA)
    numbers = {identity(ANA): 1}
    assert from_json(to_json(left, numbers), {1: ANA}) == left
