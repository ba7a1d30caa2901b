"""The world itself: who sees what, what is kept, and what stays on this machine."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sandbox as package
from sandbox.acts.forms import form_values
from sandbox.acts.interaction_payload import interaction_payload
from sandbox.acts.person_acts import PersonActs
from sandbox.acts.registered_commands import CannotAct, commands_for
from sandbox.connect import NotLoopback, point_discord_py_at
from sandbox.server import Sandbox
from sandbox.world.clock import Clock
from sandbox.world.default_world import everyday_world
from sandbox.world.feed import (
    Change,
    ChannelGone,
    InteractionFailed,
    InteractionPending,
    MessageCreated,
    MessageDeleted,
)
from sandbox.world.messages import Draft, Upload, delete, post
from sandbox.world.permissions import Permission
from sandbox.world.snowflake import Snowflakes, made_at
from sandbox.world.state import Channel, ChannelKind, Emoji
from sandbox.world.world import World
from tests.sandbox.testbot import png


def test_the_everyday_world_has_its_people_and_places() -> None:
    world = everyday_world()
    names = {user.display for user in world.users.values()}
    assert names >= {"Ana", "Ben", "Chloé", "Dmitri", "Eva", "Farid", "Gus"}
    ana = world.user("Ana")
    assert [one.name for one in world.visible_channels(ana.id)] == ["general", "alhambra", "lounge"]


def test_what_else_lies_beside_a_saved_world_does_no_harm(tmp_path: Path) -> None:
    world = everyday_world()
    file = tmp_path / "world.json"
    world.save(file)
    stray = tmp_path / "world.files" / ".DS_Store"
    stray.write_bytes(b"not ours")
    assert World.load(file).users == world.users
    world.save(file)
    assert stray.exists()


def test_a_saved_world_comes_back_without_what_was_ephemeral(tmp_path: Path) -> None:
    world = everyday_world()
    channel = world.channel("alhambra")
    upload = Upload("a.png", png())
    kept = post(world, channel, world.bot_id, Draft({"content": "kept"}, {0: upload}))
    post(world, channel, world.bot_id, Draft({"content": "fleeting"}, {}), reader=world.user("Ana").id)
    world.overwrite(channel, world.bot_id, deny=Permission.SEND_MESSAGES)
    world.emojis[7] = Emoji(7, "garden")
    world.files[7] = png("green")
    world.open_dm(world.user("Ben").id)
    file = tmp_path / "world.json"
    world.save(file)
    again = World.load(file)
    assert again.messages == {kept.id: kept}
    assert again.files[kept.attachments[0].id] == png()
    assert again.files[7] == png("green")
    assert (again.users, again.guilds, again.channels) == (world.users, world.guilds, world.channels)
    assert again.snowflakes.next() > kept.id
    delete(again, again.messages[kept.id])
    again.save(file)
    assert World.load(file).messages == {}


def test_a_feed_tells_each_person_only_what_they_may_see() -> None:
    world = everyday_world()
    ana, ben = world.user("Ana"), world.user("Ben")
    told: dict[int, list[Change]] = {ana.id: [], ben.id: []}
    stops = [world.feed.subscribe(one, told[one].append) for one in told]
    channel = world.channel("lounge")
    secret = post(world, channel, world.bot_id, Draft({"content": "secret"}, {}), reader=ana.id)
    open_ = post(world, channel, world.bot_id, Draft({"content": "open"}, {}))
    world.overwrite(channel, ben.id, deny=Permission.VIEW_CHANNEL)
    delete(world, open_)
    world.reload(ana.id)
    assert MessageCreated(secret) in told[ana.id]
    assert MessageDeleted(channel.id, secret.id) in told[ana.id]
    assert told[ben.id] == [MessageCreated(open_), ChannelGone(channel.id)]
    for stop in stops:
        stop()
    post(world, channel, world.bot_id, Draft({"content": "later"}, {}))
    assert told[ben.id][-1] == ChannelGone(channel.id)


def test_dms_are_between_two() -> None:
    world = everyday_world()
    ana, ben = world.user("Ana"), world.user("Ben")
    channel = world.open_dm(ana.id)
    message = post(world, channel, world.bot_id, Draft({"content": "yours"}, {}))
    assert world.audience(channel) == {ana.id, world.bot_id}
    assert not world.may_see(message, ben.id)
    assert world.open_dm(ana.id) is channel


def test_a_thread_of_the_same_two_is_not_their_conversation() -> None:
    world = everyday_world()
    ana, both = world.user("Ana"), [world.bot_id, world.user("Ana").id]
    parent = world.channel("general")
    for number, kind in enumerate((ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD), 1):
        thread = Channel(number, kind, "t", parent.guild_id, parent.id, recipients=list(both))
        world.channels[number] = thread
    assert world.dm(ana.id) is None
    assert world.open_dm(ana.id).kind is ChannelKind.DM


async def test_an_interaction_in_a_dm_names_a_person_and_few_rights() -> None:
    world = everyday_world()
    world.commands[None] = [{"id": "1", "type": 1, "name": "ping", "description": "-"}]
    person_acts, ana = PersonActs(world), world.user("Ana")
    interaction = person_acts.slash(ana.id, world.open_dm(ana.id).id, "/ping", {})
    payload = interaction_payload(world, interaction)
    person_acts.stop()
    assert payload["user"]["id"] == str(ana.id)
    assert {"member", "guild_id", "guild"}.isdisjoint(payload)
    assert (payload["context"], payload["channel"]["type"]) == (1, ChannelKind.DM)
    assert payload["app_permissions"] == "442368"  # as Discord's documentation lists them


def test_commands_are_offered_only_where_their_contexts_say() -> None:
    world = everyday_world()
    here = {"type": 1, "description": "-"}
    contexts = {"server": [0], "dm": [1], "both": [0, 1], "anywhere": None}
    world.commands[None] = [{**here, "name": name, "contexts": where} for name, where in contexts.items()]
    ana = world.user("Ana")

    def offered(channel: Channel) -> list[str]:
        return [command["name"] for command in commands_for(world, ana.id, channel)]

    assert offered(world.channel("general")) == ["server", "both", "anywhere"]
    assert offered(world.open_dm(ana.id)) == ["dm", "both", "anywhere"]


async def test_an_unanswered_interaction_fails_on_the_feed() -> None:
    world = everyday_world()
    world.commands[None] = [{"id": "1", "type": 1, "name": "ping", "description": "-"}]
    person_acts = PersonActs(world)
    ana = world.user("Ana")
    told: list[Change] = []
    world.feed.subscribe(ana.id, told.append)
    interaction = person_acts.slash(ana.id, world.channel("general").id, "/ping", {})
    world.clock.move(3.01)
    await person_acts.outcome(interaction)
    assert interaction.failed
    assert told == [
        InteractionPending(interaction),
        InteractionFailed(interaction, "The application did not respond"),
    ]


def test_ids_grow_and_tell_their_time() -> None:
    clock = Clock()
    snowflakes = Snowflakes(clock)
    ids = [snowflakes.next() for _ in range(1000)]
    assert ids == sorted(set(ids))
    clock.move(3600)
    assert made_at(snowflakes.next()) == pytest.approx(clock.now(), abs=0.1)


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.4", "discord.com", "::", ""])
def test_nothing_but_this_machine_is_listened_to_or_spoken_to(host: str) -> None:
    with pytest.raises(NotLoopback):
        Sandbox(host=host)
    shown = f"[{host}]" if ":" in host else host
    with pytest.raises(ValueError, match=r"loopback|URL"):
        point_discord_py_at(f"http://{shown}:8420" if host else "http:///api")


def test_the_sandbox_knows_nothing_of_the_game() -> None:
    folder = Path(package.__file__).parent
    for file in folder.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            rooms = {name.partition(".")[0] for name in names}
            assert not rooms & {"engine", "bot", "render", "ai"}, file.name


@pytest.mark.parametrize("value", [{"a": 1}, ["text"], 7, None])
def test_a_text_field_takes_text_only(value: object) -> None:
    field = {"type": 4, "custom_id": "text", "style": 1}
    with pytest.raises(CannotAct):
        form_values([{"type": 18, "label": "Text", "component": field}], {"text": value})
