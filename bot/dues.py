"""What is to be posted after something happened at a table. Pure: the outbox posts it, whatever crashes."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from bot.episodes import as_seen_by
from bot.expansion import credit_of, portals_in, sites_in, sites_of
from bot.lobby import GameStarted, Lobby, LobbyEvent, SeatTaken, TableOpened
from bot.table_events import TableEvent
from engine import Game, Phase, Seat, portal_surcharge, view_for
from engine.events import GameEnded, LastTilesGiven, RoundScored, TurnEnded


class DueKind(Enum):
    """Kinds of posts."""

    TABLE = "table"
    """The table with its buttons, after an episode or before the game: a new post."""
    NEWS = "news"
    """One of the other posts of an episode: the start, a turn and its scoring, the last tiles, the end."""
    REFRESH = "refresh"
    """The newest post of the table shows how things stand now."""
    HAND = "hand"
    """Somebody's hand, by DM."""


@dataclass(frozen=True)
class Due:
    """Something to be posted: which of an episode's posts it is; a hand goes to the person of a seat."""

    kind: DueKind
    part: int = 0
    seat: Seat | None = None


def dues(
    before: Game | None, events: Sequence[TableEvent], after: Game | None, lobby: Lobby
) -> tuple[Due, ...]:
    """What the events of one act make due, in the order in which it is posted; the lobby is that after it."""
    if any(isinstance(event, GameStarted) for event in events):
        return Due(DueKind.NEWS), Due(DueKind.TABLE, 1), *_hands(None, after)
    if any(isinstance(event, TableOpened) for event in events):
        return (Due(DueKind.TABLE),)
    if any(isinstance(event, LobbyEvent) for event in events):
        return Due(DueKind.REFRESH), *(_hands_taken_up(events, lobby) if after is not None else ())
    return *_public(events), *_hands(before, after)


def _public(events: Sequence[TableEvent]) -> list[Due]:
    """A turn is shown once it is confirmed; until then it is its player's own. See `announce.posts`."""
    if not any(isinstance(event, TurnEnded) for event in events):
        return []
    news = sum(isinstance(event, RoundScored | LastTilesGiven) for event in events)
    if any(isinstance(event, GameEnded) for event in events):
        return [Due(DueKind.TABLE), *(Due(DueKind.NEWS, part) for part in range(1, news + 2))]
    told = news + 1 if news else 0  # the turn comes first, in a post of its own
    return [*(Due(DueKind.NEWS, part) for part in range(told)), Due(DueKind.TABLE, told)]


def _hands_taken_up(events: Sequence[TableEvent], lobby: Lobby) -> list[Due]:
    """Whoever sits down in a game gets the hand that lies there; for all others theirs is current."""
    seats = [lobby.seat_of(event.by.id) for event in events if isinstance(event, SeatTaken)]
    return [Due(DueKind.HAND, seat=seat) for seat in seats if seat is not None]


def _hands(before: Game | None, after: Game | None) -> list[Due]:
    """Everybody to whom their hand, and what it can pay for, looks different now."""
    if after is None:
        return []
    seats = [Seat(seat) for seat in after.seats]
    return [Due(DueKind.HAND, seat=seat) for seat in seats if _looks_different(before, after, seat)]


def _looks_different(before: Game | None, after: Game, seat: Seat) -> bool:
    """Does the message with a seat's hand change?"""
    if before is None:
        return True
    was, now = as_seen_by(before, seat), as_seen_by(after, seat)
    if was is now:  # somebody else's turn goes on, and shows nothing yet
        return False
    return _own(was, seat) != _own(now, seat) or _of_modules(was, seat) != _of_modules(now, seat)


def _own(game: Game, seat: Seat) -> object:
    player = game.players[seat]
    return player.hand, player.reserve, game.market, game.phase is Phase.TURN


def _of_modules(game: Game, seat: Seat) -> object:
    """What modules have to do with a hand: own sites, what is stored, what else a tile can be bought as."""
    if not game.slices:  # a view is dear, and most tables need none
        return None
    view = view_for(game, seat)
    sites, portals = sites_in(view), portals_in(view)
    return (
        sites_of(view, seat),
        credit_of(view, seat),
        sites and bool(sites.bag_size),
        portals and (portals, portal_surcharge(view), view.players[seat].palace, view.players[seat].aside),
    )
