"""Building sites, rule by rule (L1–L5)."""

from collections import Counter

import pytest

from engine.judge.errors import AlhambraError, BrokenRecord, IllegalAction
from engine.modules.building_site_pieces import (
    TOKENS,
    Draw,
    SiteBought,
    SiteCompleted,
    Sites,
    SitesSeen,
    TokenKept,
    TokensDrawn,
    TokensTurnedOver,
)
from engine.play import fold, fold_on, start
from engine.position.options import Options
from engine.position.pieces import Currency, Seat
from engine.position.rng import Seed
from engine.position.state import Game, slice_of
from engine.text.piece_notation import parse_tile
from engine.text.position import parse_position, print_position
from engine.text.record import record_of, replay
from engine.transitions.events import LastTilesGiven, StepUndone
from engine.transitions.scoring import if_scored_now, score_round
from engine.views.history import ledger, standing
from engine.views.view import redact, view_for
from tests.engine.players import whole_game
from tests.engine.tables import after, done, offered, table


def ground(hand: str = "y1 y2 g5 g9 b5 o9", *, word: str = "") -> Game:
    return table((hand, "b9", ""), market="P2 G10b S5 A4", display="y1 y1 b1 b1", building_sites=word)


def tokens(game: Game) -> dict[str, Currency]:
    return {str(site.tile): site.token for site in game.slice(Sites).sites}


def test_l1_there_are_eight_tokens_two_of_each_currency() -> None:
    assert [TOKENS.count(currency) for currency in Currency] == [2, 2, 2, 2]
    assert ground().slice(Sites).bag == TOKENS


@pytest.mark.parametrize(
    ("offer", "legal"),
    [("L G10b=g5", True), ("L S5=b5", True), ("L P2=y1", True), ("L A4=o9", True), ("L P2=g5", False)],
)
def test_l1_half_the_price_in_the_currency_of_the_square(offer: str, legal: bool) -> None:
    assert (offer in offered(ground())) is legal


def test_l1_half_is_rounded_down() -> None:
    game = table(("b2", "", ""), market="P2 G10b S5 A4", building_sites="")
    assert "L S5=b2" in offered(game)
    assert not [text for text in offered(game) if text.startswith("B")]


def test_l1_half_a_price_is_never_exact() -> None:
    game = after(ground(), "L G10b=g5", "K 1")
    assert not game.may_act
    assert {text[0] for text in offered(game)} == {"P", "R", "U"}


def test_l1_not_even_if_the_whole_price_is_paid() -> None:
    assert not after(ground("g1 g9"), "L G10b=g1 g9").may_act


def test_l1_two_tokens_are_drawn_and_one_is_kept_the_other_goes_back() -> None:
    game, events = done(ground(), "L G10b=g5")
    bought, drawn = events
    assert isinstance(bought, SiteBought)
    assert isinstance(drawn, TokensDrawn)
    kept = game.slice(Sites)
    assert kept.drawn == Draw(Seat(0), parse_tile("G10b"), drawn.tokens)
    assert len(drawn.tokens) == 2
    assert len(kept.bag) == 6
    assert offered(game) == {"K 1", "K 2"}
    for number in (1, 2):
        chosen = after(game, f"K {number}")
        assert tokens(chosen) == {"G10b": drawn.tokens[number - 1]}
        assert Counter((*chosen.slice(Sites).bag, drawn.tokens[number - 1])) == Counter(TOKENS)


def test_l1_the_last_token_must_be_kept() -> None:
    game = after(ground(word="o/-/-/yyggbbo"), "L G10b=g5")
    assert offered(game) == {"K 1"}
    assert tokens(after(game, "K 1")) == {"G10b": Currency.DUCAT}


def test_l1_with_none_left_nothing_is_bought_at_half_price() -> None:
    game = ground(word="-/-/-/yyggbboo")
    assert not [text for text in offered(game) if text.startswith("L")]


def test_l1_the_draw_comes_from_the_seed() -> None:
    first, second = (done(ground(), "L G10b=g5").events[1] for _ in range(2))
    assert first == second
    assert after(ground(), "L G10b=g5").rng.used == ground().rng.used + 1


