"""Falcons in alt texts."""

from collections.abc import Iterable

from engine.modules.falcon_pieces import Falcon, Feather
from engine.modules.falconers import Perched
from engine.text.piece_notation import print_corner
from render.base.look import Look


def feather_name(look: Look, feather: Feather) -> str:
    """The colour of a falcon."""
    return look.words(f"falcon-picture-{feather.name.lower()}")


def falcon_name(look: Look, falcon: Falcon) -> str:
    """A falcon by its colour and the letters of the kinds it wants to see."""
    letters = "".join(kind.letter for kind in falcon.kinds)
    return look.words("falcon-picture-name", feather=feather_name(look, falcon.feather), kinds=letters)


def falcons_told(look: Look, falcons: Iterable[Perched]) -> tuple[str, ...]:
    """Falcons with their crossings."""
    return tuple(
        look.words("palace-alt-at", tile=falcon_name(look, perched.falcon), cell=print_corner(perched.corner))
        for perched in falcons
    )


def feathers_told(falcons: Iterable[Falcon]) -> str:
    """Falcons by the letters of their feathers, as in "w2 k1"."""
    feathers = [falcon.feather for falcon in falcons]
    return " ".join(f"{feather.value}{feathers.count(feather)}" for feather in Feather if feather in feathers)


def pairs_told(falcons: Iterable[Falcon], feather: Feather) -> str:
    """The pairs of kinds that falcons of one colour want to see."""
    return " ".join(str(falcon)[1:] for falcon in falcons if falcon.feather is feather)
