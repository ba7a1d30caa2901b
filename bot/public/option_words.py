"""A table's options: what can be chosen, what is chosen, and how it is called."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.language.escaping import safe
from bot.language.words import LANGUAGES, Words
from bot.table.agreement import Agreement, Confirming, Gathering, MemoryAid, OnVacation, Pace, WhenLate
from bot.table.lobby_events import Person

NOBODY: Final = "nobody"
IN_A_HURRY: Final = ("when-late", "on-vacation")
"""The options that say nothing where turns take as long as they take."""
OPTIONS: Final = "options"
"""The order of a button that shows a table's options."""
BEFORE_THE_GAME: Final = ("youngest",)
"""Options that mean nothing once the game is on."""
BY_VOTE: Final = ("pace", "when-late", "on-vacation", "memory-aid", "hints")
"""Options that all who play must agree to change once the game is on."""
HINTS: Final = {True: "allowed", False: "none"}
JOINING: Final = {True: "invited", False: "anybody"}


def option_choices(people: Sequence[Person]) -> dict[str, tuple[str, ...]]:
    """The values of each option; the people could be the youngest."""
    return {
        "pace": tuple(pace.value for pace in Pace),
        "when-late": tuple(way.value for way in WhenLate),
        "on-vacation": tuple(way.value for way in OnVacation),
        "memory-aid": tuple(aid.value for aid in MemoryAid),
        "confirming": tuple(way.value for way in Confirming),
        "hints": (HINTS[True], HINTS[False]),
        "gathering": tuple(way.value for way in Gathering),
        "joining": (JOINING[False], JOINING[True]),
        "youngest": (NOBODY, *(str(one.id) for one in people if not one.is_imagined)),
        "language": LANGUAGES,
    }


def option_values(agreement: Agreement) -> dict[str, str]:
    """What is chosen for each option."""
    return {
        "pace": agreement.pace.value,
        "when-late": agreement.when_late.value,
        "on-vacation": agreement.on_vacation.value,
        "memory-aid": agreement.memory_aid.value,
        "confirming": agreement.confirming.value,
        "hints": HINTS[agreement.hints],
        "gathering": agreement.gathering.value,
        "joining": JOINING[agreement.invited_only],
        "youngest": NOBODY if agreement.youngest is None else str(agreement.youngest),
        "language": agreement.language,
    }


def option_line(words: Words, people: Sequence[Person], field: str, value: str) -> str:
    """An option and its value: "Pace: **one day for each turn**"."""
    choice = choice_label(words, people, field, value)
    return words("options-agreed", field=words(f"option-{field}"), choice=choice)


def choice_label(
    words: Words, people: Sequence[Person], field: str, value: str, *, shown: Callable[[str], str] = safe
) -> str:
    """What a value is called."""
    if field == "youngest" and value != NOBODY:
        return next((shown(one.name) for one in people if str(one.id) == value), value)
    return words(f"option-{field}-{value}")
