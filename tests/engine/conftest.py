"""What makes checking every step of many games affordable."""

from collections.abc import Iterator

import pytest

from engine.board.palace import Palace
from engine.judge.errors import Refusal
from engine.judge.judgements import broken_rule
from engine.transitions import integrity

MOST_KEPT = 500


class JudgedOnce:
    """The judge of whole palaces, who remembers the very palaces already judged: none of them ever changes.

    A step leaves most palaces of a table as they are. Another palace that is merely equal is judged anew.
    """

    def __init__(self) -> None:
        self._judged: dict[int, tuple[Palace, Refusal | None]] = {}

    def __call__(self, palace: Palace) -> Refusal | None:
        if len(self._judged) > MOST_KEPT:
            self._judged.clear()
        if id(palace) not in self._judged:  # kept with its judgement, so that no other gets its id
            self._judged[id(palace)] = palace, broken_rule(palace)
        return self._judged[id(palace)][1]


@pytest.fixture(scope="session", autouse=True)
def palaces_are_judged_once() -> Iterator[None]:
    """Positions are checked as ever, but for palaces that were found right before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(integrity, "broken_rule", JudgedOnce())
        yield
