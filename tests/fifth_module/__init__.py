"""Orchards, a small module that is not in the box: every room plays with it through its registry alone.

There is a file for each room, and a catalogue for each language, as for the modules in the box.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from ai.modules import AI_MODULES
from bot.language.catalogue import Catalogue, catalogue_files
from bot.modules.registry import MODULES as BOT_MODULES
from engine.modules import MODULES
from render.modules.registry import MODULES as RENDER_MODULES
from tests.fifth_module import ai, bot, engine, render

LOCALES = Path(__file__).parent / "locales"


@contextmanager
def registered() -> Iterator[None]:
    """Register it with every room while the block runs."""
    with ExitStack() as rooms:
        rooms.enter_context(MODULES.added(engine.ORCHARDS))
        rooms.enter_context(AI_MODULES.added(ai.ORCHARDS))
        rooms.enter_context(BOT_MODULES.added(bot.ORCHARDS))
        rooms.enter_context(RENDER_MODULES.added(render.ORCHARDS))
        rooms.enter_context(patch("bot.language.words._catalogue", _catalogue))
        yield


@cache
def _catalogue(language: str) -> Catalogue:
    """The catalogue as it is with one more file in the language's folder."""
    own = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    return Catalogue(language, {**catalogue_files(language), "orchards.ftl": own})
