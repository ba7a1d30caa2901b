"""The story of a game: worked examples as sentences, and words for everything that can happen."""

from typing import get_args

import pytest

from bot.public.story import event_lines
from bot.table.episodes import Episode, opening
from engine import Options, Seed, start
from engine.modules import MODULES
from engine.transitions.events import SecretEvent, StartReason, StepUndone, TurnUndone
from engine.transitions.events import StartPlayerFound as Starts
from engine.views.view import Concealed
from tests.bot.contexts import NASTY, context, played, told_game
from tests.bot.plain_story import news, outcomes, story
from tests.bot.seated_people import ALL_MODULES, COMBINATIONS
from tests.conftest import games
from tests.engine.players import hasty, thrifty, venturesome
from tests.engine.tables import after, done, table

AT_THREE, AT_TWO = context(3), context(2)


# Turns


def test_taking_one_card() -> None:
    game = table(("", "", ""), display="b7 y3 y2 o1")
    assert story(AT_THREE, played(game, "M b7")) == "Ana takes 7 dinars."


def test_taking_several_cards() -> None:
    game = table(("", "", ""), display="b7 y3 y2 o1")
    assert story(AT_THREE, played(game, "M y3 y2")) == "Ana takes 3+2 florins."
    assert story(AT_THREE, played(game, "M y3 o1")) == "Ana takes 3 florins, 1 ducat."


def test_an_exact_purchase_with_what_comes_after_it() -> None:
    game = table(("y5 y3", "", ""), market="G8a S3 T11b T11c", display="b3 b2 o9 o8", seat=1)
    told = story(AT_THREE, played(game, "B G8a=y5 y3", "M b3 b2", "P G8a@+1,0"))
    assert told == (
        "Ana pays exactly 8 florins (5+3) for Garden 8, takes 3+2 dinars, then places Garden 8 at +1,0."
        " Wall 2 (+2)."
    )


def test_overpaying_and_placing_at_once() -> None:
    game = table(("y9", "", ""), market="C7b S3 T11b T11c")
    assert story(AT_THREE, played(game, "B C7b=y9", "P C7b@-1,0")) == (
        "Ana pays 9 florins for Chambers 7 and places it at -1,0. Wall 2 (+2)."
    )


def test_keeping_a_tile_in_reserve() -> None:
    game = table(("y9", "", ""), market="C7b S3 T11b T11c")
    assert story(AT_THREE, played(game, "B C7b=y9", "R C7b")) == (
        "Ana pays 9 florins for Chambers 7 and keeps it in reserve."
    )


def test_several_exact_purchases_are_told_in_order() -> None:
    game = table(("y2 g3", "", ""), market="P2 S3 T11b T11c")
    assert story(AT_THREE, played(game, "B P2=y2", "B S3=g3", "R S3", "R P2")) == (
        "Ana pays 2 florins for Pavilion 2 (exact) and 3 dirhams for Seraglio 3 (exact),"
        " keeps Seraglio 3 in reserve, then keeps Pavilion 2 in reserve."
    )


def test_a_gift_to_the_imaginary_player() -> None:
    game = table(("y9", ""), market="C7b S3 T11b T11c")
    assert story(AT_TWO, played(game, "B C7b=y9", "D C7b")) == (
        "Ana pays 9 florins for Chambers 7 and gives it to Dirk."
    )
    exactly = table(("y7 g3", ""), market="C7b S3 T11b T11c")
    assert story(AT_TWO, played(exactly, "B C7b=y7", "B S3=g3", "D C7b", "R S3")).endswith(
        "gives Chambers 7 to Dirk, then keeps Seraglio 3 in reserve."
    )


def test_redesigning() -> None:
    game = table(("", "", ""), palaces=("F T12 T11a",), reserves=("P8",))
    assert story(AT_THREE, played(game, "X P8@-1,0")) == "Ana adds Pavilion 8 from the reserve at -1,0."
    assert story(AT_THREE, played(game, "X T11a")) == "Ana takes Tower 11 back from +2,0 to the reserve."
    assert story(AT_THREE, played(game, "X P8<>T12")) == (
        "Ana swaps Tower 12 at +1,0 for Pavilion 8 from the reserve."
    )


def test_a_wall_that_became_shorter() -> None:
    game = table(("", "", ""), palaces=("C7b F",))
    assert story(AT_THREE, played(game, "X C7b")) == (
        "Ana takes Chambers 7 back from -1,0 to the reserve. Wall 0 (−2)."
    )


def test_a_step_taken_back_is_not_told() -> None:
    game = table(("", "", ""), display="b7 y3 y2 o1")
    assert story(AT_THREE, played(game, "M b7", "U", "M y3")) == "Ana takes 3 florins."


def test_nothing_possible() -> None:
    game = table(("", "", ""), deck="-", hoarder=2)
    assert story(AT_THREE, played(game)) == "Ana can’t do anything and passes."


# What follows


def test_news_name_money_tiles_and_scoring_cards() -> None:
    game = table(("y9", "", ""), market="P2 S3 T11b T11c", bag="G8a T7", display="b1 b2", deck="y7 *1 g4 o1")
    assert news(AT_THREE, played(game, "B P2=y9", "R P2")) == (
        "Scoring card 1 was drawn.",
        "New on the market: Garden 8 for 8 florins.",
        "New money: 7 florins, 4 dirhams.",
    )


