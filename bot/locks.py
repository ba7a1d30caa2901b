"""Locks by number, such as one for each channel."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """A lock for each number, there only while somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, number: int) -> asyncio.Lock:
        return self._locks.setdefault(number, asyncio.Lock())

    def __len__(self) -> int:
        return len(self._locks)
