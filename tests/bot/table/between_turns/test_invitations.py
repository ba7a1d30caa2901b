"""Inviting people to a table: each of them once, and tables for invited people only."""

from dataclasses import replace

from bot.table.agreement import Agreement
from bot.table.between_turns.invitations import MOST_AT_ONCE, MOST_IN_ALL, decline, invite
from bot.table.lobby import evolve, fold
from bot.table.lobby_events import (
    AgreementChanged,
    InvitationDeclined,
    PeopleInvited,
    Person,
    SeatLeft,
    SeatTaken,
    TableOpened,
)
from bot.table.lobby_reasons import LobbyReason
from bot.table.pending_posts import PendingPost, PostKind, pending_posts
from bot.table.seating import sit_down
from bot.table.table_events import from_json, identity, people_in, to_json
from tests.bot.table.test_seating import ANA, BEGUN, BEN, CLEO, DORA, OPEN, reason

INVITED = evolve(OPEN, PeopleInvited(ANA, (BEN, CLEO)))
PRIVATE = evolve(INVITED, AgreementChanged(ANA, Agreement(invited_only=True)))
STRANGERS = tuple(Person(number, f"P{number}") for number in range(100, 100 + MOST_IN_ALL))


def test_those_who_were_invited_are_on_the_list_until_they_answer() -> None:
    assert INVITED.invited == (BEN, CLEO)
    assert evolve(INVITED, SeatTaken(BEN)).invited == (CLEO,)
    assert evolve(INVITED, decline(INVITED, CLEO)).invited == (BEN,)


def test_nobody_is_invited_twice_to_the_same_table() -> None:
    declined = evolve(INVITED, InvitationDeclined(BEN))
    assert invite(declined, ANA, (BEN, CLEO, DORA), manages=False) == PeopleInvited(ANA, (DORA,))
    again = evolve(evolve(INVITED, SeatTaken(BEN)), SeatLeft(BEN))
    assert reason(lambda: invite(again, ANA, (BEN,), manages=False)) is LobbyReason.NOBODY_TO_INVITE


def test_people_who_sit_here_are_not_invited() -> None:
    assert reason(lambda: invite(OPEN, ANA, (ANA,), manages=False)) is LobbyReason.NOBODY_TO_INVITE


def test_a_few_are_invited_at_once_and_not_too_many_in_all() -> None:
    first = invite(OPEN, ANA, STRANGERS, manages=False)
    assert first == PeopleInvited(ANA, STRANGERS[:MOST_AT_ONCE])
    all_asked = evolve(OPEN, PeopleInvited(ANA, STRANGERS))
    assert reason(lambda: invite(all_asked, ANA, (BEN,), manages=False)) is LobbyReason.INVITED_ENOUGH


def test_only_those_who_sit_here_or_manage_the_server_invite_and_only_before_the_game() -> None:
    assert reason(lambda: invite(OPEN, DORA, (BEN,), manages=False)) is LobbyReason.NOT_SEATED
    assert invite(OPEN, DORA, (BEN,), manages=True) == PeopleInvited(DORA, (BEN,))
    assert reason(lambda: invite(fold(BEGUN), ANA, (DORA,), manages=False)) is LobbyReason.STARTED


def test_only_those_who_have_not_answered_can_decline() -> None:
    assert reason(lambda: decline(INVITED, DORA)) is LobbyReason.NOT_INVITED
    assert reason(lambda: decline(evolve(INVITED, SeatTaken(BEN)), BEN)) is LobbyReason.NOT_INVITED


def test_a_table_for_invited_people_turns_strangers_away() -> None:
    assert reason(lambda: sit_down(PRIVATE, DORA)) is LobbyReason.INVITED_ONLY
    assert sit_down(PRIVATE, BEN) == SeatTaken(BEN)
    later = evolve(PRIVATE, InvitationDeclined(BEN))
    assert sit_down(later, BEN) == SeatTaken(BEN), "whoever changes their mind is welcome"
    assert sit_down(evolve(PRIVATE, SeatLeft(ANA)), ANA) == SeatTaken(ANA), "and so is whoever sat here"
    anybody = replace(PRIVATE, agreement=Agreement())
    assert sit_down(anybody, DORA) == SeatTaken(DORA)


def test_an_invitation_is_stored_by_the_numbers_of_those_whom_it_names() -> None:
    event = PeopleInvited(ANA, (BEN, CLEO))
    assert people_in([TableOpened(ANA), event]) == [ANA, ANA, BEN, CLEO]
    numbers = {identity(one): number for number, one in enumerate((ANA, BEN, CLEO), start=1)}
    stored = to_json(event, numbers)
    assert (stored["by"], stored["people"]) == (1, [2, 3])
    assert from_json(stored, {1: ANA, 2: BEN, 3: CLEO}) == event


def test_an_invitation_is_told_in_a_line_and_a_refusal_only_in_the_lobby() -> None:
    refresh, line = PendingPost(PostKind.REFRESH), PendingPost(PostKind.LINE)
    assert pending_posts(None, [PeopleInvited(ANA, (BEN,))], None, INVITED, OPEN) == (refresh, line)
    assert pending_posts(None, [InvitationDeclined(BEN)], None, INVITED, INVITED) == (refresh,)
