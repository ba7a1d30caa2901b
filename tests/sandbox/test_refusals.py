"""Requests Discord refuses, each with its code and the path of the field that is wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from sandbox.messages import Draft, post
from sandbox.server import Sandbox
from tests.sandbox.conftest import OPENAPI
from tests.sandbox.testbot import png

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sandbox.acting import Stage

V2 = 32768
Body = Any


@dataclass(frozen=True)
class Bad:
    """A request that must be refused with 50035 at a path."""

    name: str
    body: Body
    path: str
    code: str = ""
    files: tuple[str, ...] = field(default=())


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def options(count: int) -> list[dict[str, Any]]:
    return [{"label": f"o{number}", "value": f"v{number}"} for number in range(count)]


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "menu", "options": options(count), **more}


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def rows(*components: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": [row(*components)]}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


def gallery(count: int = 1, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **more}] * count}


def embed(**more: Any) -> dict[str, Any]:
    return {"embeds": [{"title": "t", **more}]}


MESSAGES = [
    Bad("content too long", {"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    Bad("content not text", {"content": 7}, "content", "STRING_TYPE_CONVERT"),
    Bad("a slip of the pen", {"content": "x", "contnet": "y"}, "contnet", "SANDBOX_UNKNOWN_FIELD"),
    Bad("label too long", rows(button(label="x" * 81)), "components.0.components.0.label"),
    Bad("custom_id too long", rows(button(custom_id="x" * 101)), "components.0.components.0.custom_id"),
    Bad("custom_id empty", rows(button(custom_id="")), "components.0.components.0.custom_id"),
    Bad("unknown style", rows(button(style=9)), "components.0.components.0.style", "BASE_TYPE_CHOICES"),
    Bad("no style", rows({"type": 2, "label": "x", "custom_id": "x"}), "components.0.components.0.style"),
    Bad(
        "custom_id twice",
        rows(button(), button()),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    Bad("six buttons", rows(*(button(custom_id=str(n)) for n in range(6))), "components.0.components"),
    Bad("empty row", rows(), "components.0.components"),
    Bad("six rows", {"components": [row(button(custom_id=str(n))) for n in range(6)]}, "components"),
    Bad("menu beside a button", rows(button(), select()), "components.0.components.1"),
    Bad(
        "two menus",
        rows(select(), select(custom_id="b")),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    Bad("button without a row", {"content": "x", "components": [button()]}, "components.0.type"),
    Bad("url and custom_id", rows(button(url="https://a.b")), "components.0.components.0.custom_id"),
    Bad("link without url", rows({"type": 2, "style": 5, "label": "x"}), "components.0.components.0.url"),
    Bad("link of another kind", rows({"type": 2, "style": 5, "label": "x", "url": "ftp://x"}), "components.0.components.0.url"),
    Bad("no custom_id", rows({"type": 2, "style": 1, "label": "x"}), "components.0.components.0.custom_id"),
    Bad("nothing on the button", rows(button(label="")), "components.0.components.0.label"),
    Bad("no options", rows(select(0)), "components.0.components.0.options"),
    Bad("26 options", rows(select(26)), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    Bad("max above options", rows(select(max_values=3)), "components.0.components.0.max_values"),
    Bad("max above 25", rows(select(max_values=26)), "components.0.components.0.max_values"),
    Bad("min above max", rows(select(min_values=2, max_values=1)), "components.0.components.0.min_values"),
    Bad("long placeholder", rows(select(placeholder="x" * 151)), "components.0.components.0.placeholder"),
    Bad(
        "value twice",
        rows(select(options=[*options(1), *options(1)])),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    Bad(
        "option label too long",
        rows(select(options=[{"label": "x" * 101, "value": "x"}])),
        "components.0.components.0.options.0.label",
    ),
    Bad("text without the flag", {"components": [text()]}, "components.0.type"),
    Bad("content beside components", v2(text(), content="x"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    Bad("embeds beside components", v2(text(), embeds=[{"title": "t"}]), "embeds"),
    Bad("empty text", v2(text("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    Bad("one text too long", v2(text("x" * 4001)), "components.0.content"),
    Bad("texts too long together", v2(text("x" * 2001), text("x" * 2000)), "components"),
    Bad("41 components", v2(*(text(str(n)) for n in range(41))), "components"),
    Bad("41 nested", v2({"type": 17, "components": [text(str(n)) for n in range(40)]}), "components"),
    Bad("a container in a container", v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}), "components.0.components.0.type"),
    Bad("four texts in a section", v2({"type": 9, "components": [text()] * 4, "accessory": button()}), "components.0.components"),
    Bad("no accessory", v2({"type": 9, "components": [text()]}), "components.0.accessory"),
    Bad("empty gallery", v2({"type": 12, "items": []}), "components.0.items"),
    Bad("eleven pictures", v2(gallery(11)), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    Bad("long alt text", v2(gallery(description="x" * 1025)), "components.0.items.0.description"),
    Bad(
        "missing attachment",
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    Bad("file from elsewhere", v2({"type": 13, "file": {"url": "https://a.b/c.png"}}), "components.0.file.url"),
    Bad("id twice", v2({**text(), "id": 3}, {**text(), "id": 3}), "components.1.id"),
    Bad("colour too large", v2({"type": 17, "accent_color": 1 << 24, "components": [text()]}), "components.0.accent_color"),
    Bad("unknown component", v2({"type": 99}), "components.0.type", "UNION_TYPE_CHOICES"),
    Bad("eleven embeds", {"embeds": [{"title": "t"}] * 11}, "embeds"),
    Bad("embed title", embed(title="x" * 257), "embeds.0.title"),
    Bad("embed description", embed(description="x" * 4097), "embeds.0.description"),
    Bad("embed fields", embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields"),
    Bad("embed field value", embed(fields=[{"name": "n", "value": "v" * 1025}]), "embeds.0.fields.0.value"),
    Bad("embed footer", embed(footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    Bad("embeds together", {"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    Bad("embed picture missing", embed(image={"url": "attachment://no.png"}), "embeds.0.image.url"),
    Bad("alt text of a file", {"attachments": [{"id": 0, "description": "x" * 1025}]}, "attachments.0.description", files=("a.png",)),
    Bad("attachment without a file", {"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id"),
    Bad("eleven files", {"content": "x"}, "files", files=tuple(f"{n}.png" for n in range(11))),
    Bad("nonce too long", {"content": "x", "nonce": "x" * 26}, "nonce"),
    Bad("unknown mention kind", {"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse.0"),
]  # fmt: skip


def command(**more: Any) -> dict[str, Any]:
    return {"name": "take", "description": "Take money", **more}


def option(**more: Any) -> dict[str, Any]:
    return {"type": 3, "name": "cards", "description": "which", **more}


def choice(name: str = "a", value: Any = "a") -> dict[str, Any]:
    return {"name": name, "value": value}


COMMANDS = [
    Bad("upper case", [command(name="Take")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    Bad("a space", [command(name="take all")], "0.name"),
    Bad("long name", [command(name="x" * 33)], "0.name"),
    Bad("no name", [{"description": "x"}], "0.name", "BASE_TYPE_REQUIRED"),
    Bad("no description", [{"name": "take"}], "0.description", "BASE_TYPE_REQUIRED"),
    Bad("empty description", [command(description="")], "0.description"),
    Bad("long description", [command(description="x" * 101)], "0.description"),
    Bad("twice the same", [command(), command()], "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    Bad("26 options", [command(options=[option(name=f"o{n}") for n in range(26)])], "0.options"),
    Bad("26 choices", [command(options=[option(choices=[choice(str(n), str(n)) for n in range(26)])])], "0.options.0.choices"),
    Bad("required after optional", [command(options=[option(), option(name="b", required=True)])], "0.options.1", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    Bad("option twice", [command(options=[option(), option()])], "0.options.1.name"),
    Bad("option twice in one language", [command(options=[option(name_localizations={"de": "x"}), option(name="b", name_localizations={"de": "x"})])], "0.options.1.name"),
    Bad("choices and suggestions", [command(options=[option(autocomplete=True, choices=[choice()])])], "0.options.0.autocomplete"),
    Bad("choice of another type", [command(options=[option(choices=[choice("a", 3)])])], "0.options.0.choices.0.value"),
    Bad("choice twice", [command(options=[option(choices=[choice(), choice()])])], "0.options.0.choices.1.name"),
    Bad("unknown language", [command(name_localizations={"xx": "nimm"})], "0.name_localizations.xx"),
    Bad("bad name in a language", [command(name_localizations={"de": "Nimm"})], "0.name_localizations.de"),
    Bad("unknown option type", [command(options=[option(type=12)])], "0.options.0.type"),
    Bad("subcommand beside option", [command(options=[option(type=1), option(name="b")])], "0.options"),
    Bad("groups in groups", [command(options=[option(type=2, options=[option(type=2, name="b")])])], "0.options.0.options.0.type"),
    Bad("over 8000 characters", [command(options=[option(name=f"o{n}", description="x" * 100, choices=[choice(f"{m:03}" * 33, f"{m:03}" * 33) for m in range(2)]) for n in range(25)])], "0", "APPLICATION_COMMAND_TOO_LARGE"),
    Bad("101 commands", [command(name=f"c{n}") for n in range(101)], "", "APPLICATION_COMMAND_TOO_MANY_COMMANDS"),
    Bad("131 commands", [command(name=f"c{n}") for n in range(131)], "", "BASE_TYPE_BAD_LENGTH"),
]  # fmt: skip


def form(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "f", "title": "Form", "components": list(components), **more}}


def label(name: str = "Name", **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": name, "component": {"type": 4, "custom_id": name, "style": 1}, **more}


CALLBACKS = [
    Bad("no type", {}, "type", "BASE_TYPE_REQUIRED"),
    Bad("unknown type", {"type": 99}, "type", "BASE_TYPE_CHOICES"),
    Bad("suggestions for a command", {"type": 8, "data": {"choices": []}}, "type"),
    Bad("update for a command", {"type": 7, "data": {"content": "x"}}, "type"),
    Bad("content too long", {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
    Bad("label too long", {"type": 4, "data": rows(button(label="x" * 81))}, "data.components.0.components.0.label"),
    Bad("deferral with components", {"type": 5, "data": {"flags": V2}}, "data.flags"),
    Bad("form title", form(label(), title="x" * 46), "data.title"),
    Bad("form without fields", form(), "data.components"),
    Bad("six fields", form(*(label(str(n)) for n in range(6))), "data.components"),
    Bad("field label", form(label("x" * 46)), "data.components.0.label"),
    Bad("field description", form(label(description="x" * 101)), "data.components.0.description"),
    Bad("field twice", form(label(), label()), "data.components.1.component.custom_id"),
    Bad("radio with one option", form(label(component={"type": 21, "custom_id": "r", "options": options(1)})), "data.components.0.component.options"),
    Bad("button in a form", form(row(button())), "data.components.0.components.0.type"),
]  # fmt: skip
SUGGESTIONS = [
    Bad("26 suggestions", {"type": 8, "data": {"choices": [choice(str(n)) for n in range(26)]}}, "data.choices"),
    Bad("long suggestion", {"type": 8, "data": {"choices": [choice("x" * 101)]}}, "data.choices.0.name"),
    Bad("long value", {"type": 8, "data": {"choices": [choice("x", "x" * 101)]}}, "data.choices.0.value"),
    Bad("a message for a suggestion", {"type": 4, "data": {"content": "x"}}, "type"),
]  # fmt: skip


class Caller:
    """Bare requests with the bot's token."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session
        sandbox.rates.enforced = False

    async def __call__(
        self, method: str, path: str, body: Any = None, files: tuple[str, ...] = (), token: str | None = None
    ) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {token or self.sandbox.token}"}
        given: dict[str, Any] = {"json": body}
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, name in enumerate(files):
                form.add_field(f"files[{number}]", png(), filename=name, content_type="image/png")
            given = {"data": form}
        url = f"{self.sandbox.url}/api/v10{path}"
        async with self.session.request(method, url, headers=headers, **given) as answer:
            return answer.status, None if answer.status == 204 else await answer.json()


