"""What the people of a table agreed on before the game: in a line, and in full."""

from collections.abc import Iterator

from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message
from bot.modules.registry import MODULES
from bot.public.option_words import IN_A_HURRY, OPTIONS, choice_label, option_line, option_values
from bot.table.agreement import Pace
from engine import Seat, View
from render.alt_text.lists import listed, set_apart


def agreed_in_short(context: MessageContext) -> str:
    """The agreement in one line of small print, without modules."""
    words, chosen = context.words, option_values(context.agreement)
    late = () if context.agreement.pace is Pace.NONE else ("when-late",)
    brief = [words(f"agreed-{field}-{chosen[field]}") for field in ("pace", *late, "hints", "memory-aid")]
    agreed = [*brief, choice_label(words, context.people, "language", chosen["language"])]
    return words("post-small", line=words("agreed-line", what=set_apart(words, agreed)))


def introductions(words: Words, view: View) -> tuple[str, ...]:
    """A line for every module in play that says what it is."""
    return tuple(
        words("post-small", line=module.introduction(words))
        for module in MODULES
        if module.rules in view.modules
    )


def agreed_page(context: MessageContext, view: View) -> Message:
    """All that was agreed, and what is in play."""
    change = Button(context.words("agreed-change"), context.table_button(OPTIONS))
    return Message("\n".join(_lines(context, view)), rows=() if context.closed else ((change,),))


def _lines(context: MessageContext, view: View) -> Iterator[str]:
    words = context.words
    yield words("agreed-title")
    for field, value in option_values(context.agreement).items():
        if field not in IN_A_HURRY or context.agreement.pace is not Pace.NONE:
            yield option_line(words, context.people, field, value)
    yield words("agreed-no-deadline" if context.agreement.pace is Pace.NONE else "agreed-reserve")
    yield _computers(context)
    if brought := introductions(words, view):
        yield "\n".join(("", words("post-start-modules"), *brought))


def _computers(context: MessageContext) -> str:
    seats = [Seat(seat) for seat, person in enumerate(context.people) if person.level is not None]
    names = listed(context.words, [context.name(seat) for seat in seats])
    return context.words("agreed-computers", count=len(seats), names=names)
