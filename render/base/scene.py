"""What is on a picture and where: pure geometry, with colours named by role."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple, Protocol

from render.base.theme import Role

if TYPE_CHECKING:
    from render.base.pen import Pen


class Box(NamedTuple):
    """A rectangle of whole pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, by: int, down: int | None = None) -> "Box":
        """The box inside, `by` pixels from left and right, `down` (or as many) from top and bottom."""
        dy = by if down is None else down
        return Box(self.x + by, self.y + dy, self.w - 2 * by, self.h - 2 * dy)

    def moved(self, dx: int, dy: int) -> "Box":
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, other: "Box") -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: "Box") -> bool:
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )

    def columns(self, count: int, gap: int = 0) -> Iterator["Box"]:
        """The box cut into columns of nearly equal width; together with the gaps they fill it."""
        for n in range(count):
            left = (self.w + gap) * n // count
            right = (self.w + gap) * (n + 1) // count - gap
            yield Box(self.x + left, self.y, right - left, self.h)

    def rows(self, count: int, gap: int = 0) -> Iterator["Box"]:
        """The box cut into rows of nearly equal height; together with the gaps they fill it."""
        for n in range(count):
            top = (self.h + gap) * n // count
            bottom = (self.h + gap) * (n + 1) // count - gap
            yield Box(self.x, self.y + top, self.w, bottom - top)


def centred(size: tuple[int, int], within: Box) -> Box:
    """A box of a size in the middle of another."""
    w, h = size
    return Box(within.x + (within.w - w) // 2, within.y + (within.h - h) // 2, w, h)


class Align(Enum):
    """Where in its box a text stands; it is always in the middle of the height."""

    LEFT = auto()
    CENTRE = auto()
    RIGHT = auto()


class Face(Enum):
    """The faces of type in use."""

    TEXT = "SourceSansPro-Semibold"
    STRONG = "SourceSansPro-Bold"
    TITLE = "SourceSerifPro-Bold"

    __hash__ = object.__hash__  # every line of text is looked up by it: quicker than by name


class Type(NamedTuple):
    """A face at a size in pixels."""

    face: Face
    size: int


class Art(Protocol):
    """A drawing. A frozen value: equal arts give equal pixels at equal sizes."""

    def draw(self, pen: "Pen") -> None:
        """Draw it to fill the pen's field."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Fill:
    """A rectangle of one colour."""

    box: Box
    role: Role


@dataclass(frozen=True)
class Plate:
    """A rectangle with rounded corners on a ground, with or without a border."""

    box: Box
    role: Role
    ground: Role
    radius: int = 16
    border: Role | None = None
    border_width: int = 3


@dataclass(frozen=True)
class Sprite:
    """An art on a ground of one colour: quick, because both are cached together."""

    box: Box
    art: Art
    ground: Role


@dataclass(frozen=True)
class Glaze:
    """An art whose clear parts show what lies beneath, whatever that is."""

    box: Box
    art: Art


@dataclass(frozen=True)
class Text:
    """One line of text on a ground of one colour. It must fit its box; see `lettering.fitted`."""

    box: Box
    text: str
    type: Type
    ink: Role
    ground: Role
    align: Align = Align.LEFT


Mark = Fill | Plate | Sprite | Glaze | Text


@dataclass(frozen=True)
class Scene:
    """A picture before it is painted: marks in the order in which they are laid down."""

    width: int
    height: int
    ground: Role
    marks: tuple[Mark, ...]

    @property
    def canvas(self) -> Box:
        return Box(0, 0, self.width, self.height)
