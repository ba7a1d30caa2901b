"""What one person's page is told, and what it may do."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest
from aiohttp import web

from sandbox.page.languages import locale_of
from sandbox.page.routes import page_routes
from sandbox.page.view import message_view
from sandbox.server import Sandbox
from sandbox.world import messages
from sandbox.world.default_world import everyday_world
from sandbox.world.messages import Draft
from sandbox.world.state import Message, Origin

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sandbox.world.world import World

BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


@asynccontextmanager
async def open_sandbox() -> AsyncIterator[Sandbox]:
    world = everyday_world()
    async with Sandbox(world, pages=page_routes(world)) as sandbox:
        yield sandbox


class Page:
    """The other end of a tab's line, without a browser."""

    def __init__(self, line: aiohttp.ClientWebSocketResponse, hello: dict[str, Any]) -> None:
        self.line = line
        self.hello = hello

    async def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        await self.line.send_json({"kind": kind, "ref": 1, **body})
        while True:
            told = await self.next()
            if told.get("ref") == 1:
                return told

    async def next(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await self.line.receive_str(timeout=3))
        return told


@asynccontextmanager
async def page_of(sandbox: Sandbox, name: str, since: str = "", language: str = "") -> AsyncIterator[Page]:
    address = f"{sandbox.url}/page/socket"
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(
            address, params={"as": name, "since": since, "language": language}, origin=sandbox.url
        ) as line,
    ):
        yield Page(line, json.loads(await line.receive_str(timeout=3)))


def post(world: World, channel: str, body: dict[str, Any], reader: int | None = None) -> Message:
    return messages.post(world, world.channel(channel), world.bot_id, Draft(body, {}), reader=reader)


async def test_a_page_opens_with_the_people_and_channels_of_its_world() -> None:
    async with open_sandbox() as sandbox, page_of(sandbox, "Ana") as page:
        assert page.hello["me"]["display"] == "Ana"
        assert [one["display"] for one in page.hello["people"]] == [
            *("Ana", "Ben", "Chloé", "Dmitri", "Eva", "Farid", "Gus", "Owner")
        ]
        assert [one["owns"] for one in page.hello["people"][-2:]] == [[], ["The Court"]]
        assert [one["name"] for one in page.hello["channels"]] == ["general", "alhambra", "lounge"]
        assert page.hello["home"] == str(sandbox.world.channel("alhambra").id)


async def test_a_page_is_told_of_messages_but_not_of_other_peoples_private_ones() -> None:
    async with open_sandbox() as sandbox, page_of(sandbox, "ana") as ana:
        post(sandbox.world, "lounge", {"content": "for Ben"}, reader=sandbox.world.user("Ben").id)
        sandbox.world.open_dm(sandbox.world.user("Ben").id)
        post(sandbox.world, "lounge", {"content": "for all"})
        told = await ana.next()
        assert (told["kind"], told["message"]["content"]) == ("message", "for all")
        lounge = str(sandbox.world.channel("lounge").id)
        history = await ana.ask("history", channel=lounge)
        assert [one["content"] for one in history["messages"]] == ["for all"]


async def test_private_messages_outlive_a_lost_line_but_not_a_reload() -> None:
    async with open_sandbox() as sandbox:
        world = sandbox.world
        lounge = str(world.channel("lounge").id)
        async with page_of(sandbox, "ana") as page:
            post(world, "lounge", {"content": "your hand"}, reader=world.user("Ana").id)
            since = page.hello["since"]
        async with page_of(sandbox, "ana", since) as page:
            assert [one["content"] for one in (await page.ask("history", channel=lounge))["messages"]] == [
                "your hand"
            ]
            async with page_of(sandbox, "ana") as second:
                assert (await second.ask("history", channel=lounge))["messages"] == []
            assert len((await page.ask("history", channel=lounge))["messages"]) == 1
        async with page_of(sandbox, "ana") as page:
            assert (await page.ask("history", channel=lounge))["messages"] == []
        async with page_of(sandbox, "ana", since) as page:
            assert (await page.ask("history", channel=lounge))["messages"] == []


async def test_nobody_acts_on_what_only_another_person_sees() -> None:
    async with open_sandbox() as sandbox, page_of(sandbox, "ana") as ana:
        world = sandbox.world
        hidden = post(world, "lounge", {"components": [BUTTON]}, reader=world.user("Ben").id)
        conversation = world.open_dm(world.user("Ben").id)
        for act in (
            {"kind": "press", "message": str(hidden.id), "custom_id": "go"},
            {"kind": "dismiss", "message": str(hidden.id)},
            {"kind": "history", "channel": str(conversation.id)},
            {"kind": "say", "channel": str(conversation.id), "content": "hello"},
        ):
            assert (await ana.ask(**act))["kind"] == "refused"


async def test_an_interaction_is_told_to_the_tab_that_began_it() -> None:
    async with open_sandbox() as sandbox:
        public = post(sandbox.world, "lounge", {"components": [BUTTON]})
        async with page_of(sandbox, "ana") as first, page_of(sandbox, "ana") as second:
            started = await first.ask("press", message=str(public.id), custom_id="go")
            assert started["kind"] == "started"
            sandbox.clock.move(4)
            told = await first.next()
            assert (told["kind"], told["interaction"]) == ("failed", started["interaction"])
            post(sandbox.world, "lounge", {"content": "next"})
            assert (await second.next())["kind"] == "message"


