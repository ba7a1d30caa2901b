"""Painting: PNG that others read, a cache within its budget, equal pictures of equal bytes."""

import io
import os
import random
import subprocess
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image

from engine import Seat
from engine.position.catalogue import TILES
from render.art.signs import SeatArt
from render.art.tiles import TileArt
from render.base.scene import Align, Box, Face, Fill, Glaze, Mark, Plate, Scene, Sprite, Text, Type
from render.base.theme import Palette, Role, colour
from render.paint import png as writing
from render.paint.byte_cache import ByteCache
from render.paint.paint import painted, painter_for

ROOT = Path(__file__).parents[3]


def a_scene() -> Scene:
    """A bit of everything."""
    marks: list[Mark] = [
        Fill(Box(0, 0, 600, 80), Role.BAND),
        Text(Box(20, 10, 400, 60), "Alhambra", Type(Face.TITLE, 44), Role.BAND_INK, Role.BAND),
        Plate(Box(20, 100, 560, 280), Role.CARD, Role.PAPER, 24, Role.LINE),
        Plate(Box(40, 300, 200, 60), Role.GOLD, Role.CARD, 30),
        Text(Box(400, 300, 160, 60), "½ → 12", Type(Face.STRONG, 40), Role.INK, Role.CARD, Align.RIGHT),
        Glaze(Box(30, 290, 60, 60), SeatArt(Seat(1), 4)),
    ]
    marks += [Sprite(Box(40 + 130 * n, 120, 120, 120), TileArt(TILES[9 * n]), Role.CARD) for n in range(4)]
    return Scene(600, 400, Role.PAPER, tuple(marks))


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


@pytest.mark.parametrize("palette", Palette)
def test_others_read_the_very_pixels_that_were_painted(palette: Palette) -> None:
    canvas = painter_for(palette).canvas(a_scene())
    picture = opened(painted(a_scene(), palette))
    picture.load()
    assert picture.size == (600, 400)
    assert picture.mode == "P"
    assert picture.tobytes() == canvas.crop((1, 0, 601, 400)).tobytes()
    assert picture.convert("RGB").getpixel((5, 5)) == colour(Role.BAND, palette)


@pytest.mark.parametrize("quick", [True, False], ids=["isal", "zlib"])
def test_png_is_the_same_picture_with_and_without_the_quick_deflate(
    quick: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if quick:
        pytest.importorskip("isal")
    else:
        monkeypatch.setitem(sys.modules, "isal", None)
    monkeypatch.setattr(writing, "deflate", writing.quickest())
    chance = random.Random(1)
    rows = b"".join(b"\0" + chance.randbytes(37) for _ in range(23))
    colours = chance.randbytes(768)
    picture = opened(writing.png(rows, 37, 23, colours))
    assert picture.tobytes() == b"".join(rows[38 * n + 1 : 38 * n + 38] for n in range(23))
    assert bytes(picture.getpalette() or []) == colours


def test_a_chunk_that_was_damaged_is_noticed() -> None:
    png = bytearray(painted(a_scene(), Palette.LIGHT))
    at = png.index(b"IDAT") + 40
    png[at] ^= 1
    with pytest.raises((SyntaxError, OSError, zlib.error)):
        opened(bytes(png)).load()


@pytest.mark.parametrize("palette", Palette)
def test_a_sprite_meets_its_ground_without_a_seam(palette: Palette) -> None:
    painter = painter_for(palette)
    for ground in (Role.PAPER, Role.CARD, Role.SUNK, Role.GARDEN_BED, Role.OFFERED, Role.BAND):
        sprite = painter.sprite(SeatArt(Seat(0), 3), (64, 64), ground)
        corners = {sprite.getpixel(at) for at in ((0, 0), (63, 0), (0, 63), (63, 63))}
        assert corners == {painter.colours.number[ground]}


def test_a_plate_is_its_role_inside_its_border_outside_and_its_ground_at_the_corners() -> None:
    painter = painter_for(Palette.LIGHT)
    plate = Plate(Box(10, 10, 80, 60), Role.CARD, Role.PAPER, 20, Role.LINE, 4)
    canvas = painter.canvas(Scene(100, 80, Role.PAPER, (plate,)))
    number = painter.colours.number
    for (x, y), role in {
        (50, 40): Role.CARD,
        (50, 11): Role.LINE,
        (88, 40): Role.LINE,
        (10, 10): Role.PAPER,
        (89, 69): Role.PAPER,
        (50, 14): Role.CARD,
    }.items():
        assert canvas.getpixel((x + 1, y)) == number[role], (x, y)


def test_a_glaze_lets_show_what_lies_beneath() -> None:
    painter = painter_for(Palette.DARK)
    marks = Fill(Box(0, 0, 20, 40), Role.GOLD), Glaze(Box(0, 0, 40, 40), SeatArt(Seat(0), 3))
    canvas = painter.canvas(Scene(40, 40, Role.PAPER, marks))
    assert canvas.getpixel((1, 0)) == painter.colours.number[Role.GOLD]
    assert canvas.getpixel((40, 0)) == painter.colours.number[Role.PAPER]


def test_threads_give_equal_bytes() -> None:
    palettes = [*Palette] * 8
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda palette: painted(a_scene(), palette), palettes))
    for palette, picture in zip(palettes, pictures, strict=True):
        assert picture == painted(a_scene(), palette)


def test_another_process_gives_equal_bytes() -> None:
    program = (
        "import hashlib; from tests.render.paint.test_painting import *;"
        "print([hashlib.sha256(painted(a_scene(), palette)).hexdigest() for palette in Palette])"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def cache_of(budget: int) -> ByteCache[str, bytes]:
    return ByteCache(budget, len)


def test_a_value_is_made_once_while_it_is_cached() -> None:
    cached, made = cache_of(10), []
    for _ in range(3):
        assert cached.get("a", lambda: made.append(1) or b"a") == b"a"  # type: ignore[func-returns-value]
    assert len(made) == 1


def test_what_was_not_used_for_longest_goes_first() -> None:
    cached = cache_of(4)
    for key in "abcd":
        cached.keep(key, b"1")
    cached.find("a")
    cached.keep("e", b"1")
    assert {key for key in "abcde" if cached.find(key)} == {"a", "d", "e"}


def test_no_more_is_kept_than_the_budget_allows() -> None:
    cached, chance = cache_of(100), random.Random(1)
    for n in range(500):
        cached.get(f"{chance.randrange(40)}", lambda: b"x" * chance.randint(1, 60))
        assert 0 <= cached.held <= 100, n


def test_a_value_larger_than_the_budget_is_made_but_not_cached() -> None:
    cached = cache_of(3)
    assert cached.get("a", lambda: b"12345") == b"12345"
    assert cached.find("a") is None
    assert cached.held == 0
