"""A picture is a frozen value: it lays itself out as a scene and tells itself in words."""

from typing import ClassVar, Protocol

from render.alt_text.lengths import LONGEST_ALT, shortened
from render.base.look import Look
from render.base.scene import Scene
from render.paint.paint import painted


class Picture(Protocol):
    """Something to show. Equal pictures give equal bytes."""

    name: ClassVar[str]
    """What its file is called; the same for all of its kind, so that it tells nothing."""

    def scene(self, look: Look) -> Scene:
        """What is where."""

    def alt_text(self, look: Look) -> str:
        """The whole picture in words, the most important first."""

    def __hash__(self) -> int: ...


def drawn(picture: Picture, look: Look) -> bytes:
    """A picture as PNG."""
    return painted(picture.scene(look), look.palette)


def told(picture: Picture, look: Look) -> str:
    """A picture in words, as many as Discord takes."""
    return shortened(picture.alt_text(look), LONGEST_ALT)