@pytest.mark.parametrize(
    "frame",
    [
        "not json",
        "[]",
        '"text"',
        '{"kind": "history"}',
        '{"kind": "history", "channel": "x"}',
        '{"kind": "say", "channel": {}, "content": 5}',
        '{"kind": "submit", "interaction": "1", "values": []}',
        '{"kind": "choose", "message": "1", "custom_id": "a", "values": null}',
        '{"kind": "__init__"}',
        '{"kind": "say", "channel": 1e999, "content": "x"}',
        '{"kind": "conversation", "more": "\\ud800"}',
        '{"kind": "command", "channel": "1", "name": "/x", "options": {"a": NaN}}',
        "[" * 50_000,
    ],
)
async def test_a_broken_act_is_refused_and_the_line_stays_open(frame: str) -> None:
    async with open_sandbox() as sandbox, page_of(sandbox, "ana") as ana:
        await ana.line.send_str(frame)
        lounge = str(sandbox.world.channel("lounge").id)
        assert (await ana.ask("say", channel=lounge, content=" hi "))["kind"] == "said"
        assert [one.content for one in sandbox.world.messages.values()] == ["hi"]


@pytest.mark.parametrize("content", ["", "   ", "x" * 2001])
async def test_empty_and_endless_messages_are_refused(content: str) -> None:
    async with open_sandbox() as sandbox, page_of(sandbox, "ana") as ana:
        lounge = str(sandbox.world.channel("lounge").id)
        assert (await ana.ask("say", channel=lounge, content=content))["kind"] == "refused"


async def test_commands_are_shown_in_the_persons_language() -> None:
    async with open_sandbox() as sandbox, page_of(sandbox, "ana") as ana:
        world = sandbox.world
        assert (await ana.ask("language", locale="<b>"))["kind"] == "refused"
        assert (await ana.ask("language", locale="pl"))["kind"] == "language"
        world.commands[None] = [
            {
                "id": "1",
                "type": 1,
                "name": "table",
                "name_localizations": {"pl": "stół"},
                "description": "Look",
                "options": [{"type": 3, "name": "side", "description": "Which", "choices": []}],
            }
        ]
        channel = str(world.channel("lounge").id)
        [command] = (await ana.ask("commands", channel=channel))["commands"]
        assert (command["name"], command["shown_name"], command["shown_description"]) == (
            *("table", "stół", "Look"),
        )
        assert command["options"][0]["shown_name"] == "side"


@pytest.mark.parametrize(("used", "shown"), [("table new", "stół nowy"), ("gone", "gone")])
def test_an_answer_names_its_command_in_the_readers_language(used: str, shown: str) -> None:
    world = everyday_world()
    ana = world.user("Ana")
    ana.locale = "pl"
    new = {"type": 1, "name": "new", "name_localizations": {"pl": "nowy"}, "description": "Open"}
    table = {"name": "table", "name_localizations": {"pl": "stół"}, "description": "Tables", "options": [new]}
    world.commands[None] = [table]
    answer = Message(1, world.channel("lounge").id, world.bot_id, 0.0, origin=Origin(2, 2, ana.id, used))
    assert message_view(world, ana.id, answer)["interaction_metadata"]["shown_name"] == shown


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("http://evil.example", None, 403),
        (None, None, 403),
        ("null", None, 403),
        ("http://127.0.0.1:1", None, 403),
        ("http://evil.example", "evil.example", 403),
    ],
)
async def test_only_this_page_on_this_machine_opens_a_line(
    origin: str | None, host: str | None, status: int
) -> None:
    headers = {name: value for name, value in (("Origin", origin), ("Host", host)) if value is not None}
    async with open_sandbox() as sandbox, aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{sandbox.url}/page/socket?as=ana", headers=headers)
        assert refused.value.status == status


async def test_files_come_with_a_strict_policy_and_only_from_the_folder() -> None:
    async with open_sandbox() as sandbox, aiohttp.ClientSession() as session:
        async with session.get(f"{sandbox.url}/") as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            text = await answer.text()
            assert "<script>" not in text
            assert "style=" not in text
        async with session.get(f"{sandbox.url}/page/main.js") as answer:
            assert answer.content_type == "text/javascript"
        for name in ("..%2fpage_tab.py", "page_tab.py", "", "people.js"):
            async with session.get(f"{sandbox.url}/page/{name}") as answer:
                assert answer.status == web.HTTPNotFound.status_code
        async with session.get(f"{sandbox.url}/", headers={"Host": "evil.example"}) as answer:
            assert answer.status == web.HTTPForbidden.status_code


async def test_the_first_visit_tells_the_language_of_the_browser() -> None:
    async with open_sandbox() as sandbox:
        async with page_of(sandbox, "ana", language="de-AT") as ana:
            assert ana.hello["locale"] == "de"
        async with page_of(sandbox, "ana", language="pl-PL") as ana:
            assert ana.hello["locale"] == "de"
        async with page_of(sandbox, "ben", language="tlh") as ben:
            assert ben.hello["locale"] == "en-US"


async def test_a_chosen_language_stays_when_another_browser_visits() -> None:
    async with open_sandbox() as sandbox:
        async with page_of(sandbox, "ana") as ana:
            await ana.ask("language", locale="es-ES")
        async with page_of(sandbox, "ana", language="pl-PL") as ana:
            assert ana.hello["locale"] == "es-ES"


@pytest.mark.parametrize(
    ("browser", "locale"),
    [
        ("en", "en-US"),
        ("en-GB", "en-GB"),
        ("en-AU", "en-US"),
        ("de-CH", "de"),
        ("es-AR", "es-ES"),
        ("", None),
    ],
)
def test_a_browsers_language_has_a_locale_of_discord(browser: str, locale: str | None) -> None:
    assert locale_of(browser) == locale


async def test_nobody_else_can_be_visited() -> None:
    async with open_sandbox() as sandbox, aiohttp.ClientSession() as session:
        for name in ("Alhambra", "nobody", ""):
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await session.ws_connect(
                    f"{sandbox.url}/page/socket", params={"as": name}, origin=sandbox.url
                )
