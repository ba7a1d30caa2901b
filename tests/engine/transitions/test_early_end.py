"""E5: the game ends after the turn that is on, if the table agrees."""

import json
import random
from dataclasses import replace

import pytest

from engine.judge.errors import BrokenRecord, CoreReason, IllegalAction, NotationError, Refusal
from engine.judge.offers import legal_actions
from engine.judge.rules import early_end_refusal
from engine.modules import MODULES, Event
from engine.modules.building_site_pieces import BuySite, TokensTurnedOver
from engine.modules.dirk import DirkDrew, DirkTiles
from engine.play import Played, end_early, fold, fold_on, play, start
from engine.position.options import Options
from engine.position.pieces import Seat
from engine.position.rng import Seed
from engine.position.state import Game, Phase
from engine.text.position import parse_position, print_position
from engine.text.record import record_of, replay, verify
from engine.text.record_text import parse_record, print_record
from engine.text.wire import event_from_json, event_to_json, position_from_json, position_to_json
from engine.transitions.events import (
    DisplayRefilled,
    EarlyEndAgreed,
    GameEnded,
    LastTilesGiven,
    MarketRefilled,
    RoundScored,
    TurnBegun,
)
from engine.transitions.integrity import checked_position
from engine.transitions.scoring import coming_round, if_scored_now, score_round
from engine.views.history import ledger, standing
from engine.views.view import redact, view_for
from tests.conftest import games
from tests.engine.modules.test_module_games import conserved, with_other_tokens, with_undos
from tests.engine.tables import after, done, offered, table
from tests.engine.views.test_view import scrambled

ALL = tuple(sorted(MODULES.optional))


def agreed(game: Game) -> Game:
    """The game with an early end agreed."""
    return end_early(game).game


def full_market(*hands: str, **more: object) -> Game:
    """Seat 1 can buy P2 with its y2; plenty of tiles are in the bag."""
    return table(hands, market="P2 T11a T11b T11c", display="y1 y1 g1 b1", **more)  # type: ignore[arg-type]


# How the game goes on


def test_e5_agreeing_is_one_event_that_moves_no_piece() -> None:
    game = full_market("y2", "", "")
    ending, events = end_early(game)
    assert events == (EarlyEndAgreed(),)
    assert replace(ending, ends_early=False) == game
    assert not game.ends_early


def test_e5_the_turn_goes_on_with_everything_it_could_do_before() -> None:
    game = full_market("y2", "", "")
    assert offered(agreed(game)) == offered(game)
    acted = after(game, "B P2=y2")
    assert offered(agreed(acted)) == offered(acted)


def test_e5_the_market_is_not_refilled_and_what_is_left_is_given_away() -> None:
    game = agreed(full_market("y2", "g5", "b5"))
    ended, events = done(game, "B P2=y2", "R P2", "E")
    assert not [event for event in events if isinstance(event, MarketRefilled | TurnBegun)]
    (given,) = [event for event in events if isinstance(event, LastTilesGiven)]
    assert [(str(last.tile), last.winner) for last in given.tiles] == [
        ("T11a", 1),
        ("T11b", 2),
        ("T11c", None),
    ]
    assert ended.phase is Phase.LAST_TILES
    over = after(ended, "2 R T11a", "2 E", "3 R T11b", "3 E")
    assert over.phase is Phase.OVER
    assert over.bag == game.bag, "the rest of the tiles stays in the bag"


def test_e5_the_game_ends_even_if_four_tiles_lie_on_the_market() -> None:
    game = agreed(full_market("y2", "g5", "b5"))
    ended, events = done(game, "M b1", "E")
    (given,) = [event for event in events if isinstance(event, LastTilesGiven)]
    assert [(str(last.tile), last.winner) for last in given.tiles] == [
        ("P2", 0),
        ("T11a", 1),
        ("T11b", 2),
        ("T11c", None),
    ]
    assert ended.to_act == (0, 1, 2)


def test_e5_the_display_is_refilled_as_ever() -> None:
    _, events = done(agreed(full_market("y2", "", "")), "M b1", "E")
    (refilled,) = [event for event in events if isinstance(event, DisplayRefilled)]
    assert len(refilled.drawn) == 1


