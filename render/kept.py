"""Things kept ready for the next picture, within a budget of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")


class Kept(Generic[Key, Thing]):
    """Things made once and kept; those not used for longest go first. Nobody may change them."""

    def __init__(self, budget: int, size: Callable[[Thing], int]) -> None:
        self.budget = budget
        self.held = 0
        self._size = size
        self._things: OrderedDict[Key, Thing] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key, make: Callable[[], Thing]) -> Thing:
        """The thing of a key, made now if it is not kept."""
        thing = self.find(key)
        if thing is None:
            thing = make()
            self.keep(key, thing)
        return thing

    def find(self, key: Key) -> Thing | None:
        """The thing of a key, if it is kept."""
        with self._lock:
            thing = self._things.get(key)
            if thing is not None:
                self._things.move_to_end(key)
            return thing

    def keep(self, key: Key, thing: Thing) -> None:
        """Keep a thing, and let go of others if it is too much."""
        with self._lock:
            if key not in self._things:
                self._things[key] = thing
                self.held += self._size(thing)
            while self.held > self.budget:
                _, dropped = self._things.popitem(last=False)
                self.held -= self._size(dropped)


def image_bytes(image: Image.Image) -> int:
    """The memory that an image takes."""
    return image.width * image.height * (4 if image.mode in ("RGB", "RGBA") else 1)
