"""The review as messages: an overview, a page for each finding, and reviews that are made once."""

import asyncio
import random
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from ai.review.decision import Decision
from ai.review.findings import overpayment, wall_given_away
from ai.review.habits import GAVE_UP_ACTION, MISSED_EXACT, PLACED_BADLY, TOOK_MONEY
from ai.review.losses import BetterMove
from ai.review.review import Costly, Review, concluded, glance, review
from bot.computers.reviews import Reviews
from bot.computers.thinking import ThinkingPool
from bot.message.fitting import fits
from bot.message.messages import Message
from bot.private.review_pages import Reviewed, page
from bot.public.end_post import end
from bot.table.decisions import decisions, turns_of
from bot.table.episodes import history
from bot.table.lobby_events import GameStarted, LobbyEvent, Person, SeatFreed, SeatTaken, TableOpened
from engine import Game, Options, Phase, Seat, Seed, legal_actions, parse_action, play, start, view_for
from render.pictures.hand import HandPicture
from render.pictures.preview import PreviewPicture
from render.pictures.table import TablePicture
from tests.bot.contexts import NASTY, context, told_game
from tests.bot.message_checks import buttons, check_message, custom_ids
from tests.engine.players import hasty, whole_game
from tests.engine.tables import after, table

if TYPE_CHECKING:
    from bot.table import table_events


def decided(game: Game, action: str) -> Decision:
    seat = game.to_act[0]
    return Decision(view_for(game, seat), legal_actions(game, seat), parse_action(action))


def rich() -> Game:
    return table(("g7 g4 g8 g9", "", ""), market="P8 T11b S9 A10", palaces=("F T12",), display="y1 b1")


def placing() -> Game:
    game = table(("g9", "", ""), market="P8 T9c S9 A10", palaces=("F A6a",), display="y1")
    return after(game, "B T9c=g9", "M y1")


@cache
def laid() -> Review:
    """One finding of every sort."""
    paid, wall = (
        overpayment(decided(rich(), "B T11b=g4 g8")),
        wall_given_away(decided(placing(), "P T9c@0,+1")),
    )
    assert paid is not None
    assert wall is not None
    move = BetterMove(decided(rich(), "M y1"), parse_action("B T11b=g4 g7"), 5.6, TOOK_MONEY, ())
    habits = (Costly(TOOK_MONEY, 12, 30.4), Costly(MISSED_EXACT, 2, 11.6), Costly(PLACED_BADLY, 1, 1.2))
    told = Review(turns=20, decisions=41, closely=24, points=60.3, habits=habits)
    told = replace(told, money_turns=15, too_much_money=12)
    return replace(told, moves=(move,), overpaid=(paid,), walls=(wall,))


def summed_up(points: float, turns: int = 20) -> str:
    """The first sentence of a review without anything else in it."""
    return shown(0, found=Review(turns, 41, 24, points)).text.splitlines()[1]


def shown(at: int, behind: int = 0, found: Review | None = None) -> Message:
    message = page(context(3), Reviewed(found or laid(), behind), at)
    check_message(message)
    return message


def test_the_overview_begins_with_what_was_given_away_and_why() -> None:
    assert shown(0).text.splitlines()[:7] == [
        "## Looking back at your game",
        "You gave away about **60 points** in your 20 turns.",
        "In **12 of the 15 turns** in which you took money, the Vizier would have bought a tile.",
        "What cost you the most:",
        "- Taking money when buying was better: 12 times, about 30 points",
        "- Overpaying when you could have paid exactly and gone again: twice, about 12 points",
        "- Placing a tile when another place was better: once, about 1 point",
    ]


def test_then_it_tells_everything_found_in_a_line_each() -> None:
    assert shown(0).text.splitlines()[7:-1] == [
        "Moments worth another look:",
        "- Turn 1: about 6 points more with **Buy Tower 11 (T11b) with 7+4 dirhams**",
        "- Turn 1: Tower 11 (T11b) could have been paid for exactly, with 7+4 dirhams",
        "- Turn 1: Tower 9 (T9c) could have made a wall of 4, not 2",
    ]


