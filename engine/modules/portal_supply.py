"""The portals that are in no palace: those left in the supply, and those that lie aside."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.board.palace import Palace
from engine.judge.errors import NotationError
from engine.position.pieces import Kind
from engine.position.state import without
from engine.text.piece_notation import parse_kind, parse_list, parse_number, print_list

COPIES: Final = 3
"""O1: portals of each kind."""


@dataclass(frozen=True)
class Portals:
    """All open: how many are left of each kind, in the order of `Kind`, and the kinds bought this turn."""

    supply: tuple[int, ...] = (COPIES,) * len(Kind)
    aside: tuple[Kind, ...] = ()


def bought(kept: Portals, kind: Kind) -> Portals:
    """One more lies aside."""
    if not kept.supply[kind]:
        raise ValueError("no portal of this kind is left")
    supply = tuple(number - (one is kind) for one, number in zip(Kind, kept.supply, strict=True))
    return Portals(supply, tuple(sorted((*kept.aside, kind))))


def placed(kept: Portals, kind: Kind) -> Portals:
    """One less lies aside."""
    return Portals(kept.supply, without(kept.aside, (kind,)))


def supply_faults(kept: Portals, palaces: Iterable[Palace]) -> Iterator[str]:
    """O1: are the portals all there, once each, and in order?"""
    laid = Counter(kind for palace in palaces for kind in palace.halves.values())
    laid.update(kept.aside)
    if len(kept.supply) != len(Kind) or min(kept.supply) < 0:
        yield "the supply of portals is not in order"
    elif any(kept.supply[kind] + laid[kind] != COPIES for kind in Kind):
        yield "the 18 portals are not all there"
    if kept.aside != tuple(sorted(kept.aside)):
        yield "the portals that lie aside are not sorted"


def print_portals(kept: Portals) -> str:
    """As in "3,3,3,3,3,2/T"."""
    return f"{print_list(kept.supply, ',')}/{print_list((kind.letter for kind in kept.aside), ',')}"


def parse_portals(text: str) -> Portals:
    """The portals with this text."""
    supply, slash, aside = text.partition("/")
    if not slash:
        raise NotationError("no portals", text)
    return Portals(parse_list(supply, parse_number, ","), parse_list(aside, parse_kind, ","))
