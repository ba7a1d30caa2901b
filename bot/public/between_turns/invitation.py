"""The line that asks people to a table, once."""

from typing import Final

from bot.language.words import Words
from bot.message.message_context import MessageContext, shown_name
from bot.message.messages import Button, Message, Tone
from bot.table.lobby import Lobby
from bot.table.lobby_events import PeopleInvited
from render.alt_text.lists import listed

JOIN: Final = "join"
NOT_NOW: Final = "not-now"
INVITE: Final = "invite"
"""The orders of buttons: of the line, and of the lobby's that opens the menu of people."""


def invited_line(words: Words, lobby: Lobby) -> str:
    """Who has been invited and has not answered; nothing if there is nobody."""
    names = [shown_name(words, one) for one in lobby.invited]
    return words("lobby-invited", names=listed(words, names)) if names else ""


def invitation(context: MessageContext, event: PeopleInvited) -> Message:
    """Who invites whom, with buttons to answer; it pings those who are invited."""
    words = context.words
    people = listed(words, [f"<@{one.id}>" for one in event.people])
    text = words("invitation-text", name=shown_name(words, event.by), people=people)
    buttons = (
        Button(words("lobby-join"), context.table_button(JOIN), Tone.GOOD),
        Button(words("invitation-not-now"), context.table_button(NOT_NOW)),
    )
    return Message(text, rows=(buttons,), pings=tuple(one.id for one in event.people))
