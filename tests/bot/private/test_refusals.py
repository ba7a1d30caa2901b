"""Every refusal in a sentence with its rule, and with a picture where a place is concerned."""

import pytest

from bot.language.words import kebab, words_for
from bot.message.messages import Message
from bot.panel.effects import TileBuild
from bot.private.refusals import message, sentence
from engine import BuyFalcon, PlacePortal, Reason, Refusal, Reserve, Seat, parse_action, refusal, view_for
from engine.board.geometry import cell_at
from render.modules.falconers.pictures import FALCON_REASONS, WhyNotFalcon
from render.modules.portals.pictures import PORTAL_REASONS, WhyNotPortal
from render.pictures.why_not import BUILDING_REASONS, WhyNotPicture
from tests.bot.message_checks import check_message
from tests.bot.seated_people import context
from tests.engine.judge.test_refusals import CASES, Case, reasons
from tests.engine.tables import after, table

REASONS: list[Reason] = sorted(reasons(), key=str)


def refused(case: Case) -> tuple[Refusal, Message]:
    """What somebody is told who tries it."""
    game = after(case.game(), *case.first)
    seat, action = Seat(case.seat - 1), parse_action(case.action)
    why = refusal(game, seat, action)
    assert why is not None
    return why, message(view_for(game, seat), seat, action, why, context(len(game.players)))


@pytest.mark.parametrize("reason", REASONS, ids=str)
def test_every_reason_has_a_sentence_of_its_own(reason: Reason) -> None:
    assert words_for("en").has(f"refused-{kebab(reason.name)}")
    bare = sentence(Refusal(reason), context(3))
    assert bare.endswith(f"(rule {reason.rule})"), "it can be said even without its details"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.expected.reason.name}: {case.action}")
def test_whoever_is_refused_is_told_why_with_the_rule(case: Case) -> None:
    why, told = refused(case)
    check_message(told)
    assert f"(rule {why.reason.rule})" in told.text
    assert told.text == sentence(why, context(3))
    assert any(":home" in button.custom_id for row in told.rows for button in row)  # type: ignore[union-attr]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.expected.reason.name}: {case.action}")
def test_a_picture_shows_what_is_wrong_where_a_place_is_concerned(case: Case) -> None:
    why, told = refused(case)
    action = parse_action(case.action)
    drawable = {PlacePortal: PORTAL_REASONS, BuyFalcon: FALCON_REASONS}.get(type(action), BUILDING_REASONS)
    if why.reason not in drawable or isinstance(action, Reserve):
        assert told.pictures == ()
        return
    (shown,) = told.pictures
    match shown.picture:
        case WhyNotPicture(tile=tile, refusal=drawn):
            assert isinstance(action, TileBuild)
            assert tile == action.tile
        case WhyNotPortal(kind=kind, half=half, refusal=drawn):
            assert PlacePortal(kind, half) == action
        case WhyNotFalcon(falcon=falcon, corner=corner, refusal=drawn):
            assert isinstance(action, BuyFalcon)
            assert (falcon, corner) == (action.falcon, action.corner)
        case _:
            raise AssertionError("no picture of why not")
    assert drawn == why


@pytest.mark.parametrize(
    ("action", "cell"),
    [("X T13@+1,0", cell_at(1, 0)), ("X T13<>T12", cell_at(1, 0)), ("X T12", cell_at(1, 0))],
)
def test_the_picture_is_of_the_place_where_it_was_tried(action: str, cell: int) -> None:
    case = next(case for case in CASES if case.action == action)
    (shown,) = refused(case)[1].pictures
    assert isinstance(shown.picture, WhyNotPicture)
    assert shown.picture.cell == cell


def test_a_place_far_from_the_palace_is_named_and_not_drawn() -> None:
    game = table(("",) * 3, display="y1", reserves=("G11",))
    action, seat = parse_action("X G11@+99,-99"), Seat(0)
    why = refusal(game, seat, action)
    assert why is not None
    told = message(view_for(game, seat), seat, action, why, context(3))
    assert told.text.startswith("+99,-99 doesn’t touch any side of your palace")
    assert told.pictures == ()


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("M y2", "It’s Ana’s turn."),
        ("M y2 y2 b1", "These aren’t on display: 2 florins, 1 dinar."),
        ("M y2 b3 g7", "these are worth 12"),
        ("B G10a=b5 g3 y2", "This square only takes dinars, not 2 florins, 3 dirhams."),
        ("B G10a=b6", "That’s 4 dinars short of the price of Garden 10 (G10a)."),
        ("X T13@0,0", "0,0 is taken by the fountain."),
        ("X T13<>T12", "A wall would meet an open side to the east."),
        ("X G11@+1,+1", "That would leave a hole at +1,0."),
        ("X T12", "+2,0 couldn’t be reached on foot"),
    ],
)
def test_sentences_name_the_details(action: str, said: str) -> None:
    case = next(case for case in CASES if case.action == action)
    assert said in refused(case)[1].text
