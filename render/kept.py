"""Things kept ready for the next picture, within a budget of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

Key = TypeVar("Key", bound=Hashable)


class Kept(Generic[Key]):
    """Images made once and kept; those not used for longest go first."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.held = 0
        self._images: OrderedDict[Key, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of a key, made now if it is not kept. Nobody may change it."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._images.move_to_end(key)
                return image
        image = make()
        with self._lock:
            if key not in self._images:
                self._images[key] = image
                self.held += _bytes(image)
            while self.held > self.budget:
                _, dropped = self._images.popitem(last=False)
                self.held -= _bytes(dropped)
        return image


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * (4 if image.mode in ("RGB", "RGBA") else 1)
