"""Colours by role, in three palettes: light, dark, and one that is safe for colour-blind eyes."""

from enum import Enum, auto
from typing import Final

from engine.position.pieces import Currency, Kind

Rgb = tuple[int, int, int]


class Palette(Enum):
    """How pictures are coloured."""

    LIGHT = "light"
    DARK = "dark"
    SAFE = "safe"

    __hash__ = object.__hash__  # members are looked up all the time: quicker than by name


class Role(Enum):
    """What a colour is for. No other file names a colour by its value."""

    __hash__ = object.__hash__

    # grounds
    PAPER = auto()
    CARD = auto()
    SUNK = auto()
    BAND = auto()
    GARDEN_BED = auto()
    OFFERED = auto()
    # ink
    INK = auto()
    FAINT_INK = auto()
    BAND_INK = auto()
    LINE = auto()
    ORNAMENT = auto()
    # meaning
    GOLD = auto()
    GOLD_DEEP = auto()
    TURN = auto()
    TURN_INK = auto()
    CHANGE = auto()
    GOOD = auto()
    GOOD_INK = auto()
    BAD = auto()
    BAD_INK = auto()
    # stone and nature
    WALL = auto()
    WALL_LIGHT = auto()
    WALL_SHADE = auto()
    STONE = auto()
    STONE_LIGHT = auto()
    STONE_SHADE = auto()
    OPENING = auto()
    ROOF = auto()
    ROOF_SHADE = auto()
    WATER = auto()
    WATER_LIGHT = auto()
    LEAF = auto()
    LEAF_SHADE = auto()
    TRUNK = auto()
    BLOSSOM = auto()
    LABEL = auto()
    LABEL_INK = auto()
    PLUMAGE_BLACK = auto()
    PLUMAGE_BROWN = auto()
    PLUMAGE_WHITE = auto()
    # the six kinds: the ground of a tile, the building itself, its shaded parts
    PAVILION_GROUND = auto()
    PAVILION = auto()
    PAVILION_SHADE = auto()
    SERAGLIO_GROUND = auto()
    SERAGLIO = auto()
    SERAGLIO_SHADE = auto()
    ARCADES_GROUND = auto()
    ARCADES = auto()
    ARCADES_SHADE = auto()
    CHAMBERS_GROUND = auto()
    CHAMBERS = auto()
    CHAMBERS_SHADE = auto()
    GARDEN_GROUND = auto()
    GARDEN = auto()
    GARDEN_SHADE = auto()
    TOWER_GROUND = auto()
    TOWER = auto()
    TOWER_SHADE = auto()
    KIND_INK = auto()
    # the four currencies: the face of card and coin, its darker edge, what is written on it, the pale field
    FLORIN = auto()
    FLORIN_EDGE = auto()
    FLORIN_INK = auto()
    FLORIN_LIGHT = auto()
    DIRHAM = auto()
    DIRHAM_EDGE = auto()
    DIRHAM_INK = auto()
    DIRHAM_LIGHT = auto()
    DINAR = auto()
    DINAR_EDGE = auto()
    DINAR_INK = auto()
    DINAR_LIGHT = auto()
    DUCAT = auto()
    DUCAT_EDGE = auto()
    DUCAT_INK = auto()
    DUCAT_LIGHT = auto()
    # the seats, and the imaginary player after them
    SEAT_1 = auto()
    SEAT_2 = auto()
    SEAT_3 = auto()
    SEAT_4 = auto()
    SEAT_5 = auto()
    SEAT_6 = auto()
    SEAT_IMAGINARY = auto()
    SEAT_INK = auto()
    # medals
    SILVER = auto()
    SILVER_DEEP = auto()
    BRONZE = auto()
    BRONZE_DEEP = auto()


def kind_roles(kind: Kind) -> tuple[Role, Role, Role]:
    """Ground, building and shade of a kind."""
    return Role[f"{kind.name}_GROUND"], Role[kind.name], Role[f"{kind.name}_SHADE"]


def currency_roles(currency: Currency) -> tuple[Role, Role, Role]:
    """Face, edge and ink of a currency."""
    return Role[currency.name], Role[f"{currency.name}_EDGE"], Role[f"{currency.name}_INK"]


def currency_light(currency: Currency) -> Role:
    """The pale field of a currency's coins, on which its ink is written."""
    return Role[f"{currency.name}_LIGHT"]


def seat_role(seat: int, players: int) -> Role:
    """The colour of a seat; those after the players' are imaginary players'."""
    return Role[f"SEAT_{seat + 1}"] if seat < players else Role.SEAT_IMAGINARY


