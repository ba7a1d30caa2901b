"""Tells a person privately what others did about their seat."""

from bot.language.words import words_for
from bot.message.message_context import shown_name
from bot.message.messages import Link, Message
from bot.public.posts import channel_link
from bot.table.lobby_events import (
    HOUSE,
    PlayerRemoved,
    Question,
    ServerLeft,
    StandInCalled,
    TurnHandedOver,
    VoteEnded,
)
from bot.table.seating import STAND_IN
from bot.table.table_state import Change, Table


def notice_message(table: Table, change: Change, language: str) -> Message:
    """What has changed for a person at a table, with a link to it, for a DM."""
    words, event = words_for(language), change.event
    by, place = shown_name(words, event.by), f"<#{table.stored.channel_id}>"
    match event:
        case TurnHandedOver(level=level):
            text = words("notice-turn-handed-over", place=place, level=words(f"level-{level.value}"))
        case ServerLeft():
            text = words("notice-gone", place=place, level=words(f"level-{STAND_IN.value}"))
        case StandInCalled(level=level) if event.by == HOUSE:
            text = words("notice-stand-in-late", place=place, level=words(f"level-{level.value}"))
        case StandInCalled(level=level):
            text = words("notice-stand-in", name=by, place=place, level=words(f"level-{level.value}"))
        case PlayerRemoved():
            text = words("notice-removed", name=by, place=place)
        case VoteEnded() if _is_about(change, Question.LATE_TURN):
            text = words("notice-turn-handed-over", place=place, level=words(f"level-{STAND_IN.value}"))
        case VoteEnded():
            text = words("notice-seat-given", place=place)
        case _:
            text = words("notice-taken", name=by, place=place)
    return Message(text, rows=((Link(words("hand-to-table"), channel_link(table)),),))


def _is_about(change: Change, question: Question) -> bool:
    """Was a vote on this question the last thing that happened?"""
    vote = change.before.vote
    return vote is not None and vote.opened.question is question
