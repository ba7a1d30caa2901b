"""The greeting of the local table: a button that starts a game, or leads back to the current one."""

from functools import cache
from io import BytesIO
from typing import Final

from bot.language.words import language_of, words_for
from bot.storage.port import Storage, TableStore
from render.base.pen import Pen
from render.base.theme import Palette
from render.parts.palace_in_a_row import palace_in_a_row
from sandbox.page.welcome import Welcome
from sandbox.world.state import User
from sandbox.world.world import World

COMMAND: Final = "solo"
_SIDE: Final = 112
"""Pixels of a tile in the picture."""


class Greeter:
    """Knows the people of the local table and, once the bot runs, their games."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._store: TableStore | None = None

    def learn(self, storage: Storage) -> None:
        """Learn where the bot keeps its tables."""
        self._store = storage.tables

    async def greet(self, person: User, locale: str) -> Welcome:
        """The greeting for a person, in the language of their browser."""
        words = words_for(language_of(locale))
        plays = await self._plays(person)
        return Welcome(
            title=words("welcome-title"),
            text=words("welcome-back" if plays else "welcome-text"),
            button=words("welcome-continue" if plays else "welcome-play"),
            command=COMMAND,
            begins_as=words("welcome-as", name=person.display),
            others=words("welcome-others"),
            picture=_picture(),
        )

    async def _plays(self, person: User) -> bool:
        """Is there a table in this person's DM with the bot?"""
        channel = self._world.dm(person.id)
        if channel is None or self._store is None:
            return False
        return await self._store.table_in(channel.id) is not None


@cache
def _picture() -> bytes:
    """A palace in one row: the fountain and a tile of each kind."""
    row = palace_in_a_row()
    pen = Pen(_SIDE * len(row), _SIDE, Palette.LIGHT)
    for at, art in enumerate(row):
        art.draw(pen.part(at * 100, 0, 100, 100))
    file = BytesIO()
    pen.finished().save(file, "PNG", optimize=True)
    return file.getvalue()