@pytest.fixture(params=["own rules", "with Discord's description"])
async def call(request: pytest.FixtureRequest) -> AsyncIterator[Caller]:
    """A caller, with and without Discord's own description looking over the shoulder."""
    if request.param != "own rules" and not OPENAPI.exists():
        pytest.skip("Discord's API description (../shared/discord/openapi.json) is not at hand")
    openapi = None if request.param == "own rules" else OPENAPI
    async with Sandbox(openapi=openapi) as sandbox, aiohttp.ClientSession() as session:
        yield Caller(sandbox, session)


def found(errors: Any, path: str) -> list[str]:
    """The codes at a path of an error tree."""
    node = errors
    for step in path.split(".") if path else []:
        assert step in node, f"{path} is not in {errors}"
        node = node[step]
    assert "_errors" in node, f"{path} is not in {errors}"
    return [one["code"] for one in node["_errors"]]


def check(call: Caller, bad: Bad, status: int, answer: Any) -> None:
    """The answer names the field; its short code is told by the sandbox's own rules."""
    assert (status, answer.get("code")) == (400, 50035), (bad.name, answer)
    assert answer["message"] == "Invalid Form Body"
    codes = found(answer["errors"], bad.path)
    if bad.code and call.sandbox.desk.schema is None:
        assert bad.code in codes, bad.name


