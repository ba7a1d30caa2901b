"""A picture: a frozen value that lays itself out as a scene and has an alt text."""

from typing import ClassVar, Protocol

from render.alt_text.lengths import LONGEST_ALT, shortened
from render.base.look import Look
from render.base.scene import Scene
from render.paint.paint import painted


class Picture(Protocol):
    """Something to show. Equal pictures give equal bytes."""

    name: ClassVar[str]
    """The name of its file: one for all pictures of a kind, so that it reveals nothing."""

    def scene(self, look: Look) -> Scene:
        """What is where."""

    def alt_text(self, look: Look) -> str:
        """The whole picture in words, the most important facts first."""

    def __hash__(self) -> int: ...


def drawn(picture: Picture, look: Look) -> bytes:
    """A picture as PNG."""
    return painted(picture.scene(look), look.palette)


def told(picture: Picture, look: Look) -> str:
    """The alt text of a picture, cut to the length that Discord takes."""
    return shortened(picture.alt_text(look), LONGEST_ALT)
