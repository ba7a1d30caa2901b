"""Votes as everybody sees them: the question with its buttons, and how it ended."""

from typing import Final

from bot.language.words import Words
from bot.message.message_context import MessageContext, shown_name
from bot.message.messages import Button, Message, Tone
from bot.public.option_words import option_line, option_values
from bot.table.agreement import Agreement
from bot.table.between_turns.open_vote import Vote
from bot.table.between_turns.votes import BY_MAJORITY, voters
from bot.table.lobby import Lobby
from bot.table.lobby_events import Question, VoteEnded
from bot.table.table_state import Change
from render.alt_text.lists import listed

YES, NO = "vote-yes", "vote-no"
VOTES: Final = {YES: True, NO: False}
"""What the two buttons say."""


def vote_order(number: int, vote: str) -> str:
    """What a button orders: a vote of some kind in one of a table's votes."""
    return f"{vote}-{number}"


def read_vote_order(order: str) -> tuple[int, bool] | None:
    """Which of a table's votes a button belongs to, and whether it says yes."""
    vote, _, number = order.rpartition("-")
    return (int(number), VOTES[vote]) if vote in VOTES and number.isdecimal() else None


def vote_question(context: MessageContext, change: Change) -> Message:
    """Asks those who have a say, once."""
    words, vote = context.words, change.after.vote
    assert vote is not None, "a vote has just been opened"
    opened, asked = vote.opened, sorted(voters(change.after) - vote.yes)
    decide = "vote-most-decide" if opened.question in BY_MAJORITY else "vote-all-decide"
    people = listed(words, [f"<@{user_id}>" for user_id in asked])
    who_decides = words(decide, people=people, when=f"<t:{opened.closes_at}:R>")
    gone = opened.question is Question.LATE_TURN and opened.by.id in change.after.gone
    why = [words("change-gone", name=shown_name(words, opened.by))] if gone else []
    text = "\n".join([*why, _told(words, change.after, vote), who_decides])
    return Message(text, rows=(_buttons(context, vote),), pings=tuple(asked))


def vote_result(words: Words, event: VoteEnded, lobby: Lobby) -> str:
    """How a vote ended; the lobby is that before its end."""
    assert lobby.vote is not None, "a vote has just ended"
    return _told(words, lobby, lobby.vote, "-accepted" if event.accepted else "-refused")


def agreement_changes(words: Words, before: Agreement, after: Agreement, lobby: Lobby) -> str:
    """The options in which two agreements differ, as they are in the second."""
    was = option_values(before)
    return "\n".join(
        option_line(words, lobby.seated, field, value)
        for field, value in option_values(after).items()
        if value != was[field]
    )


def _told(words: Words, lobby: Lobby, vote: Vote, outcome: str = "") -> str:
    """The question of a vote, or its outcome."""
    opened = vote.opened
    ends = opened.until or lobby.paused_until
    return words(
        f"vote-{opened.question.value}{outcome}",
        name=shown_name(words, opened.by if opened.seat is None else lobby.seated[opened.seat]),
        until="" if ends is None else f"<t:{ends}:D>",
        changes=agreement_changes(words, vote.agreed, opened.agreement or vote.agreed, lobby),
    )


def _buttons(context: MessageContext, vote: Vote) -> tuple[Button, ...]:
    words = context.words
    return (
        Button(words("vote-yes"), context.table_button(vote_order(vote.number, YES)), Tone.GOOD),
        Button(words("vote-no"), context.table_button(vote_order(vote.number, NO))),
    )