def test_e5_a_scoring_card_in_the_last_refill_is_scored_first() -> None:
    game = full_market("y2", "g5", "", deck="*1 o1")
    _, events = done(agreed(game), "M b1", "E", "1 R P2", "1 R T11b", "1 E", "2 R T11a", "2 E")
    order = [event for event in events if isinstance(event, RoundScored | LastTilesGiven | GameEnded)]
    assert [type(event) for event in order] == [RoundScored, LastTilesGiven, RoundScored, GameEnded]
    assert [event.round for event in order if isinstance(event, RoundScored)] == [1, 3]


def test_e5_a_scoring_card_never_drawn_is_not_scored() -> None:
    ended, events = done(agreed(full_market("", "", "")), "M y1 y1", "E", "1 R P2", "1 E")
    assert [event.round for event in events if isinstance(event, RoundScored)] == [3]
    assert isinstance(events[-1], GameEnded)
    assert ended.rounds_scored == 3


def test_e5_without_winners_the_game_is_over_at_once() -> None:
    game = full_market("y2 b1", "b2", "y2")
    assert after(agreed(game), "M b1", "E").phase is Phase.OVER


def test_d1_nothing_more_is_drawn_for_dirk() -> None:
    for scoring, rounds in (("*1", 0), ("*2", 1)):
        game = full_market("y2", "", deck=f"{scoring} o1", rounds=rounds)
        usual, early = done(game, "M b1", "E"), done(agreed(game), "M b1", "E")
        assert [event for event in usual.events if isinstance(event, DirkDrew)]
        assert not [event for event in early.events if isinstance(event, DirkDrew)]
        assert early.game.slice(DirkTiles) == game.slice(DirkTiles)


def test_l4_tokens_are_turned_over_before_the_last_tiles_are_given() -> None:
    game = full_market("y2", "g5", "g3", palaces=("", "F T12"), building_sites="yygbboo/2:T12:g/-/-")
    ended, events = done(agreed(game), "M b1", "E")
    order = [type(event) for event in events if isinstance(event, TokensTurnedOver | LastTilesGiven)]
    assert order == [TokensTurnedOver, LastTilesGiven]
    assert ended.players[1].hand == ()
    assert [str(tile) for tile in ended.players[2].aside] == ["T11a"]


# Asking for it


def test_it_is_possible_at_any_time_in_anybodys_turn_and_never_listed_as_an_action() -> None:
    for seat in (1, 2, 3):
        game = full_market("y2", "y2", "y2", seat=seat)
        for steps in ((), ("B P2=y2",), ("B P2=y2", "M b1"), ("B P2=y2", "R P2")):
            now = after(game, *steps)
            assert early_end_refusal(now) is None
            listed = legal_actions(now, now.to_act[0])
            assert legal_actions(agreed(now), now.to_act[0]) == listed


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ((), CoreReason.EARLY_END_AGREED),
        (("B P2=y2",), CoreReason.EARLY_END_AGREED),
        (("B P2=y2", "U"), CoreReason.EARLY_END_AGREED),
        (("B P2=y2", "R P2", "E"), CoreReason.ONLY_LAST_TILES),
        (("B P2=y2", "R P2", "E", "2 R T11a", "2 E"), CoreReason.GAME_OVER),
    ],
)
def test_it_is_refused_where_the_game_ends_anyway(actions: tuple[str, ...], reason: CoreReason) -> None:
    game = after(agreed(full_market("y2", "g5", "")), *actions)
    before = print_position(game)
    assert early_end_refusal(game) == Refusal(reason)
    with pytest.raises(IllegalAction) as refused:
        end_early(game)
    assert refused.value.reason is reason
    assert print_position(game) == before


