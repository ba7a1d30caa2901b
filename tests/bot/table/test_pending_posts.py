"""Pending posts after an action: a hand goes to everyone to whom it looks different, and to nobody else."""

import random
from collections.abc import Iterator

import pytest

from ai import Level
from bot.public.posts import hand_message
from bot.table.lobby import Lobby, evolve, fold
from bot.table.lobby_events import (
    GameStarted,
    LobbyEvent,
    Person,
    PlayerRemoved,
    SeatFreed,
    SeatLeft,
    SeatTaken,
    StandInCalled,
    TableClosed,
    TableOpened,
    TableReopened,
)
from bot.table.pending_posts import PendingPost, PostKind, pending_posts
from bot.table.table_state import StoredTable, Table
from engine import Event, Game, Options, Seat, Seed, play, start
from engine.transitions.events import TurnEnded
from tests.bot.seated_people import ALL_MODULES
from tests.engine.players import at_random, venturesome

PEOPLE = [Person(100 + seat, f"Player {seat}") for seat in range(3)]
LOBBY = fold([TableOpened(PEOPLE[0]), *map(SeatTaken, PEOPLE[1:]), GameStarted(PEOPLE[0])])

Played = tuple[Game, tuple[Event, ...], Game]


def played(number: int, modules: tuple[str, ...]) -> Iterator[Played]:
    """Every action of a game, with the positions before and after it."""
    chance = random.Random(number)
    game = start(Options(len(PEOPLE), modules), Seed(f"{number:032x}")).game
    choose = venturesome if modules else at_random
    while game.to_act:
        seat = chance.choice(game.to_act)
        after, events = play(game, seat, choose(game, seat, chance))
        yield game, events, after
        game = after


def hand_in(game: Game, seat: Seat) -> tuple[str, ...]:
    """All that a message with a hand says and shows, in words."""
    message = hand_message(Table(StoredTable(1, 2, 3), 9, LOBBY, game, 4), PEOPLE[seat].id, "en")
    return message.text, message.below, *(one.picture.alt_text(one.look) for one in message.pictures)


def receivers(step: Played) -> set[int]:
    """The seats to which a hand is to be brought."""
    due = {one.to for one in pending_posts(*step, LOBBY) if one.kind is PostKind.HAND}
    return {seat for seat, person in enumerate(PEOPLE) if person.id in due}


def brought(number: int, modules: tuple[str, ...]) -> Iterator[tuple[bool, bool]]:
    """For every seat after every turn: is a hand due, and is the last one brought out of date?"""
    shown: dict[Seat, tuple[str, ...]] = {}
    for before, events, after in played(number, modules):
        due = receivers((before, events, after))
        if not any(isinstance(event, TurnEnded) for event in events):
            assert not due, "a turn that is not confirmed changes no message"
            continue
        for seat in map(Seat, after.seats):
            now = hand_in(after, seat)
            yield seat in due, now != shown.setdefault(seat, hand_in(before, seat))
            shown[seat] = now


@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["plain", "all"])
def test_a_hand_that_looks_different_is_due_once_the_turn_is_confirmed(modules: tuple[str, ...]) -> None:
    assert all(due for due, looks_different in brought(5, modules) if looks_different)


def test_nobody_is_brought_the_same_hand_again() -> None:
    assert not any(due for due, looks_different in brought(5, ()) if not looks_different)


def test_what_happens_on_the_market_changes_no_hand() -> None:
    """In a plain game a turn changes one hand at most: that of whoever played; the end is told to all."""
    *turns, last = played(5, ())
    assert all(len(receivers(step)) <= 1 for step in turns)
    assert len(receivers(last)) == 3


def test_the_turn_is_due_before_its_scoring_and_the_table_with_its_buttons_after_it() -> None:
    scored = [due for due in map(public, played(5, ())) if len(due) > 1]
    *during, last = scored
    assert during
    for due in during:
        assert [one.kind for one in due] == [PostKind.NEWS] * (len(due) - 1) + [PostKind.TABLE]
        assert [one.part for one in due] == list(range(len(due)))
    assert last[0].kind is PostKind.TABLE  # nothing can be pressed any more: all follows its course


