"""What a digest says, and in which order: what matters most to its reader comes first."""

from dataclasses import replace

from ai import Level
from bot.table.lobby_events import Person
from engine import Seat
from tests.bot.private.digest.digests import PEOPLE, first, happened, lines, lobby_of, shown, told
from tests.engine.tables import after, table

MONEY = "y1 g1 b1 o1"
LEVEL = Level.MASON


def test_who_took_a_majority_comes_first_then_what_could_have_been_paid_exactly() -> None:
    hands, palaces = ("b9 b2 y4", "b8 b3", "o2"), ("F T12", "F T11a")
    start = table(hands, market="P2 S3 T11b G10b", display=MONEY, palaces=palaces)
    game, history = told(start, "M y1", "B T11b=b3 b8; P T11b@+2,0", "M g1")
    assert lines(game, happened(game, history)) == [
        "Towers: Ben overtook you, 2 to 1.",
        "Ben bought Tower 11, which you could have paid for exactly.",
        "Ben buys Tower 11. Wall 1 (+1).",
        "Cleo takes 1 dirham.",
    ]


def test_a_rival_who_draws_level_is_told_as_such() -> None:
    start = table(("", "b8 b3", ""), market="P2 S3 T11b G10b", display=MONEY, palaces=("F T12",))
    game, history = told(start, "M y1", "B T11b=b3 b8; P T11b@+1,0", "M g1")
    assert lines(game, happened(game, history))[0] == "Towers: Ben drew level with you at 1."


def test_a_rivals_redesign_can_give_somebody_the_lead() -> None:
    start = table(("", "", ""), display=MONEY, palaces=("F T12", "F T11a"))
    game, history = told(start, "M y1", "X T11a", "M g1")
    assert lines(game, happened(game, history))[0] == "Towers: you’re in the lead now, 1 to 0."


def test_a_scoring_tells_what_it_gave_and_where_it_leaves_the_reader() -> None:
    palaces, deck = ("F T12 T11a", "F T9a"), "y2 *1 g2 b2 o2 y3 g3 b3 o3"
    game, history = told(
        table(("", "", ""), display=MONEY, palaces=palaces, deck=deck), "M y1", "M g1", "M b1"
    )
    assert "Scoring 1: you got 6 points and lead by 4." in lines(game, happened(game, history, 1))
    assert "Scoring 1: you got 2 points and are 4 behind Ana." in lines(game, happened(game, history, 2))
    assert "Scoring 1: Ana +6 (6), Ben +2 (2), Cleo ±0 (0)." in lines(game, happened(game, history, None))


def test_a_scoring_at_the_end_of_the_own_turn_has_happened_since() -> None:
    start = table(("", "", ""), display=MONEY, palaces=("F T12",), deck="*1 y2 g2 b2 o2 y3 g3 b3 o3")
    game, history = told(start, "M y1")
    assert lines(game, happened(game, history))[0] == "Scoring 1: you got 6 points and lead by 6."


def test_whoever_has_the_longer_wall_now_is_named() -> None:
    start = table(("", "b9", ""), market="P2 S3 T9a G10b", display=MONEY, palaces=("F T11c",))
    game, history = told(start, "M y1", "B T9a=b9; P T9a@+1,0", "M g1")
    assert "Ben’s wall is longer than yours now: 2 to 1." in lines(game, happened(game, history))


def test_a_new_tile_that_the_hand_pays_exactly_is_pointed_out() -> None:
    start = table(("b7", "b9 b2", ""), market="P2 S3 T11b G10b", bag="A7 G12", display=MONEY)
    game, history = told(start, "M y1", "B T11b=b2 b9; R T11b", "M g1")
    assert "Arcades 7 is new on the market, and you can pay for it exactly." in lines(
        game, happened(game, history)
    )


def test_what_a_computer_did_in_the_readers_place_comes_before_everything_else_at_the_table() -> None:
    palaces = ("F T12", "F T11a")
    start = table(("", "b8 b3", ""), market="P2 S3 T11b G10b", display=MONEY, palaces=palaces)
    game, own = told(start, "M y1")
    stood_in = (replace(PEOPLE[0], level=LEVEL), *PEOPLE[1:3])
    game, others = told(game, "B T11b=b3 b8; P T11b@+2,0", "M g1", "M b1", players=stood_in)
    said = lines(game, happened(game, (*own, *others)))
    assert said[0] == "A computer played your turn: Ana takes 1 dinar."
    assert said[1] == "Towers: Ben overtook you, 2 to 1."


def test_several_turns_of_a_computer_are_counted() -> None:
    game, own = told(table(("", "", ""), display=MONEY, deck="y2 g2 b2 o2 y3 g3 b3 o3 *1"), "M y1")
    stood_in = (replace(PEOPLE[0], level=LEVEL), *PEOPLE[1:3])
    game, others = told(game, "M g1", "M b1", "M o1", "M y2", "M g2", "M b2", players=stood_in)
    assert lines(game, happened(game, (*own, *others)))[0] == "A computer played 2 turns for you."


def test_seats_that_changed_hands_are_told() -> None:
    game, history = told(table(("", "", ""), display=MONEY), "M y1", "M g1", "M b1")
    newcomers = (PEOPLE[0], Person(900, "Zoe"), replace(PEOPLE[2], level=LEVEL))
    lobby = lobby_of(3, seated=(PEOPLE[0], newcomers[1], PEOPLE[2]), stand_ins=((Seat(2), LEVEL),))
    said = lines(game, happened(game, history, lobby=lobby))
    assert said[:2] == ["Zoe has taken over Ben’s seat.", "A computer is playing for Cleo now."]


def test_a_proposal_that_waits_for_the_reader_is_told_to_them_alone() -> None:
    game, history = told(table(("", "", ""), display=MONEY), "M y1", "M g1", "M b1")
    lobby = lobby_of(3, for_ending=frozenset({PEOPLE[1].id}))
    asked = "Ben proposes ending the game early and is waiting for your answer."
    assert lines(game, happened(game, history, 1, lobby))[0] == asked
    assert asked not in lines(game, happened(game, history, 2, lobby))


def test_little_news_is_filled_up_with_what_comes_next() -> None:
    game, history = told(table(("", ""), display=MONEY, deck="y2 g2 b2 o2 *1 y3"), "M y1", "M g1")
    played, ahead, money = lines(game, happened(game, history))
    assert played == "Ben takes 1 dirham."
    assert ahead.startswith("Scoring 1 comes after ")
    assert money == "New money: 2 dirhams."


def test_nothing_new_is_said_kindly() -> None:
    start = table(("", "", ""), display=MONEY)
    game, history = told(start, "M y1")
    (said,) = lines(game, happened(game, history))
    assert said == "Nothing new yet: Ben to play."
    assert first(game, happened(game, history), in_public=False) == ""


def test_steps_that_are_not_confirmed_are_no_news() -> None:
    start = table(("", "b8 b3", ""), market="P2 S3 T11b G10b", display=MONEY, palaces=("F T12",))
    game, history = told(start, "M y1")
    trying = after(game, "B T11b=b3 b8", "P T11b@+1,0")
    assert shown(trying, happened(trying, history)) == shown(game, happened(game, history))


def test_only_what_all_may_know_is_said_in_public() -> None:
    start = table(("b9 b2", "b8 b3", ""), market="P2 S3 T11b G10b", display=MONEY)
    game, history = told(start, "M y1", "B T11b=b3 b8; R T11b", "M g1")
    news = happened(game, history)
    assert first(game, news, in_public=False).startswith("Ben bought Tower 11, which you could have paid")
    assert first(game, news, in_public=True) == "Ben buys Tower 11."
