"""What a table agrees on before the game."""

from dataclasses import dataclass

from engine.position.pieces import Seat


@dataclass(frozen=True)
class Options:
    """Number of players, modules by name, and the seat of the youngest if the table named it (S3)."""

    players: int
    modules: tuple[str, ...] = ()
    youngest: Seat | None = None
