"""Signs: kinds and seats small enough to stand in a line of text, actions, places."""

from dataclasses import dataclass
from enum import Enum

from engine.pieces import Kind, Seat
from render.pen import Pen
from render.theme import Role, kind_roles, seat_role


@dataclass(frozen=True)
class KindArt:
    """A kind of building as a sign: colour, building and shape, on clear ground."""

    kind: Kind

    def draw(self, pen: Pen) -> None:
        _, building, _ = kind_roles(self.kind)
        pen.rectangle(6, 6, 88, 88, building, 20)
        pen.text(50, 50, self.kind.letter, 60, Role.LABEL)


@dataclass(frozen=True)
class SeatArt:
    """A seat's emblem: a colour and a shape of its own."""

    seat: Seat
    players: int

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 48, seat_role(self.seat, self.players))
        pen.text(50, 50, str(self.seat + 1), 56, Role.SEAT_INK)


class Sign(Enum):
    """What a small sign stands for."""

    TAKE = "take"
    BUY = "buy"
    PLACE = "place"
    RESERVE = "reserve"
    REDESIGN = "redesign"
    SWAP = "swap"
    UNDO = "undo"
    END = "end"
    HAND = "hand"
    TABLE = "table"
    PALACE = "palace"
    SCORES = "scores"
    MORE = "more"
    WALL = "wall"
    DECK = "deck"
    DISCARD = "discard"
    BAG = "bag"
    SCORING = "scoring"
    GIFT = "gift"
    YES = "yes"
    NO = "no"
    TURN = "turn"
    NEW = "new"


@dataclass(frozen=True)
class SignArt:
    """A sign in one colour on clear ground."""

    sign: Sign
    role: Role = Role.INK

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 44, self.role)


@dataclass(frozen=True)
class MedalArt:
    """First, second or third place."""

    place: int

    def draw(self, pen: Pen) -> None:
        pen.circle(50, 50, 46, Role.GOLD)
        pen.text(50, 50, str(self.place), 50, Role.LABEL_INK)
