"""The guided first turn: what is said on which screen, and that it can always be skipped."""

import pytest

from ai import Level, advise
from bot.language.action_labels import action_label
from bot.language.words import words_for
from bot.message.messages import Message
from bot.panel import HOME, panel
from bot.panel.newcomers import tour, tour_progress
from bot.panel.notices import with_notices
from bot.storage.sql.storage import SqlStorage
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from bot.table.table_state import StoredTable, Table
from engine import Game, Options, Place, Seat, Seed, legal_actions, print_action, start, view_for
from tests.bot.message_checks import check_message
from tests.bot.seated_people import buttons, context
from tests.engine.tables import after, table


def said(game: Game, step: str) -> str:
    """What the first player is told on a screen."""
    return tour.guide(view_for(game, Seat(0)), legal_actions(game, Seat(0)), step, context(3))


def test_the_first_turn_of_a_game_is_told_from_all_others() -> None:
    game = start(Options(3), Seed("7" * 32)).game
    for _ in range(3):
        (seat,) = game.to_act
        assert tour.is_first_turn(view_for(game, seat))
        assert not tour.is_first_turn(view_for(game, None))
        assert not any(tour.is_first_turn(view_for(game, Seat(other))) for other in {0, 1, 2} - {seat})
        game = after(game, f"M {game.display[0]}", "E")
    assert not tour.is_first_turn(view_for(game, game.to_act[0]))


def test_money_that_pays_exactly_is_the_tip_with_its_reason() -> None:
    game = table(("y2 g1", "", ""), market="P2 S9 T11b T11c")
    told = said(game, "buy")
    assert "if you pay exactly (✓), you get another action" in told
    assert "My tip: **Buy Pavilion 2 with 2 florins** – pays exactly, so you get another action" in told


def test_a_table_without_hints_gives_no_tips() -> None:
    game = table(("y2 g1", "", ""), market="P2 S9 T11b T11c")
    view, legal = view_for(game, Seat(0)), legal_actions(game, Seat(0))
    assert "tip" not in tour.guide(view, legal, HOME, context(3), tips=False)


def test_whoever_cannot_buy_is_sent_to_the_money() -> None:
    game = table(("y1", "", ""), market="P2 S9 T11b T11c", display="y3 g1 b1 o1")
    assert "Take money first" in said(game, "buy")
    assert "My tip: **Take" in said(game, "buy")


def test_a_turn_is_told_step_by_step_to_its_end() -> None:
    game = table(("y2 g1", "", ""), market="P2 S9 T11b T11c", display="y1 g4 b4 o4")
    assert "You do one thing in a turn" in said(game, HOME)
    bought = after(game, "B P2=y2")
    assert "you get another action" in said(bought, HOME)
    taken = after(bought, "M y1")
    assert "wall to wall or open side to open side" in said(taken, "place P2")
    assert "My tip" not in said(taken, "place P2"), "the best place is shown already"
    assert "you get another action" in said(bought, "place P2")
    build = next(action for action in legal_actions(taken, Seat(0)) if isinstance(action, Place))
    assert "how it would look" in said(taken, f"preview {print_action(build)}")
    assert "That’s all there is to a turn" in said(after(taken, "R P2"), HOME)


def test_after_an_undo_the_tour_says_what_is_open_again() -> None:
    game = table(("y2 g1", "", ""), market="P2 S9 T11b T11c", display="y1 g4 b4 o4")
    assert "You do one thing in a turn" in said(after(game, "B P2=y2", "U"), HOME)
    assert "you get another action" in said(after(game, "B P2=y2", "M y1", "U"), HOME)
    assert "That’s all there is to a turn" in said(after(game, "B P2=y2", "R P2"), HOME)


def test_whoever_has_overpaid_is_told_to_place_and_not_that_they_act_again() -> None:
    bought = after(table(("y5 g1", "", ""), market="P2 S9 T11b T11c"), "B P2=y5")
    assert "What you bought is set aside" in said(bought, HOME)
    assert "wall to wall" in said(bought, "place P2")
    assert "What you bought is set aside" in said(after(bought, "R P2", "U"), HOME)


def test_what_a_module_leaves_open_is_not_called_an_exact_payment() -> None:
    game = table(("b5 b6", "", ""), market="P2 S3 G10a A4", certificates="")
    overpaid = after(game, "B G10a=b5 b6", "R G10a")
    assert "That’s all there is to a turn" in said(overpaid, HOME)
    site = after(table(("g4", "", ""), market="P2 S5 G10a A4", building_sites=""), "L S5=g4")
    assert said(site, HOME) == ""


