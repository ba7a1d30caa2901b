"""News about a table's people: votes, breaks, agreements, seats given away, computers that sat in. Pure."""

from collections import Counter
from collections.abc import Iterator

from bot.language.words import Words
from bot.message.message_context import MessageContext, shown_name
from bot.private.digest.news import News, Weight
from bot.private.digest.since import Since
from bot.public.between_turns.vote_post import agreement_changes, vote_result
from bot.table.between_turns.open_vote import Vote
from bot.table.between_turns.votes import voters
from bot.table.lobby import Lobby
from bot.table.lobby_events import GameResumed, Question, SeatFreed, ServerLeft, VoteEnded
from bot.table.table_state import Change


def people_news(context: MessageContext, happened: Since) -> Iterator[News]:
    """Everything that people did besides playing, in no order."""
    words, lobby = context.words, happened.lobby
    if lobby.vote is not None:
        yield from _vote_going_on(words, lobby, lobby.vote, happened.user_id)
    yield from _break(words, happened)
    yield from _agreed(words, happened)
    for change in happened.changes:
        yield from _seats(words, change, lobby, happened.user_id)
        yield from _refused(words, change)
    yield from _sat_in(words, happened)


def _vote_going_on(words: Words, lobby: Lobby, vote: Vote, user_id: int) -> Iterator[News]:
    """A vote that waits for the person, or that is about their seat."""
    opened = vote.opened
    owner = opened.by if opened.seat is None else lobby.seated[opened.seat]
    if user_id in voters(lobby) - vote.yes - vote.no:
        asked = words(f"digest-asked-{opened.question.value}", name=shown_name(words, owner))
        yield News(Weight.ASKED, asked)
    elif opened.seat is not None and owner.id == user_id:
        yield News(Weight.OWN_SEAT, words(f"digest-own-{opened.question.value}"))


def _break(words: Words, happened: Since) -> Iterator[News]:
    """A break that has begun, or is over."""
    until = happened.lobby.paused_until
    if until is not None and any(
        one.after.paused_until != one.before.paused_until for one in happened.changes
    ):
        yield News(Weight.BREAK, words("digest-break", until=f"<t:{until}:D>"))
    elif until is None and any(isinstance(one.event, GameResumed) for one in happened.changes):
        yield News(Weight.BREAK, words("vote-resume-accepted"))


def _agreed(words: Words, happened: Since) -> Iterator[News]:
    """What holds now and did not before."""
    if happened.changes:
        lobby, before = happened.lobby, happened.changes[0].before.agreement
        if changed := agreement_changes(words, before, lobby.agreement, lobby):
            yield News(Weight.AGREED, words("digest-agreed", changes="; ".join(changed.splitlines())))


def _seats(words: Words, change: Change, lobby: Lobby, user_id: int) -> Iterator[News]:
    """Seats that were given away and that nobody has taken yet, and people who have left the server."""
    match change.event:
        case SeatFreed(by) if by.id == user_id:
            if change.before.vote is not None and lobby.owned_by(user_id) is None:
                yield News(Weight.OWN_SEAT, words("digest-own-seat-given"))
        case SeatFreed(by):
            if any(lobby.seated[seat].id == by.id for seat in lobby.freed):
                yield News(Weight.SEATS, words("vote-give-seat-accepted", name=shown_name(words, by)))
        case ServerLeft(by) if by.id in lobby.gone:
            yield News(Weight.SEATS, words("change-gone", name=shown_name(words, by)))
        case _:
            pass


def _refused(words: Words, change: Change) -> Iterator[News]:
    """A vote that changed nothing; what others led to is told by itself."""
    event, vote = change.event, change.before.vote
    if not isinstance(event, VoteEnded) or event.accepted or vote is None:
        return
    if vote.opened.question is not Question.LATE_TURN:
        yield News(Weight.VOTED, vote_result(words, event, change.before))


def _sat_in(words: Words, happened: Since) -> Iterator[News]:
    """Turns that computers played for others who are back by now."""
    movers = [
        (one.players[one.mover], one.mover)
        for one in happened.others
        if one.players and one.mover is not None
    ]
    turns = Counter(seat for who, seat in movers if who.level is not None and not who.is_imagined)
    for seat, count in turns.items():
        now = happened.played_now[seat]
        if now.level is None:
            yield News(Weight.SEATS, words("digest-sat-in", name=shown_name(words, now), count=count))