def public(step: Played) -> list[PendingPost]:
    return [due for due in pending_posts(*step, LOBBY) if due.kind is not PostKind.HAND]


def test_everybody_gets_a_hand_when_the_game_begins() -> None:
    game, events = start(Options(3), Seed("3" * 32))
    due = pending_posts(None, (GameStarted(PEOPLE[0]), *events), game, LOBBY)
    assert [one.to for one in due if one.kind is PostKind.HAND] == [one.id for one in PEOPLE]


def changed(lobby: Lobby, *events: LobbyEvent) -> list[PendingPost]:
    """The pending posts after a change at a running game besides the game itself."""
    game, after = start(Options(3), Seed("3" * 32)).game, lobby
    for event in events:
        after = evolve(after, event)
    return list(pending_posts(game, events, game, after, lobby))


def test_a_person_who_takes_a_seat_gets_its_hand_and_its_former_owner_loses_sight_of_it_and_is_told() -> None:
    freed = evolve(LOBBY, SeatFreed(PEOPLE[1]))
    assert changed(freed, SeatTaken(Person(200, "Newcomer"), Seat(1))) == [
        PendingPost(PostKind.REFRESH),
        PendingPost(PostKind.LINE),
        PendingPost(PostKind.HAND, to=200),
        PendingPost(PostKind.HAND, to=PEOPLE[1].id),
        PendingPost(PostKind.NOTICE, to=PEOPLE[1].id),
    ]


def test_a_player_who_comes_back_gets_the_hand_and_nobody_else_hears_of_it_by_dm() -> None:
    away = evolve(evolve(LOBBY, SeatLeft(PEOPLE[1])), StandInCalled(PEOPLE[1], Seat(1), Level.MASON))
    assert changed(away, SeatTaken(PEOPLE[1], Seat(1))) == [
        PendingPost(PostKind.REFRESH),
        PendingPost(PostKind.LINE),
        PendingPost(PostKind.HAND, to=PEOPLE[1].id),
    ]


def test_a_player_who_frees_a_seat_no_longer_sees_its_hand() -> None:
    due = changed(LOBBY, SeatFreed(PEOPLE[1]))
    assert due == [
        PendingPost(PostKind.REFRESH),
        PendingPost(PostKind.LINE),
        PendingPost(PostKind.HAND, to=PEOPLE[1].id),
    ]


def test_a_player_for_whom_others_call_a_computer_is_told() -> None:
    by_another = changed(LOBBY, StandInCalled(PEOPLE[0], Seat(1), Level.MASON))
    assert PendingPost(PostKind.NOTICE, to=PEOPLE[1].id) in by_another
    own = changed(LOBBY, SeatLeft(PEOPLE[1]), StandInCalled(PEOPLE[1], Seat(1), Level.MASON))
    assert own == [PendingPost(PostKind.REFRESH), PendingPost(PostKind.LINE)]


def test_a_game_that_is_closed_is_told_and_one_that_goes_on_is_posted_anew() -> None:
    assert changed(LOBBY, TableClosed(PEOPLE[0])) == [
        PendingPost(PostKind.REFRESH),
        PendingPost(PostKind.LINE),
    ]
    closed = evolve(LOBBY, TableClosed(PEOPLE[0]))
    assert changed(closed, TableReopened(PEOPLE[0])) == [
        PendingPost(PostKind.LINE),
        PendingPost(PostKind.TABLE),
    ]


def test_a_person_removed_before_the_game_is_told() -> None:
    lobby = fold([TableOpened(PEOPLE[0]), SeatTaken(PEOPLE[1])])
    removed = PlayerRemoved(PEOPLE[0], PEOPLE[1])
    due = pending_posts(None, [removed], None, evolve(lobby, removed), lobby)
    assert due == (PendingPost(PostKind.REFRESH), PendingPost(PostKind.NOTICE, to=PEOPLE[1].id))


def test_a_person_who_sits_down_before_the_game_has_no_hand_yet() -> None:
    lobby = fold([TableOpened(PEOPLE[0]), SeatTaken(PEOPLE[1])])
    assert pending_posts(None, [SeatTaken(PEOPLE[1])], None, lobby) == (PendingPost(PostKind.REFRESH),)
