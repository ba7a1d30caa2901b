"""Whatever Discord sends, the bot stays; and whatever somebody forges into a component is answered kindly."""

import json
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.commands.help_and_about import typed_in
from bot.delivery.interactions import NotOffered, chosen_in
from bot.tolerant_gateway import guard_parsers
from sandbox.people.people import Person
from sandbox.world.state import Interaction, InteractionKind
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_hostile import failures, mover, other, said_to
from tests.bot.game_session import GameSession, game_session
from tests.bot.players import newest_table

GUILD = {"id": "77", "name": "Strange", "member_count": 1, "roles": [], "emojis": [], "features": []}
BROKEN: list[tuple[str, Any]] = [
    ("INTERACTION_CREATE", {}),
    ("INTERACTION_CREATE", None),
    ("INTERACTION_CREATE", {"type": 3, "id": "x"}),
    ("INTERACTION_CREATE", {"type": 3, "id": "1", "token": "secret-token", "version": 1}),
    ("INTERACTION_CREATE", {"type": 99, "id": "2", "token": "secret-token", "version": 1}),
    ("GUILD_CREATE", {**GUILD, "channels": [{"id": "5"}], "threads": [{}]}),
    ("GUILD_CREATE", {"id": "secret-token"}),
    ("GUILD_DELETE", {}),
    ("CHANNEL_CREATE", {"type": 999, "id": "1"}),
    ("CHANNEL_UPDATE", []),
    ("CHANNEL_DELETE", {"id": []}),
    ("THREAD_CREATE", {"thread_metadata": 7}),
    ("THREAD_UPDATE", {"guild_id": "1", "id": None}),
    ("THREAD_LIST_SYNC", "nothing"),
    ("MESSAGE_CREATE", {"id": "1"}),
    ("USER_UPDATE", {}),
    ("AN_EVENT_FROM_THE_FUTURE", {"x": 1}),
]
JUNK: list[Any] = [
    None, 7, "text", {}, {"0": "x"}, [], [None], [7], [["day"]], [{"value": "day"}], ["a", "b"],
    ["day"] * 30, [True], [["=E"], "=E"], [1.5],
]  # fmt: skip


def send(session: GameSession, event: str, payload: Any) -> None:
    """Send an event over the gateway, in whatever shape."""
    for connected in session.sandbox.gateway.connected():
        connected.dispatch(event, payload)


async def test_events_that_cannot_be_read_are_left_out_and_the_bot_goes_on(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        for event, payload in BROKEN:
            send(session, event, payload)
            assert "Alhambra" in (await session.people[0].slash("/about")).text, event
        for event, payload in BROKEN[:3]:
            send(session, event, payload)
        await session.turn()
        session.check()
        assert session.sandbox.gateway.identifies == 1, "the connection was kept"
        told = [json.loads(line) for line in session.bot.log() if "cannot be read and is left out" in line]
        assert {one["event"] for one in told} >= {"INTERACTION_CREATE", "GUILD_CREATE", "CHANNEL_DELETE"}
        assert len({(one["event"], one["why"]) for one in told}) == len(told), "each is told once"
        assert not any("secret-token" in line for line in session.bot.log())


async def test_a_message_that_is_no_event_at_all_costs_only_the_connection(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1) as session:
        (connection,) = session.sandbox.gateway._connections
        await connection._socket.send_str("{")
        await until(lambda: session.sandbox.gateway.identifies == 2, session.patience)
        assert "Alhambra" in (await session.people[0].slash("/about")).text


async def test_a_command_whose_options_cannot_be_read_is_answered(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1) as session:
        ana = session.people[0]
        for options in ([{"type": 3}], [{"name": "topic", "type": 6, "value": "1"}], 7):
            data = {"id": "1", "name": "help", "type": 1, "options": options, "resolved": {"users": {"1": 7}}}
            used = ana.person_acts._begin(InteractionKind.COMMAND, ana.id, ana.channel, data, name="help")
            assert not (await ana.person_acts.outcome(used)).failed, options
        assert "Alhambra" in (await ana.slash("/about")).text


async def test_junk_in_a_menus_choice_is_answered_and_is_no_failure(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        before, number = len(session.events()), session.table().number
        areas = ("panel:1:1:take", f"panel:1:{number}:take", "options:1:pace", "rules:1", "help:topic")
        for values in JUNK:
            for at, area in enumerate(areas):
                person = (mover(session), other(session))[at % 2]
                data = {"custom_id": f"a1:{area}", "component_type": 3, "values": values}
                answer = await used(person, InteractionKind.COMPONENT, data)
                assert not answer.failed, (area, values)
                assert "older version" in said_to(session, answer), (area, values)
        assert len(session.events()) == before
        assert failures(session) == []


async def test_components_and_forms_without_their_fields_are_answered_and_are_no_failure(
    tmp_path: Path,
) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        before = len(session.events())
        ana = mover(session)
        carried: list[tuple[InteractionKind, Any]] = [
            (InteractionKind.COMPONENT, {"custom_id": "a1:help:topic"}),
            (InteractionKind.COMPONENT, {"custom_id": "a1:panel:1:1:take", "component_type": "many"}),
            (InteractionKind.COMPONENT, {"custom_id": ["a1:help:topic"], "component_type": 3}),
            (InteractionKind.COMPONENT, {"component_type": 3, "values": ["x"]}),
            (InteractionKind.COMPONENT, []),
            (InteractionKind.COMPONENT, None),
            (InteractionKind.MODAL, {"custom_id": "a1:report:send"}),
            (InteractionKind.MODAL, {"custom_id": "a1:report:send", "components": [7, {"component": {}}]}),
            (InteractionKind.MODAL, {"custom_id": "a1:report:send", "components": "text"}),
        ]
        for kind, data in carried:
            assert not (await used(ana, kind, data)).failed, data
        assert len(session.events()) == before
        assert session.bot.rows("SELECT count(*) FROM reports") == [(0,)]
        assert failures(session) == []


async def used(person: Person, kind: InteractionKind, data: Any) -> Interaction:
    """A component or form with whatever in it."""
    interaction = person.person_acts._begin(
        kind, person.id, person.channel, data, message_id=newest_table(person).id
    )
    return await person.person_acts.outcome(interaction)


@pytest.mark.parametrize("values", JUNK)
def test_only_one_text_is_a_choice(values: Any) -> None:
    with pytest.raises(NotOffered):
        chosen_in({"values": values})


def test_a_button_chooses_nothing_and_a_menu_what_was_chosen() -> None:
    assert chosen_in({"custom_id": "a1:help:topic"}) is None
    assert chosen_in({"values": ["day"]}) == "day"


def test_a_form_is_read_field_by_field() -> None:
    field = {"custom_id": "text", "value": "It broke"}
    for components in ([{"type": 18, "component": field}], [field], [7, {"x": 1}, {"component": field}]):
        assert typed_in(components) == {"text": "It broke"}
    unreadable: list[Any] = [None, 7, {}, [{"component": {"custom_id": "text", "value": {}}}]]
    for junk in unreadable:
        assert typed_in(junk) == {}


def test_without_the_guard_such_an_event_would_end_the_connection() -> None:
    client = discord.Client(intents=discord.Intents(guilds=True))
    with pytest.raises(KeyError):
        client._connection.parsers["GUILD_DELETE"]({})
    guard_parsers(client)
    client._connection.parsers["GUILD_DELETE"]({})