def test_u1_a_draw_cannot_be_taken_back_but_the_choice_can() -> None:
    game = after(ground(), "L G10b=g5")
    assert (game.base, game.steps) == (None, ())
    for undo in ("U", "UU"):
        with pytest.raises(IllegalAction):
            after(game, undo)
        assert after(game, "K 1", "R G10b", undo) in (game, after(game, "K 1"))


def test_u1_what_came_before_a_draw_stands() -> None:
    rich = table(("y2 g5", "", ""), market="P2 G10b S5 A4", building_sites="")
    events = done(rich, "B P2=y2", "L G10b=g5", "K 1", "U", "K 2", "UU", "K 1").events
    assert [type(event).__name__ for event in standing(events)] == [
        "TileBought",
        "SiteBought",
        "TokensDrawn",
        "TokenKept",
    ]
    with pytest.raises(BrokenRecord):
        standing([*events, StepUndone(Seat(0)), StepUndone(Seat(0))])


def test_l2_walls_count_and_the_building_does_not() -> None:
    palace = "F T13"  # walled to the east
    game = table(("",) * 3, palaces=(palace,), building_sites="yyggbbo/1:T13:o/-/-")
    assert [(line.source, line.points) for line in score_round(game, 1)] == [("wall", 1)]
    assert if_scored_now(view_for(game, None)) == if_scored_now(game)
    done_with_it = table(("",) * 3, palaces=(palace,), building_sites="yyggbbo/-/-/o")
    assert {line.source for line in score_round(done_with_it, 1)} == {"tower", "wall"}


def test_l2_the_tile_goes_into_the_palace_or_the_reserve() -> None:
    game = after(ground(), "L G10b=g5", "K 1")
    assert "R G10b" in offered(game)
    assert "P G10b@+1,0" in offered(game)
    for text in ("R G10b", "P G10b@+1,0"):
        assert list(tokens(after(game, text, "E"))) == ["G10b"]


def test_l2_not_to_dirk() -> None:
    game = table(("g5 y2", ""), market="P2 G10b S5 A4", building_sites="")
    game = after(game, "B P2=y2", "L G10b=g5", "K 1")
    assert "D P2" in offered(game)
    assert "D G10b" not in offered(game)


def test_t3_a_token_stays_with_its_tile_in_a_redesign() -> None:
    game = table(
        ("",) * 3,
        display="y1 y1",
        palaces=("F T12 C10",),
        reserves=("T11a",),
        building_sites="yyggb/1:C10:b;1:T11a:o;1:T12:o/-/-",
    )
    before = tokens(game)
    for text in ("X C10", "X T11a<>T12", "X T11a@-1,0"):
        assert tokens(after(game, text)) == before


# L3


def site(hand: str, *, token: str = "g", reserve: bool = False) -> Game:
    left = "yyggbboo".replace(token, "", 1)
    return table(
        (hand, "", ""),
        market="P2 G10b S5 A4",
        display="y1 y1 y1 b1",
        palaces=() if reserve else ("F T12",),
        reserves=("T12",) if reserve else (),
        building_sites=f"{left}/1:T12:{token}/-/-",
    )


@pytest.mark.parametrize("reserve", [False, True])
def test_l3_completing_costs_the_full_price_in_the_currency_of_the_token(reserve: bool) -> None:
    game = site("g3 g9 b9 b4", reserve=reserve)
    assert [text for text in offered(game) if text.startswith("C")] == ["C T12=g3 g9"]
    game, events = done(game, "C T12=g9 g3")
    assert tokens(game) == {}
    assert game.slice(Sites).gone == (Currency.DIRHAM,)
    (completed,) = events
    assert isinstance(completed, SiteCompleted)
    assert completed.paid_exactly


def test_l3_exact_payment_gives_a_further_action_and_anything_else_does_not() -> None:
    assert after(site("g3 g9"), "C T12=g3 g9", "M b1", "E").turn == 2
    game = after(site("g4 g9"), "C T12=g4 g9")
    assert not game.may_act
    assert offered(game) == {"E", "U", "UU"}


