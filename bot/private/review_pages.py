"""A player's finished game reviewed: an overview, then a page for each finding."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from ai.review.decision import Decision
from ai.review.findings import Finding, Overpaid, WallGivenAway
from ai.review.losses import BetterMove
from ai.review.review import Review
from bot.language.action_labels import action_label
from bot.language.labels import cards_label, told_apart
from bot.message.custom_ids import ReviewButton
from bot.message.message_context import MessageContext
from bot.message.messages import Message, Shown
from bot.message.reason_words import told_reasons
from bot.panel.effects import changes_palace
from bot.panel.panel_state import PanelState
from bot.panel.parts import paragraphs
from bot.panel.previewing import change_picture
from bot.private.log_and_history import stepping
from engine import Phase
from render.base.picture import Picture
from render.pictures.hand import HandPicture
from render.pictures.table import TablePicture

LITTLE: Final = 0.35
"""Points given away per turn up to which a person plays like a strong computer player."""
OFTEN: Final = 3
"""Turns from which on it is worth saying how often buying was better."""


@dataclass(frozen=True)
class Reviewed:
    """A review, and the points its player was behind at the end."""

    review: Review
    behind: int


def page(context: MessageContext, reviewed: Reviewed, at: int = 0) -> Message:
    """The overview, or the finding with this number."""
    findings = reviewed.review.findings
    at = max(0, min(at, len(findings)))
    rows = stepping(context, ReviewButton, at, len(findings) + 1)
    if not at:
        return Message("\n".join(_overview(context, reviewed)), rows=rows)
    finding = findings[at - 1]
    heading = _heading(context, finding.decision, at, len(findings))
    pictures = tuple(Shown(picture, context.look) for picture in _pictures(context, finding))
    both = all(changes_palace(action) for action in (finding.decision.chosen, finding.better))
    order = context.words("review-pictures") if both else ""
    return Message(paragraphs(heading, *_told(context, finding), order), pictures, rows=rows)


# The overview


def _overview(context: MessageContext, reviewed: Reviewed) -> Iterator[str]:
    words, review = context.words, reviewed.review
    yield words("review-title")
    if not review.turns:
        yield words("review-unmoved")
        return
    yield _given_away(context, review)
    if review.too_much_money >= OFTEN:
        yield words("review-money", bought=review.too_much_money, taken=review.money_turns)
    if review.habits:
        yield words("review-habits")
    for costly in review.habits:
        habit = words(f"review-habit-{costly.habit}")
        yield words("review-habit", habit=habit, times=costly.times, points=round(costly.points))
    yield from _moments(context, reviewed)
    others = review.decisions - review.closely
    yield words("review-how", closely=review.closely, others=others, decisions=review.decisions)


def _given_away(context: MessageContext, review: Review) -> str:
    """The points given away in the whole game."""
    words, points = context.words, round(review.points)
    if not points and not review.findings:
        return words("review-nothing-lost", turns=review.turns)
    points = max(points, 1)
    little = review.points <= LITTLE * review.turns
    return words("review-little-lost" if little else "review-lost", points=points, turns=review.turns)


def _moments(context: MessageContext, reviewed: Reviewed) -> Iterator[str]:
    words, review = context.words, reviewed.review
    if review.findings:
        yield words("review-moments")
    for finding in review.findings:
        yield _line(context, finding)
    if review.moves and 0 < reviewed.behind <= round(review.moves[0].points):
        worst = review.moves[0]
        yield words(
            "review-decided",
            turn=worst.decision.view.turn,
            points=round(worst.points),
            behind=reviewed.behind,
        )


def _line(context: MessageContext, finding: Finding) -> str:
    words, view = context.words, finding.decision.view
    told = _short(context, finding)
    if view.phase is Phase.LAST_TILES:
        return words("review-line-last-tiles", told=told)
    return words("review-line", turn=view.turn, told=told)


def _short(context: MessageContext, finding: Finding) -> str:
    words = context.words
    match finding:
        case BetterMove(better=better, points=points):
            return words("review-line-move", better=action_label(words, better), points=round(points))
        case Overpaid(better=better, lost=lost):
            tile = told_apart(words, better.tile)
            if finding.exact:
                return words("review-line-exact", tile=tile, cards=cards_label(words, better.cards))
            return words("review-line-overpaid", tile=tile, lost=lost)
        case WallGivenAway(better=better, length=length, longest=longest):
            tile = told_apart(words, better.tile)
            return words("review-line-wall", tile=tile, length=length, longest=longest)
        case _:
            assert_never(finding)


# One finding


def _heading(context: MessageContext, decision: Decision, at: int, of: int) -> str:
    if decision.view.phase is Phase.LAST_TILES:
        return context.words("review-heading-last-tiles", at=at, of=of)
    return context.words("review-heading", turn=decision.view.turn, at=at, of=of)


def _told(context: MessageContext, finding: Finding) -> Iterator[str]:
    words = context.words
    yield words("review-chosen", move=action_label(words, finding.decision.chosen))
    match finding:
        case BetterMove():
            yield from _move_told(context, finding)
        case Overpaid(better=better, lost=lost):
            cards = cards_label(words, better.cards)
            yield words(
                "review-overpaid-exact" if finding.exact else "review-overpaid", lost=lost, cards=cards
            )
        case WallGivenAway(better=better, length=length, longest=longest, points=points):
            yield words("review-better", move=action_label(words, better))
            yield words("review-wall", length=length, longest=longest, points=points)
        case _:
            assert_never(finding)


def _move_told(context: MessageContext, finding: BetterMove) -> Iterator[str]:
    words, better = context.words, action_label(context.words, finding.better)
    why = told_reasons(context, finding.reasons)
    if why:
        yield words("review-better-because", move=better, reasons=why)
    else:
        yield words("review-better", move=better)
    if finding.gave_up_action:
        yield words("review-gave-up-action")
    yield words("review-points", points=round(finding.points))


def _pictures(context: MessageContext, finding: Finding) -> Iterator[Picture]:
    """The position of the finding: money and market, or the palace after either move."""
    view = finding.decision.view
    match finding:
        case BetterMove(better=better) if not changes_palace(better):
            yield TablePicture(view)
            yield HandPicture(view)
        case Overpaid():
            yield HandPicture(view)
        case _:
            state = PanelState(view, finding.decision.legal, context)
            for action in (finding.decision.chosen, finding.better):
                if picture := change_picture(state, action):
                    yield picture
