"""A vote that is going on. Pure."""

from dataclasses import dataclass, replace

from bot.table.agreement import Agreement
from bot.table.lobby_events import VoteCast, VoteEnded, VoteOpened


@dataclass(frozen=True)
class Vote:
    """A vote that is going on, and who has voted how."""

    number: int
    """Which of the table's votes it is."""
    opened: VoteOpened
    agreed: Agreement
    """What holds unless the vote changes it."""
    yes: frozenset[int] = frozenset()
    no: frozenset[int] = frozenset()

    def cast(self, user_id: int, *, yes: bool) -> "Vote":
        """The vote after somebody has voted, perhaps once more."""
        now_for, now_against = ({user_id}, set()) if yes else (set(), {user_id})
        return replace(self, yes=self.yes - {user_id} | now_for, no=self.no - {user_id} | now_against)


def voted(vote: Vote | None, event: VoteCast | VoteEnded) -> Vote | None:
    """A vote after one of its events; None if it is over."""
    match event:
        case VoteCast(by, yes) if vote is not None:
            return vote.cast(by.id, yes=yes)
        case _:
            return None
