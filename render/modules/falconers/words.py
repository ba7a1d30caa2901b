"""Falcons in alt texts."""

from collections import Counter
from collections.abc import Iterable

from engine.modules.falcon_pieces import Falcon, Feather
from engine.modules.falconers import Perched
from engine.text.piece_notation import print_corner
from render.alt_text.lists import enumerated, listed
from render.alt_text.names import kind_name
from render.base.look import Look


def feather_name(look: Look, feather: Feather) -> str:
    """The colour of a falcon."""
    return look.words(f"falcon-picture-{feather.name.lower()}")


def falcon_name(look: Look, falcon: Falcon) -> str:
    """A falcon by its colour and the letters of the kinds it wants to see."""
    letters = "".join(kind.letter for kind in falcon.kinds)
    return look.words("falcon-picture-name", feather=feather_name(look, falcon.feather), kinds=letters)


def falcon_told(look: Look, falcon: Falcon) -> str:
    """A falcon by its colour and the kinds it wants to see: "White falcon (Pavilion, Arcades)"."""
    if look.in_letters:
        return falcon_name(look, falcon)
    one, other = (kind_name(look, kind) for kind in falcon.kinds)
    return look.words(f"falcon-{falcon.feather.name.lower()}", first=one, second=other)


def falcons_told(look: Look, falcons: Iterable[Perched]) -> tuple[str, ...]:
    """Falcons with their crossings."""
    return tuple(
        look.words("palace-alt-at", tile=falcon_told(look, perched.falcon), cell=print_corner(perched.corner))
        for perched in falcons
    )


def feathers_told(look: Look, falcons: Iterable[Falcon]) -> str:
    """Falcons by their colours: "white 2, brown 1"."""
    held = Counter(falcon.feather for falcon in falcons)
    counts = [look.words(f"feather-{one.name.lower()}", count=held[one]) for one in Feather if held[one]]
    return enumerated(look.words, counts)


def pairs_told(look: Look, falcons: Iterable[Falcon], feather: Feather) -> str:
    """The pairs of kinds that falcons of one colour want to see."""
    mine = [falcon for falcon in falcons if falcon.feather is feather]
    if look.in_letters:
        return " ".join(str(falcon)[1:] for falcon in mine)
    pairs = [listed(look.words, [kind_name(look, kind) for kind in falcon.kinds]) for falcon in mine]
    return enumerated(look.words, pairs)
