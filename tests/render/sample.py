"""One sample of a picture."""

from dataclasses import dataclass

from render.base.picture import Picture
from tests.render.positions import NAMES


@dataclass(frozen=True)
class Sample:
    """A picture, the name of its file, and the names at its table."""

    name: str
    picture: Picture
    names: tuple[str, ...] = NAMES["plain"]