def test_it_says_how_much_was_looked_at_closely() -> None:
    assert "I looked closely at 24 of your 41 decisions, and only glanced at the others." in shown(0).text
    everything = shown(0, found=Review(20, 24, 24, 9.0)).text
    assert "I looked closely at all 24 of your decisions." in everything
    assert "at a glance" not in everything


@pytest.mark.parametrize(
    ("points", "turns", "said"),
    [
        (60.3, 20, "You gave away about **60 points** in your 20 turns."),
        (7.2, 20, "You gave away about **7 points** in your 20 turns."),
        (
            6.9,
            20,
            "You gave away only about **7 points** in your 20 turns: there was hardly anything to improve.",
        ),
        (
            1.2,
            20,
            "You gave away only about **1 point** in your 20 turns: there was hardly anything to improve.",
        ),
        (0.4, 20, "In your 20 turns I found nothing that would have brought you more points. Well played!"),
        (3.0, 1, "You gave away about **3 points** in your only turn."),
        (1.0, 1, "You gave away about **1 point** in your only turn."),
        (0.0, 1, "In your only turn I found nothing that would have brought you more points."),
    ],
)
def test_the_first_sentence_says_what_the_game_cost(points: float, turns: int, said: str) -> None:
    assert summed_up(points, turns) == said


def test_without_a_habit_that_cost_much_none_is_named() -> None:
    assert "What cost you the most" not in shown(0, found=replace(laid(), habits=())).text
    one = shown(0, found=replace(laid(), habits=laid().habits[:1])).text
    assert one.count("\n- Taking money when buying was better: 12 times, about 30 points\n") == 1


@pytest.mark.parametrize(("bought", "told"), [(0, False), (2, False), (3, True)])
def test_money_taken_too_often_is_said_only_if_it_was_often(bought: int, told: bool) -> None:
    text = shown(0, found=replace(laid(), too_much_money=bought)).text
    assert (f"In **{bought} of the 15 turns** in which you took money" in text) is told


def test_it_says_that_nothing_hidden_was_used() -> None:
    assert "only from what you could see at the time" in shown(0).text


def test_a_turn_that_was_worth_more_than_the_game_was_lost_by_is_named() -> None:
    assert (
        "Turn 1 may have decided it: it was worth about 6, and you ended 4 points behind." in shown(0, 4).text
    )
    assert "decided" not in shown(0, 7).text
    assert "decided" not in shown(0, 0).text


def test_a_game_without_a_fault_is_praised_on_one_page() -> None:
    message = shown(0, found=Review(20, 41, 24))
    assert "Well played!" in message.text
    assert "Moments" not in message.text
    assert message.rows == ()


def test_whoever_is_shown_something_better_is_not_told_that_there_was_nothing() -> None:
    text = shown(0, found=replace(laid(), points=0.2, habits=())).text
    assert "You gave away only about **1 point** in your 20 turns" in text
    assert "Well played!" not in text


def test_somebody_who_decided_nothing_is_told_so() -> None:
    assert "nothing to review" in shown(0, found=Review(0, 0, 0)).text


def test_a_better_move_is_shown_with_the_table_and_the_hand_of_then() -> None:
    message = shown(1)
    assert message.text.startswith("### Turn 1 (1 of 3)\nYou: **Take 1 florin**\nBetter: **Buy Tower 11")
    assert [type(each.picture) for each in message.pictures] == [TablePicture, HandPicture]


def test_an_action_that_was_given_up_is_named() -> None:
    given = replace(laid().moves[0], habit=GAVE_UP_ACTION)
    assert "gave it up" in shown(1, found=replace(laid(), moves=(given,))).text
    assert "gave it up" not in shown(1).text


def test_an_overpayment_is_shown_with_the_hand_of_then() -> None:
    message = shown(2)
    assert "You paid 1 too much. **7+4 dirhams** would have been exact" in message.text
    assert [type(each.picture) for each in message.pictures] == [HandPicture]