async def test_bad_messages_are_refused(call: Caller) -> None:
    channel = call.sandbox.world.channel("alhambra")
    for bad in MESSAGES:
        status, answer = await call("POST", f"/channels/{channel.id}/messages", bad.body, bad.files)
        check(call, bad, status, answer)
    assert call.sandbox.world.messages == {}


async def test_bad_edits_are_refused_like_bad_messages(call: Caller) -> None:
    world = call.sandbox.world
    channel = world.channel("alhambra")
    message = post(world, channel, world.bot_id, Draft({"content": "x"}, {}))
    for bad in MESSAGES:
        if bad.name in ("nonce too long", "content beside components", "embeds beside components"):
            continue
        body = {**bad.body, "content": None, "embeds": []} if bad.body.get("flags") else bad.body
        status, answer = await call("PATCH", f"/channels/{channel.id}/messages/{message.id}", body, bad.files)
        check(call, bad, status, answer)
    assert message.content == "x"


async def test_a_message_turns_into_components_only_when_its_words_go(call: Caller) -> None:
    world = call.sandbox.world
    channel = world.channel("alhambra")
    message = post(world, channel, world.bot_id, Draft({"content": "x"}, {}))
    path = f"/channels/{channel.id}/messages/{message.id}"
    status, answer = await call("PATCH", path, v2(text()))
    check(call, Bad("words stay", {}, "content"), status, answer)
    assert (await call("PATCH", path, v2(text(), content=None, embeds=[])))[0] == 200
    status, answer = await call("PATCH", path, {"content": "back"})
    check(call, Bad("words again", {}, "content"), status, answer)


