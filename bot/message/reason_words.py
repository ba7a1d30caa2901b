"""A computer player's reasons for a move, in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ai import Reason, Why
from bot.language.labels import kinds_label, place_label, sum_label, told_apart
from bot.language.words import kebab
from bot.message.message_context import MessageContext
from bot.modules.registry import MODULES
from render.alt_text.lists import enumerated, listed


def told_reasons(context: MessageContext, reasons: Sequence[Reason]) -> str:
    """All reasons for a move: "pays exactly, wall 6 → 8"; empty without reasons."""
    told = [told_reason(context, *alike) for alike in _together(reasons)]
    return enumerated(context.words, told) if told else ""


def _together(reasons: Sequence[Reason]) -> Iterator[list[Reason]]:
    """Tiles that become payable share a reason; all others stand alone."""
    for why, alike in groupby(reasons, lambda reason: reason.why):
        if why in (Why.PAYS_NEXT_EXACTLY, Why.PAYS_NEXT):
            yield list(alike)
        else:
            yield from ([reason] for reason in alike)


def told_reason(context: MessageContext, reason: Reason, *others: Reason) -> str:
    """One reason for a move; `others` say the same of other tiles."""
    words, amount = context.words, reason.amount or 0
    if (told := MODULES.first(lambda module: module.reason(words, reason))) is not None:
        return told
    tiles = [told_apart(words, each.tile) for each in (reason, *others) if each.tile is not None]
    return words(
        f"reason-{kebab(reason.why.name)}",
        tile=listed(words, tiles),
        kinds="" if reason.kind is None else kinds_label(words, reason.kind),
        sum="" if reason.currency is None else sum_label(words, reason.currency, amount),
        name="" if reason.seat is None else context.name(reason.seat),
        place=place_label(words, reason.place or 0),
        round=reason.scoring_round or 0,
        amount=amount,
        before=reason.before or 0,
        after=reason.after or 0,
    )
