"""What somebody has of modules, in one line: falcons by colour, what is stored, building sites."""

from collections.abc import Iterator
from typing import Final

from engine import Feather, View
from render.art.certificates import ChipArt
from render.art.expansion import TokenArt
from render.art.falcons import FalconArt
from render.expansion_words import credit_told, feathers_told
from render.look import Look
from render.scene import Art, Box, Face, Mark, Sprite
from render.spoken import Listing
from render.standings import Standing, standings
from render.telling import spoken_name
from render.theme import Role
from render.writing import line

POSSESSIONS: Final = 56
"""How high the line is."""
_ICON: Final = 48
_STEP: Final = 118


def possessions(standing: Standing, box: Box) -> Iterator[Mark]:
    """Signs with numbers, in the middle of a box's height."""
    for n, (art, number) in enumerate(_items(standing)):
        icon = Box(box.x + n * _STEP, box.y + (box.h - _ICON) // 2, _ICON, _ICON)
        yield Sprite(icon, art, Role.CARD)
        yield line(Box(icon.right + 8, box.y, _STEP - _ICON - 16, box.h), number, 44, face=Face.STRONG)


def _items(standing: Standing) -> Iterator[tuple[Art, str]]:
    feathers = [falcon.feather for falcon in standing.falcons]
    for feather in Feather:
        if feather in feathers:
            yield FalconArt(feather), f"×{feathers.count(feather)}"
    if standing.credit is not None:
        yield ChipArt(standing.credit.currency), str(standing.credit.value)
    if standing.sites:
        yield TokenArt(), f"×{len(standing.sites)}"


def possessions_told(view: View, look: Look) -> Iterator[Listing]:
    """The same in words, module by module."""
    everybody = [(spoken_name(look, standing.seat), standing) for standing in standings(view)]
    told = (
        (
            look.words("falcon-picture-falcons"),
            [f"{name} {feathers_told(it.falcons)}" for name, it in everybody if it.falcons],
        ),
        (
            look.words("chip-picture-stored"),
            [f"{name} {credit_told(look, it.credit)}" for name, it in everybody if it.credit],
        ),
        (
            look.words("site-picture-sites"),
            [f"{name} {' '.join(map(str, it.sites))}" for name, it in everybody if it.sites],
        ),
    )
    for lead, items in told:
        if items:
            yield Listing(lead, tuple(items))