def test_what_a_module_lets_one_buy_is_not_called_out_of_reach_or_too_dear() -> None:
    game = table(("g2", "", ""), market="P2 S5 G10a A4", building_sites="")
    assert "can’t afford any tile" not in said(game, "buy")
    assert said(game, "sure L S5=g2") == "", "half the price is exact"


def test_where_no_action_is_left_the_note_goes_with_the_screen_that_is_shown() -> None:
    bought = after(table(("y5 g1", "", ""), market="P2 S9 T11b T11c"), "B P2=y5")
    assert said(bought, "take") == said(bought, "buy") == said(bought, "place P2") != ""


def test_giving_a_tile_to_dirk_is_advised_where_a_hint_would_advise_it() -> None:
    game = after(table(("y5", ""), market="P2 S9 T11b T11c", dirk="P3 P4 P5"), "B P2=y5")
    view, legal = view_for(game, Seat(0)), legal_actions(game, Seat(0))
    best = advise(view, legal, tour.LEVEL)[0].action
    told = tour.guide(view, legal, HOME, context(2))
    assert f"My tip: **{action_label(words_for('en'), best)}**" in told


@pytest.mark.parametrize("screen", ["hand", "more", "redesign"])
def test_other_screens_are_left_as_they_are(screen: str) -> None:
    assert said(table(("y2", "", ""), display="y1 g4 b4 o4"), screen) == ""


def test_what_makes_no_sense_shows_where_the_turn_stands() -> None:
    game = table(("y2", "", ""))
    assert said(game, "nonsense") == said(game, HOME) != ""


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("number", range(4))
def test_every_first_turn_has_a_tip_and_fits_into_discord(players: int, number: int) -> None:
    game = start(Options(players), Seed(f"{number:032x}")).game
    seat = game.to_act[0]
    view, legal, here = view_for(game, seat), legal_actions(game, seat), context(players)
    for step in (HOME, "take", "buy"):
        note = tour.guide(view, legal, step, here)
        assert "My tip" in note
        assert all(line.startswith("> ") for line in note.splitlines())
        notices = (tour.notice(note, step, here),)
        screen = with_notices(panel(view, legal, step, here, notices=notices), notices)
        check_message(screen)
        assert screen.below.endswith(note)
        assert list(buttons(screen))[-1].label == "Skip the tour"


@pytest.mark.parametrize("step", [HOME, "take", "buy", "place P2"])
def test_a_hint_is_within_reach_beside_the_tour(step: str) -> None:
    game = table(("y2 g1", "", ""), market="P2 S9 T11b T11c", display="y1 g4 b4 o4")
    game = after(game, "B P2=y2") if "P2" in step else game
    view, legal, here = view_for(game, Seat(0)), legal_actions(game, Seat(0)), context(3)
    notices = (tour.notice(tour.guide(view, legal, step, here), step, here),)
    screen = with_notices(panel(view, legal, step, here, hints=True, notices=notices), notices)
    assert {"Hint", "Skip the tour"} <= {button.label for button in buttons(screen)}


def test_a_post_says_right_above_its_buttons_what_it_shows() -> None:
    game = table(("y2", "", ""), market="P2 S9 T11b T11c")
    view, legal = view_for(game, Seat(0)), legal_actions(game, Seat(0))
    post = tour.on_post(Message("text", below="kinds"), view, legal, context(3))
    assert post.below.startswith("> **Your first turn.** Four building tiles are for sale")
    assert "kinds" not in post.below
    assert list(buttons(post))[-1].custom_id.endswith(":skip")


A_DM, A_SERVER = StoredTable(1, 2, 0), StoredTable(1, 2, 3)


@pytest.mark.parametrize(
    ("where", "mover", "guided"),
    [
        (A_DM, Person(101, "Ana"), True),
        (A_DM, Person(-1, "Zahra", Level.GARDENER), False),
        (A_SERVER, Person(101, "Ana"), False),
    ],
)
async def test_a_post_guides_only_the_one_person_who_sees_it_through_their_own_turn(
    storage: SqlStorage, where: StoredTable, mover: Person, *, guided: bool
) -> None:
    game = table(("y2", "g9", "b9"), market="P2 S9 T11b T11c")
    people = (mover, Person(102, "Ben"), Person(-2, "Maryam", Level.MASON))
    seated = Table(where, 9, Lobby(people[1], people, started=True), game, 4)
    post = Message("text", below="kinds")
    shown = await tour_progress.on_post(storage.people, seated, post, context(3))
    assert (shown != post) is guided
