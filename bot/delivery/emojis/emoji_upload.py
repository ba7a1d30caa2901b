"""Uploads the bot's own emojis in the background: what is missing or drawn anew, and nothing twice.

An uploaded emoji's name ends with its palette and a digest of its drawing, so that Discord itself knows what
is there. Messages write the name without them, which Discord allows; screen readers then read a plain word.
"""

import asyncio
import hashlib
import re
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final, Protocol, TypeVar

import aiohttp
import discord

from bot.delivery.emojis.uploaded_emojis import Icon, UploadedEmojis
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.request_budget import requests_as
from bot.delivery.requests.work_places import WorkPlaces
from bot.log import log
from render.base.theme import Palette
from render.emojis import emoji_names

MOST: Final = 2000
"""Emojis that Discord allows an application."""
LIMIT_REACHED: Final = 30008
CHECKED_EVERY: Final = 3600.0
"""Seconds between looks at what is there: hosts can delete emojis in the developer portal."""
OLD_ONES_STAY: Final = 30.0
"""Seconds for which an outdated emoji stays: messages that name it may be on their way."""
_NAME: Final = re.compile(r"(\w+)_(light|dark|safe)_[0-9a-f]{8}")
_ORDER: Final = (Palette.LIGHT, Palette.SAFE, Palette.DARK)
"""If there is no room for all palettes, these come first."""
Answer = TypeVar("Answer")


class Draws(Protocol):
    """Draws emojis."""

    async def emoji(self, name: str, palette: Palette) -> bytes | None:
        """An emoji as PNG; None if it cannot be drawn."""


class EmojiUpload:
    """Keeps the application's emojis current, and tells `uploaded` of them."""

    def __init__(
        self,
        client: discord.Client,
        studio: Draws,
        uploaded: UploadedEmojis,
        places: WorkPlaces,
        *,
        names: Sequence[str] | None = None,
        old_ones_stay: float = OLD_ONES_STAY,
        may_upload: Callable[[], bool] = lambda: True,
    ) -> None:
        self._client = client
        self._studio = studio
        self._uploaded = uploaded
        self._places = places
        self._names = emoji_names() if names is None else names
        self._old_ones_stay = old_ones_stay
        self._may_upload = may_upload
        self._full_names: dict[Icon, str] = {}
        self._told = False
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Look now: this process is to upload from now on."""
        self._news.set()

    async def keep_current(self) -> None:
        """Upload what is missing, now and from time to time; whatever fails is logged once."""
        while True:
            self._news.clear()
            await self.try_to_update()
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECKED_EVERY):
                    await self._news.wait()

    async def try_to_update(self) -> None:
        """Upload what is missing; everything works without."""
        try:
            with requests_as(Priority.IDLE):
                await self._update()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            if self._is_first_trouble():
                log.warning("emojis are left out", extra={"why": str(error)})
        except Exception:  # background work must not end in silence
            log.exception("emojis are left out")

    async def _update(self) -> None:
        there = {emoji.name: emoji for emoji in await _patiently(self._client.fetch_application_emojis)}
        own = {name: icon for name in there if (icon := icon_of(name)) is not None}
        self._uploaded.learn(_newest({name: there[name].id for name in own}))
        if not self._may_upload():
            return  # another process does
        created = 0
        for icon in self._wanted(room=MOST - len(there) + len(own)):
            await self._places.turn(Priority.IDLE)
            created += await self._upload(icon, there)
        if created:
            log.info("emojis uploaded", extra={"emojis": created})
        await self._delete([there[name] for name in self._outdated(own)])

    def _wanted(self, room: int) -> list[Icon]:
        """All emojis for which there is room, the most important first."""
        every = [(name, palette) for palette in _ORDER for name in self._names]
        if room < len(every) and self._is_first_trouble():
            log.warning("there is no room for all emojis", extra={"room": room, "emojis": len(every)})
        return every[: max(room, 0)]

    async def _upload(self, icon: Icon, there: Mapping[str, discord.Emoji]) -> bool:
        """Create an emoji unless it is there as it is drawn today."""
        if self._full_names.get(icon) in there:
            return False
        png = await self._studio.emoji(*icon)
        if png is None:
            return False
        name = self._full_names[icon] = full_name(icon, png)
        if name in there:
            return False
        try:
            created = await _patiently(lambda: self._client.create_application_emoji(name=name, image=png))
        except discord.HTTPException as error:
            if error.status != HTTPStatus.BAD_REQUEST or error.code == LIMIT_REACHED:
                raise
            if self._is_first_trouble():
                log.warning("an emoji was refused", extra={"emoji": name, "why": str(error)})
            return False
        self._uploaded.add(icon, created.id)
        return True

    def _outdated(self, own: Mapping[str, Icon]) -> Iterator[str]:
        """What was drawn otherwise earlier, and what is no longer drawn at all."""
        current = set(self._full_names.values())
        for name, (plain, palette) in own.items():
            if name not in current and ((plain, palette) in self._full_names or plain not in self._names):
                yield name

    async def _delete(self, outdated: Sequence[discord.Emoji]) -> None:
        if not outdated:
            return
        await asyncio.sleep(self._old_ones_stay)
        for emoji in outdated:
            await self._places.turn(Priority.IDLE)
            await _patiently(emoji.delete)
        log.info("outdated emojis deleted", extra={"emojis": len(outdated)})

    def _is_first_trouble(self) -> bool:
        """Only the first thing that goes wrong is logged; the rest mostly follows from it."""
        told, self._told = self._told, True
        return not told


def full_name(icon: Icon, png: bytes) -> str:
    """The name under which a drawing is uploaded."""
    name, palette = icon
    return f"{name}_{palette.value}_{hashlib.sha256(png).hexdigest()[:8]}"


def icon_of(name: str) -> Icon | None:
    """What an uploaded emoji shows; None if somebody else has uploaded it."""
    read = _NAME.fullmatch(name)
    return None if read is None else (read[1], Palette(read[2]))


def _newest(ids: Mapping[str, int]) -> dict[Icon, int]:
    """The newest of each, if an outdated one is still there."""
    found: dict[Icon, int] = {}
    for name, emoji_id in sorted(ids.items(), key=lambda item: item[1]):
        if (icon := icon_of(name)) is not None:
            found[icon] = emoji_id
    return found


async def _patiently(request: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
    """A request's answer, after as many pauses as Discord demands."""
    while True:
        try:
            return await request()
        except discord.RateLimited as limited:
            await asyncio.sleep(limited.retry_after)
