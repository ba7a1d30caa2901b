"""Hidden is hidden: what others see of a game is the same whatever cards somebody holds or tries out."""

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.look_commands import _of_position
from bot.commands.panel_answers import panel_message
from bot.language.words import words_for
from bot.message.looks import Look
from bot.message.message_context import MessageContext
from bot.private.look_pages import memory
from bot.public.posts import hand_message
from bot.table.episodes import as_seen_by
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from bot.table.pending_posts import pending_posts
from bot.table.table_state import StoredTable, Table
from engine import Game, Options, Phase, Seat, Seed, draw_action, ledger, play, redact, start, view_for
from engine.position.frozen import replace
from engine.transitions.events import TurnBegun
from tests.bot.message_checks import visible
from tests.conftest import games
from tests.engine.players import at_random, hasty, thrifty
from tests.engine.views.test_view import scrambled

SCREENS = (
    "home",
    "take",
    "buy",
    "redesign",
    "hand",
    "more",
    "place A6a",
    "pay G8a",
    "back",
    "preview P A6a@+1,0",
    "sure B G8a=y9",
)
LOOKS = (
    ("table", ""),
    ("scores", ""),
    ("palace", "0"),
    ("palace", "1"),
    ("describe", "table"),
    ("describe", "1"),
)
NAMES = ("Ana", "Ben", "Chloé", "Dmitri", "Eva", "Farid")


def table_with(game: Game) -> Table:
    people = tuple(Person(101 + seat, NAMES[seat]) for seat in game.seats)
    return Table(StoredTable(1, 2, 3), 99, Lobby(people[0], people, started=True), game, 4)


def looker(seat: Seat | None) -> Any:
    """Somebody's interaction, as far as what they are shown depends on it."""
    return SimpleNamespace(
        user=SimpleNamespace(id=7 if seat is None else 101 + seat), locale="en-GB", extras={}
    )


def positions(players: int, number: int) -> Iterator[Game]:
    """Positions in the middle of turns, between them, and while the last tiles are placed."""
    chance = random.Random(number)
    game = start(Options(players), Seed(f"{number:032x}")).game
    while game.to_act:
        seat = chance.choice(game.to_act)
        game = play(game, seat, chance.choice((at_random, thrifty, hasty))(game, seat, chance)).game
        if chance.random() < 0.08 or game.phase is Phase.LAST_TILES:
            yield game


def everything_shown(game: Game, seat: Seat | None) -> list[object]:
    """All that somebody can get to see without doing anything."""
    table, interaction = table_with(game), looker(seat)
    context = MessageContext(1, 99, table.lobby.seated, words_for("en"))
    found = [visible(panel_message(table, interaction, screen)) for screen in SCREENS]
    found += [
        visible(_of_position(table, context, Look.read(f"{name} {about}"), seat)) for name, about in LOOKS
    ]
    if seat is not None:
        found.append(visible(hand_message(table, 101 + seat, "en")))
    return list(found)


def waiting(game: Game) -> list[Seat | None]:
    """Those who are not to act, and somebody who looks on."""
    return [None, *(Seat(seat) for seat in game.seats if seat not in game.to_act)]


@pytest.mark.parametrize("number", games(3))
def test_other_hands_change_nothing_that_anybody_else_is_shown(number: int) -> None:
    chance = random.Random(number)
    for game in positions(2 + number % 5, number):
        viewer = chance.choice(waiting(game))
        base = game.base and scrambled(game.base, viewer, chance.shuffle)
        other = replace(scrambled(game, viewer, chance.shuffle), base=base)
        if game.phase is Phase.LAST_TILES:
            other = replace(game, base=base)  # as_seen_by takes everything from there
        if game.phase is not Phase.OVER:
            assert everything_shown(other, viewer) == everything_shown(game, viewer)


@pytest.mark.parametrize("number", games(3))
def test_steps_that_are_not_confirmed_show_nowhere_but_to_their_player(number: int) -> None:
    chance = random.Random(number)
    for game in positions(2 + number % 5, number):
        if game.phase is not Phase.TURN or game.base is None:
            continue
        viewer = chance.choice(waiting(game))
        assert everything_shown(game, viewer) == everything_shown(game.base, viewer)


@pytest.mark.parametrize("number", games(2))
def test_a_step_that_is_not_confirmed_makes_nothing_due_but_the_own_hand(number: int) -> None:
    chance = random.Random(number)
    game = start(Options(3), Seed(f"{number:032x}")).game
    people = tuple(Person(100 + seat, f"Player {seat}") for seat in game.seats)
    while game.phase is Phase.TURN:
        seat = game.to_act[0]
        after, events = play(game, seat, draw_action(game, seat, chance.randrange))
        if not any(isinstance(event, TurnBegun) for event in events) and after.phase is Phase.TURN:
            due = pending_posts(game, events, after, Lobby(people[0], people, started=True))
            assert {one.to for one in due} <= {people[seat].id}
        game = after


def test_what_is_remembered_aloud_waits_for_the_end_of_a_turn() -> None:
    from bot.table.agreement import MemoryAid  # noqa: PLC0415
    from bot.table.episodes import settled  # noqa: PLC0415

    chance = random.Random(1)
    game, dealt = start(Options(3), Seed("1" * 32))
    events = list(dealt)
    context = MessageContext(
        1, 99, tuple(Person(101 + seat, NAMES[seat]) for seat in range(3)), words_for("en")
    )

    def remembered() -> object:
        seen = [redact(event, None) for event in settled(events)]
        return visible(memory(context, view_for(game, None), ledger(seen), MemoryAid.LEDGER))

    said = remembered()
    for _ in range(150):
        seat = game.to_act[0]
        game, new = play(game, seat, hasty(game, seat, chance))
        events += new
        if any(isinstance(event, TurnBegun) for event in new):
            said = remembered()
        assert remembered() == said


def test_while_the_last_tiles_are_placed_everybody_sees_their_own_and_what_is_confirmed() -> None:
    seen = 0
    for number in range(12):
        for game in positions(4, number):
            if game.phase is not Phase.LAST_TILES or game.base is None:
                continue
            for seat in game.to_act:
                mine = as_seen_by(game, seat)
                assert mine.players[seat] == game.players[seat]
                others = [other for other in game.to_act if other != seat]
                assert all(mine.players[other] == game.base.players[other] for other in others)
                seen += bool(others)
    assert seen
