"""A cache with a budget of bytes."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")


class _Slot(Generic[Thing]):
    """A cached value, and when it was last used."""

    __slots__ = ("thing", "used")

    def __init__(self, thing: Thing, used: int) -> None:
        self.thing = thing
        self.used = used


class ByteCache(Generic[Key, Thing]):
    """Values made once, which nobody may change; the least recently used go first."""

    def __init__(self, budget: int, size: Callable[[Thing], int]) -> None:
        self.budget = budget
        self.held = 0
        self._size = size
        self._slots: dict[Key, _Slot[Thing]] = {}
        self._clock = 0
        self._lock = Lock()

    def get(self, key: Key, make: Callable[[], Thing]) -> Thing:
        """The value of a key, made now if it is not cached."""
        thing = self.find(key)
        if thing is None:
            thing = make()
            self.keep(key, thing)
        return thing

    def find(self, key: Key) -> Thing | None:
        """The value of a key, if it is cached."""
        slot = self._slots.get(key)
        if slot is None:
            return None
        # No lock: two threads that count at the same time use their values at the same time.
        self._clock += 1
        slot.used = self._clock
        return slot.thing

    def keep(self, key: Key, thing: Thing) -> None:
        """Cache a value, and drop others if the budget is exceeded."""
        with self._lock:
            if key not in self._slots:
                self._clock += 1
                self._slots[key] = _Slot(thing, self._clock)
                self.held += self._size(thing)
            if self.held > self.budget:
                self._make_room()

    def _make_room(self) -> None:
        """Drop a quarter, so that this is rarely needed."""
        for key, slot in sorted(self._slots.items(), key=lambda item: item[1].used):
            if self.held <= self.budget * 3 // 4:
                break
            del self._slots[key]
            self.held -= self._size(slot.thing)


def image_bytes(image: Image.Image) -> int:
    """The memory that an image takes."""
    return image.width * image.height * (4 if image.mode in ("RGB", "RGBA") else 1)
