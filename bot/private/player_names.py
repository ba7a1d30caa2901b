"""Which player somebody means who types a name."""

import re
from typing import Final

from bot.language import reading, safe
from bot.language.labels import enumerated, listed
from bot.message.occasion import Occasion
from engine import Seat
from render.alt_text.lengths import shortened

LONGEST_SHOWN: Final = 40
"""Characters of what was typed that are shown again."""
_MENTION: Final = re.compile(r"<@!?(-?[0-9]{1,20})>")


def suggestions(typed: str, occasion: Occasion, seats: int) -> list[tuple[str, str]]:
    """The players whose names contain what was typed: how each is shown, and what is sent."""
    text = _folded(typed) if typed.strip() else ""
    named = [(Seat(seat), occasion.plain_name(Seat(seat))) for seat in range(seats)]
    return [(name, _value(occasion, seat)) for seat, name in named if text in _folded(name)]


def players_named(typed: str, occasion: Occasion, seats: int) -> tuple[Seat, ...]:
    """The players that are meant: called exactly so, else beginning so, else with names that begin so.

    Capitals and accents do not matter, an @ in front neither; a mention names one person for certain.
    """
    mentioned = _MENTION.fullmatch(typed.strip())
    if mentioned and (found := _with_id(occasion, int(mentioned[1]))):
        return found
    text = _folded(typed)
    names = {Seat(seat): _names(occasion, Seat(seat)) for seat in range(seats)}
    for fits in (_is_called, _begins, reading.means):
        if found := tuple(seat for seat, called in names.items() if any(fits(text, one) for one in called)):
            return found
    return ()


def unclear(typed: str, found: tuple[Seat, ...], occasion: Occasion, seats: int) -> str:
    """That nobody is called so, or who could be meant."""
    words, shown = occasion.words, safe.safe(shortened(safe.plain(typed), LONGEST_SHOWN))
    if found:
        names = listed(words, [occasion.name(seat) for seat in found])
        return words("look-several-called", typed=shown, names=names)
    names = enumerated(words, [occasion.name(Seat(seat)) for seat in range(seats)])
    return words("look-nobody-called", typed=shown, names=names)


def _value(occasion: Occasion, seat: Seat) -> str:
    """What stands for a player when a suggestion is taken: two may have the same name."""
    return f"<@{occasion.people[seat].id}>" if seat < len(occasion.people) else occasion.plain_name(seat)


def _with_id(occasion: Occasion, user_id: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, person in enumerate(occasion.people) if person.id == user_id)


def _names(occasion: Occasion, seat: Seat) -> set[str]:
    """What a player is called: by name alone, and as they are shown where a computer plays."""
    own = {occasion.people[seat].name} if seat < len(occasion.people) else set()
    return {_folded(name) for name in (*own, occasion.plain_name(seat))}


def _folded(name: str) -> str:
    return reading.plain(safe.plain(name)).removeprefix("@")


def _is_called(text: str, name: str) -> bool:
    return text == name


def _begins(text: str, name: str) -> bool:
    return bool(text) and name.startswith(text)
