"""A table as its events left it: its people and its game; and an act as it is stored. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.language.words import Words, words_for
from bot.table import lobby as lobbies
from bot.table.lobby import Lobby
from bot.table.lobby_events import GameStarted, LobbyEvent
from bot.table.pending_posts import PendingPost, pending_posts
from bot.table.table_events import TableEvent
from engine import Game, Seat, evolve, fold


@dataclass(frozen=True)
class StoredTable:
    """A table and where it lives."""

    id: int
    channel_id: int
    guild_id: int
    """The server; 0 in a DM with the bot."""

    @property
    def in_dm(self) -> bool:
        """Does one person alone see everything that is posted here?"""
        return self.guild_id == 0


@dataclass(frozen=True)
class RecordedAct:
    """What one cause did at a table: its events, numbered from `number` on, and what is to be posted."""

    number: int
    events: tuple[TableEvent, ...]
    posts: tuple[PendingPost, ...]
    cause: int
    awaits_computer: bool | None = None
    """Whether the table waits for a computer to play from now on; None if that has not changed."""


@dataclass(frozen=True)
class Table:
    """A table after `number` events."""

    stored: StoredTable
    number: int
    lobby: Lobby
    game: Game | None = None
    began: int = 0
    """The event with which the game began; 0 before."""
    due: tuple[PendingPost, ...] = field(default=(), compare=False)
    """What its last act made due."""

    @property
    def words(self) -> Words:
        """The language of the table's public posts."""
        return words_for(self.lobby.agreement.language)

    @property
    def is_open(self) -> bool:
        """Can anything still happen here?"""
        return not self.lobby.closed and (self.game is None or bool(self.game.to_act))

    def had_begun(self, number: int) -> bool:
        """Had the game begun at this event?"""
        return bool(self.began) and number >= self.began

    @property
    def computers_to_act(self) -> tuple[Seat, ...]:
        """The seats that wait for a computer to play."""
        if self.game is None or not self.is_open or self.lobby.paused:
            return ()
        players = self.lobby.players
        return tuple(seat for seat in self.game.to_act if players[seat].level is not None)

    @property
    def is_watched(self) -> bool:
        """Do computers play alone, for others to watch?"""
        return all(person.is_imagined for person in self.lobby.seated)

    @property
    def own_cause(self) -> int:
        """The cause of what happens next without an interaction: the position itself."""
        return -((self.stored.id << 24) + self.number)


@dataclass(frozen=True)
class Change:
    """An event at a table besides the game, with the lobby before and after it."""

    before: Lobby
    event: LobbyEvent
    after: Lobby


def folded(stored: StoredTable, events: Sequence[TableEvent]) -> Table:
    """A table as its events left it."""
    people = [event for event in events if isinstance(event, LobbyEvent)]
    played = [event for event in events if not isinstance(event, LobbyEvent)]
    game = fold(played) if played else None
    return Table(stored, len(events), lobbies.fold(people), game, _beginning(events))


def happened(table: Table | None, events: Sequence[TableEvent]) -> Table:
    """A table after some more events; or a new one."""
    lobby = table.lobby if table else None
    game = table.game if table else None
    for at, event in enumerate(events):
        if isinstance(event, LobbyEvent):
            lobby = lobbies.evolve(lobby, event)
        elif game is None:
            game = fold([one for one in events[at:] if not isinstance(one, LobbyEvent)])
            break
        else:
            game = evolve(game, event)
    assert lobby is not None, "a table is opened first"
    stored, number = (table.stored, table.number) if table else (StoredTable(0, 0, 0), 0)
    began = (table.began if table else 0) or _beginning(events, number)
    return Table(stored, number + len(events), lobby, game, began)


def _beginning(events: Sequence[TableEvent], before: int = 0) -> int:
    at = (n for n, event in enumerate(events, start=before + 1) if isinstance(event, GameStarted))
    return next(at, 0)


def recorded_act(before: Table | None, events: Sequence[TableEvent], after: Table, cause: int) -> RecordedAct:
    """What is stored when events lead from one state of a table to the next."""
    game, lobby, number = (before.game, before.lobby, before.number) if before else (None, None, 0)
    posts = pending_posts(game, events, after.game, after.lobby, lobby)
    awaits = bool(after.computers_to_act)
    changed = awaits is not bool(before and before.computers_to_act)
    return RecordedAct(number + 1, tuple(events), posts, cause, awaits_computer=awaits if changed else None)
