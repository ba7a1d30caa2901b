"""Which player a typed name means."""

import re
from typing import Final

from bot.language import escaping, typed_words
from bot.message.message_context import MessageContext
from engine import Seat
from render.alt_text.lengths import shortened
from render.alt_text.lists import enumerated, listed

LONGEST_SHOWN: Final = 40
"""Characters of the typed name that an answer repeats."""
_MENTION: Final = re.compile(r"<@!?(-?[0-9]{1,20})>")


def suggestions(typed: str, context: MessageContext, seats: int) -> list[tuple[str, str]]:
    """The players whose names contain the text: the name shown, and the value sent."""
    text = _folded(typed) if typed.strip() else ""
    named = [(Seat(seat), context.plain_name(Seat(seat))) for seat in range(seats)]
    return [(name, _value(context, seat)) for seat, name in named if text in _folded(name)]


def players_named(typed: str, context: MessageContext, seats: int) -> tuple[Seat, ...]:
    """The players with this name, else with a name that begins so, else with a word that begins so.

    Capitals, accents and a leading @ do not matter; a mention is unambiguous.
    """
    mentioned = _MENTION.fullmatch(typed.strip())
    if mentioned and (found := _with_id(context, int(mentioned[1]))):
        return found
    text = _folded(typed)
    names = {Seat(seat): _names(context, Seat(seat)) for seat in range(seats)}
    for fits in (_is_called, _begins, typed_words.means):
        if found := tuple(seat for seat, called in names.items() if any(fits(text, one) for one in called)):
            return found
    return ()


def unclear(typed: str, found: tuple[Seat, ...], context: MessageContext, seats: int) -> str:
    """Says that no player has this name, or which ones could be meant."""
    words, shown = context.words, escaping.safe(shortened(typed, LONGEST_SHOWN))
    if found:
        names = listed(words, [context.name(seat) for seat in found])
        return words("look-several-called", typed=shown, names=names)
    names = enumerated(words, [context.name(Seat(seat)) for seat in range(seats)])
    return words("look-nobody-called", typed=shown, names=names)


def _value(context: MessageContext, seat: Seat) -> str:
    """The value sent for a player: a mention, as names may be equal."""
    return f"<@{context.people[seat].id}>" if seat < len(context.people) else context.plain_name(seat)


def _with_id(context: MessageContext, user_id: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, person in enumerate(context.people) if person.id == user_id)


def _names(context: MessageContext, seat: Seat) -> set[str]:
    """A player's name alone, and with the level where a computer plays."""
    own = {context.people[seat].name} if seat < len(context.people) else set()
    return {_folded(name) for name in (*own, context.plain_name(seat))}


def _folded(name: str) -> str:
    return typed_words.plain(escaping.visible(name)).removeprefix("@")


def _is_called(text: str, name: str) -> bool:
    return text == name


def _begins(text: str, name: str) -> bool:
    return bool(text) and name.startswith(text)
