"""Crossings and portals in words: where falcons could settle, and where portals may go."""

from collections.abc import Iterator

from bot.language.labels import enumerated, wall_label
from bot.language.module_labels import (
    crossing_label,
    falcon_label,
    half_label,
    portal_label,
    spoken_crossing,
    spoken_half,
)
from bot.message.fitting import paged
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from engine import Kind, Seat, View, perches, portal_places


def describe_crossings(context: MessageContext, view: View, seat: Seat) -> tuple[Message, ...]:
    """Every free crossing of a palace, with the falcons of the supply that could settle there."""
    return tuple(Message(page) for page in paged(_crossings(context, view, seat)))


def describe_portal_places(
    context: MessageContext, view: View, seat: Seat, kind: Kind
) -> tuple[Message, ...]:
    """Everywhere that a portal may be placed, and what becomes of the wall."""
    return tuple(Message(page) for page in paged(_portal_places(context, view, seat, kind)))


def _crossings(context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
    words, palace = context.words, view.players[seat].palace
    found = list(perches(view, seat))
    yield words("spoken-crossings", name=context.name(seat), count=len(found))
    for corner, falcons in found:
        yield words(
            "spoken-crossing",
            crossing=crossing_label(words, corner),
            tiles=spoken_crossing(words, palace, corner),
            falcons=enumerated(words, [falcon_label(words, falcon) for falcon in falcons]),
        )


def _portal_places(context: MessageContext, view: View, seat: Seat, kind: Kind) -> Iterator[str]:
    words, palace = context.words, view.players[seat].palace
    halves = portal_places(palace, kind)
    portal = portal_label(words, kind)
    yield words("spoken-portal-places", portal=portal, name=context.name(seat), count=len(halves))
    for half in halves:
        length = palace.with_half(half, kind).longest_wall.length
        yield words(
            "spoken-portal-place",
            half=half_label(half),
            spoken=spoken_half(words, half),
            wall=wall_label(words, length, palace.longest_wall.length),
        )
