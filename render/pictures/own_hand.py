"""What all pictures of a hand have in common: they are for its owner."""

from dataclasses import dataclass

from engine.position.pieces import Seat
from engine.views.view import View


@dataclass(frozen=True)
class OwnHand:
    """A picture of the hand of the view's seat; an onlooker's view has none."""

    view: View

    def __post_init__(self) -> None:
        if self.view.seat is None:
            raise ValueError("an onlooker has no hand to draw")

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None
        return self.view.seat
