"""Tables of colours: roles exactly, ramps without jumps, contrast for everything written."""

from itertools import pairwise

import pytest
from PIL import Image

from render.base.theme import THEMES, WRITTEN, Palette, Rgb, Role, colour
from render.paint.colours import SIZE, mixed
from render.paint.paint import painter_for
from tests.render.colour_vision import contrast


def rgb_of(palette: Palette, number: int) -> Rgb:
    return painter_for(palette).colours.listed[number]


def apart(one: Rgb, other: Rgb) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("palette", Palette)
def test_every_role_has_its_very_colour(palette: Palette) -> None:
    colours = painter_for(palette).colours
    for role in Role:
        assert colours.listed[colours.number[role]] == colour(role, palette), role


@pytest.mark.parametrize("palette", Palette)
def test_a_flat_image_keeps_the_colour_of_its_role(palette: Palette) -> None:
    colours = painter_for(palette).colours
    for role in Role:
        numbered = colours.numbered(Image.new("RGB", (4, 4), colour(role, palette)))
        (number,) = set(numbered.tobytes())
        assert apart(rgb_of(palette, number), colour(role, palette)) <= 3, role


@pytest.mark.parametrize("palette", Palette)
def test_the_table_is_full_and_names_no_colour_twice(palette: Palette) -> None:
    listed = painter_for(palette).colours.listed
    assert len(listed) == SIZE
    assert len(set(listed)) >= SIZE - 4


@pytest.mark.parametrize("palette", Palette)
def test_a_ramp_leads_from_ground_to_ink_without_turning_back(palette: Palette) -> None:
    colours = painter_for(palette).colours
    for ink, ground in WRITTEN:
        ramp = colours.ramp(ground, ink)
        ends = colour(ground, palette), colour(ink, palette)
        assert (ramp[0], ramp[-1]) == (colours.number[ground], colours.number[ink])
        along = [_along(rgb_of(palette, number), *ends) for number in ramp]
        assert all(later >= earlier for earlier, later in pairwise(along)), (ink, ground)


@pytest.mark.parametrize("palette", Palette)
def test_smooth_edges_of_text_are_near_what_they_should_be(palette: Palette) -> None:
    for ink, ground in WRITTEN:
        ramp = painter_for(palette).colours.ramp(ground, ink)
        for strength, number in enumerate(ramp):
            meant = mixed(colour(ground, palette), colour(ink, palette), strength / 255)
            assert apart(meant, rgb_of(palette, number)) <= 40, (ink, ground, strength)


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("pair", WRITTEN, ids=lambda pair: f"{pair[0].name} on {pair[1].name}")
def test_everything_written_stands_out(pair: tuple[Role, Role], palette: Palette) -> None:
    ink, ground = pair
    assert contrast(colour(ink, palette), colour(ground, palette)) >= 4.5


def test_contrast_is_measured_as_the_standard_has_it() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


def test_palettes_have_all_roles() -> None:
    assert all(set(theme) == set(Role) for theme in THEMES.values())


def _along(rgb: Rgb, ground: Rgb, ink: Rgb) -> float:
    """How far a colour lies on the way from ground to ink."""
    way = [b - a for a, b in zip(ground, ink, strict=True)]
    return sum((c - a) * w for c, a, w in zip(rgb, ground, way, strict=True)) / sum(w * w for w in way)
