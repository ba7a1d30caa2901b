"""What is to be posted after something happened at a table. Pure: the outbox posts it, whatever crashes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from bot.modules.registry import MODULES
from bot.table.episode_posts import EpisodePost, episode_posts
from bot.table.episodes import as_seen_by, knows_its_turn
from bot.table.lobby import Lobby
from bot.table.lobby_events import (
    GameStarted,
    LobbyEvent,
    PeopleInvited,
    PlayerRemoved,
    SeatFreed,
    SeatLeft,
    SeatTaken,
    StandInCalled,
    TableOpened,
    TableReopened,
    TurnHandedOver,
    VoteCast,
    VoteEnded,
)
from bot.table.table_events import TableEvent
from engine import Game, Phase, Seat, view_for
from engine.transitions.events import TurnEnded


class PostKind(Enum):
    """Kinds of posts."""

    TABLE = "table"
    """The table with its buttons, after an episode or before the game: a new post."""
    NEWS = "news"
    """One of the other posts of an episode: the start, a turn and its scoring, the last tiles, the end."""
    LINE = "line"
    """A line about what happened at the table besides the game: who sits where, that it was closed."""
    REFRESH = "refresh"
    """The newest post of the table shows how things stand now."""
    HAND = "hand"
    """Somebody's hand, by DM; or that it is theirs no more."""
    OLD_BUTTONS = "old-buttons"
    """The buttons of a post that a newer one has replaced are to be removed."""
    NOTICE = "notice"
    """What somebody else did that concerns a person, by DM."""
    MILESTONE = "milestone"
    """How a game stands, by DM to somebody who follows it; its part says which `Milestone` it is."""


@dataclass(frozen=True)
class PendingPost:
    """Something to be posted: which of an episode's posts it is, or to whom it goes."""

    kind: PostKind
    part: int = 0
    """Its place in `episode_posts`; of old buttons, the item of their post."""
    to: int | None = None


def pending_posts(
    before: Game | None,
    events: Sequence[TableEvent],
    after: Game | None,
    lobby: Lobby,
    lobby_before: Lobby | None = None,
) -> tuple[PendingPost, ...]:
    """What the events of one act make due, in the order in which it is posted; the lobby is that after it."""
    if any(isinstance(event, GameStarted) for event in events):
        return *_posts_of(events), *_hands(None, after, lobby)
    if any(isinstance(event, TableOpened) for event in events):
        return (PendingPost(PostKind.TABLE),)
    people = [event for event in events if isinstance(event, LobbyEvent)]
    if people and after is None:
        line = (PendingPost(PostKind.LINE),) if lobby.closed_by_itself else ()
        asked = _invitation(people)
        return PendingPost(PostKind.REFRESH), *line, *asked, *_notices(people, lobby_before or lobby)
    if people:
        return *_told(people), *_handed_over(people, lobby_before or lobby)
    if not any(isinstance(event, TurnEnded) for event in events):
        return ()  # until it is confirmed, a turn is its player's own
    return *_posts_of(events), *_hands(before, after, lobby)


def _invitation(events: Sequence[LobbyEvent]) -> Iterator[PendingPost]:
    """Those who are invited are told in a line, which calls them."""
    if any(isinstance(event, PeopleInvited) for event in events):
        yield PendingPost(PostKind.LINE)


def _told(events: Sequence[LobbyEvent]) -> Iterator[PendingPost]:
    """A change at a running game is told in a line; a game that goes on again is posted anew."""
    if not any(isinstance(event, TableReopened) for event in events):
        yield PendingPost(PostKind.REFRESH)
    if not all(isinstance(event, VoteCast) for event in events):
        yield PendingPost(PostKind.LINE)
    if any(isinstance(event, TableReopened) for event in events):
        yield PendingPost(PostKind.TABLE)


def _handed_over(events: Sequence[LobbyEvent], before: Lobby) -> Iterator[PendingPost]:
    """Whoever sits down gets the hand that lies there; whoever it belonged to before loses sight of it."""
    for event in events:
        if isinstance(event, SeatFreed):
            yield PendingPost(PostKind.HAND, to=event.by.id)
        elif isinstance(event, SeatTaken):
            yield PendingPost(PostKind.HAND, to=event.by.id)
            owner = before.seated[event.seat] if event.seat is not None else event.by
            if owner.id != event.by.id and not owner.is_imagined:
                yield PendingPost(PostKind.HAND, to=owner.id)
    yield from _notices(events, before)


def _notices(events: Sequence[LobbyEvent], before: Lobby) -> Iterator[PendingPost]:
    """Those who are told privately what others did about their seat."""
    for event in events:
        if isinstance(event, PlayerRemoved):
            yield PendingPost(PostKind.NOTICE, to=event.player.id)
        elif isinstance(event, SeatFreed) and any(isinstance(one, VoteEnded) for one in events):
            yield PendingPost(PostKind.NOTICE, to=event.by.id)
        elif isinstance(event, StandInCalled | SeatTaken | TurnHandedOver) and event.seat is not None:
            owner = before.seated[event.seat]
            if isinstance(event, TurnHandedOver) and not event.late:
                continue  # whoever is on vacation knows
            if owner.id != event.by.id and not owner.is_imagined and not _is_leaving(events, owner.id):
                yield PendingPost(PostKind.NOTICE, to=owner.id)


def _is_leaving(events: Sequence[LobbyEvent], user_id: int) -> bool:
    return any(isinstance(event, SeatLeft) and event.by.id == user_id for event in events)


def _posts_of(events: Sequence[TableEvent]) -> list[PendingPost]:
    return [
        PendingPost(PostKind.TABLE if post is EpisodePost.TABLE else PostKind.NEWS, part)
        for part, post in enumerate(episode_posts(events))
    ]


def _hands(before: Game | None, after: Game | None, lobby: Lobby) -> list[PendingPost]:
    """Everybody at the table whose hand is another one now, or has been played to the end."""
    if after is None:
        return []
    was, now = before and as_seen_by(before, None), as_seen_by(after, None)
    people = [(seat, person) for seat, person in enumerate(lobby.seated) if seat not in lobby.left]
    return [
        PendingPost(PostKind.HAND, to=person.id)
        for seat, person in people
        if not person.is_imagined and (was is None or _changed(was, now, Seat(seat)))
    ]


def _changed(was: Game, now: Game, seat: Seat) -> bool:
    """Does the message with a seat's hand change between two confirmed positions?"""
    # What was done before something hidden was revealed cannot be told any more.
    forgotten = seat in was.to_act and not knows_its_turn(was)
    ended = now.phase is Phase.OVER and was.phase is not Phase.OVER
    return (
        ended
        or forgotten
        or _own(was, seat) != _own(now, seat)
        or _of_modules(was, seat) != _of_modules(now, seat)
    )


def _own(game: Game, seat: Seat) -> object:
    player = game.players[seat]
    return player.hand, player.reserve


def _of_modules(game: Game, seat: Seat) -> object:
    """What the modules show in the message with a hand."""
    if not game.slices:  # a view is dear, and most tables need none
        return None
    view = view_for(game, seat)
    return [module.hand_facts(view, seat) for module in MODULES]
