"""What somebody has of modules, in one line: falcons by colour, what is stored, building sites."""

from collections.abc import Iterator
from typing import Final

from engine import Feather, View
from render.alt_text.expansion_words import credit_told, feathers_told
from render.alt_text.namings import later_names
from render.alt_text.spoken import Listing
from render.alt_text.telling import spoken_name
from render.art.modules.certificates import ChipArt
from render.art.modules.falcons import FalconArt
from render.art.modules.portals import TokenArt
from render.base.look import Look
from render.base.scene import Art, Box, Face, Mark, Sprite, centred
from render.base.theme import Role
from render.facts.standings import Standing, standings
from render.parts.fitted_text import line

POSSESSIONS: Final = 56
"""How high the line is."""
_ICON: Final = 48
_ITEM: Final = 104
_STEP: Final = 126


def possessions(standing: Standing, left: Box, walls: Box, cards: Box) -> Iterator[Mark]:
    """Falcons on the left, building sites below the walls, what is stored below the cards."""
    feathers = [falcon.feather for falcon in standing.falcons]
    shown = [feather for feather in Feather if feather in feathers]
    for n, feather in enumerate(shown):
        place = Box(left.x + n * _STEP, left.y, _ITEM, left.h)
        yield from _item(place, FalconArt(feather), f"×{feathers.count(feather)}")
    if standing.sites:
        yield from _item(centred((_ITEM, walls.h), walls), TokenArt(), f"×{len(standing.sites)}")
    if standing.credit is not None:
        credit = standing.credit
        yield from _item(centred((_ITEM, cards.h), cards), ChipArt(credit.currency), str(credit.value))


def _item(box: Box, art: Art, number: str) -> Iterator[Mark]:
    icon = Box(box.x, box.y + (box.h - _ICON) // 2, _ICON, _ICON)
    yield Sprite(icon, art, Role.CARD)
    left = icon.right + 6
    yield line(Box(left, box.y, box.right - left, box.h), number, 42, face=Face.STRONG)


def possessions_told(view: View, look: Look) -> Iterator[Listing]:
    """The same in words, module by module."""
    stand = standings(view)
    names = later_names(tuple(spoken_name(look, standing.seat) for standing in stand))
    everybody = [(names[standing.seat], standing) for standing in stand]
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