def test_a_new_deck_is_news() -> None:
    game = table(("", "", ""), display="b1 b2 b3 b4", deck="-", rounds=2)
    assert news(AT_THREE, played(game, "M b4"))[0] == (
        "The deck was empty: 104 discarded cards were shuffled into a new one."
    )


def test_a_scoring_is_told_with_gains_and_totals() -> None:
    game = table(("", "", ""), palaces=("C7b F", "F T12"), display="b1 b2 b3 b4", deck="*1 y7 g4 o1")
    assert outcomes(AT_THREE, played(game, "M b4")) == ("Scoring 1: Ana +6 (6), Ben +6 (6), Cleo ±0 (0).",)


def test_the_last_tiles_and_the_end_are_told() -> None:
    game = table(("y9 g2", "g2", ""), market="P2 S3 T11b T11c", bag="-", display="b1 b2 b3 b4", rounds=2)
    last = played(game, "B P2=y9", "R P2")
    assert outcomes(AT_THREE, last)[0] == (
        "The market can’t be refilled. Seraglio 3 goes to nobody, Tower 11 (T11b) goes to nobody,"
        " Tower 11 (T11c) goes to nobody."
    )
    assert outcomes(AT_THREE, last)[-1] == "Ana, Ben and Cleo share the victory with 0 points each."


def test_placing_a_last_tile_says_so() -> None:
    game = table(("y9 g2", "g3", ""), market="P2 S9 T11b T11c", bag="-", display="b1 b2 b3 b4", rounds=2)
    ready = after(game, "B P2=y9", "R P2", "E")
    placed = played(ready, "P S9@+1,0")
    assert story(AT_THREE, placed) == "Last tiles: Ben places Seraglio 9 at +1,0."


# The setup


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (StartReason.FEWEST_CARDS, "starts, having the fewest cards ("),
        (StartReason.LOWEST_TOTAL, "starts, with the lowest total of those with "),
        (StartReason.YOUNGEST, "starts, as the youngest of those with "),
        (StartReason.LOT, "starts, drawn at random from those with "),
    ],
)
def test_the_setup_says_who_starts_and_why(reason: StartReason, told: str) -> None:
    game, events = start(Options(3), Seed("4" * 32))
    seen = opening(events, game)
    swapped = tuple(Starts(e.seat, reason, e.used) if isinstance(e, Starts) else e for e in seen.events)
    assert told in story(AT_THREE, Episode(None, swapped, seen.after))


# Everything


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("number", games(2))
def test_every_episode_of_a_game_is_one_line(players: int, number: int) -> None:
    who = context(players)
    chosen = COMBINATIONS[(7 * players + number) % len(COMBINATIONS)]
    for choose, modules in ((thrifty, ()), (hasty, ()), (venturesome, chosen)):
        for episode in told_game(players, number, choose, modules):
            told = story(who, episode)
            assert "\n" not in told
            assert told.endswith(".")
            mover = episode.mover
            assert mover is None or who.name(mover) in told


def test_every_event_that_can_occur_gets_words() -> None:
    """Leaving an event out of the story changes the words: none is passed over in silence."""
    silent = {"GameBegun", "HandsDealt", "TurnBegun", "TurnEnded"}
    silent |= {"EarlyEndAgreed"}  # nobody's deed, and told when it is agreed
    silent |= {"TokensDrawn", "TokenKept"}  # told with the building site that they lie on
    spoken: set[str] = set()
    told = [told_game(players, number) for players, number in [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)]]
    told += [told_game(players, players, venturesome, ALL_MODULES) for players in (2, 3)]
    for history in told:
        who = context(len(history[0].after.players))
        for episode in history:
            whole = event_lines(who, episode)
            for at, event in enumerate(episode.events):
                name = _name(event)
                if name in spoken | silent or name == "StartPlayerFound":
                    continue
                others = episode.events[:at] + episode.events[at + 1 :]
                if event_lines(who, Episode(episode.before, others, episode.after)) != whole:
                    spoken.add(name)
    taken_back = {StepUndone.__name__, TurnUndone.__name__}
    secret = {kind.__name__ for kind in get_args(SecretEvent)} - {"DeckReshuffled"}
    everything = {kind.__name__ for kind in MODULES.event_types}
    assert everything - silent - taken_back - secret - {"StartPlayerFound"} - spoken <= {"DeckReshuffled"}


def _name(event: object) -> str:
    return event.what.name if isinstance(event, Concealed) else type(event).__name__


@pytest.mark.parametrize("players", [2, 6])
def test_names_can_neither_format_nor_ping(players: int) -> None:
    who = context(players, NASTY)
    for episode in told_game(players, 8):
        for line in event_lines(who, episode):
            assert "@everyone" not in line
            assert "<@" not in line.replace("\\<@", "")
            assert "**" not in line.replace("\\*", "")
            assert "\n" not in line


def test_a_played_turn_is_the_one_that_was_confirmed() -> None:
    game = table(("", "", ""), display="b7 y3 y2 o1")
    assert played(game, "M b7").after.turn == done(game, "M b7", "E").game.turn == 2