_LIGHT: Final = """
PAPER f3e9d7  CARD fdf8ee  SUNK e9dcc3  BAND 1f4e5f  GARDEN_BED ebe0c8  OFFERED d5ecd0
INK 2d2117  FAINT_INK 6b5846  BAND_INK fdf3dc  LINE d5c3a1  ORNAMENT ebe0c8
GOLD f2b632  GOLD_DEEP b97a0c  TURN 1f6f5c  TURN_INK ffffff  CHANGE e0621f
GOOD 2f7d4f  GOOD_INK ffffff  BAD c22f2f  BAD_INK ffffff
WALL 6e3a22  WALL_LIGHT a8623d  WALL_SHADE 4a2415
STONE e8d9bb  STONE_LIGHT fbf3df  STONE_SHADE bfa67c  OPENING 4a3527  ROOF c4623a  ROOF_SHADE 96442a
WATER 4fa3c7  WATER_LIGHT b9e2ef  LEAF 5e9a4b  LEAF_SHADE 3a6e37  TRUNK 7a5534  BLOSSOM f28aa5
LABEL fffaf0  LABEL_INK 2a1e14  PLUMAGE_BLACK 26211f  PLUMAGE_BROWN 8c5a33  PLUMAGE_WHITE fffdf6
PAVILION_GROUND abd0f6  PAVILION 3b80c2  PAVILION_SHADE 1d4a76
SERAGLIO_GROUND eca89b  SERAGLIO cb4237  SERAGLIO_SHADE 8a2420
ARCADES_GROUND c39f72  ARCADES 6f4722  ARCADES_SHADE 4c3018
CHAMBERS_GROUND cfcdc8  CHAMBERS f6f4ee  CHAMBERS_SHADE 6e6a62
GARDEN_GROUND c2ebb0  GARDEN 5fa652  GARDEN_SHADE 356b31
TOWER_GROUND bda8d8  TOWER 6b3d9c  TOWER_SHADE 4a2a70
KIND_INK ffffff
FLORIN f9d552  FLORIN_EDGE a8800a  FLORIN_INK 3b2c00  FLORIN_LIGHT fff3c0
DIRHAM 9ccb92  DIRHAM_EDGE 2f6e35  DIRHAM_INK 0c2e10  DIRHAM_LIGHT def2d8
DINAR 68abdd  DINAR_EDGE 1f5c99  DINAR_INK 04213f  DINAR_LIGHT d6ebfb
DUCAT e88d4c  DUCAT_EDGE ad4a12  DUCAT_INK 3b1600  DUCAT_LIGHT fde0c6
SEAT_1 b23b3d  SEAT_2 0d51a1  SEAT_3 8e6806  SEAT_4 00490f  SEAT_5 6c125f  SEAT_6 0a807f
SEAT_IMAGINARY 606060  SEAT_INK ffffff
SILVER d9dcde  SILVER_DEEP 8b9196  BRONZE dd9e68  BRONZE_DEEP 96572a
"""
_DARK: Final = """
PAPER 1d1a20  CARD 2a262e  SUNK 151318  BAND 12343f  GARDEN_BED 25212a  OFFERED 22432e
INK f5ead6  FAINT_INK b9ab97  BAND_INK fbe9c4  LINE 4b4450  ORNAMENT 25212a
GOLD f7c548  GOLD_DEEP c08a1e  TURN 2f9c82  TURN_INK 06130f  CHANGE ff8a48
GOOD 58b47c  GOOD_INK 06170d  BAD f26b62  BAD_INK 240302
WALL e9c9a0  WALL_LIGHT fff0d6  WALL_SHADE a57b4f
STONE c9b793  STONE_LIGHT e8dabb  STONE_SHADE 8f7c58  OPENING 33241b  ROOF b5583a  ROOF_SHADE 843c26
WATER 3f8fb5  WATER_LIGHT 9fd3e6  LEAF 4f8a45  LEAF_SHADE 2c6a35  TRUNK 6d4b2f  BLOSSOM e47e9b
LABEL fbf1dd  LABEL_INK 221810  PLUMAGE_BLACK 1f1a18  PLUMAGE_BROWN 8c5a33  PLUMAGE_WHITE fffaf0
PAVILION_GROUND 304a72  PAVILION 7dbaf0  PAVILION_SHADE 3b6fa2
SERAGLIO_GROUND 55221f  SERAGLIO f07a68  SERAGLIO_SHADE a64338
ARCADES_GROUND 6b4e30  ARCADES bf8d55  ARCADES_SHADE 3d280f
CHAMBERS_GROUND 5f5f64  CHAMBERS e9e6df  CHAMBERS_SHADE 4a4a50
GARDEN_GROUND 2b4a2e  GARDEN 8cc878  GARDEN_SHADE 407936
TOWER_GROUND 33265c  TOWER a57fdc  TOWER_SHADE 6c4aa3
KIND_INK 151318
FLORIN f2c149  FLORIN_EDGE 8a6a0c  FLORIN_INK 2b2000  FLORIN_LIGHT fbe39a
DIRHAM 93c18b  DIRHAM_EDGE 2b5f30  DIRHAM_INK 08240c  DIRHAM_LIGHT c3e3bb
DINAR 66aee0  DINAR_EDGE 1d5286  DINAR_INK 041a33  DINAR_LIGHT b9dcf5
DUCAT d48145  DUCAT_EDGE 8f3f10  DUCAT_INK 2b1000  DUCAT_LIGHT f4bd92
SEAT_1 ec7a5f  SEAT_2 7ea5f3  SEAT_3 f0b350  SEAT_4 afd9a0  SEAT_5 be8bbb  SEAT_6 7ee6df
SEAT_IMAGINARY b5b5b5  SEAT_INK 151318
SILVER c5cad0  SILVER_DEEP 7c838b  BRONZE d08f58  BRONZE_DEEP 84491f
"""
# After the colours of Okabe and Ito, with the kinds spread in lightness as well.
_SAFE: Final = """
PAPER f5f1e8  CARD fffdf8  SUNK e6e0d3  BAND 0b3c5d  GARDEN_BED ece6d9  OFFERED cfe6f7
INK 1c1c1c  FAINT_INK 555555  BAND_INK fff8e1  LINE cbc3b3  ORNAMENT ece6d9
GOLD f0c94a  GOLD_DEEP 94740a  TURN 005f86  TURN_INK fdffff  CHANGE d55e00
GOOD 00694a  GOOD_INK fdfffe  BAD b0322b  BAD_INK fffdfd
WALL 2e2e2e  WALL_LIGHT 6a6a6a  WALL_SHADE 0c0c0c
STONE e5dcc9  STONE_LIGHT f9f4e8  STONE_SHADE b3a88f  OPENING 363636  ROOF c07048  ROOF_SHADE 8a4a2b
WATER 56b4e9  WATER_LIGHT c4e6f8  LEAF 3f9f82  LEAF_SHADE 0b6b52  TRUNK 6b5440  BLOSSOM e79ac4
LABEL fffcf4  LABEL_INK 181818  PLUMAGE_BLACK 1e1e1e  PLUMAGE_BROWN 8a5f2c  PLUMAGE_WHITE fffefa
PAVILION_GROUND 7db6f6  PAVILION 246cc8  PAVILION_SHADE 0d3f7a
SERAGLIO_GROUND e6955c  SERAGLIO b8440a  SERAGLIO_SHADE 7a2a00
ARCADES_GROUND a37f56  ARCADES 4f3410  ARCADES_SHADE 332005
CHAMBERS_GROUND d4d8da  CHAMBERS f8f8f8  CHAMBERS_SHADE 636669
GARDEN_GROUND a5cda0  GARDEN 33a36f  GARDEN_SHADE 12583a
TOWER_GROUND a890bd  TOWER 7a1c68  TOWER_SHADE 4e0b42
KIND_INK ffffff
FLORIN fbe066  FLORIN_EDGE 8f7600  FLORIN_INK 2b2400  FLORIN_LIGHT fff6c4
DIRHAM a6dab3  DIRHAM_EDGE 1c7a52  DIRHAM_INK 00291d  DIRHAM_LIGHT e0f5e6
DINAR 4691cc  DINAR_EDGE 00456f  DINAR_INK 001a2b  DINAR_LIGHT cfe6f7
DUCAT e38453  DUCAT_EDGE 8f3600  DUCAT_INK 2b1200  DUCAT_LIGHT fbd9c0
SEAT_1 b54712  SEAT_2 03549c  SEAT_3 5a3d20  SEAT_4 00805a  SEAT_5 9d598f  SEAT_6 242c57
SEAT_IMAGINARY 565656  SEAT_INK ffffff
SILVER d9dcde  SILVER_DEEP 80868b  BRONZE d9a070  BRONZE_DEEP 8a5226
"""


