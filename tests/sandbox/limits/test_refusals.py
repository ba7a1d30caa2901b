"""Requests Discord refuses, each with its code and the path of the field that is wrong."""

from __future__ import annotations

import io
import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from sandbox.rest.dispatcher import ENDPOINTS
from sandbox.server import Sandbox
from sandbox.world.messages import Draft, post
from tests.sandbox.conftest import OPENAPI
from tests.sandbox.limits.bad_commands import CALLBACKS, COMMANDS, SUGGESTIONS, command, form, label, option
from tests.sandbox.limits.bad_messages import MESSAGES, Bad, button, gallery, options, rows, text, v2
from tests.sandbox.testbot import png

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sandbox.acts.person_acts import PersonActs
    from sandbox.rest.endpoint import Endpoint


class Caller:
    """Bare requests with the bot's token."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session
        sandbox.rates.enforced = False

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: tuple[str, ...] = (),
        *,
        token: str | None = None,
    ) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {token or self.sandbox.token}"}
        given: dict[str, Any] = {"json": body}
        if files:
            sent = aiohttp.FormData()
            sent.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, name in enumerate(files):
                sent.add_field(f"files[{number}]", png(), filename=name, content_type="image/png")
            given = {"data": sent}
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
    if bad.code and call.sandbox.dispatcher.schema is None:
        assert bad.code in codes, bad.name


async def test_bad_messages_are_refused(call: Caller) -> None:
    channel = call.sandbox.world.channel("alhambra")
    for bad in MESSAGES:
        status, answer = await call("POST", f"/channels/{channel.id}/messages", bad.body, bad.files)
        check(call, bad, status, answer)
    assert call.sandbox.world.messages == {}


@pytest.mark.parametrize(
    "allowed",
    [
        {"parse": ["users"], "users": []},
        {"parse": ["everyone", "users"], "users": None, "roles": ["1"]},
        {"parse": [], "users": ["1"], "roles": ["2"]},
    ],
)
async def test_mentions_that_do_not_contradict_each_other_are_taken(
    call: Caller, allowed: dict[str, Any]
) -> None:
    channel = call.sandbox.world.channel("alhambra")
    body = {"content": "x", "allowed_mentions": allowed}
    assert (await call("POST", f"/channels/{channel.id}/messages", body))[0] == 200


def fishes(count: int) -> list[dict[str, Any]]:
    """Galleries with so many pictures, and beside a text one more."""
    fish = {"url": "https://example.org/fish.png"}
    galleries = [gallery(min(10, count - 1 - at)) for at in range(0, count - 1, 10)]
    beside = {"type": 9, "components": [text()], "accessory": {"type": 11, "media": fish}}
    return [*galleries, beside]


@pytest.mark.parametrize(
    ("enough", "too_much"),
    [
        (fishes(64), fishes(65)),
        ([text("王" * 3386)], [text("王" * 3386 + "x")]),
        ([text("王" * 1691)] * 2, [text("王" * 1691), text("王" * 1691 + "x")]),
    ],
    ids=["pictures", "bytes", "bytes of two texts"],
)
async def test_what_is_too_much_for_discord_breaks_it_without_a_word(
    call: Caller, enough: list[dict[str, Any]], too_much: list[dict[str, Any]]
) -> None:
    world = call.sandbox.world
    path = f"/channels/{world.channel('alhambra').id}/messages"
    status, message = await call("POST", path, v2(*enough))
    assert status == 200
    broken = (500, {"message": "500: Internal Server Error", "code": 0})
    assert await call("POST", path, v2(*too_much)) == broken
    assert await call("PATCH", f"{path}/{message['id']}", v2(*too_much)) == broken
    assert len(world.messages) == 1


async def test_an_answer_may_be_private_and_stay_so_when_it_is_edited(call: Caller) -> None:
    world = call.sandbox.world
    world.commands[None] = [{**command(), "id": "1", "type": 1}]
    asked = call.sandbox.person_acts.slash(world.user("Ana").id, world.channel("alhambra").id, "/take", {})
    answer = {"type": 4, "data": {"content": "x", "flags": 64}}
    assert (await call("POST", f"/interactions/{asked.id}/{asked.token}/callback", answer))[0] == 204
    webhook = f"/webhooks/{world.application_id}/{asked.token}"
    status, told = await call("PATCH", f"{webhook}/messages/@original", {"content": "y", "flags": 64})
    assert (status, told["flags"]) == (200, 64)
    status, told = await call("POST", webhook, {"content": "z", "flags": 64})
    assert (status, told["flags"]) == (200, 64)


async def test_a_deferral_settles_who_sees_what_follows(call: Caller) -> None:
    world = call.sandbox.world
    world.commands[None] = [{**command(), "id": "1", "type": 1}]
    asked = call.sandbox.person_acts.slash(world.user("Ana").id, world.channel("alhambra").id, "/take", {})
    assert (await call("POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 5}))[0] == 204
    webhook = f"/webhooks/{world.application_id}/{asked.token}"
    status, told = await call("POST", webhook, {"content": "z", "flags": 64})
    assert (status, told["flags"]) == (200, 0)


async def test_a_button_with_an_emoji_needs_no_words(call: Caller) -> None:
    channel = call.sandbox.world.channel("alhambra")
    body = rows(button(label=" ", emoji={"name": "🏰"}))
    assert (await call("POST", f"/channels/{channel.id}/messages", body))[0] == 200


async def test_signs_without_width_are_words_to_discord(call: Caller) -> None:
    channel = call.sandbox.world.channel("alhambra")
    assert (await call("POST", f"/channels/{channel.id}/messages", v2(text("\u200b"))))[0] == 200


async def test_a_message_may_be_quiet(call: Caller) -> None:
    channel = call.sandbox.world.channel("alhambra")
    body = {"content": "x", "flags": 4 | 4096}
    status, told = await call("POST", f"/channels/{channel.id}/messages", body)
    assert (status, told["flags"]) == (200, 4 | 4096)


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


@pytest.mark.parametrize("name", ["café", "stół", "नियम", "ที่นั่ง", "建てる", "take-2_x"])
async def test_names_in_all_scripts_are_taken(call: Caller, name: str) -> None:
    path = f"/applications/{call.sandbox.world.application_id}/commands"
    assert (await call("PUT", path, [command(name=name)]))[0] == 200


async def test_bad_answers_are_refused_and_may_be_mended(call: Caller) -> None:
    world, person_acts = call.sandbox.world, call.sandbox.person_acts
    world.commands[None] = [{**command(), "id": "1", "type": 1}]
    interaction = person_acts.slash(world.user("Ana").id, world.channel("alhambra").id, "/take", {})
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    for bad in CALLBACKS:
        status, answer = await call("POST", path, bad.body)
        check(call, bad, status, answer)
    assert (await call("POST", path, form(label())))[0] == 204


async def test_bad_suggestions_are_refused(call: Caller) -> None:
    world, person_acts = call.sandbox.world, call.sandbox.person_acts
    world.commands[None] = [{**command(options=[option(autocomplete=True)]), "id": "1", "type": 1}]
    user, channel = world.user("Ana").id, world.channel("alhambra").id
    interaction = person_acts.autocomplete(user, channel, "/take", {"cards": ""}, "cards")
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    for bad in SUGGESTIONS:
        status, answer = await call("POST", path, bad.body)
        check(call, bad, status, answer)


async def test_a_minimum_may_be_its_maximum(call: Caller) -> None:
    world = call.sandbox.world
    counted = {"min_value": 2, "max_value": 2, "required": True}
    given = [option(type=4, **counted), option(name="b", min_length=3, max_length=3)]
    path = f"/applications/{world.application_id}/commands"
    assert (await call("PUT", path, [command(options=given)]))[0] == 200
    opened = call.sandbox.person_acts.slash(
        world.user("Ana").id, world.channel("alhambra").id, "/take", {"cards": 2}
    )
    checks = {"type": 22, "custom_id": "c", "options": options(3), "min_values": 3}
    words = {"type": 4, "custom_id": "w", "style": 1, "min_length": 3, "max_length": 3}
    sent = form(label("A", component=checks), label("B", component=words))
    assert (await call("POST", f"/interactions/{opened.id}/{opened.token}/callback", sent))[0] == 204


async def test_a_form_may_not_answer_a_form(call: Caller) -> None:
    world, person_acts = call.sandbox.world, call.sandbox.person_acts
    opened = await opened_form(call, person_acts)
    submitted = person_acts.submit(world.user("Ana").id, opened, {"Name": "Court"})
    path = f"/interactions/{submitted.id}/{submitted.token}/callback"
    status, answer = await call("POST", path, form(label()))
    check(call, Bad("form after form", {}, "type"), status, answer)
    status, answer = await call("POST", path, {"type": 7, "data": {"content": "x"}})
    check(call, Bad("update without a message", {}, "type"), status, answer)


async def opened_form(call: Caller, person_acts: PersonActs) -> Any:
    """A form opened by a command."""
    world = call.sandbox.world
    world.commands[None] = [{**command(), "id": "1", "type": 1}]
    opened = person_acts.slash(world.user("Ana").id, world.channel("alhambra").id, "/take", {})
    assert (await call("POST", f"/interactions/{opened.id}/{opened.token}/callback", form(label())))[0] == 204
    return opened


@pytest.mark.parametrize(
    ("method", "path", "body", "refused"),
    [
        ("GET", "/channels/1", None, (404, 10003)),
        ("POST", "/channels/1/messages", {"content": "x"}, (404, 10003)),
        ("GET", "/channels/{channel}/messages/1", None, (404, 10008)),
        ("PATCH", "/channels/{channel}/messages/1", {"content": "x"}, (404, 10008)),
        ("DELETE", "/channels/{channel}/messages/1", None, (404, 10008)),
        ("POST", "/channels/{channel}/messages", {}, (400, 50006)),
        ("POST", "/channels/{channel}/messages", {"content": "  "}, (400, 50006)),
        ("POST", "/channels/{channel}/messages", {"content": "\u2003\n\u00a0"}, (400, 50006)),
        ("POST", "/channels/{channel}/threads", {"name": " ", "type": 11}, (400, 50035)),
        ("GET", "/channels/word", None, (400, 50035)),
        ("GET", "/guilds/1", None, (404, 10004)),
        ("GET", "/users/1", None, (404, 10013)),
        ("POST", "/users/@me/channels", {}, (400, 50035)),
        ("POST", "/interactions/1/none/callback", {"type": 4, "data": {"content": "x"}}, (404, 10062)),
        ("POST", "/webhooks/{application}/none", {"content": "x"}, (404, 10015)),
        ("GET", "/applications/1/commands", None, (403, 50001)),
        ("DELETE", "/applications/{application}/commands/1", None, (404, 10063)),
        ("GET", "/applications/{application}/emojis/1", None, (404, 10014)),
        ("POST", "/applications/{application}/emojis", {"name": "x", "image": "?"}, (400, 50035)),
        ("POST", "/applications/{application}/emojis", {"name": "good", "image": "?"}, (400, 50035)),
        ("POST", "/channels/{channel}/threads", {"name": "x" * 101, "type": 11}, (400, 50035)),
        (
            "POST",
            "/channels/{channel}/threads",
            {"name": "x", "type": 11, "auto_archive_duration": 5},
            (400, 50035),
        ),
        ("GET", "/nowhere", None, (404, 0)),
    ],
)
async def test_other_refusals_carry_discords_codes(
    call: Caller, method: str, path: str, body: Any, refused: tuple[int, int]
) -> None:
    world = call.sandbox.world
    place = path.format(channel=world.channel("alhambra").id, application=world.application_id)
    status, answer = await call(method, place, body)
    assert (status, answer["code"]) == refused


async def test_a_wrong_token_is_401(call: Caller) -> None:
    assert await call("GET", "/users/@me", token="wrong") == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )


async def test_too_many_bytes_are_413(call: Caller) -> None:
    channel = call.sandbox.world.channel("alhambra")
    url = f"{call.sandbox.url}/api/v10/channels/{channel.id}/messages"
    for size in (10 * 1024 * 1024 + 1, 26 * 1024 * 1024):
        upload = aiohttp.FormData({"payload_json": "{}"})
        upload.add_field("files[0]", io.BytesIO(b"x" * size), filename="big.bin")
        headers = {"Authorization": f"Bot {call.sandbox.token}"}
        async with call.session.post(url, data=upload, headers=headers) as answer:
            assert answer.status == 413
            assert (await answer.json())["code"] == 40005


@pytest.mark.parametrize(
    "form",
    [
        b"",
        b"no form at all",
        b"--B\r\n\r\nnothing ends it",
        b"--B\r\nno headers\r\n--B--\r\n",
        b'--B\r\nContent-Disposition: form-data; name="\xff"\r\n\r\n{}\r\n--B--\r\n',
        b'--B\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--B--\r\n',
    ],
)
async def test_a_form_that_is_none_is_refused(call: Caller, form: bytes) -> None:
    channel = call.sandbox.world.channel("alhambra")
    url = f"{call.sandbox.url}/api/v10/channels/{channel.id}/messages"
    headers = {
        "Authorization": f"Bot {call.sandbox.token}",
        "Content-Type": "multipart/form-data; boundary=B",
    }
    async with call.session.post(url, data=form, headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_files_keep_every_byte_and_of_their_names_what_discord_leaves(call: Caller) -> None:
    channel = call.sandbox.world.channel("alhambra")
    url = f"{call.sandbox.url}/api/v10/channels/{channel.id}/messages"
    names = {
        "palace.png": "palace.png",
        'a "quoted" name.png': "a_quoted_name.png",
        "łuk; a=b.png": "uk_ab.png",
    }
    content = bytes(range(256)) + b"\r\n--\r\n\r\n"
    upload = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
    for number, name in enumerate(names):
        upload.add_field(f"files[{number}]", content, filename=name)
    headers = {"Authorization": f"Bot {call.sandbox.token}"}
    async with call.session.post(url, data=upload, headers=headers) as answer:
        assert answer.status == 200, await answer.text()
    (message,) = call.sandbox.world.messages.values()
    assert [one.filename for one in message.attachments] == list(names.values())
    assert {call.sandbox.world.files[one.id] for one in message.attachments} == {content}


async def test_somebody_elses_message_cannot_be_edited(call: Caller) -> None:
    world = call.sandbox.world
    channel = world.channel("alhambra")
    message = call.sandbox.person_acts.say(world.user("Ana").id, channel.id, "mine")
    status, answer = await call(
        "PATCH", f"/channels/{channel.id}/messages/{message.id}", {"content": "yours"}
    )
    assert (status, answer["code"]) == (403, 50005)


async def test_bad_json_is_refused(call: Caller) -> None:
    url = f"{call.sandbox.url}/api/v10/users/@me/channels"
    headers = {"Authorization": f"Bot {call.sandbox.token}", "Content-Type": "application/json"}
    async with call.session.post(url, data=b"{", headers=headers) as answer:
        assert (await answer.json())["code"] == 50109


WEIRD: tuple[Any, ...] = (
    [],
    7,
    "x",
    [[]],
    {"content": {}},
    {"flags": "x", "components": 3},
    {"components": [[]], "embeds": [7], "attachments": [{"id": "x"}]},
    {"type": 5, "data": {"flags": "x"}},
    {"type": 4, "data": []},
    {"type": 9, "data": {"components": [{"type": {}}]}},
    {"type": [4]},
    {"name": [], "image": 7, "recipient_id": {}},
    {"content": "x", "message_reference": {"message_id": "1"}},
    [
        {
            "name": "a",
            "description": "b",
            "options": [{"type": 1, "name": "c", "description": "d", "options": 7}],
        }
    ],
    [{"name": 7}],
    [7],
)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.template}")
async def test_whatever_is_sent_is_answered_and_never_breaks_the_sandbox(
    sandbox: Sandbox, endpoint: Endpoint
) -> None:
    world = sandbox.world
    channel, ana = world.channel("alhambra"), world.user("Ana")
    message = post(world, channel, world.bot_id, Draft({"content": "x"}, {}))
    async with aiohttp.ClientSession() as session:
        caller = Caller(sandbox, session)
        for body in WEIRD:
            world.commands[None] = [{**command(), "id": "1", "type": 1}]
            interaction = sandbox.person_acts.slash(ana.id, channel.id, "/take", {})
            known = {
                "channel_id": channel.id,
                "message_id": message.id,
                "interaction_id": interaction.id,
                "interaction_token": interaction.token,
                "webhook_id": world.application_id,
                "webhook_token": interaction.token,
                "application_id": world.application_id,
                "guild_id": channel.guild_id,
            }
            path = endpoint.template.format_map(defaultdict(lambda: 1, known))
            status, answer = await caller(endpoint.method, path, body)
            assert status < 500, (body, answer)
