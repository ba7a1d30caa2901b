"""Why a move is good, in words: what a computer player has to say for it."""

from collections.abc import Sequence

from ai import Reason
from bot.labels import cards_label, enumerated, kinds_label, place_label, sum_label, told_apart
from bot.occasion import Occasion
from bot.words import kebab


def told_reasons(occasion: Occasion, reasons: Sequence[Reason]) -> str:
    """All that speaks for a move: "pays exactly, wall 6 → 8"; nothing if there is nothing to tell."""
    told = [told_reason(occasion, reason) for reason in reasons]
    return enumerated(occasion.words, told) if told else ""


def told_reason(occasion: Occasion, reason: Reason) -> str:
    """One thing that speaks for a move."""
    words, amount = occasion.words, reason.amount or 0
    return words(
        f"reason-{kebab(reason.why.name)}",
        tile="" if reason.tile is None else told_apart(words, reason.tile),
        cards=cards_label(words, reason.cards),
        kinds="" if reason.kind is None else kinds_label(words, reason.kind),
        sum="" if reason.currency is None else sum_label(words, reason.currency, amount),
        name="" if reason.seat is None else occasion.name(reason.seat),
        feather="" if reason.falcon is None else kebab(reason.falcon.feather.name),
        place=place_label(words, reason.place or 0),
        round=reason.scoring_round or 0,
        amount=amount,
        before=reason.before or 0,
        after=reason.after or 0,
    )