async def test_bad_commands_are_refused(call: Caller) -> None:
    world = call.sandbox.world
    for bad in COMMANDS:
        status, answer = await call("PUT", f"/applications/{world.application_id}/commands", bad.body)
        check(call, bad, status, answer)
    assert world.commands[None] == []


async def test_bad_answers_are_refused_and_may_be_mended(call: Caller) -> None:
    world, stage = call.sandbox.world, call.sandbox.stage
    world.commands[None] = [{**command(), "id": "1", "type": 1}]
    interaction = stage.slash(world.user("Ana").id, world.channel("alhambra").id, "/take", {})
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    for bad in CALLBACKS:
        status, answer = await call("POST", path, bad.body)
        check(call, bad, status, answer)
    assert (await call("POST", path, form(label())))[0] == 204


async def test_bad_suggestions_are_refused(call: Caller) -> None:
    world, stage = call.sandbox.world, call.sandbox.stage
    world.commands[None] = [{**command(options=[option(autocomplete=True)]), "id": "1", "type": 1}]
    user, channel = world.user("Ana").id, world.channel("alhambra").id
    interaction = stage.autocomplete(user, channel, "/take", {"cards": ""}, "cards")
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    for bad in SUGGESTIONS:
        status, answer = await call("POST", path, bad.body)
        check(call, bad, status, answer)


async def test_a_form_may_not_answer_a_form(call: Caller) -> None:
    world, stage = call.sandbox.world, call.sandbox.stage
    opened = await opened_form(call, stage)
    submitted = stage.submit(world.user("Ana").id, opened, {"Name": "Court"})
    path = f"/interactions/{submitted.id}/{submitted.token}/callback"
    status, answer = await call("POST", path, form(label()))
    check(call, Bad("form after form", {}, "type"), status, answer)
    status, answer = await call("POST", path, {"type": 7, "data": {"content": "x"}})
    check(call, Bad("update without a message", {}, "type"), status, answer)


