"""The review as messages: an overview, a page for each finding, and reviews that are made once."""

import asyncio
from dataclasses import replace
from functools import cache

from ai.review import (
    BetterMove,
    Decision,
    Review,
    concluded,
    glance,
    overpayment,
    review,
    wall_given_away,
)
from bot.announce_end import end
from bot.decisions import decisions
from bot.fitting import fits
from bot.messages import Message
from bot.minds import Minds
from bot.reviewing import Reviewed, page
from bot.reviews import Reviews
from engine import Game, Phase, Seat, legal_actions, parse_action, view_for
from render.hand import HandPicture
from render.preview import PreviewPicture
from render.table import TablePicture
from tests.bot.message_checks import buttons, check_message, custom_ids
from tests.bot.occasions import NASTY, occasion, told_game
from tests.engine.players import hasty, whole_game
from tests.engine.tables import after, table


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
    move = BetterMove(decided(rich(), "M y1"), parse_action("B T11b=g4 g7"), 5.6, ())
    return Review(20, 17, (move,), (paid,), (wall,))


def shown(at: int, behind: int = 0, found: Review | None = None) -> Message:
    message = page(occasion(3), Reviewed(found or laid(), behind), at)
    check_message(message)
    return message


def test_the_overview_tells_everything_in_a_line_each() -> None:
    assert shown(0).text.splitlines()[1:-1] == [
        "In **17 of your 20 turns** I found nothing better.",
        "- Turn 1: better: Buy Tower 11 (T11b) with 7+4 dirhams – about 6 points more",
        "- Turn 1: Tower 11 (T11b) could be paid exactly, with 7+4 dirhams",
        "- Turn 1: Tower 9 (T9c) could make a wall of 4, not 2",
    ]


def test_it_says_that_nothing_hidden_was_used() -> None:
    assert "only from what you could see at that moment" in shown(0).text


def test_a_turn_that_was_worth_more_than_the_game_was_lost_by_is_named() -> None:
    assert (
        "Turn 1 may have decided it: it was worth about 6, and you ended 4 points behind." in shown(0, 4).text
    )
    assert "decided" not in shown(0, 7).text
    assert "decided" not in shown(0, 0).text


def test_a_game_without_a_fault_is_praised_on_one_page() -> None:
    message = shown(0, found=Review(20, 20))
    assert "In all your 20 turns I found nothing better. Well played!" in message.text
    assert message.rows == ()


def test_somebody_who_decided_nothing_is_told_so() -> None:
    assert "nothing to review" in shown(0, found=Review(0, 0)).text


def test_a_better_move_is_shown_with_the_table_and_the_hand_of_then() -> None:
    message = shown(1)
    assert message.text.startswith("### Turn 1 (1 of 3)\nYou: **Take florin 1**\nBetter: **Buy Tower 11")
    assert [type(each.picture) for each in message.pictures] == [TablePicture, HandPicture]


def test_an_action_that_was_given_up_is_named() -> None:
    given = replace(laid().moves[0], gave_up_action=True)
    assert "gave that up" in shown(1, found=replace(laid(), moves=(given,))).text
    assert "gave that up" not in shown(1).text


def test_an_overpayment_is_shown_with_the_hand_of_then() -> None:
    message = shown(2)
    assert "You paid 1 too much. **7+4 dirhams** would have been exact" in message.text
    assert [type(each.picture) for each in message.pictures] == [HandPicture]


def test_a_wall_given_away_is_shown_in_two_palaces() -> None:
    message = shown(3)
    assert "Your wall became 2 long; it could have been 4. That is up to 6 points" in message.text
    assert "First what you did, then what was better." in message.text
    assert [type(each.picture) for each in message.pictures] == [PreviewPicture] * 2
    assert len({each.picture.alt_text(each.look) for each in message.pictures}) == 2


def test_the_last_tiles_are_called_so() -> None:
    wall = laid().walls[0]
    late = replace(wall.decision, view=replace(wall.decision.view, phase=Phase.LAST_TILES))
    found = Review(20, 19, walls=(replace(wall, decision=late),))
    assert "- Last tiles: Tower 9" in shown(0, found=found).text
    assert shown(1, found=found).text.startswith("### The last tiles (1 of 1)")


def test_every_page_can_be_turned_to_and_there_are_no_others() -> None:
    for at in range(4):
        assert buttons(shown(at)) == ["First", "Back", "Next", "Last"]
    assert shown(99) == shown(3)
    assert all(custom_id.startswith("a1:review:7:") for custom_id in custom_ids(shown(1)))


def test_reviews_of_whole_games_fit_whatever_people_are_called() -> None:
    _, events = whole_game(3, 4, hasty)
    seen = glance(decisions(events, Seat(2)))
    moves = [BetterMove(one.decision, one.candidates[0].action, one.points, ()) for one in seen.doubts]
    found = concluded(seen, moves)
    for at in range(len(found.findings) + 1):
        message = page(occasion(3, NASTY), Reviewed(found, 3), at)
        check_message(message)
        assert fits(message.text)


def test_the_last_post_leads_to_the_review() -> None:
    history = told_game(2, 1, hasty)
    message = end(occasion(2), history[-1], history, b"")
    assert buttons(message) == ["Rematch", "Review my game"]
    assert custom_ids(message)[1] == "a1:review:7:0:own"


async def test_a_review_is_made_once_for_all_who_ask() -> None:
    events = whole_game(2, 3, hasty)[1][:40]
    minds = Minds()
    try:
        reviews = Reviews(minds)
        one, other = await asyncio.gather(*(reviews.of(5, Seat(0), events) for _ in range(2)))
        again = await Reviews(minds).of(5, Seat(0), events)
    finally:
        await minds.close()
    assert one is other
    assert again is not one
    assert again == one
    assert one == review(decisions(events, Seat(0)), seed=5)
