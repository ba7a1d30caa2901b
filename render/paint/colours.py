"""One fixed table of 256 colours for each palette: pictures are composed and stored as numbers in it."""

from collections import Counter
from functools import cache
from typing import Final

from PIL import Image

from render.base.theme import THEMES, Palette, Rgb, Role

SIZE: Final = 256
_COARSE: Final = 0xFC
"""Pillow looks colours up by the upper six bits of each part, so our look-up tables have no others."""
_ROUNDS: Final = 5


class Colours:
    """A table of colours, with a quick look-up."""

    def __init__(self, palette: Palette, listed: tuple[Rgb, ...]) -> None:
        self.palette = palette
        self.listed = listed
        self.flat = bytes(part for rgb in listed for part in rgb)
        """Red, green, blue of every colour in a row."""
        self._index = _index(listed)
        self.number: dict[Role, int] = {role: listed.index(rgb) for role, rgb in THEMES[palette].items()}

    def numbered(self, image: Image.Image) -> Image.Image:
        """An RGB image as numbers of the nearest colours; colours of roles stay exact."""
        found = image.quantize(palette=self._index, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())

    def shown(self, numbers: Image.Image) -> Image.Image:
        """Numbers as an RGB image."""
        image = numbers.copy()
        image.putpalette(self.flat)
        return image.convert("RGB")

    def ramp(self, ground: Role, ink: Role) -> list[int]:
        """For each of 256 strengths of ink on a ground, the nearest colour of the table."""
        return _ramp(self, ground, ink)


@cache
def _ramp(colours: Colours, ground: Role, ink: Role) -> list[int]:
    theme = THEMES[colours.palette]
    start, end = theme[ground], theme[ink]
    way = [b - a for a, b in zip(start, end, strict=True)]
    length = sum(part * part for part in way) or 1
    near = []
    for number, rgb in enumerate(colours.listed):
        off = [c - a for c, a in zip(rgb, start, strict=True)]
        along = sum(o * w for o, w in zip(off, way, strict=True)) / length
        near.append((along, sum(o * o for o in off) / length - along * along, number))
    near = sorted(near, key=lambda colour: colour[1])[:_NEAR]
    numbers = [
        min(near, key=lambda it, share=step / _STEPS: (it[0] - share) ** 2 + it[1])[2]  # type: ignore[misc]
        for step in range(_STEPS + 1)
    ]
    numbers[0], numbers[-1] = colours.number[ground], colours.number[ink]
    return [numbers[round(strength * _STEPS / 255)] for strength in range(SIZE)]


_NEAR: Final = 48
"""How many colours near the line between ink and ground a ramp chooses from."""
_STEPS: Final = 10
"""Steps in the smooth edges of text: more would not be seen, and files would grow."""


def mixed(ground: Rgb, ink: Rgb, share: float) -> Rgb:
    """A colour between two."""
    r, g, b = (round(one + (other - one) * share) for one, other in zip(ground, ink, strict=True))
    return r, g, b


def table_of_colours(palette: Palette, seen: Counter[Rgb]) -> Colours:
    """The colours of all roles, and the best ones for everything else in the samples."""
    exact = tuple(dict.fromkeys(THEMES[palette].values()))
    cells = _cells(seen)
    chosen = [*exact, *_first_choice(cells, {_cell(rgb) for rgb in exact}, SIZE - len(exact))]
    for _ in range(_ROUNDS):
        chosen = _settled(chosen, len(exact), cells)
    return Colours(palette, (*chosen, *[exact[0]] * (SIZE - len(chosen))))


def _cell(rgb: Rgb) -> Rgb:
    r, g, b = rgb
    return r & _COARSE, g & _COARSE, b & _COARSE


def _cells(seen: Counter[Rgb]) -> dict[Rgb, float]:
    """What is seen, as coarsely as it is looked up, with a weight.

    How often a colour is seen counts, but less than in proportion: rare blends are seen as well.
    """
    cells: Counter[Rgb] = Counter()
    for rgb, count in sorted(seen.items()):
        cells[_cell(rgb)] += count
    return {rgb: count**0.5 for rgb, count in cells.items()}


def _first_choice(cells: dict[Rgb, float], taken: set[Rgb], room: int) -> list[Rgb]:
    pixels = [rgb for rgb, weight in cells.items() if rgb not in taken for _ in range(1 + round(weight / 4))]
    if not pixels:
        return []
    found = _strip(pixels).quantize(room, Image.Quantize.MEDIANCUT)
    flat = found.getpalette() or []
    return [(flat[n], flat[n + 1], flat[n + 2]) for n in range(0, 3 * len(found.getcolors() or []), 3)]


def _settled(chosen: list[Rgb], fixed: int, cells: dict[Rgb, float]) -> list[Rgb]:
    """Each colour that is not fixed moves to the middle of what it stands for.

    Colours that stand for nothing go where the table serves worst.
    """
    numbers = _strip(list(cells)).quantize(palette=_index(tuple(chosen)), dither=Image.Dither.NONE).tobytes()
    sums = [[0.0, 0.0, 0.0, 0.0] for _ in chosen]
    worst: list[tuple[float, Rgb]] = []
    for (rgb, weight), number in zip(cells.items(), numbers, strict=True):
        here = sums[number]
        here[0] += weight
        for part in range(3):
            here[part + 1] += weight * rgb[part]
        worst.append((weight * _squared(rgb, chosen[number]), rgb))
    worst.sort()
    settled = chosen[:fixed]
    for weight, *parts in sums[fixed:]:
        r, g, b = (round(part / weight) + 1 for part in parts) if weight else worst.pop()[1]
        settled.append((min(r, 255), min(g, 255), min(b, 255)))
    return settled


def _squared(one: Rgb, other: Rgb) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _strip(pixels: list[Rgb]) -> Image.Image:
    strip = Image.new("RGB", (len(pixels), 1))
    strip.putdata(pixels)
    return strip


def _index(listed: tuple[Rgb, ...]) -> Image.Image:
    """A look-up table; of colours that fall together the first is found."""
    index = Image.new("P", (1, 1))
    index.putpalette(bytes(part & _COARSE for rgb in listed for part in rgb))
    return index
