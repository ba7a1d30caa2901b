"""REST: the bot's application commands, for everywhere and for one server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.command_lint import check_commands
from sandbox.limits.error_codes import missing_access, unknown_command
from sandbox.rest.endpoint import ActionOption, Endpoint, Reply

if TYPE_CHECKING:
    from sandbox.world.state import Json
    from sandbox.world.world import World

GLOBAL = "/applications/{application_id}/commands"
LOCAL = "/applications/{application_id}/guilds/{guild_id}/commands"


def listed(world: World, ask: ActionOption) -> Reply:
    """All commands of a scope."""
    return Reply(list(world.commands.get(_scope(world, ask), [])))


def overwrite(world: World, ask: ActionOption) -> Reply:
    """Replace all commands of a scope; a command that keeps its name and type keeps its id."""
    scope = _scope(world, ask)
    check_commands(ask.body)
    before = {_key(command): command for command in world.commands.get(scope, [])}
    world.commands[scope] = [_registered(world, scope, one, before) for one in ask.body]
    return Reply(list(world.commands[scope]))


def create(world: World, ask: ActionOption) -> Reply:
    """Add a command, or replace the one of its name."""
    scope = _scope(world, ask)
    check_commands([ask.body], several=False)
    old = world.commands.get(scope, [])
    before = {_key(command): command for command in old}
    new = _registered(world, scope, ask.body, before)
    world.commands[scope] = [one for one in old if _key(one) != _key(new)] + [new]
    return Reply(new, 200 if _key(new) in before else 201)


def one(world: World, ask: ActionOption) -> Reply:
    """A command by id."""
    return Reply(_found(world, ask))


def delete(world: World, ask: ActionOption) -> Reply:
    """Remove a command."""
    gone = _found(world, ask)
    scope = _scope(world, ask)
    world.commands[scope] = [command for command in world.commands[scope] if command is not gone]
    return Reply()


def _scope(world: World, ask: ActionOption) -> int | None:
    if ask.id("application_id") != world.application_id:
        raise missing_access()
    guild_id = ask.id("guild_id") if "guild_id" in ask.params else None
    if guild_id is not None and guild_id not in world.guilds:
        raise missing_access()
    return guild_id


def _found(world: World, ask: ActionOption) -> Json:
    for command in world.commands.get(_scope(world, ask), []):
        if command["id"] == ask.params["command_id"]:
            return command
    raise unknown_command()


def _key(command: Json) -> tuple[str, int]:
    return command["name"], command.get("type") or 1


def _registered(world: World, scope: int | None, command: Json, before: dict[tuple[str, int], Json]) -> Json:
    old = before.get(_key(command))
    given = {key: value for key, value in command.items() if value is not None}
    permissions = command.get("default_member_permissions")
    registered: Json = {
        "type": 1,
        "description": "",
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        **given,
        "id": old["id"] if old else str(world.snowflakes.next()),
        "application_id": str(world.application_id),
        "version": str(world.snowflakes.next()),
        "default_member_permissions": None if permissions is None else str(permissions),
    }
    if scope is not None:
        registered["guild_id"] = str(scope)
    return registered


ENDPOINTS = tuple(
    Endpoint(method, base + rest, handler)
    for base in (GLOBAL, LOCAL)
    for method, rest, handler in (
        ("GET", "", listed),
        ("PUT", "", overwrite),
        ("POST", "", create),
        ("GET", "/{command_id}", one),
        ("DELETE", "/{command_id}", delete),
    )
)
