"""Icons for chat: every thing has one, and Discord takes it as it is."""

import re
import struct
from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.modules.falcon_pieces import FALCONS
from engine.position.catalogue import FACES, TILES
from engine.position.pieces import Currency, Kind
from render.art.signs import Sign
from render.base.theme import Palette
from render.emojis import SIDE, emojis

LARGEST = 10_000


drawn_once = cache(emojis)


@pytest.fixture(params=Palette, ids=lambda palette: palette.value)
def icons(request: pytest.FixtureRequest) -> dict[str, bytes]:
    return drawn_once(request.param)


def opened(icons: dict[str, bytes]) -> Iterator[tuple[str, Image.Image]]:
    for name, file in icons.items():
        with Image.open(BytesIO(file)) as image:
            yield name, image


def test_every_kind_currency_card_tile_sign_seat_and_place_has_an_icon(icons: dict[str, bytes]) -> None:
    wanted = {
        *(f"kind_{kind.name.lower()}" for kind in Kind),
        *(f"coin_{currency.name.lower()}" for currency in Currency),
        *(f"card_{card}" for card in FACES),
        *(f"tile_{tile}" for tile in TILES),
        *(f"sign_{sign.value}" for sign in Sign),
        *(f"falcon_{falcon}" for falcon in FALCONS),
        *(f"portal_{kind.name.lower()}" for kind in Kind),
        *(f"{what}_{currency.name.lower()}" for what in ("chip", "token") for currency in Currency),
        *(f"{what}_{number}" for what in ("seat", "place") for number in range(1, 7)),
    }
    assert len(wanted) == 6 + 4 + 36 + 54 + len(Sign) + 12 + 15 + 6 + 8
    assert wanted <= set(icons)


def test_every_name_is_one_that_discord_takes(icons: dict[str, bytes]) -> None:
    assert [name for name in icons if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)] == []


def test_names_differ_even_if_capitals_do_not_count(icons: dict[str, bytes]) -> None:
    assert len({name.lower() for name in icons}) == len(icons)


def test_every_icon_is_a_small_square_file(icons: dict[str, bytes]) -> None:
    for name, file in icons.items():
        assert struct.unpack(">II", file[16:24]) == (SIDE, SIDE), name
        assert len(file) <= LARGEST, name


def test_cards_coins_kinds_and_signs_have_clear_corners(icons: dict[str, bytes]) -> None:
    for name, image in opened(icons):
        if not name.startswith("tile_"):
            assert image.getchannel("A").getpixel((0, 0)) == 0, name


def test_every_icon_fills_most_of_its_square(icons: dict[str, bytes]) -> None:
    for name, image in opened(icons):
        left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert max(right - left, bottom - top) >= SIDE * 0.88, name


def test_every_icon_is_seen_on_dark_and_on_light_chat(icons: dict[str, bytes]) -> None:
    for chat in ("#1e1f22", "#313338", "#ffffff"):
        for name, image in opened(icons):
            ground = Image.new("RGB", image.size, chat)
            shown = ground.copy()
            shown.paste(image, (0, 0), image)
            difference = ImageChops.difference(shown, ground).convert("L")
            seen = difference.point(lambda value: 255 if value > 40 else 0)
            assert ImageStat.Stat(seen).mean[0] > 255 * 0.1, (name, chat)


def test_no_two_icons_look_alike(icons: dict[str, bytes]) -> None:
    seen = {image.convert("RGBA").tobytes(): name for name, image in opened(icons)}
    assert len(seen) == len(icons)


def test_the_same_palette_gives_the_same_bytes() -> None:
    assert emojis(Palette.DARK) == drawn_once(Palette.DARK)
