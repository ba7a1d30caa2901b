"""Nothing is told by colour alone, and the safe palette keeps its colours apart for all eyes."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean, pstdev
from typing import Final

import pytest

from engine import Feather
from engine.position.pieces import Currency, Kind
from render.art.buildings import draw_building
from render.art.signs import KindArt
from render.base.pen import UNITS, Pen
from render.base.scene import Art
from render.base.theme import THEMES, Palette, Role, currency_roles, kind_roles, seat_role
from render.modules.falconers.art import FalconArt
from render.paint.paint import drawing
from tests.render.colour_vision import Eyes, apart, contrast

FAMILIES: Final = {
    "grounds of kinds": tuple(kind_roles(kind)[0] for kind in Kind),
    "buildings": tuple(kind_roles(kind)[1] for kind in Kind),
    "currencies": tuple(currency_roles(currency)[0] for currency in Currency),
    "feathers": (Role.PLUMAGE_WHITE, Role.PLUMAGE_BLACK, Role.PLUMAGE_BROWN),
    "seats": tuple(seat_role(seat, 6) for seat in range(7)),
}
VISIBLY: Final = 4.0
CLEARLY: Final = 7.0
"""Hundredths of the way from black to white; 2 would be just visible."""


@dataclass(frozen=True)
class BuildingArt:
    """A building alone on its ground."""

    kind: Kind

    def draw(self, pen: Pen) -> None:
        pen.rectangle(0, 0, UNITS, UNITS, kind_roles(self.kind)[0])
        draw_building(pen, self.kind)


@pytest.mark.parametrize("eyes", Eyes)
@pytest.mark.parametrize("family", FAMILIES)
def test_the_safe_palette_keeps_colours_apart_for_all_eyes(family: str, eyes: Eyes) -> None:
    theme = THEMES[Palette.SAFE]
    for one, other in combinations(FAMILIES[family], 2):
        assert apart(theme[one], theme[other], eyes) >= CLEARLY, (one.name, other.name)


@pytest.mark.parametrize("eyes", Eyes)
@pytest.mark.parametrize("palette", Palette)
def test_no_palette_has_two_kinds_on_grounds_that_look_alike(palette: Palette, eyes: Eyes) -> None:
    theme = THEMES[palette]
    for one, other in combinations(FAMILIES["grounds of kinds"], 2):
        assert apart(theme[one], theme[other], eyes) >= VISIBLY, (one.name, other.name)


@pytest.mark.parametrize("palette", Palette)
def test_a_building_stands_out_from_its_own_ground_for_all_eyes(palette: Palette) -> None:
    theme = THEMES[palette]
    for ground, building, _ in map(kind_roles, Kind):
        for eyes in Eyes:
            assert apart(theme[ground], theme[building], eyes) >= CLEARLY, (building.name, eyes)


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("art", [BuildingArt, KindArt])
def test_kinds_differ_in_shape_as_well(art: type[BuildingArt | KindArt], palette: Palette) -> None:
    greys = {kind: levelled(art(kind), palette) for kind in Kind}
    for one, other in combinations(Kind, 2):
        difference = fmean(abs(a - b) for a, b in zip(greys[one], greys[other], strict=True))
        assert difference >= 0.35, (one.name, other.name)


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("eyes", Eyes)
def test_falcons_are_told_apart_by_all_eyes_in_every_palette(palette: Palette, eyes: Eyes) -> None:
    theme = THEMES[palette]
    for one, other in combinations(FAMILIES["feathers"], 2):
        assert apart(theme[one], theme[other], eyes) >= CLEARLY, (one.name, other.name)


@pytest.mark.parametrize("palette", Palette)
def test_falcons_have_marks_of_their_own(palette: Palette) -> None:
    greys = {feather: levelled(FalconArt(feather), palette) for feather in Feather}
    for one, other in combinations(Feather, 2):
        difference = fmean(abs(a - b) for a, b in zip(greys[one], greys[other], strict=True))
        assert difference >= 0.1, (one.name, other.name)


@pytest.mark.parametrize("palette", Palette)
def test_the_letter_of_a_kind_can_be_read_on_its_plate(palette: Palette) -> None:
    theme = THEMES[palette]
    for _, _, shade in map(kind_roles, Kind):
        assert contrast(theme[Role.LABEL], theme[shade]) >= 4.5, shade.name


def test_eyes_with_all_cones_see_what_is_there() -> None:
    assert apart((0, 0, 0), (255, 255, 255), Eyes.ALL_CONES) == pytest.approx(100, abs=0.01)


def test_red_and_green_of_equal_lightness_look_alike_without_green_cones() -> None:
    red, green = (200, 90, 60), (120, 134, 40)
    assert apart(red, green, Eyes.ALL_CONES) > 3 * apart(red, green, Eyes.DEUTERANOPIA)


def levelled(art: Art, palette: Palette) -> Sequence[float]:
    """The greys of an art at 48 pixels, with the mean at 0 and a usual distance of 1 from it."""
    image = drawing(art, (48, 48), palette)
    grey = [float(value) for value in image.convert("RGBa").convert("L").tobytes()]
    mean, spread = fmean(grey), pstdev(grey)
    return [(value - mean) / spread for value in grey]
