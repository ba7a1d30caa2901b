"""The layout checks find each fault, and pass what is right."""

import pytest

from engine import Seat
from render.art.signs import SeatArt
from render.base.scene import Box, Face, Fill, Glaze, Mark, Plate, Scene, Sprite, Text, Type
from render.base.theme import Palette, Role
from tests.render.checks import check_scene

EMBLEM = SeatArt(Seat(0), 3)
SMALL, LARGE = Type(Face.TEXT, 20), Type(Face.TEXT, 40)
CARD = Plate(Box(20, 20, 300, 200), Role.CARD, Role.PAPER)


def words(box: Box, text: str = "Ana", type_: Type = LARGE, ground: Role = Role.CARD) -> Text:
    return Text(box, text, type_, Role.INK, ground)


def check(*marks: Mark) -> None:
    check_scene(Scene(400, 300, Role.PAPER, marks), Palette.LIGHT)


def test_a_good_layout_passes() -> None:
    check(
        CARD,
        Sprite(Box(40, 40, 48, 48), EMBLEM, Role.CARD),
        words(Box(100, 40, 200, 48)),
        Sprite(Box(340, 240, 48, 48), EMBLEM, Role.PAPER),
    )


@pytest.mark.parametrize(
    ("fault", "marks"),
    [
        ("leaves the canvas", [Fill(Box(390, 0, 20, 20), Role.CARD)]),
        ("empty", [Fill(Box(10, 10, 0, 20), Role.CARD)]),
        ("px wide", [CARD, words(Box(40, 40, 40, 60))]),
        ("cut off", [CARD, words(Box(40, 40, 200, 34), "Ågy")]),
        ("says nothing", [CARD, words(Box(40, 40, 200, 60), "…")]),
        ("not in WRITTEN", [CARD, Text(Box(40, 40, 200, 60), "Ana", LARGE, Role.LINE, Role.CARD)]),
        ("smaller than 28", [CARD, words(Box(40, 40, 200, 60), type_=SMALL)]),
        ("no face has", [CARD, words(Box(40, 40, 200, 60), "山田")]),
        ("lies over", [CARD, words(Box(40, 40, 200, 60)), words(Box(60, 50, 200, 60))]),
        ("lies over", [CARD, words(Box(40, 40, 200, 60)), Glaze(Box(60, 50, 48, 48), EMBLEM)]),
        ("not CARD but ['PAPER']", [CARD, words(Box(300, 40, 90, 60))]),
        ("'SEAT_1'", [CARD, Sprite(Box(40, 40, 48, 48), EMBLEM, Role.CARD), words(CARD.box)]),
        ("not PAPER but ['CARD']", [CARD, Sprite(Box(40, 40, 48, 48), EMBLEM, Role.PAPER)]),
        ("not SUNK but ['PAPER']", [Plate(CARD.box, Role.CARD, Role.SUNK)]),
        (
            "overlaps",
            [
                Sprite(Box(40, 40, 48, 48), EMBLEM, Role.PAPER),
                Sprite(Box(60, 60, 48, 48), EMBLEM, Role.PAPER),
            ],
        ),
    ],
)
def test_a_fault_is_named(fault: str, marks: list[Mark]) -> None:
    with pytest.raises(AssertionError) as found:
        check(*marks)
    assert fault in str(found.value)


def test_what_covers_a_text_wholly_hides_it() -> None:
    check(CARD, words(Box(40, 40, 200, 60)), Fill(CARD.box, Role.SUNK))