def test_l3_a_completed_building_counts() -> None:
    assert "tower" not in {line.source for line in score_round(site("g3 g9"), 1)}
    assert "tower" in {line.source for line in score_round(after(site("g3 g9"), "C T12=g3 g9"), 1)}


def test_u1_completing_can_be_taken_back() -> None:
    game = site("g3 g9")
    assert after(game, "C T12=g3 g9", "U") == game


def test_l3_a_turn_may_have_several_completions_and_purchases() -> None:
    game = site("g3 g9 y2")
    ended = after(game, "C T12=g3 g9", "B P2=y2", "M b1", "R P2", "E")
    assert ended.turn == 2


# L4


def last_turn(*, palaces: tuple[str, ...], word: str, hands: tuple[str, ...]) -> Game:
    """Seat 1 buys the pavilion, and three tiles are left for E3."""
    return table(
        hands,
        market="P2 T11a T11b T11c",
        bag="-",
        display="y1 y1 y1 b1",
        palaces=palaces,
        building_sites=word,
    )


def test_l4_tokens_in_palaces_cost_their_owners_all_money_of_their_currencies() -> None:
    game = last_turn(
        palaces=("F T12", "F C10"),
        word="yygbo/2:C10:b;1:T12:g/-/o",
        hands=("y2 g5 g7 o1", "g3 b9 b2", "b1"),
    )
    game, events = done(game, "B P2=y2", "R P2", "E")
    (turned,) = [event for event in events if isinstance(event, TokensTurnedOver)]
    assert [(one.seat, one.tokens, len(one.cards)) for one in turned.reckonings] == [
        (0, (Currency.DIRHAM,), 2),
        (1, (Currency.DINAR,), 2),
    ]
    given = next(event for event in events if isinstance(event, LastTilesGiven))
    assert events.index(turned) < events.index(given)
    # Without L4 the dirhams would have won T11a for seat 1 and the dinars T11b for seat 2.
    assert [(str(last.tile), last.holdings, last.winner) for last in given.tiles] == [
        ("T11a", (0, 3, 0), 1),
        ("T11b", (0, 0, 1), 2),
        ("T11c", (1, 0, 0), 0),
    ]


def test_l4_tokens_in_the_reserve_are_ignored() -> None:
    game = table(
        ("y2 g5", "g3", ""),
        market="P2 T11a T11b T11c",
        bag="-",
        display="y1 y1 y1 b1",
        reserves=("T12",),
        building_sites="yygbboo/1:T12:g/-/-",
    )
    game, events = done(game, "B P2=y2", "R P2", "E")
    assert not [event for event in events if isinstance(event, TokensTurnedOver)]
    assert [str(card) for card in game.players[0].hand] == ["g5"]


def test_l4_completing_in_the_last_turn_still_saves_the_money() -> None:
    game = last_turn(palaces=("F S9",), word="yygbboo/1:S9:g/-/-", hands=("y2 g9 g1", "", ""))
    events = done(game, "C S9=g9", "B P2=y2", "R P2", "E").events
    assert not [event for event in events if isinstance(event, TokensTurnedOver)]


def test_l4_the_ledger_knows_what_was_discarded() -> None:
    """A whole game in which money became worthless, remembered by somebody who only looked on."""
    for number in range(30):
        game, events = whole_game(2, number, modules=("building_sites",))
        if any(
            one.cards for event in events if isinstance(event, TokensTurnedOver) for one in event.reckonings
        ):
            known = ledger([redact(event, None) for event in events])
            assert known.hands == tuple(player.hand for player in game.players)
            return
    pytest.fail("no game showed it")


# Who sees what


def test_l3_only_the_owner_sees_a_token() -> None:
    game = site("g3")
    seen = {who: slice_of(view_for(game, who).slices, SitesSeen) for who in (Seat(0), Seat(1), None)}
    assert seen[Seat(0)].sites[0].token is Currency.DIRHAM
    assert seen[Seat(1)].sites[0].token is None
    assert seen[None].sites[0].token is None
    assert {view.bag_size for view in seen.values()} == {7}


