"""Golden pictures, approved by eye, and how far a picture may differ from them.

`ALHAMBRA_GOLDEN=write` makes the tests write them anew; look at the difference before you commit it.
"""

import io
import os
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageStat

from bot.language.words import words_for
from render.base.look import Look
from render.base.picture import drawn
from render.base.theme import Palette
from tests.render.sample import Sample

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "tests" / "data" / "pictures"
FAILED = ROOT / "build" / "golden"
WRITE = os.environ.get("ALHAMBRA_GOLDEN") == "write"

GOLDEN = (
    "lobby",
    "table-4",
    "turn-3",
    "digest-4",
    "hand-many",
    "palace-large",
    "places",
    "preview",
    "why-not-sides-clash",
    "scoring-3",
    "chart-4",
    "poster-4",
    "rule-no-holes",
    "modules-table",
    "modules-palace",
    "modules-places-portal",
    "modules-hand-choice",
)
"""The samples that are compared; the gallery shows the others."""

MEAN, FAR, FEW = 1.0, 32, 0.005
"""Allowed: the mean difference, the difference that counts as far off, and the share of such pixels."""


class Difference(NamedTuple):
    """How far two pictures of the same size are apart."""

    mean: float
    far: float

    @property
    def is_small(self) -> bool:
        return self.mean < MEAN and self.far <= FEW


def path_of(name: str, palette: Palette) -> Path:
    return PICTURES / f"{name}-{palette.value}.png"


def picture_of(sample: Sample, palette: Palette) -> Image.Image:
    """A sample as it looks now."""
    with Image.open(io.BytesIO(drawn(sample.picture, Look(palette, words_for("en"), sample.names)))) as image:
        image.load()
        return image


def difference(expected: Image.Image, actual: Image.Image) -> Difference:
    apart = ImageChops.difference(expected.convert("RGB"), actual.convert("RGB"))
    stat = ImageStat.Stat(apart)
    most = ImageChops.lighter(ImageChops.lighter(*apart.split()[:2]), apart.split()[2])
    far = sum(most.histogram()[FAR + 1 :])
    return Difference(sum(stat.mean) / 3, far / (apart.width * apart.height))


def write(image: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, optimize=True)


def explain(name: str, expected: Image.Image | None, actual: Image.Image) -> Path:
    """Write the expected picture, the actual one and, in white, where they differ; return the folder."""
    folder = FAILED / name
    write(actual, folder / "actual.png")
    if expected is not None:
        write(expected, folder / "expected.png")
    if expected is not None and expected.size == actual.size:
        apart = ImageChops.difference(expected.convert("RGB"), actual.convert("RGB")).convert("L")
        write(apart.point([min(255, 8 * value) for value in range(256)]), folder / "difference.png")
    return folder