async def opened_form(call: Caller, stage: Stage) -> Any:
    """A form opened by a command."""
    world = call.sandbox.world
    world.commands[None] = [{**command(), "id": "1", "type": 1}]
    opened = stage.slash(world.user("Ana").id, world.channel("alhambra").id, "/take", {})
    assert (await call("POST", f"/interactions/{opened.id}/{opened.token}/callback", form(label())))[0] == 204
    return opened


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/channels/1", None, 404, 10003),
        ("POST", "/channels/1/messages", {"content": "x"}, 404, 10003),
        ("GET", "/channels/{channel}/messages/1", None, 404, 10008),
        ("PATCH", "/channels/{channel}/messages/1", {"content": "x"}, 404, 10008),
        ("DELETE", "/channels/{channel}/messages/1", None, 404, 10008),
        ("POST", "/channels/{channel}/messages", {}, 400, 50006),
        ("POST", "/channels/{channel}/messages", {"content": "  "}, 400, 50006),
        ("GET", "/channels/word", None, 400, 50035),
        ("GET", "/guilds/1", None, 404, 10004),
        ("GET", "/users/1", None, 404, 10013),
        ("POST", "/users/@me/channels", {}, 400, 50035),
        ("POST", "/interactions/1/none/callback", {"type": 4, "data": {"content": "x"}}, 404, 10062),
        ("POST", "/webhooks/{application}/none", {"content": "x"}, 404, 10015),
        ("GET", "/applications/1/commands", None, 403, 50001),
        ("DELETE", "/applications/{application}/commands/1", None, 404, 10063),
        ("GET", "/applications/{application}/emojis/1", None, 404, 10014),
        ("POST", "/applications/{application}/emojis", {"name": "x", "image": "?"}, 400, 50035),
        ("POST", "/applications/{application}/emojis", {"name": "good", "image": "?"}, 400, 50035),
        ("POST", "/channels/{channel}/threads", {"name": "x" * 101, "type": 11}, 400, 50035),
        (
            "POST",
            "/channels/{channel}/threads",
            {"name": "x", "type": 11, "auto_archive_duration": 5},
            400,
            50035,
        ),
        ("GET", "/nowhere", None, 404, 0),
    ],
)
async def test_other_refusals_carry_discords_codes(
    call: Caller, method: str, path: str, body: Any, status: int, code: int
) -> None:
    world = call.sandbox.world
    place = path.format(channel=world.channel("alhambra").id, application=world.application_id)
    got, answer = await call(method, place, body)
    assert (got, answer["code"]) == (status, code)


async def test_a_wrong_token_is_401(call: Caller) -> None:
    assert await call("GET", "/users/@me", token="wrong") == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )


async def test_too_many_bytes_are_413(call: Caller) -> None:
    channel = call.sandbox.world.channel("alhambra")
    url = f"{call.sandbox.url}/api/v10/channels/{channel.id}/messages"
    for size in (10 * 1024 * 1024 + 1, 26 * 1024 * 1024):
        form = aiohttp.FormData({"payload_json": "{}"})
        form.add_field("files[0]", b"x" * size, filename="big.bin")
        headers = {"Authorization": f"Bot {call.sandbox.token}"}
        async with call.session.post(url, data=form, headers=headers) as answer:
            assert answer.status == 413
            assert (await answer.json())["code"] == 40005


async def test_somebody_elses_message_cannot_be_edited(call: Caller) -> None:
    world = call.sandbox.world
    channel = world.channel("alhambra")
    message = call.sandbox.stage.say(world.user("Ana").id, channel.id, "mine")
    status, answer = await call(
        "PATCH", f"/channels/{channel.id}/messages/{message.id}", {"content": "yours"}
    )
    assert (status, answer["code"]) == (403, 50005)


async def test_bad_json_is_refused(call: Caller) -> None:
    url = f"{call.sandbox.url}/api/v10/users/@me/channels"
    headers = {"Authorization": f"Bot {call.sandbox.token}", "Content-Type": "application/json"}
    async with call.session.post(url, data=b"{", headers=headers) as answer:
        assert (await answer.json())["code"] == 50109
