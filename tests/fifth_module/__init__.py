"""Orchards, a small module that is not in the box: every room plays with it through its registry alone.

There is a file for each room that knows it, as for the modules in the box.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from ai.modules import AI_MODULES
from engine.modules import MODULES
from tests.fifth_module import ai, engine


@contextmanager
def registered() -> Iterator[None]:
    """Register it with every room while the block runs."""
    with MODULES.added(engine.ORCHARDS), AI_MODULES.added(ai.ORCHARDS):
        yield
