"""Digests of whole games: as long as they should be, for everybody, within all limits, leaking nothing."""

import random
from dataclasses import replace
from functools import cache

import pytest

from bot.message.fitting import fits
from bot.message.messages import Message
from bot.panel.preferred_screens import preferred_context
from bot.private.digest.since import Since, since
from bot.storage.preferences import Preferences, Showing
from bot.table.episodes import Episode, episodes
from engine import Game, Phase, Seat, fold, view_for
from engine.transitions.events import TurnBegun
from render.pictures.digest import DigestPicture
from tests.bot.contexts import NASTY
from tests.bot.message_checks import buttons, check_message, visible
from tests.bot.private.digest.digests import PEOPLE, context_in, first, happened, lines, lobby_of, shown
from tests.bot.seated_people import ALL_MODULES
from tests.engine.modules.test_module_games import with_other_tokens
from tests.engine.players import thrifty, venturesome, whole_game
from tests.engine.views.test_view import scrambled

GAMES = ((2, 3, ()), (4, 2, ()), (3, 5, ALL_MODULES))
FEW = 12
"""Moments of a game that are looked at."""

Moment = tuple[Game, tuple[Episode, ...]]


@cache
def moments(players: int, number: int, modules: tuple[str, ...]) -> tuple[Moment, ...]:
    """The first turns of a recorded game, a few later ones, and the end, with all that happened before."""
    events = whole_game(players, number, venturesome if modules else thrifty, modules)[1]
    starts = [at for at, event in enumerate(events, start=1) if isinstance(event, TurnBegun)]
    history, shown_at = episodes(events), {*range(players + 1), *range(0, len(starts), len(starts) // FEW)}
    found = [(fold(events[: starts[at]]), history[: at + 1]) for at in sorted(shown_at)]
    return (*found, (fold(events), history))


@pytest.mark.parametrize(("players", "number", "modules"), GAMES)
def test_every_digest_has_its_few_lines_and_a_picture_in_every_language(
    players: int, number: int, modules: tuple[str, ...]
) -> None:
    for turn, (game, history) in enumerate(moments(players, number, modules)):
        language = ("en", "de", "es", "pl")[turn % 4]
        for seat in (None, 1 + turn % players):
            news = happened(game, history, seat)
            message = shown(game, news, context_in(language, players))
            check_message(message)
            (drawn,) = message.pictures
            assert drawn.picture == DigestPicture(news.after, news.before, news.seat, _height(message))
            told = len(message.text.splitlines()) - 1
            assert 1 <= told <= 6
            if len(news.episodes) >= players - 1:
                assert told >= 3, message.text


def _height(message: Message) -> int:
    (drawn,) = message.pictures
    assert isinstance(drawn.picture, DigestPicture)
    return drawn.picture.highest


@pytest.mark.parametrize(("players", "number", "modules"), GAMES)
def test_other_hands_and_tokens_change_nothing_in_a_digest(
    players: int, number: int, modules: tuple[str, ...]
) -> None:
    chance = random.Random(number)
    for game, history in moments(players, number, modules):
        if game.phase is Phase.OVER:
            continue
        viewer = chance.choice([None, *map(Seat, game.seats)])
        other = scrambled(game, viewer, chance.shuffle)
        if modules:
            other = with_other_tokens(other, viewer, chance.shuffle)
        seat = None if viewer is None else viewer + 1
        one, two = (visible(shown(each, happened(each, history, seat))) for each in (game, other))
        assert one == two


@pytest.mark.parametrize(("players", "number", "modules"), GAMES[:2])
def test_the_line_for_the_channel_says_nothing_of_the_readers_hand(
    players: int, number: int, modules: tuple[str, ...]
) -> None:
    chance = random.Random(number)
    for game, history in moments(players, number, modules):
        if game.phase is Phase.OVER:
            continue
        seat = game.to_act[0] + 1
        other = scrambled(game, None, chance.shuffle)
        said = {first(each, happened(each, history, seat), in_public=True) for each in (game, other)}
        assert len(said) == 1


def test_whoever_has_not_played_yet_gets_the_start_and_an_onlooker_the_last_round() -> None:
    game, history = moments(4, 2, ())[3]
    last = happened(game, history, game.to_act[0] + 1)
    assert last.from_start
    assert shown(game, last).text.startswith("### So far in this game\n")
    later, past = moments(4, 2, ())[8]
    watching = happened(later, past, None)
    assert shown(later, watching).text.startswith("### The last round\n")
    assert len(watching.episodes) == 4


def test_a_newcomer_to_a_seat_gets_the_last_round_and_no_earlier_turn_as_their_own() -> None:
    game, history = moments(4, 2, ())[8]
    seat = game.to_act[0]
    known = tuple(replace(past, players=PEOPLE[:4]) for past in history)
    seated = (*PEOPLE[:seat], replace(PEOPLE[seat], id=900), *PEOPLE[seat + 1 : 4])
    news = _since(game, known, seat, 900, seated)
    assert not news.own_turn
    assert len(news.episodes) == 4


def _since(game: Game, history: tuple[Episode, ...], seat: Seat, user_id: int, seated: object) -> Since:
    return since(history, view_for(game, seat), lobby_of(4, seated=seated), user_id)


def test_it_is_played_on_from_the_digest_and_only_by_whose_turn_it_is() -> None:
    game, history = moments(3, 5, ALL_MODULES)[8]
    mover = game.to_act[0] + 1
    assert {"Take money", "My palace", "Log", "More"} <= set(
        buttons(shown(game, happened(game, history, mover)))
    )
    waiting = mover % 3 + 1
    assert buttons(shown(game, happened(game, history, waiting))) == ["My palace", "Log", "More"]
    assert buttons(shown(game, happened(game, history, None))) == ["Log", "More"]


def test_names_that_are_a_nuisance_and_words_alone_have_room() -> None:
    nasty = tuple(replace(one, name=name) for one, name in zip(PEOPLE, NASTY, strict=True))
    words = Preferences(showing=Showing.TEXT)
    for game, history in moments(3, 5, ALL_MODULES)[4::4]:
        context = preferred_context(replace(context_in("de", 3), people=nasty[3:]), words)
        for seat in (None, 1):
            message = shown(game, happened(game, history, seat), context)
            check_message(message)
            (drawn,) = message.pictures
            assert not drawn.look.drawn
            assert fits(message.text + drawn.picture.alt_text(drawn.look))


def test_the_most_important_line_is_the_first_one() -> None:
    game, history = moments(4, 2, ())[8]
    news = happened(game, history, game.to_act[0] + 1)
    assert first(game, news, in_public=False) == lines(game, news)[0]
