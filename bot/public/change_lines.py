"""Notices about a table that are not moves: who is invited or sits where, closing, ending early."""

from typing import Final

from bot.language.words import Words
from bot.message.message_context import MessageContext, shown_name
from bot.message.messages import Button, Message, Tone
from bot.public.between_turns.invitation import invitation
from bot.public.between_turns.vote_post import agreement_changes, vote_question, vote_result
from bot.table.agreement import OnVacation
from bot.table.early_end import all_agree
from bot.table.lobby import Lobby
from bot.table.lobby_events import (
    HOUSE,
    AgreementChanged,
    EndAgreed,
    EndDeclined,
    EndProposed,
    GameResumed,
    LobbyEvent,
    PeopleInvited,
    SeatFreed,
    SeatTaken,
    ServerLeft,
    StandInCalled,
    TableClosed,
    TableReopened,
    TableWarned,
    TurnHandedOver,
    VacationBegan,
    VacationEnded,
    VoteEnded,
    VoteOpened,
)
from bot.table.table_state import Change
from render.alt_text.lists import listed

AGREE: Final = "end-agree"
DECLINE: Final = "end-decline"
REOPEN: Final = "reopen"
"""The order of the button that brings back a game which has closed by itself."""


def change_line(context: MessageContext, change: Change) -> Message:
    """What has changed; it pings the people who need to know now."""
    match change.event:
        case EndProposed() as event:
            return _proposal(context, event, change.after)
        case TableClosed() as event:
            return _closed(context, event, change.after)
        case VoteOpened():
            return vote_question(context, change)
        case PeopleInvited() as event:
            return invitation(context, event)
        case _ as event:
            return Message(_line(context.words, event, change))


def _line(words: Words, event: LobbyEvent, change: Change) -> str:
    by = shown_name(words, event.by)
    match event:
        case SeatTaken(seat=seat) if seat is not None and change.before.seated[seat].id != event.by.id:
            return words("change-taken", name=by, owner=shown_name(words, change.before.seated[seat]))
        case SeatTaken():
            return words("change-back", name=by)
        case SeatFreed():
            return words("change-freed", name=by)
        case StandInCalled(seat=seat, level=level):
            return _stand_in(words, event, change, words(f"level-{level.value}"))
        case TurnHandedOver(seat=seat, level=level, late=late):
            phrase = "change-turn-handed-over" if late else "change-turn-on-vacation"
            owner = shown_name(words, change.before.seated[seat])
            return words(phrase, name=owner, level=words(f"level-{level.value}"))
        case TableWarned():
            return words("change-warned")
        case TableReopened():
            return words("change-reopened", name=by)
        case VacationBegan(until=until):
            waits = change.after.agreement.on_vacation is OnVacation.WAIT
            phrase = "change-vacation" if waits else "change-vacation-computer"
            return words(phrase, name=by, until=f"<t:{until}:D>")
        case ServerLeft():
            return _gone(words, event, change.after)
        case VacationEnded():
            return words("change-vacation-over", name=by)
        case EndAgreed():
            after = change.after
            if all_agree(after):
                return words("change-end-settled")
            agreed, people = len(after.for_ending or ()), len(after.deciders)
            return words("change-end-agreed", name=by, agreed=agreed, people=people)
        case EndDeclined():
            return words("change-end-declined", name=by)
        case VoteEnded():
            return vote_result(words, event, change.before)
        case GameResumed():
            return words("vote-resume-accepted")
        case AgreementChanged(agreement=agreement):
            changes = agreement_changes(words, change.before.agreement, agreement, change.after)
            return words("change-agreement", name=by, changes=changes)
        case _:
            raise AssertionError(f"{event} is not told in a line")


def _gone(words: Words, event: ServerLeft, lobby: Lobby) -> str:
    """Somebody has left the server: a computer sits in for them, or the table waits."""
    levels = [one.level for one in lobby.players if one.id == event.by.id and one.level is not None]
    name = shown_name(words, event.by)
    if not levels:
        return words("change-gone-waits", name=name)
    return words("change-gone-computer", name=name, level=words(f"level-{levels[0].value}"))


def _stand_in(words: Words, event: StandInCalled, change: Change, level: str) -> str:
    owner = change.before.seated[event.seat]
    if owner.id == event.by.id:
        return words("change-left", name=shown_name(words, owner), level=level)
    if event.seat in change.after.freed:
        return words("change-stand-in-free", by=shown_name(words, event.by), level=level)
    if event.by == HOUSE:
        return words("change-stand-in-late", name=shown_name(words, owner), level=level)
    by = shown_name(words, event.by)
    return words("change-stand-in", by=by, name=shown_name(words, owner), level=level)


def _proposal(context: MessageContext, event: EndProposed, lobby: Lobby) -> Message:
    """Asks the others, if there are any besides computer players."""
    words, others = context.words, sorted(lobby.deciders - {event.by.id})
    if not others:
        return Message(words("change-end-settled"))
    agree = Button(words("change-end-agree"), context.table_button(AGREE), Tone.GOOD)
    decline = Button(words("change-end-decline"), context.table_button(DECLINE))
    people = listed(words, [f"<@{user_id}>" for user_id in others])
    text = words("change-end-proposed", name=shown_name(words, event.by), people=people)
    return Message(text, rows=((agree, decline),), pings=tuple(others))


def _closed(context: MessageContext, event: TableClosed, lobby: Lobby) -> Message:
    """Tells the owners of all seats, once; that a table closed by itself before the game, nobody."""
    words = context.words
    if event.by == HOUSE and not lobby.started:
        return Message(words("change-lobby-faded"))
    owners = [one for seat, one in enumerate(lobby.seated) if seat not in lobby.freed and not one.is_imagined]
    others = tuple(one.id for one in owners if one.id != event.by.id)
    people = listed(words, [f"<@{user_id}>" for user_id in others])
    if event.by == HOUSE:
        again = Button(words("change-faded.button"), context.table_button(REOPEN), Tone.GOOD)
        text = words("change-faded", people=people, count=len(others))
        return Message(text, rows=((again,),), pings=others)
    text = words("change-closed", name=shown_name(words, event.by), people=people, count=len(others))
    return Message(text, pings=others)
