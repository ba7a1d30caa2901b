"""Emojis at Discord: uploaded once, replaced when drawn anew, and done without when Discord refuses."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import discord
import pytest

from bot.delivery.emojis.emoji_upload import EmojiUpload, full_name
from bot.delivery.emojis.uploaded_emojis import UploadedEmojis
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.request_budget import current_priority
from bot.delivery.requests.work_places import WorkPlaces
from bot.message.messages import Message
from render.base.theme import Palette
from render.emojis import drawn_emoji
from sandbox.connect import point_discord_py_at
from sandbox.rest.emojis import MOST
from sandbox.server import Sandbox
from sandbox.world.state import Emoji

NAMES = ("kind_tower", "coin_ducat")
ALL = len(NAMES) * len(Palette)
CREATE, DELETE = ("POST", "DELETE")


class Easel:
    """Draws emojis here; those named in `anew` look like something else."""

    def __init__(self) -> None:
        self.anew: set[str] = set()
        self.broken: set[str] = set()
        self.priorities: set[Priority] = set()

    async def emoji(self, name: str, palette: Palette) -> bytes | None:
        self.priorities.add(current_priority())
        if name in self.broken:
            return None
        return drawn_emoji("sign_new" if name in self.anew else name, palette)


class Bot:
    """The part of a bot that uploads emojis, at a start."""

    def __init__(self, client: discord.Client, easel: Easel, names: tuple[str, ...] = NAMES) -> None:
        self.emojis = UploadedEmojis()
        self.upload = EmojiUpload(client, easel, self.emojis, WorkPlaces(), names=names, old_ones_stay=0.0)

    async def start(self) -> UploadedEmojis:
        await self.upload.try_to_update()
        return self.emojis


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        point_discord_py_at(running.url)
        yield running


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[discord.Client]:
    async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30) as client:
        await client.login(sandbox.token)
        yield client


@pytest.fixture
def easel() -> Easel:
    return Easel()


def calls(sandbox: Sandbox, method: str) -> int:
    """How many requests of this kind changed the emojis."""
    return sum("/emojis" in call.path and call.method == method for call in sandbox.calls)


@contextmanager
def warnings(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What goes wrong in here, as the host reads it."""
    told: list[str] = []
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        yield told
    told += [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def test_all_emojis_are_uploaded_in_three_palettes(
    sandbox: Sandbox, client: discord.Client, easel: Easel
) -> None:
    uploaded = await Bot(client, easel).start()
    names = {
        (*one.name.rsplit("_", 1)[:1], sandbox.world.files[one.id]) for one in sandbox.world.emojis.values()
    }
    assert names == {(f"{n}_{p.value}", drawn_emoji(n, p)) for n in NAMES for p in Palette}
    assert len({uploaded.find(name, palette) for name in NAMES for palette in Palette}) == ALL


async def test_nothing_is_uploaded_again_at_the_next_start(
    sandbox: Sandbox, client: discord.Client, easel: Easel
) -> None:
    await Bot(client, easel).start()
    again = await Bot(client, easel).start()
    assert calls(sandbox, CREATE) == ALL
    assert calls(sandbox, DELETE) == 0
    assert again.find("kind_tower", Palette.DARK) in sandbox.world.emojis


async def test_only_what_is_drawn_anew_is_uploaded_and_the_old_one_goes_afterwards(
    sandbox: Sandbox, client: discord.Client, easel: Easel
) -> None:
    await Bot(client, easel).start()
    before = set(sandbox.world.emojis)
    easel.anew = {"kind_tower"}
    uploaded = await Bot(client, easel).start()
    assert calls(sandbox, CREATE) == ALL + len(Palette)
    assert calls(sandbox, DELETE) == len(Palette)
    assert len(sandbox.world.emojis) == ALL
    assert uploaded.find("kind_tower", Palette.LIGHT) in set(sandbox.world.emojis) - before
    assert uploaded.find("coin_ducat", Palette.LIGHT) in before
    methods = [call.method for call in sandbox.calls if "/emojis" in call.path][-2 * len(Palette) :]
    assert methods == [CREATE] * len(Palette) + [DELETE] * len(Palette)


async def test_an_emoji_that_is_no_longer_drawn_is_deleted_and_those_of_others_stay(
    sandbox: Sandbox, client: discord.Client, easel: Easel
) -> None:
    await Bot(client, easel).start()
    mine = await client.create_application_emoji(
        name="my_own_light", image=drawn_emoji("sign_new", Palette.LIGHT)
    )
    await Bot(client, easel, names=NAMES[:1]).start()
    assert len(sandbox.world.emojis) == len(Palette) + 1
    assert mine.id in sandbox.world.emojis


async def test_the_older_emoji_serves_until_the_new_one_is_there(
    sandbox: Sandbox, client: discord.Client, easel: Easel
) -> None:
    await Bot(client, easel).start()
    easel.broken = set(NAMES)
    uploaded = await Bot(client, easel).start()
    assert uploaded.find("kind_tower", Palette.SAFE) in sandbox.world.emojis
    assert calls(sandbox, DELETE) == 0


async def test_an_emoji_deleted_by_the_host_comes_back(
    sandbox: Sandbox, client: discord.Client, easel: Easel
) -> None:
    bot = Bot(client, easel)
    emojis = await bot.start()
    del sandbox.world.emojis[emojis.find("kind_tower", Palette.LIGHT) or 0]
    await bot.start()
    assert emojis.find("kind_tower", Palette.LIGHT) in sandbox.world.emojis
    assert calls(sandbox, CREATE) == ALL + 1


async def test_uploading_has_the_lowest_priority(client: discord.Client, easel: Easel) -> None:
    await Bot(client, easel).start()
    assert easel.priorities == {Priority.IDLE}
    assert current_priority() is Priority.POST


async def test_the_light_palette_comes_first_where_there_is_little_room(
    sandbox: Sandbox, client: discord.Client, easel: Easel, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(1, MOST - 3 + 1):
        sandbox.world.emojis[number] = Emoji(number, f"other_{number}")
    with warnings(caplog) as told:
        emojis = await Bot(client, easel).start()
    assert len(sandbox.world.emojis) == MOST
    assert told == ["there is no room for all emojis"]
    assert emojis.find("coin_ducat", Palette.DARK) == emojis.find("coin_ducat", Palette.LIGHT) is not None
    assert emojis.find("kind_tower", Palette.SAFE) != emojis.find("kind_tower", Palette.LIGHT)


@pytest.mark.parametrize(
    "refusal", [("GET", 403, 50001), ("POST", 403, 50001), ("POST", 400, 30008), ("GET", 401, 0)], ids=str
)
async def test_a_refusal_is_logged_once_and_nothing_else_happens(
    sandbox: Sandbox,
    client: discord.Client,
    easel: Easel,
    caplog: pytest.LogCaptureFixture,
    refusal: tuple[str, int, int],
) -> None:
    method, status, code = refusal
    sandbox.faults.refuse(method, "*/emojis", status=status, code=code, message="no", times=9)
    bot = Bot(client, easel)
    with warnings(caplog) as told:
        emojis = await bot.start()
        await bot.start()
    assert told == ["emojis are left out"]
    assert emojis.find("kind_tower", Palette.LIGHT) is None


async def test_an_emoji_that_discord_does_not_like_is_left_out(
    sandbox: Sandbox, client: discord.Client, easel: Easel, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.faults.refuse("POST", "*/emojis", status=400, code=50035, message="Invalid image data")
    with warnings(caplog) as told:
        emojis = await Bot(client, easel).start()
    assert told == ["an emoji was refused"]
    assert len(sandbox.world.emojis) == ALL - 1
    assert emojis.find("coin_ducat", Palette.LIGHT) is not None


async def test_a_long_pause_that_discord_demands_is_kept(
    sandbox: Sandbox, client: discord.Client, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused: list[float] = []

    async def pause(seconds: float) -> None:
        paused.append(seconds)

    sandbox.faults.limit("POST", "*/emojis", retry_after=1800)
    monkeypatch.setattr("bot.delivery.emojis.emoji_upload.asyncio.sleep", pause)
    await Bot(client, easel).start()
    assert max(paused) == 1800
    assert len(sandbox.world.emojis) == ALL


async def test_a_sandbox_without_emojis_refuses_them(easel: Easel, caplog: pytest.LogCaptureFixture) -> None:
    async with Sandbox(emojis=False) as sandbox:
        point_discord_py_at(sandbox.url)
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(sandbox.token)
            with warnings(caplog) as told:
                emojis = await Bot(client, easel).start()
    assert told == ["emojis are left out"]
    assert emojis.like_pictures_of(Message("")).find("kind_tower") is None


def test_a_full_name_is_one_that_discord_takes() -> None:
    assert full_name(("portal_pavilion", Palette.LIGHT), b"") == "portal_pavilion_light_e3b0c442"
    assert len(full_name(("portal_pavilion", Palette.LIGHT), b"")) <= 32