def test_it_is_refused_at_the_ordinary_end_too() -> None:
    game = table(("y2", "g5", ""), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1")
    last = after(game, "B P2=y2", "R P2", "E")
    assert early_end_refusal(last) == Refusal(CoreReason.ONLY_LAST_TILES)
    assert early_end_refusal(after(last, "R T11a", "E")) == Refusal(CoreReason.GAME_OVER)


# Undo


def test_undo_takes_back_steps_before_and_after_but_not_the_agreement() -> None:
    game = full_market("y2", "g5", "")
    mixed = after(agreed(after(game, "B P2=y2")), "M b1")
    assert after(mixed, "U") == agreed(after(game, "B P2=y2"))
    assert after(mixed, "U", "U") == agreed(game)
    assert after(mixed, "UU") == agreed(game)
    assert after(mixed, "UU", "M b1", "E").phase is Phase.LAST_TILES


def test_a_site_draw_after_the_agreement_leaves_it_as_it_is() -> None:
    game = agreed(full_market("y2", "g5", "", building_sites=""))
    drawn = after(game, "L P2=y2", "K 1")
    assert drawn.ends_early
    assert after(drawn, "UU").ends_early


def test_what_was_taken_back_around_it_is_not_in_the_history() -> None:
    game, dealt = start(Options(3), Seed("4" * 32))
    one, other = game.display[:2]
    first = done(game, f"M {one}")
    agreement = end_early(first.game)
    then = done(agreement.game, "UU", f"M {other}")
    events = dealt + first.events + agreement.events + then.events
    assert standing(events) == [*dealt, EarlyEndAgreed(), *done(game, f"M {other}").events]
    assert ledger(events).hands == tuple(player.hand for player in then.game.players)
    assert fold(events) == then.game


# What people see


def test_everybody_sees_that_this_turn_is_the_last() -> None:
    game = full_market("y2", "", "")
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        assert not view_for(game, seat).ends_early
        assert view_for(agreed(game), seat).ends_early
        assert redact(EarlyEndAgreed(), seat) == EarlyEndAgreed()


def test_the_round_to_come_is_the_last_one() -> None:
    game = full_market("y2", "", "", palaces=("F T12",))
    assert (coming_round(game), coming_round(agreed(game))) == (1, 3)
    for looked_at in (agreed(game), view_for(agreed(game), None)):
        assert if_scored_now(looked_at) == score_round(game, 3)


# Text and JSON


def test_a_position_line_says_it_only_where_it_is_so() -> None:
    game = full_market("y2", "", "")
    assert "ends_early" not in print_position(game)
    for ending in (agreed(game), agreed(after(game, "B P2=y2")), after(agreed(game), "B P2=y2")):
        line = print_position(ending)
        assert " acted=no ends_early=yes rounds=" in line
        assert parse_position(line) == ending
        assert print_position(parse_position(line)) == line


@pytest.mark.parametrize("word", ["ends_early=no", "ends_early=true", "ends_early="])
def test_a_position_line_says_it_in_one_way(word: str) -> None:
    line = print_position(agreed(full_market("y2", "", "")))
    with pytest.raises(NotationError):
        parse_position(line.replace("ends_early=yes", word))


def test_a_stored_position_says_it_only_where_it_is_so() -> None:
    game = full_market("y2", "", "")
    assert "ends_early" not in position_to_json(game), "positions stored before E5 look the same"
    for ending in (agreed(game), agreed(after(game, "B P2=y2")), after(agreed(game), "B P2=y2")):
        stored = json.loads(json.dumps(position_to_json(ending)))
        assert stored["ends_early"] is True
        assert position_from_json(stored) == ending
        assert after(position_from_json(stored), "M y1", "UU") == agreed(game)
    with pytest.raises(BrokenRecord):
        position_from_json({**position_to_json(game), "ends_early": 1})


def test_the_event_has_a_stable_form() -> None:
    assert event_to_json(EarlyEndAgreed()) == {"v": 1, "event": "EarlyEndAgreed"}
    assert event_from_json({"v": 1, "event": "EarlyEndAgreed"}) == EarlyEndAgreed()


def test_it_does_not_fold_where_no_turn_is_on() -> None:
    last = after(agreed(full_market("y2", "g5", "")), "B P2=y2", "R P2", "E")
    for game in (last, after(last, "R T11a", "E")):
        with pytest.raises(BrokenRecord):
            fold_on(game, [EarlyEndAgreed()])


def test_tiles_stay_in_the_bag_only_after_an_early_end() -> None:
    last = after(agreed(full_market("y2", "g5", "")), "B P2=y2", "R P2", "E")
    assert last.bag
    with pytest.raises(BrokenRecord):
        checked_position(replace(last, ends_early=False))


# Records


def of_three() -> Played:
    """A short game: two turns, the second with an early end agreed in its middle, and the last tiles."""
    game, events = start(Options(3), Seed("4" * 32))
    for agree in (False, True):
        seat = game.to_act[0]
        game, new = play(game, seat, legal_actions(game, seat)[0])
        events += new
        if agree:
            game, new = end_early(game)
            events += new
        game, new = done(game, "E")
        events += new
    while game.to_act:
        seat = game.to_act[-1]
        aside = game.players[seat].aside
        game, new = done(game, f"{seat + 1} R {aside[0]}" if aside else f"{seat + 1} E")
        events += new
    return Played(game, events)


def test_a_record_says_it_in_the_turn_in_which_it_was_agreed() -> None:
    game, events = of_three()
    text = print_record(record_of(events))
    before, _, rest = text.partition("\n2. ")
    assert "ends early" not in before
    assert rest.splitlines()[1] == "  ends early"
    record = parse_record(text)
    assert print_record(record) == text
    assert replay(record).game == game
    assert record_of(replay(record).events) == record
    assert record.seed is not None
    assert verify(record, record.seed).honest


def test_when_in_its_turn_it_was_agreed_makes_no_difference_to_a_record() -> None:
    game, dealt = start(Options(3, ("building_sites",)), Seed("4" * 32))
    (seat,) = game.to_act
    site = next(action for action in legal_actions(game, seat) if isinstance(action, BuySite))
    records = set()
    for moment in range(3):
        now, events = game, dealt
        for step in range(3):
            if step == moment:
                now, new = end_early(now)
                events += new
            if step < 2:
                now, new = play(now, seat, site) if step == 0 else done(now, "K 1")
                events += new
        record = record_of(events)
        assert record.entries[-1].facts == ("ends early", "tokens 2")
        assert verify(record, Seed("4" * 32)).honest
        records.add(print_record(record))
    assert len(records) == 1


def test_a_record_without_its_early_end_is_found_out() -> None:
    text = print_record(record_of(of_three().events))
    seed = parse_record(text).seed
    assert seed is not None
    forged = parse_record(text.replace("  ends early\n", ""))
    with pytest.raises(BrokenRecord):
        replay(forged)
    assert not verify(forged, seed).honest


def test_a_record_with_an_early_end_too_many_is_found_out() -> None:
    text = print_record(record_of(of_three().events))
    record = parse_record(text)
    assert record.seed is not None
    twice = parse_record(text.replace("  ends early\n", "  ends early\n  ends early\n"))
    assert not verify(twice, record.seed).honest
    sooner = parse_record(text.replace("\n2. ", "\n  ends early\n2. ", 1))
    assert not verify(sooner, record.seed).honest
    in_the_deal = parse_record(text.replace("deal.\n", "deal.\n  ends early\n"))
    assert not verify(in_the_deal, record.seed).honest
    later = parse_record(text + "  ends early\n")
    with pytest.raises(BrokenRecord) as broken:
        replay(later)
    assert broken.value.at == "last"


# Whole games


@pytest.mark.parametrize("modules", [(), ALL], ids=["none", "all"])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("number", games(2))
def test_a_game_that_ends_early_holds_together(players: int, modules: tuple[str, ...], number: int) -> None:
    """All pieces at every step; views, records and stored forms as ever; the turn that was on is the last."""
    chance = random.Random(f"{number}{players}{modules}")
    game, dealt = start(Options(players, modules), Seed(f"{chance.randrange(16**32):032x}"))
    events: list[Event] = list(dealt)
    moment, last_turn, steps = chance.randrange(2, 250), 0, 0
    while game.to_act:
        steps += 1
        if not last_turn and game.phase is Phase.TURN and steps >= moment:
            game, new = end_early(game)
            events += new
            last_turn = game.turn
        seat = chance.choice(game.to_act)
        game, new = play(game, seat, with_undos(game, seat, chance))
        events += new
        checked_position(game)
        conserved(game)
        if last_turn:
            assert game.ends_early
            assert game.turn == last_turn
            assert fold(events) == game
            assert position_from_json(json.loads(json.dumps(position_to_json(game)))) == game
            assert parse_position(print_position(game)) == game
            _nothing_hidden_shows(game, chance)
    assert game.phase is Phase.OVER
    assert [event_from_json(event_to_json(event)) for event in events] == events
    seen = [redact(event, None) for event in events]
    assert ledger(seen).hands == tuple(player.hand for player in game.players)
    record = record_of(events)
    assert replace(record, seed=None) == record_of(seen)
    assert parse_record(print_record(record)) == record
    replayed = replay(record)
    assert replayed.game == game
    assert (EarlyEndAgreed() in replayed.events) == bool(last_turn)
    assert verify(record, game.rng.seed).honest


def _nothing_hidden_shows(game: Game, chance: random.Random) -> None:
    """Scramble every secret, and no view changes."""
    if game.phase is Phase.OVER:  # then the seed is open to all
        return
    for viewer in (None, *map(Seat, game.seats)):
        other = scrambled(game, viewer, chance.shuffle)
        if game.options.modules:
            other = with_other_tokens(other, viewer, chance.shuffle)
        assert view_for(other, viewer) == view_for(game, viewer)
