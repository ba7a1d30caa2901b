"""The message behind everything that is due, made from what is stored: the same after a crash as before."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.language.words import Words, words_for
from bot.message.message_context import MessageContext
from bot.message.messages import Link, Message
from bot.panel.own_screens import hand_alone
from bot.panel.panel_state import PanelState
from bot.panel.preferred_screens import preferred_context, without_retelling
from bot.public import game_posts
from bot.public.change_lines import change_line
from bot.public.lobby_post import lobby_message
from bot.storage.posts import ToPost
from bot.storage.preferences import USUAL, Preferences
from bot.storage.tables import Tables
from bot.table.episode_posts import EpisodePost, episode_posts
from bot.table.episodes import Episode, as_seen_by
from bot.table.table_state import StoredTable, Table
from bot.table.turns_in_one_post import gathers
from engine import Phase, Seat, view_for
from engine.transitions.events import RoundScored


def context_of(table: Table, number: int) -> MessageContext:
    """The context of a public message at a table."""
    return context_at(table, number, table.words)


def context_at(table: Table, number: int, words: Words) -> MessageContext:
    """The context of a message about a table, in a language."""
    lobby = table.lobby
    return MessageContext(
        table.stored.id,
        number,
        lobby.players,
        words,
        vacant=lobby.vacant,
        free=tuple(Seat(seat) for seat in sorted(lobby.freed - set(lobby.vacant))),
        in_dm=table.stored.in_dm,
        paused=lobby.paused,
        closed=lobby.closed,
        agreement=lobby.agreement,
    )


async def table_message(tables: Tables, table: Table, number: int, *, deadline: int | None = None) -> Message:
    """The table with its buttons after so many events."""
    context = context_of(table, number)
    if not table.had_begun(number):
        return lobby_message(context, table.lobby)
    *earlier, episode = await _told_in(tables, table, number)
    return game_posts.table_post(context, episode, earlier, deadline=deadline)


async def replaces(tables: Tables, table: Table, number: int, shown: int) -> bool:
    """Does the table's post after an event tell again what the post after an earlier event told?"""
    if not table.had_begun(shown):
        return False
    told, before = await _told_in(tables, table, number), await _told_in(tables, table, shown)
    return len(told) > 1 and _turns(told)[: len(before)] == _turns(before)


def _turns(told: Sequence[Episode]) -> list[int]:
    return [episode.before.turn if episode.before else 0 for episode in told]


async def _told_in(tables: Tables, table: Table, number: int) -> tuple[Episode, ...]:
    """The episodes that the table's post after an event tells."""
    together = await tables.gathered(table.stored.id, number)
    return together if gathers(table.lobby) else together[-1:]


async def news_message(tables: Tables, table: Table, item: ToPost, server: str) -> Message:
    """One of the other posts of an episode, on a server with this name."""
    context, number, part = context_of(table, item.number), item.number, item.part
    episode = await tables.episode(table.stored.id, number)
    rounds = [event.round for event in episode.events if isinstance(event, RoundScored)]
    if not rounds:
        return game_posts.posts(context, episode)[part]
    looks_back = episode_posts(episode.events)[part] is EpisodePost.SCORING and max(rounds) > 1
    history = await tables.history(table.stored.id, number) if looks_back else ()
    caption = poster_caption(context, day_of(item.since), server)
    return game_posts.posts(context, episode, history=history, caption=caption)[part]


def poster_caption(context: MessageContext, day: str, server: str) -> str:
    """When and where a game was played; a game by DM has no server."""
    return context.words("poster-when-and-where", day=day, server=server) if server else day


def day_of(moment: int) -> str:
    """The day of a moment, in UTC: "2026-11-18"."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def hand_message(table: Table, user_id: int, language: str, preferences: Preferences = USUAL) -> Message:
    """Somebody's hand as of the last confirmed turn, for their eyes only.

    It shows nothing that changes while the hand stays the same, and has no buttons, which would not work in
    every DM.
    """
    seat = table.lobby.seat_of(user_id)
    assert table.game is not None and seat is not None, "only players have hands"  # noqa: PT018
    words = words_for(language)
    context = preferred_context(context_at(table, table.number, words), preferences)
    link = Link(words("hand-to-table"), channel_link(table))
    over = table.game.phase is Phase.OVER
    where = words("hand-where-over" if over else "hand-where", place=f"<#{table.stored.channel_id}>")
    own = view_for(as_seen_by(table.game, None), seat)
    hand = without_retelling(hand_alone(PanelState(own, (), context, where)), preferences, "hand", where)
    return replace(hand, rows=((link,),))


def lost_hand_message(table: Table, language: str) -> Message:
    """What the message with somebody's hand says once their seat is not theirs any more."""
    words = words_for(language)
    link = Link(words("hand-to-table"), channel_link(table))
    return Message(words("hand-given-up", place=f"<#{table.stored.channel_id}>"), rows=((link,),))


async def line_message(tables: Tables, table: Table, number: int) -> Message:
    """A line about what happened besides the game."""
    return change_line(context_of(table, number), await tables.change(table.stored.id, number))


def channel_link(table: Table) -> str:
    """Where a table is."""
    return link_to(table.stored)


def link_to(stored: StoredTable, post_id: int | None = None) -> str:
    """Where a table is, or one of its posts."""
    where = "@me" if stored.in_dm else stored.guild_id
    return f"https://discord.com/channels/{where}/{stored.channel_id}{f'/{post_id}' if post_id else ''}"
