"""One fixed table of 256 colours for each palette: pictures are composed and stored as numbers in it."""

from collections import Counter
from functools import cache
from typing import Final

from PIL import Image

from render.theme import THEMES, Palette, Rgb, Role

SIZE: Final = 256
_APART: Final = 7
"""Two colours of the table differ by at least so much: Pillow's look-up is precise to four."""


class Colours:
    """A table of colours, with a quick way into it."""

    def __init__(self, palette: Palette, listed: tuple[Rgb, ...]) -> None:
        self.palette = palette
        self.listed = listed
        self._table = Image.new("P", (1, 1))
        self.flat = bytes(part for rgb in listed for part in rgb)
        """Red, green, blue of every colour in a row."""
        self._table.putpalette(self.flat)
        self.number: dict[Role, int] = {role: listed.index(rgb) for role, rgb in THEMES[palette].items()}

    def numbered(self, image: Image.Image) -> Image.Image:
        """An RGB image in the nearest colours of the table."""
        return image.quantize(palette=self._table, dither=Image.Dither.NONE)

    def ramp(self, ground: Role, ink: Role) -> bytes:
        """For each of 256 strengths of ink on a ground, the nearest colour of the table."""
        return _ramp(self, ground, ink)


@cache
def _ramp(colours: Colours, ground: Role, ink: Role) -> bytes:
    theme = THEMES[colours.palette]
    strip = Image.new("RGB", (SIZE, 1))
    strip.putdata([mixed(theme[ground], theme[ink], strength / 255) for strength in range(SIZE)])
    numbers = bytearray(colours.numbered(strip).tobytes())
    numbers[0], numbers[-1] = colours.number[ground], colours.number[ink]
    return bytes(numbers)


def mixed(ground: Rgb, ink: Rgb, share: float) -> Rgb:
    """A colour between two."""
    r, g, b = (round(one + (other - one) * share) for one, other in zip(ground, ink, strict=True))
    return r, g, b


def table_of_colours(palette: Palette, seen: Counter[Rgb]) -> Colours:
    """The colours of all roles, and those that serve best for everything else that was seen."""
    exact = tuple(dict.fromkeys(THEMES[palette].values()))
    chosen = list(exact)
    for rgb in _representatives(seen, exact):
        if len(chosen) == SIZE:
            break
        if all(_distance(rgb, other) >= _APART for other in chosen):
            chosen.append(rgb)
    chosen += [exact[0]] * (SIZE - len(chosen))
    return Colours(palette, tuple(chosen))


def _representatives(seen: Counter[Rgb], exact: tuple[Rgb, ...]) -> list[Rgb]:
    others = {rgb: count for rgb, count in seen.items() if rgb not in set(exact)}
    if not others:
        return []
    # How often a colour is seen counts, but less than in proportion: rare blends are seen as well.
    pixels = [rgb for rgb, count in sorted(others.items()) for _ in range(1 + count.bit_length())]
    strip = Image.new("RGB", (len(pixels), 1))
    strip.putdata(pixels)
    found = strip.quantize(SIZE, Image.Quantize.MEDIANCUT, kmeans=2)
    flat = found.getpalette() or []
    weights = Counter(found.tobytes())
    listed = [(flat[3 * n], flat[3 * n + 1], flat[3 * n + 2]) for n, _ in weights.most_common()]
    return [(r, g, b) for r, g, b in listed]


def _distance(one: Rgb, other: Rgb) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))
