"""Whoever owns a seat sees its hand and its site tokens; whatever happens to the seats, nobody else does."""

import contextlib
import random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.look_commands import _of_position
from bot.commands.panel_answers import panel_message
from bot.language.words import words_for
from bot.message.looks import Look
from bot.public.posts import context_at, hand_message, lost_hand_message
from bot.table.lobby import Lobby, evolve, fold
from bot.table.lobby_events import GameStarted, LobbyEvent, Person, SeatTaken, TableOpened
from bot.table.lobby_reasons import LobbyRefusal
from bot.table.pending_posts import PostKind, pending_posts
from bot.table.table_state import StoredTable, Table
from engine import Game, Options, Phase, Seat, Seed, play, start
from engine.position.frozen import replace
from tests.bot.end_to_end.test_leaks import LOOKS, SCREENS
from tests.bot.message_checks import visible
from tests.bot.seated_people import ALL_MODULES
from tests.bot.table.test_seating import EVERYBODY, something
from tests.conftest import games
from tests.engine.modules.test_module_games import with_other_tokens
from tests.engine.players import venturesome
from tests.engine.views.test_view import scrambled

SITTING = EVERYBODY[:3]


def begun() -> Lobby:
    opener, *others = SITTING
    return fold([TableOpened(opener), *map(SeatTaken, others), GameStarted(opener)])


def looker(who: Person) -> Any:
    """Somebody's interaction, as far as what they are shown depends on it."""
    return SimpleNamespace(user=SimpleNamespace(id=who.id), locale="en-GB", extras={})


def everything_shown(table: Table, who: Person) -> list[object]:
    """All that somebody can get to see of a table, by buttons, commands and DM."""
    own, context = table.lobby.seat_of(who.id), context_at(table, 99, words_for("en"))
    found = [visible(panel_message(table, looker(who), screen)) for screen in SCREENS]
    found += [
        visible(_of_position(table, context, Look.read(f"{name} {about}"), own)) for name, about in LOOKS
    ]
    brought = lost_hand_message(table, "en") if own is None else hand_message(table, who.id, "en")
    return [*found, visible(brought)]


def with_other_secrets(game: Game, viewer: Seat | None, chance: random.Random) -> Game:
    """The game with every card and token exchanged that this seat cannot know."""
    base = game.base and with_other_secrets(game.base, viewer, chance)
    other = with_other_tokens(scrambled(game, viewer, chance.shuffle), viewer, chance.shuffle)
    return replace(other, base=base)


@pytest.mark.parametrize("number", games(4))
def test_hands_and_tokens_are_seen_by_the_owner_of_the_seat_alone(number: int) -> None:
    chance, lobby = random.Random(number), begun()
    game = start(Options(3, ALL_MODULES), Seed(f"{number:032x}")).game
    looked = 0
    while game.phase is Phase.TURN and looked < 12:
        seat = game.to_act[0]
        game = play(game, seat, venturesome(game, seat, chance)).game
        with contextlib.suppress(LobbyRefusal):
            for event in something(lobby, chance):
                lobby = evolve(lobby, event)
        who = chance.choice(EVERYBODY)
        if chance.random() < 0.85 or game.to_act == (lobby.seat_of(who.id),):
            continue  # somebody who acts knows more than the last confirmed position
        looked += 1
        viewer = lobby.owned_by(who.id)
        other = with_other_secrets(game, viewer, chance)
        tables = [Table(StoredTable(1, 2, 3), 99, lobby, one, 4) for one in (game, other)]
        assert everything_shown(tables[0], who) == everything_shown(tables[1], who)
    assert looked


@pytest.mark.parametrize("number", games(8))
def test_hands_are_brought_to_owners_alone(number: int) -> None:
    """And whoever loses a seat is due the message that takes the hand away."""
    chance, lobby = random.Random(number), begun()
    game = start(Options(3), Seed(f"{number:032x}")).game
    for _ in range(80):
        before = lobby
        events: tuple[LobbyEvent, ...] = ()
        with contextlib.suppress(LobbyRefusal):
            events = something(lobby, chance)
            for event in events:
                lobby = evolve(lobby, event)
        due = pending_posts(game, events, game, lobby, before) if events else ()
        to = {one.to for one in due if one.kind is PostKind.HAND}
        owners = {one.id for one in EVERYBODY if lobby.owned_by(one.id) is not None}
        lost = {one.id for one in EVERYBODY if before.owned_by(one.id) is not None} - owners
        assert lost <= to
        assert to - owners <= lost | {before.seated[at].id for at in before.freed}
        seat = game.to_act[0]
        game_before, (game, played) = game, play(game, seat, venturesome(game, seat, chance))
        for one in pending_posts(game_before, played, game, lobby):
            assert one.kind is not PostKind.HAND or lobby.seat_of(one.to or 0) is not None
        if game.phase is not Phase.TURN:
            break
