"""A table as its events left it: its people and its game; and an act as it is stored. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from bot.language.words import Words, words_for
from bot.table import lobby as lobbies
from bot.table.agreement import Pace
from bot.table.between_turns.following import Milestone, milestone
from bot.table.between_turns.time_limits import next_end
from bot.table.lobby import Lobby
from bot.table.lobby_events import GameStarted, LobbyEvent
from bot.table.pending_posts import PendingPost, pending_posts
from bot.table.table_events import TableEvent, concerns_people
from engine import Game, Phase, Seat, evolve, fold


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


class Stage(Enum):
    """How far a table is on its way to being closed because nothing happens there."""

    LOBBY = auto()
    GAME = auto()
    WARNED = auto()
    CLOSED = auto()


@dataclass(frozen=True)
class ChangedWaits:
    """For whom a table has begun to wait, and for whom it waits no more."""

    begun: tuple[int, ...] = ()
    ended: tuple[int, ...] = ()
    pace: Pace = Pace.NONE
    counts_from: int = 0
    """The end of a break: no time counts before it."""
    break_changed: bool = False
    """Has a break begun or ended?"""


@dataclass(frozen=True)
class RecordedAct:
    """What one cause did at a table: its events, numbered from `number` on, and what is to be posted."""

    number: int
    events: tuple[TableEvent, ...]
    posts: tuple[PendingPost, ...]
    cause: int
    awaits_computer: bool | None = None
    """Whether the table waits for a computer to play from now on; None if that has not changed."""
    waits: ChangedWaits = ChangedWaits()
    stage: Stage | None = None
    """Where it leaves the table; None if that is not watched."""
    milestone: Milestone | None = None
    """What the table's followers are told of it."""
    next_end: int | None = None
    """When a vote or a break ends by itself there."""


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
    def people_to_act(self) -> dict[int, tuple[int, Phase, Seat]]:
        """The people for whom the table waits, each with what for."""
        game, players = self.game, self.lobby.players
        if game is None or not self.is_open:
            return {}
        seats = [seat for seat in game.to_act if players[seat].level is None and seat not in self.lobby.left]
        return {players[seat].id: (game.turn, game.phase, seat) for seat in seats}

    @property
    def stage(self) -> Stage:
        """How far it is on its way to being closed."""
        if not self.is_open:
            return Stage.CLOSED
        if not self.lobby.started:
            return Stage.LOBBY
        return Stage.WARNED if self.lobby.warned else Stage.GAME

    @property
    def has_several_people(self) -> bool:
        """Do people play here with each other, and not one alone against computers?"""
        owners = [one for seat, one in enumerate(self.lobby.seated) if seat not in self.lobby.freed]
        return not self.stored.in_dm and sum(not one.is_imagined for one in owners) > 1

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
    people = [event for event in events if concerns_people(event)]
    played = [event for event in events if not isinstance(event, LobbyEvent)]
    game = fold(played) if played else None
    return Table(stored, len(events), lobbies.fold(people), game, _beginning(events))


def happened(table: Table | None, events: Sequence[TableEvent]) -> Table:
    """A table after some more events; or a new one."""
    lobby = table.lobby if table else None
    game = table.game if table else None
    for at, event in enumerate(events):
        if concerns_people(event):
            lobby = lobbies.evolve(lobby, event)
        if isinstance(event, LobbyEvent):
            continue
        if game is None:
            game = fold([one for one in events[at:] if not isinstance(one, LobbyEvent)])
            break
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
    return RecordedAct(
        number + 1,
        tuple(events),
        posts,
        cause,
        awaits_computer=awaits if changed else None,
        waits=_changed_waits(before, after),
        stage=after.stage,
        milestone=milestone(events),
        next_end=next_end(after.lobby),
    )


def _changed_waits(before: Table | None, after: Table) -> ChangedWaits:
    """Whom an act made the table wait for. Another pace gives everybody their time anew."""
    was, now = before.people_to_act if before else {}, after.people_to_act
    # Whoever plays alone has all the time in the world.
    pace = after.lobby.agreement.pace if after.has_several_people else Pace.NONE
    anew = before is not None and before.lobby.agreement.pace is not after.lobby.agreement.pace
    return ChangedWaits(
        tuple(user_id for user_id, turn in now.items() if anew or was.get(user_id) != turn),
        tuple(user_id for user_id, turn in was.items() if now.get(user_id) != turn),
        pace,
        after.lobby.paused_until or 0,
        before is not None and before.lobby.paused_until != after.lobby.paused_until,
    )
