"""A game that ends early (E5), in episodes: the agreement belongs to the turn in which it was made."""

import pytest

from bot.private.look_pages import scores
from bot.public.story import event_lines
from bot.table.episodes import as_seen_by, episodes, turn
from engine import BuySite, Event, Game, Options, Seed, end_early, legal_actions, start, view_for
from engine.play import Played, fold, play
from engine.transitions.events import EarlyEndAgreed, GameEnded, LastTilesGiven
from tests.bot.contexts import context
from tests.engine.tables import after, done, table


def ended_in_the_second_turn(*, after_steps: int, site: bool = False) -> tuple[list[Event], Game, Played]:
    """A game's events, the position before its last confirmation, and what that led to."""
    game, dealt = start(Options(3, ("building_sites",)), Seed("4" * 32))
    events = list(dealt)

    def happened(played: Played) -> Game:
        events.extend(played.events)
        return played.game

    game = happened(done(game, f"M {game.display[0]}", "E"))
    (seat,) = game.to_act
    steps = [f"M {game.display[0]}"]
    if site:
        offered = next(action for action in legal_actions(game, seat) if isinstance(action, BuySite))
        steps = ["", "K 1", f"R {offered.tile}"]
    for number, step in enumerate([*steps, None]):
        if number == after_steps:
            game = happened(end_early(game))
        if step is not None:
            game = happened(done(game, step) if step else play(game, seat, offered))
    ending = done(game, "E")
    events.extend(ending.events)
    return events, game, ending


@pytest.mark.parametrize(("site", "after_steps"), [(False, 0), (False, 1), (True, 0), (True, 1), (True, 3)])
def test_the_agreement_is_told_once_in_its_turn(site: bool, after_steps: int) -> None:
    events, _, _ = ended_in_the_second_turn(after_steps=after_steps, site=site)
    setup, first, last = episodes(events)
    assert EarlyEndAgreed() not in (*setup.events, *first.events)
    assert last.events.count(EarlyEndAgreed()) == 1
    assert [view and view.ends_early for view in (last.before, last.after)] == [False, True]
    assert not first.after.ends_early
    assert [type(event) for event in last.events if isinstance(event, LastTilesGiven)] == [LastTilesGiven]


@pytest.mark.parametrize("after_steps", [0, 1])
def test_a_turn_just_confirmed_is_told_as_it_will_be_later(after_steps: int) -> None:
    events, before, (game, ending) = ended_in_the_second_turn(after_steps=after_steps)
    told, later = turn(before, ending, game), episodes(events)[-1]
    assert (told.before, told.after) == (later.before, later.after)
    assert told.events == later.events
    assert event_lines(context(3), told) == event_lines(context(3), later)


def test_every_episode_of_a_game_that_ends_early_has_its_lines() -> None:
    events, _, (game, _) = ended_in_the_second_turn(after_steps=1, site=True)
    while game.to_act:
        seat = game.to_act[-1]
        aside = game.players[seat].aside
        game, new = done(game, f"{seat + 1} R {aside[0]}" if aside else f"{seat + 1} E")
        events += new
    history = episodes(events)
    assert isinstance(history[-1].events[-1], GameEnded)
    for episode in history:
        assert all(event_lines(context(3), episode))
    assert fold(events) == game
    assert all(EarlyEndAgreed() not in episode.events for episode in history[3:])


def test_others_see_the_agreement_before_the_turn_is_confirmed() -> None:
    game = table(("y2", "", ""), market="P2 T11a T11b T11c", display="y1")
    for now in (end_early(after(game, "M y1")).game, after(end_early(game).game, "M y1")):
        for seat in (None, *now.seats):
            assert view_for(as_seen_by(now, seat), None).ends_early


def test_scores_if_scored_now_are_those_of_the_last_round() -> None:
    game = table(("y2", "", ""), palaces=("F T12",))
    for now, coming in ((game, 1), (end_early(game).game, 3)):
        assert f"If scoring {coming} came now" in scores(context(3), view_for(now, None)).below