def test_a_wall_given_away_is_shown_in_two_palaces() -> None:
    message = shown(3)
    assert "Your wall became 2 long; it could have been 4. That’s up to 6 points" in message.text
    assert "First what you did, then what would have been better." in message.text
    assert [type(each.picture) for each in message.pictures] == [PreviewPicture] * 2
    assert len({each.picture.alt_text(each.look) for each in message.pictures}) == 2


def test_the_last_tiles_are_called_so() -> None:
    wall = laid().walls[0]
    late = replace(wall.decision, view=replace(wall.decision.view, phase=Phase.LAST_TILES))
    found = Review(20, 41, 24, walls=(replace(wall, decision=late),))
    assert "- Last tiles: Tower 9" in shown(0, found=found).text
    assert shown(1, found=found).text.startswith("### The last tiles (1 of 1)")


def test_every_page_can_be_turned_to_and_there_are_no_others() -> None:
    for at in range(4):
        assert buttons(shown(at)) == ["First", "Previous", "Next", "Last"]
    assert shown(99) == shown(3)
    assert all(custom_id.startswith("a1:review:7:") for custom_id in custom_ids(shown(1)))


def test_reviews_of_whole_games_fit_whatever_people_are_called() -> None:
    _, events = whole_game(3, 4, hasty)
    seen = glance(decisions(events, Seat(2)))
    moves = [BetterMove(one.decision, one.others[0].action, 5.0, TOOK_MONEY, ()) for one in seen.doubts]
    found = concluded(seen, moves)
    for at in range(len(found.findings) + 1):
        message = page(context(3, NASTY), Reviewed(found, 3), at)
        check_message(message)
        assert fits(message.text)


def test_the_last_post_leads_to_the_review() -> None:
    history = told_game(2, 1, hasty)
    message = end(context(2), history[-1])
    assert buttons(message)[:2] == ["Rematch", "Review my game"]
    assert custom_ids(message)[1] == "a1:review:7:0:own"


async def test_a_review_is_made_once_for_all_who_ask() -> None:
    events = whole_game(2, 3, hasty)[1][:40]
    thinking = ThinkingPool()
    try:
        reviews = Reviews(thinking)
        one, other = await asyncio.gather(*(reviews.of(5, Seat(0), events) for _ in range(2)))
        again = await Reviews(thinking).of(5, Seat(0), events)
    finally:
        await thinking.close()
    assert one is other
    assert again is not one
    assert again == one
    assert one == review(decisions(events, Seat(0)), seed=5)


def test_whoever_took_over_a_seat_is_reviewed_for_their_own_turns_only() -> None:
    ana, dora = Person(1, "Ana"), Person(4, "Dora")
    lobby: list[table_events.TableEvent] = [TableOpened(ana), SeatTaken(Person(2, "Ben")), GameStarted(ana)]
    chance, played = random.Random(3), start(Options(2), Seed("3" * 32))
    game, events = played.game, [*lobby, *played.events]
    taken_over: list[table_events.TableEvent] = [SeatFreed(ana), SeatTaken(dora, Seat(0))]
    while game.to_act:
        if game.turn == 12 and taken_over:
            events += taken_over
            taken_over = []
        seat = game.to_act[0]
        game, happened = play(game, seat, hasty(game, seat, chance))
        events += happened
    told, actions = history(events), [event for event in events if not isinstance(event, LobbyEvent)]
    of_ana, of_dora = (turns_of(told, Seat(0), who.id) for who in (ana, dora))
    assert of_ana
    assert max(turn for turn, _ in of_ana) < 12 <= min(turn for turn, _ in of_dora)
    seen = decisions(actions, Seat(0), of_dora)
    assert seen
    assert {decision.view.turn for decision in seen} == {turn for turn, _ in of_dora}
    assert len(seen) + len(decisions(actions, Seat(0), of_ana)) == len(decisions(actions, Seat(0)))