def _read(listed: str) -> dict[Role, Rgb]:
    words = listed.split()
    colours = {
        Role[name]: (int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16))
        for name, code in zip(words[::2], words[1::2], strict=True)
    }
    assert set(colours) == set(Role), "every role has a colour"
    return colours


THEMES: Final[dict[Palette, dict[Role, Rgb]]] = {
    Palette.LIGHT: _read(_LIGHT),
    Palette.DARK: _read(_DARK),
    Palette.SAFE: _read(_SAFE),
}


def colour(role: Role, palette: Palette) -> Rgb:
    """The colour of a role."""
    return THEMES[palette][role]


_GROUNDS: Final = (Role.PAPER, Role.CARD, Role.SUNK, Role.GARDEN_BED, Role.OFFERED)
WRITTEN: Final[tuple[tuple[Role, Role], ...]] = (
    *((ink, ground) for ink in (Role.INK, Role.FAINT_INK) for ground in _GROUNDS),
    (Role.BAND_INK, Role.BAND),
    (Role.TURN_INK, Role.TURN),
    (Role.GOOD_INK, Role.GOOD),
    (Role.BAD_INK, Role.BAD),
    (Role.BAD, Role.CARD),
    (Role.GOOD, Role.CARD),
    (Role.LABEL_INK, Role.LABEL),
    *((Role.LABEL_INK, ground) for ground in (Role.GOLD, Role.SILVER, Role.BRONZE, Role.STONE)),
    *((currency_roles(currency)[2], currency_roles(currency)[0]) for currency in Currency),
    *((currency_roles(currency)[2], currency_light(currency)) for currency in Currency),
    *((Role.SEAT_INK, seat_role(seat, 6)) for seat in range(7)),
)
"""Every ink with a ground it may be written on; each pair stands out by 4.5 to 1 or more."""
