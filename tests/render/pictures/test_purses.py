"""The hand at a glance."""

from dataclasses import replace

import pytest

from engine import Seat, View, view_for
from render.art.money import CardArt
from render.base.scene import Glaze, Sprite
from render.base.theme import Palette
from render.pictures.hand import HandPicture
from render.pictures.purses import PursesPicture
from tests.engine.tables import table
from tests.render.checks import check_scene
from tests.render.pictures.test_hand import ENGLISH


def holding(hand: str) -> View:
    return view_for(table((hand, "", ""), market="P8 S6 A5 C6", display="y3 b4 o9"), Seat(0))


@pytest.mark.parametrize(
    "hand", ["", "y5 y3 g6 o9", " ".join(f"b{value}" for value in range(1, 10)) + " b1 b2 b3"]
)
@pytest.mark.parametrize("palette", list(Palette))
def test_it_holds_to_the_layout_rules_and_is_as_high_as_it_says(hand: str, palette: Palette) -> None:
    for display, own in ((False, True), (True, True), (True, False)):
        picture = PursesPicture(holding(hand), display=display, hand=own)
        scene = picture.scene(replace(ENGLISH, palette=palette))
        check_scene(scene, palette, smallest_text=30)
        assert scene.height == picture.height


def test_it_is_about_half_as_high_as_the_whole_hand() -> None:
    view = holding("y5 y3 g6 o9")
    assert PursesPicture(view).height * 1.9 < HandPicture(view).scene(ENGLISH).height


def test_it_shows_every_card_and_on_demand_the_display() -> None:
    view = holding("y5 y3 g6 o9")
    for picture, cards in (
        (PursesPicture(view), view.hand),
        (PursesPicture(view, display=True), view.hand + view.display),
        (PursesPicture(view, display=True, hand=False), view.display),
    ):
        marks = picture.scene(ENGLISH).marks
        drawn = [
            mark.art.card
            for mark in marks
            if isinstance(mark, Glaze | Sprite) and isinstance(mark.art, CardArt)
        ]
        assert sorted(drawn) == sorted(cards)


def test_it_is_told_like_the_whole_hand_after_the_display() -> None:
    view = holding("y5 y3 g6 o9")
    told = HandPicture(view).alt_text(ENGLISH)
    assert PursesPicture(view).alt_text(ENGLISH) == told
    assert (
        PursesPicture(view, display=True).alt_text(ENGLISH) == f"Money: 3 florins, 4 dinars, 9 ducats. {told}"
    )


def test_an_onlooker_has_none() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        PursesPicture(view_for(table(("", "", "")), None))
