"""What a player did in a turn, each deed in words that follow the player's name."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import assert_never

from bot.language.labels import cell_label, sum_label
from bot.language.words import Words
from bot.message.emoji_labels import shown_cards, shown_payment, shown_tile
from bot.modules.registry import MODULES
from bot.table.episodes import Episode, Seen
from engine.position.pieces import total
from engine.transitions.events import (
    MoneyTaken,
    StepEvent,
    TileAdded,
    TileBought,
    TilePlaced,
    TileReserved,
    TilesSwapped,
    TileTakenBack,
)
from render.alt_text.lists import enumerated, listed


def deeds(words: Words, episode: Episode, *, brief: bool, paid: bool = True) -> Iterator[str]:
    """What the player did, in order; buying a tile and placing it at once is one deed."""
    steps = [event for event in episode.events if _is_deed(event)]
    if brief:
        yield from _in_brief(words, steps, paid=paid)
        return
    if (whole := MODULES.first(lambda module: module.turn_in_one(words, steps))) is not None:
        yield whole
        return
    if sum(hasattr(step, "square") for step in steps) > 1:
        yield from _several(words, steps)
        return
    told = None
    for step, following in pairwise([*steps, None]):
        assert step is not None, "only the last one is followed by nothing"
        if step is told:
            continue
        settled = _bought_and_settled(words, step, following)
        if settled is not None:
            told = following
        yield settled or _deed(words, step)


def _in_brief(words: Words, steps: Sequence[Seen], *, paid: bool) -> Iterator[str]:
    """The deeds without the cards that were paid and where tiles went, purchases first."""
    told = _bought if paid else _tile
    bought = [told(words, step) for step in steps if isinstance(step, TileBought)]
    if bought:
        yield words("story-buys-briefly", tiles=listed(words, bought))
    placed = bought if paid else [step for step in steps if hasattr(step, "square")]
    settled = TileBought | (TilePlaced | TileReserved if placed else TileBought)
    others = [step for step in steps if not isinstance(step, settled)]
    yield from (_deed(words, step) for step in others if paid or MODULES.owner(step) is None)
    if not paid:
        yield from MODULES.collect(lambda module: module.brief_deeds(words, steps))


def _tile(words: Words, bought: TileBought) -> str:
    return shown_tile(words, bought.tile)


def _bought(words: Words, bought: TileBought) -> str:
    amount = sum_label(words, bought.square.currency, total(bought.cards))
    return words("story-bought", tile=shown_tile(words, bought.tile), sum=amount)


def _several(words: Words, steps: Sequence[Seen]) -> Iterator[str]:
    """The deeds of a turn with several purchases; like ones in a row are told in one."""
    for kind, run in groupby(steps, key=type):
        alike = list(run)
        if len(alike) > 1 and kind is TileBought:
            yield words("story-buys-several", purchases=listed(words, [_purchase(words, x) for x in alike]))
        elif len(alike) > 1 and kind is TilePlaced:
            yield words("story-places-several", tiles=listed(words, [_placed(words, x) for x in alike]))
        else:
            yield from (_deed(words, step) for step in alike)


def _purchase(words: Words, bought: Seen) -> str:
    assert isinstance(bought, TileBought), "only purchases are paid"
    amount = shown_payment(words, bought.cards)
    return words("story-purchase", exact=_exact(bought), sum=amount, tile=shown_tile(words, bought.tile))


def _placed(words: Words, placed: Seen) -> str:
    assert isinstance(placed, TilePlaced), "only tiles are placed"
    return words("story-placed", tile=shown_tile(words, placed.tile), cell=cell_label(placed.cell))


def _is_deed(event: Seen) -> bool:
    owner = MODULES.owner(event)
    return isinstance(event, StepEvent if owner is None else owner.deeds)


def in_turn(words: Words, deeds: Sequence[str]) -> str:
    if len(deeds) == 1:
        return deeds[0]
    return words("story-then", first=enumerated(words, deeds[:-1]), last=deeds[-1])


def _bought_and_settled(words: Words, bought: Seen, settled: Seen | None) -> str | None:
    """A purchase and what was done with its tile right after it; None if these are no such pair."""
    if not isinstance(bought, TileBought) or settled is None:
        return None
    tile, amount, exact = shown_tile(words, bought.tile), shown_payment(words, bought.cards), _exact(bought)
    match settled:
        case TilePlaced(cell=cell):
            at = cell_label(cell)
            return words("story-buys-and-places", exact=exact, sum=amount, tile=tile, cell=at)
        case TileReserved():
            return words("story-buys-and-reserves", exact=exact, sum=amount, tile=tile)
        case _:
            owner = MODULES.owner(settled)
            return None if owner is None else owner.bought_and_settled(words, bought, settled)


def _deed(words: Words, deed: Seen) -> str:
    if (owner := MODULES.owner(deed)) is not None:
        return owner.deed(words, deed)
    assert isinstance(deed, StepEvent), "the core has no other deeds"
    return _core_deed(words, deed)


def _core_deed(words: Words, deed: StepEvent) -> str:
    match deed:
        case MoneyTaken(cards=cards):
            return words("story-takes", cards=shown_cards(words, cards))
        case TileBought(tile=tile, cards=cards):
            amount = shown_payment(words, cards)
            return words("story-buys", exact=_exact(deed), sum=amount, tile=shown_tile(words, tile))
        case TileAdded(tile=tile, cell=cell):
            return words("story-adds", tile=shown_tile(words, tile), cell=cell_label(cell))
        case TileTakenBack(tile=tile, cell=cell):
            return words("story-takes-back", tile=shown_tile(words, tile), cell=cell_label(cell))
        case TilesSwapped(tile=tile, removed=removed, cell=cell):
            new, gone = shown_tile(words, tile), shown_tile(words, removed)
            return words("story-swaps", tile=new, removed=gone, cell=cell_label(cell))
        case TilePlaced(tile=tile, cell=cell):
            return words("story-places", tile=shown_tile(words, tile), cell=cell_label(cell))
        case TileReserved(tile=tile):
            return words("story-reserves", tile=shown_tile(words, tile))
        case _:
            assert_never(deed)


def _exact(bought: TileBought) -> str:
    return "yes" if bought.paid_exactly else "no"
