"""The private page on which people are invited to a table."""

from bot.message.guest_ids import InviteMenu
from bot.message.message_context import MessageContext
from bot.message.messages import Message, PeopleMenu
from bot.panel.parts import paragraphs
from bot.public.between_turns.invitation import invited_line
from bot.table.between_turns.invitations import MOST_AT_ONCE
from bot.table.lobby import Lobby


def invite_page(context: MessageContext, lobby: Lobby) -> Message:
    """Discord's menu of people, and who has been asked already."""
    words = context.words
    menu = PeopleMenu(str(InviteMenu(context.table_id)), words("invite-hint"), MOST_AT_ONCE)
    return Message(paragraphs(words("invite-text"), invited_line(words, lobby)), rows=(menu,))
