"""The lessons after the tour: a short note when something first matters, each once per person. Pure."""

from enum import StrEnum
from typing import Final

from bot.language.labels import tiles_label
from bot.message.message_context import MessageContext
from bot.message.messages import Button
from bot.panel.notices import Notice
from bot.panel.steps import HOME
from engine import Phase, View

DISMISS: Final = "lesson"
"""The step that ends a lesson; on a panel the next screen follows."""
SCREENS: Final = (HOME, "redesign")
"""The screens of a panel on which lessons are told."""


class Lesson(StrEnum):
    """What is told after the tour, the first that is due before the others."""

    PRAISE = "praise"
    """The first turn is over: told where the next one begins, if only its player reads that."""
    SCORING = "scoring"
    RESERVE = "reserve"


def lesson_due(view: View, told: frozenset[str]) -> Lesson | None:
    """What matters to the viewing seat at the start of its turn and has not been told yet."""
    if view.phase is not Phase.TURN or view.seat not in view.to_act or view.acted:
        return None
    return next((lesson for lesson in Lesson if lesson not in told and _matters(view, lesson)), None)


def lesson_notice(view: View, lesson: Lesson, context: MessageContext, dismiss: str) -> Notice:
    """A lesson, with the button that sends it away; `dismiss` is that button's custom_id."""
    return Notice(_told(view, lesson, context), Button(context.words("lesson-dismiss"), dismiss))


def _told(view: View, lesson: Lesson, context: MessageContext) -> str:
    """A lesson, set off from the game's own text."""
    words = context.words
    match lesson:
        case Lesson.PRAISE:
            said = words("lesson-praise")
        case Lesson.SCORING:
            said = words("lesson-scoring", seen="yes" if view.rounds_scored else "no")
        case Lesson.RESERVE:
            reserve = view.players[view.to_act[0]].reserve
            said = words("lesson-reserve", tiles=tiles_label(words, reserve), count=len(reserve))
    return f"> {said}"


def _matters(view: View, lesson: Lesson) -> bool:
    match lesson:
        case Lesson.PRAISE:
            return view.turn <= 2 * len(view.players)  # not weeks later, at another table
        case Lesson.SCORING:
            return bool(view.rounds_scored) or _is_near(view)
        case Lesson.RESERVE:
            return bool(view.players[view.to_act[0]].reserve)


def _is_near(view: View) -> bool:
    """Could a scoring come before everybody has had two more turns?"""
    return bool(view.scoring_cards) and view.scoring_cards[0].nearest <= 2 * len(view.players)
