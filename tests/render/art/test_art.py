"""Everything drawn: told apart by shape alone, at any size it is used at."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.position.catalogue import FACES
from engine.position.pieces import Currency, Kind, Seat
from render.art.money import CardArt, CardBackArt, CoinArt, MoneyChipArt, ScoringCardArt
from render.art.ornament import (
    ArchArt,
    BandArt,
    DividerArt,
    LaurelArt,
    PatternArt,
    PodiumArt,
    pattern,
)
from render.art.signs import KindArt, MedalArt, SealArt, SeatArt, Sign, SignArt
from render.base.scene import Art, Box
from render.base.theme import Palette, Role, colour
from render.paint.paint import drawing

COINS: list[Art] = [CoinArt(currency) for currency in Currency]
KINDS: list[Art] = [KindArt(kind) for kind in Kind]
SEATS: list[Art] = [SeatArt(Seat(seat), 6) for seat in range(7)]
SIGNS: list[Art] = [SignArt(sign) for sign in Sign]
MEDALS: list[Art] = [MedalArt(place) for place in range(1, 7)]
ORNAMENTS: list[Art] = [
    ArchArt(),
    BandArt(),
    DividerArt(),
    LaurelArt(),
    PatternArt(),
    PodiumArt(1),
]


def outline(art: Art, side: int = 44) -> Image.Image:
    return drawing(art, (side, side), Palette.LIGHT).getchannel("A")


def grey(art: Art, side: int = 36) -> Image.Image:
    paper = Image.new("RGB", (side, side), colour(Role.CARD, Palette.LIGHT))
    above = drawing(art, (side, side), Palette.LIGHT)
    paper.paste(above, (0, 0), above)
    return paper.convert("L")


def apart(one: Image.Image, other: Image.Image) -> float:
    """How much two grey pictures differ, from 0 to 1."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255


@pytest.mark.parametrize("family", [COINS, SEATS, SIGNS], ids=["coins", "seats", "signs"])
def test_outlines_alone_tell_them_apart(family: list[Art]) -> None:
    for one, other in combinations(family, 2):
        assert apart(outline(one), outline(other)) > 0.03, (one, other)


@pytest.mark.parametrize("family", [KINDS, SEATS], ids=["kinds", "seats"])
def test_they_are_told_apart_without_colour(family: list[Art]) -> None:
    for one, other in combinations(family, 2):
        assert apart(grey(one), grey(other)) > 0.03, (one, other)


def test_cards_of_one_value_are_told_apart_by_the_shape_of_their_coin() -> None:
    sevens = [CardArt(card) for card in FACES if card.value == 7]
    for one, other in combinations(sevens, 2):
        shapes = [drawing(art, (70, 98), Palette.SAFE).convert("L") for art in (one, other)]
        assert apart(*shapes) > 0.05, (one, other)


@pytest.mark.parametrize("sign", Sign)
def test_a_sign_is_drawn_in_its_one_colour(sign: Sign) -> None:
    image = drawing(SignArt(sign, Role.CHANGE), (96, 96), Palette.LIGHT)
    seen = {pixel[:3] for _, pixel in image.getcolors(96 * 96) or [] if pixel[3] == 255}  # type: ignore[index]
    assert seen == {colour(Role.CHANGE, Palette.LIGHT)}


@pytest.mark.parametrize("sign", Sign)
def test_a_seal_has_no_holes(sign: Sign) -> None:
    alpha = drawing(SealArt(sign), (96, 96), Palette.LIGHT).getchannel("A")
    assert alpha.crop((12, 12, 84, 84)).getextrema() == (255, 255)


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("size", [(24, 24), (90, 33), (33, 90), (240, 240)])
def test_everything_can_be_drawn_at_any_size(size: tuple[int, int], palette: Palette) -> None:
    cards: list[Art] = [CardArt(FACES[0]), MoneyChipArt(FACES[0]), CardBackArt(), ScoringCardArt(2)]
    for art in (*COINS, *KINDS, *SEATS, *SIGNS, *MEDALS, *cards, *ORNAMENTS):
        image = drawing(art, size, palette)
        assert image.size == size
        assert image.getchannel("A").getbbox(), art


def test_a_pattern_fills_its_box_and_nothing_else() -> None:
    box = Box(7, 11, 500, 323)
    rows = [sprite.box for sprite in pattern(box, Role.PAPER)]
    assert sum(row.h for row in rows) == box.h
    assert all(box.holds(row) and row.w == box.w for row in rows)


def test_text_on_a_band_stands_above_its_stars() -> None:
    box = Box(0, 0, 600, 120)
    flat = BandArt().flat(box)
    image = drawing(BandArt(), (box.w, box.h), Palette.LIGHT).crop((0, 0, flat.right, flat.bottom))
    assert image.getcolors() == [(flat.w * flat.h, (*colour(Role.BAND, Palette.LIGHT), 255))]


def test_a_pattern_repeats_to_the_pixel() -> None:
    image = drawing(PatternArt(repeat=40), (410, 40), Palette.LIGHT)
    first = image.crop((40, 0, 80, 40))
    assert all(image.crop((x, 0, x + 40, 40)).tobytes() == first.tobytes() for x in range(80, 370, 40))
