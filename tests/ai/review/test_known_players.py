"""The review tells the truth about players of known strength, whose games were recorded beforehand."""

import json
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from ai.review.habits import MISSED_EXACT, TOOK_MONEY
from ai.review.review import Review, review
from bot.private.review_pages import Reviewed, page
from bot.table.decisions import decisions
from engine import Seat
from engine.text.record import replay
from engine.text.record_text import parse_record
from tests.bot.contexts import context
from tests.bot.message_checks import check_message
from tests.conftest import SOAK

KNOWN: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "known_players.json").read_text(encoding="utf-8")
)
"""By player: the mean score in many games, and three of these (`python -m bench.known_players`)."""
WEAK = ("hoarder", "random")
"""One game tells much about these."""
TYPICAL = 2
"""One game of each that is like their others; single games vary."""
GAMES = range(3) if SOAK else [TYPICAL]
SEEDS = range(3) if SOAK else range(1)


@cache
def reviewed(player: str, number: int, seed: int) -> Review:
    """The review of a recorded game."""
    game = KNOWN[player]["recorded"][number]
    events = replay(parse_record(game["record"])).events
    return review(decisions(events, Seat(game["seat"])), seed)


def given_away(player: str, seed: int) -> float:
    """What the review says that a player gives away in a game, on average."""
    return fmean(reviewed(player, number, seed).points for number in GAMES)


@pytest.mark.parametrize("seed", SEEDS)
def test_players_are_ranked_by_the_review_as_by_their_mean_scores(seed: int) -> None:
    by_score = sorted(KNOWN, key=lambda player: KNOWN[player]["mean_score"])
    assert by_score == ["hoarder", "random", "overpayer", "gardener", "mason", "vizier"]
    assert sorted(KNOWN, key=lambda player: given_away(player, seed), reverse=True) == by_score


@pytest.mark.parametrize("player", WEAK)
def test_what_is_given_away_is_about_what_the_strongest_player_has_more(player: str) -> None:
    missing = KNOWN["vizier"]["mean_score"] - KNOWN[player]["mean_score"]
    assert 0.5 * missing < reviewed(player, TYPICAL, 0).points < 1.3 * missing


def test_a_game_of_nothing_but_taking_money_is_not_praised() -> None:
    found = reviewed("hoarder", TYPICAL, 0)
    game = KNOWN["hoarder"]["recorded"][TYPICAL]
    seat, scores = game["seat"], game["scores"]
    assert scores[seat] < 20
    assert max(scores) > 150
    assert found.habits[0].habit == TOOK_MONEY
    assert found.too_much_money > 0.7 * found.money_turns
    message = page(context(3), Reviewed(found, max(scores) - scores[seat]))
    check_message(message)
    first, second = message.text.splitlines()[1:3]
    assert first == f"You gave away about **{round(found.points)} points** in your {found.turns} turns."
    assert second.startswith(f"In **{found.too_much_money} of the {found.money_turns} turns**")
    assert "Taking money when buying was better" in message.text
    assert not any(praise in message.text for praise in ("Well played", "hardly anything", "nothing"))


def test_a_mason_who_may_never_pay_exactly_is_told_so() -> None:
    assert MISSED_EXACT in {costly.habit for costly in reviewed("overpayer", TYPICAL, 0).habits}


def test_the_strongest_player_is_told_that_there_is_hardly_anything_to_improve() -> None:
    text = page(context(3), Reviewed(reviewed("vizier", TYPICAL, 0), 0)).text
    assert "hardly anything to improve" in text or "Well played!" in text
