"""The real bot with its own emojis: they come in the background, stay, and are never needed."""

import re
from pathlib import Path

from render.base.theme import Palette
from render.emojis import emoji_names
from sandbox.people.people import Person
from sandbox.people.seen_message import SeenMessage
from sandbox.server import Sandbox
from sandbox.world.components import Kind
from sandbox.world.state import Json
from tests.bot.bot_process import BotProcess, until

ALL = len(emoji_names()) * len(Palette)
WITH_EMOJIS = {"ALHAMBRA_EMOJIS": "1", "ALHAMBRA_REQUESTS": "1000", "ALHAMBRA_PAUSE": "0"}
TIMEOUT = 90.0
RAW = re.compile("[\ue000-\uf8ff]")
"""What marks of emojis are made of."""


def created(sandbox: Sandbox) -> int:
    """How many emojis the bot has tried to create."""
    return sum(call.method == "POST" and "/emojis" in call.path for call in sandbox.calls)


async def turn_of(person: Person) -> SeenMessage:
    """A game alone with the bot, once it is this person's turn."""
    await person.slash("/solo")
    await until(lambda: any("take" in str(button.get("custom_id")) for button in _buttons(person)), TIMEOUT)
    return person.messages()[-1]


def _emojis(person: Person) -> list[tuple[str, str]]:
    """Names and ids of all emojis on buttons."""
    found = [button["emoji"] for button in _buttons(person) if button.get("emoji")]
    return [(emoji["name"], emoji["id"]) for emoji in found]


def _buttons(person: Person) -> list[Json]:
    return [button for message in person.messages() for button in message.parts(Kind.BUTTON)]


async def test_emojis_are_uploaded_once_and_shown_on_buttons(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path, **WITH_EMOJIS) as bot:
        sandbox.rates.enforced = False
        await until(lambda: len(sandbox.world.emojis) == ALL, TIMEOUT)
        assert created(sandbox) == ALL
        outdated = next(
            one for one in sandbox.world.emojis.values() if one.name.startswith("sign_take_light")
        )
        outdated.name = "sign_take_light_00000000"
        await bot.restart()
        await until(lambda: created(sandbox) == ALL + 1, TIMEOUT)
        ana = sandbox.person("Ana")
        await turn_of(ana)
        shown = dict(_emojis(ana))
        assert {"sign_take", "sign_buy", "sign_hand"} <= set(shown)
        assert set(map(int, shown.values())) <= set(sandbox.world.emojis)
        assert not RAW.search(str(ana.messages()))
        assert created(sandbox) == ALL + 1, "nothing is uploaded twice"


async def test_a_game_goes_on_where_discord_takes_no_emojis(tmp_path: Path) -> None:
    async with Sandbox(emojis=False) as sandbox, BotProcess(sandbox, tmp_path, **WITH_EMOJIS) as bot:
        ana = sandbox.person("Ana")
        post = await turn_of(ana)
        assert "is next" in post.text
        assert not RAW.search(post.text)
        assert _emojis(ana) == []
        assert sum("emojis are left out" in line for line in bot.log()) == 1
