"""Private menus about seats: computer players before a game, stand-ins during it."""

from typing import Final

from ai import Level
from bot.language.escaping import plain
from bot.message.custom_ids import SeatButton, SeatOrder
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message, Row, Tone
from bot.panel.parts import LONGEST_BUTTON, rows_of
from bot.table.lobby import SEATS, Lobby
from engine import Seat
from render.alt_text.lengths import shortened

USUAL: Final = Level.MASON
"""The level of a stand-in, unless another is chosen."""


def computers_message(context: MessageContext, lobby: Lobby, in_charge: int | None = None) -> Message:
    """The three levels, each with a description and a button; and the players who can be sent away.

    The person in charge may send away all others, anybody else computer players only.
    """
    words, full = context.words, len(lobby.seated) == SEATS
    lines = [
        words("computers-line", level=words(f"level-{one.value}"), text=words(f"level-{one.value}.text"))
        for one in Level
    ]
    adding = tuple(
        Button(
            words("computers-add", level=words(f"level-{one.value}")),
            str(SeatButton(context.table_id, SeatOrder.ADD, level=one)),
            Tone.GOOD,
            disabled=full,
        )
        for one in Level
    )
    dismissing = [
        Button(
            shortened(words("computers-dismiss", name=person.name), LONGEST_BUTTON),
            str(SeatButton(context.table_id, SeatOrder.DISMISS, person.id)),
        )
        for person in lobby.seated
        if person.is_imagined
    ]
    removing = [
        Button(
            shortened(words("computers-remove", name=plain(person.name)), LONGEST_BUTTON),
            str(SeatButton(context.table_id, SeatOrder.REMOVE, person.id)),
        )
        for person in lobby.seated
        if in_charge is not None and not person.is_imagined and person.id != in_charge
    ]
    text = "\n".join([words("computers-text"), *lines])
    return Message(text, rows=(adding, *rows_of(dismissing), *rows_of(removing)))


def leaving_message(context: MessageContext, *, kept: bool) -> Message:
    """Asks a player who wants to leave which computer should play on, unless one already does."""
    words = context.words
    free = Button(words("leaving-free"), context.table_button("leave-sure"), Tone.DANGER)
    if kept:
        back = Button(words("seats-take-back"), str(SeatButton(context.table_id, SeatOrder.BACK)), Tone.MAIN)
        return Message(words("leaving-away"), rows=((back, free),))
    levels = sorted(Level, key=lambda level: level is not USUAL)
    to_computers = tuple(
        Button(
            words("leaving-to", level=words(f"level-{level.value}")),
            str(SeatButton(context.table_id, SeatOrder.LEAVE, level=level)),
            Tone.MAIN if level is USUAL else Tone.PLAIN,
        )
        for level in levels
    )
    return Message(words("leaving-text"), rows=(to_computers, (free,)))


def stand_in_message(context: MessageContext, seats: tuple[Seat, ...]) -> Message:
    """Asks which computer should play for absent players."""
    return Message(context.words("stand-in-text"), rows=tuple(_for_seat(context, seat) for seat in seats))


def _for_seat(context: MessageContext, seat: Seat) -> Row:
    words, name = context.words, context.plain_name(seat)
    return tuple(
        Button(
            shortened(
                words("stand-in-button", level=words(f"level-{level.value}"), name=name), LONGEST_BUTTON
            ),
            str(SeatButton(context.table_id, SeatOrder.SIT_IN, seat, level)),
            Tone.MAIN if level is USUAL else Tone.PLAIN,
        )
        for level in sorted(Level, key=lambda level: level is not USUAL)
    )
