"""Orchards, a small module that is not in the box: every room plays with it through its registry alone.

There is a file for each room that knows it, as for the modules in the box.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.modules import MODULES
from tests.fifth_module.engine import ORCHARDS


@contextmanager
def registered() -> Iterator[None]:
    """Register it with every room while the block runs."""
    with MODULES.added(ORCHARDS):
        yield