def test_l1_only_the_buyer_sees_what_was_drawn() -> None:
    game, events = done(ground(), "L G10b=g5")
    drawn = events[1]
    assert redact(drawn, Seat(0)) == drawn
    for other in (Seat(1), None):
        shown = redact(drawn, other)
        assert isinstance(shown, TokensDrawn)
        assert shown.tokens == (None, None)
        view = slice_of(view_for(game, other).slices, SitesSeen)
        assert view.drawn == Draw(Seat(0), parse_tile("G10b"), (None, None))
    own = slice_of(view_for(game, Seat(0)).slices, SitesSeen)
    assert own.drawn is not None
    assert own.drawn.tokens == drawn.tokens  # type: ignore[union-attr]


def test_l1_the_choice_shown_to_all_says_nothing_about_the_token() -> None:
    (kept,) = done(after(ground(), "L G10b=g5"), "K 2").events
    assert redact(kept, None) == kept
    assert not {"token", "currency"} & set(vars(kept))


def test_l4_tokens_in_palaces_show_at_the_end_and_those_in_reserves_when_it_is_over() -> None:
    game = table(
        ("y2 g5 b1", "g3", ""),
        market="P2 T11a T11b T11c",
        bag="-",
        display="y1 y1 y1 b1",
        palaces=("F C10",),
        reserves=("T12",),
        building_sites="yygboo/1:C10:b;1:T12:g/-/-",
    )
    last = after(game, "B P2=y2", "R P2", "E")
    over = after(last, "1 R T11a", "1 E")
    shown = [
        [site.token for site in slice_of(view_for(one, None).slices, SitesSeen).sites]
        for one in (game, last, over)
    ]
    assert shown == [[None, None], [Currency.DINAR, None], [Currency.DINAR, Currency.DIRHAM]]


# Text and storage


def test_a_position_in_the_middle_of_the_choice_is_one_line() -> None:
    game = after(ground(), "L G10b=g5")
    assert parse_position(print_position(game)) == game
    later = after(game, "K 1")
    assert print_position(later).endswith(" : 1 K 1")
    assert parse_position(print_position(later)) == later


@pytest.mark.parametrize(
    "word",
    [
        "yyggbbo/-/-/-",
        "yyggbbooo/-/-/-",
        "oobbggyy/-/-/-",
        "yyggbbo/1:T13:o/-/-",
        "yyggbbo/2:T12:o/-/-",
        "yyggbb/-/1:P2:oo/-",
        "yyggbbo/-/1:P2:o/-",
        "yyggbboo/-/-",
        "yyggbbo/1:T12/-/-",
        "yyggbb/1:T12:oo/-/-",
        "yyggbbo/7:T12:o/-/-",
        "x/-/-/-",
        "",
    ],
)
def test_tokens_that_cannot_lie_like_this_are_refused(word: str) -> None:
    line = print_position(table(("",) * 3, palaces=("F T12",), building_sites="yyggbbo/1:T12:o/-/-"))
    with pytest.raises(AlhambraError):
        parse_position(line.replace("building_sites=yyggbbo/1:T12:o/-/-", f"building_sites={word}"))


def test_events_that_cannot_be_do_not_fold() -> None:
    game = after(ground(), "L G10b=g5")
    for event in (
        TokensDrawn(Seat(0), parse_tile("G10b"), (None, None), 1),
        SiteCompleted(Seat(0), parse_tile("G10b"), Currency.DUCAT, (), paid_exactly=True),
        TokenKept(Seat(0), parse_tile("G10b"), 0),
    ):
        with pytest.raises(BrokenRecord):
            fold_on(game, [event])


def test_a_record_hides_the_tokens_and_still_replays() -> None:
    game, dealt = start(Options(3, ("building_sites",)), Seed("1" * 32))
    events = list(dealt)
    bought = next(text for text in sorted(offered(game)) if text.startswith("L"))
    tile = bought[2:].partition("=")[0]
    game, new = done(game, bought, "K 2", f"R {tile}", "E")
    events += new
    record = record_of(events)
    assert record == record_of([redact(event, None) for event in events])
    assert "tokens 2" in record.entries[1].facts
    again = replay(type(record)(record.options, record.commitment, Seed("1" * 32), record.entries))
    assert again.game == game == fold(events)
