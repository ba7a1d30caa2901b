"""The bot's registered commands, as a person finds and fills them in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from sandbox.world.payloads import channel_payload, member_payload, role_payload, user_payload
from sandbox.world.state import Channel, ChannelKind, Json

if TYPE_CHECKING:
    from sandbox.world.world import World

SLASH = 1


class Option(IntEnum):
    """What an option of a command takes."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class CannotAct(ValueError):
    """An act that a client would not allow."""


@dataclass(frozen=True)
class Picked:
    """A command, and the path to its subcommand."""

    command: Json
    steps: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        """The options to fill in."""
        last = self.steps[-1] if self.steps else self.command
        return list(last.get("options") or [])

    @property
    def name(self) -> str:
        """The full name, without the slash."""
        return " ".join([self.command["name"], *(step["name"] for step in self.steps)])


def commands_for(world: World, user_id: int, channel: Channel) -> list[Json]:
    """The slash commands a person is offered in a channel."""
    local = world.commands.get(channel.guild_id, []) if channel.guild_id is not None else []
    found = [*local, *world.commands[None]]
    return [
        one for one in found if one.get("type", SLASH) == SLASH and _offered(world, user_id, channel, one)
    ]


def pick(world: World, user_id: int, channel: Channel, text: str) -> Picked:
    """The command a person types, such as '/alhambra new'."""
    words = text.removeprefix("/").split()
    for command in commands_for(world, user_id, channel):
        if words and command["name"] == words[0]:
            return Picked(command, _steps(command, words[1:], text))
    raise CannotAct(f"{text}: no such command here")


def filled_in(world: World, picked: Picked, given: dict[str, Any], focused: str | None = None) -> list[Json]:
    """The option values of an interaction, nested under the subcommand."""
    known = {option["name"]: option for option in picked.options}
    unknown = sorted(given.keys() - known.keys())
    if unknown:
        raise CannotAct(f"/{picked.name} has no option {', '.join(unknown)}")
    if focused is None:
        missing = [name for name, one in known.items() if one.get("required") and name not in given]
        if missing:
            raise CannotAct(f"/{picked.name} needs {', '.join(missing)}")
    values = [_value(world, known[name], value, name == focused) for name, value in given.items()]
    for step in reversed(picked.steps):
        values = [{"type": step["type"], "name": step["name"], "options": values}]
    return values


def resolved(world: World, picked: Picked, given: dict[str, Any], guild_id: int | None) -> Json:
    """The people, channels and roles that option values name."""
    found: Json = {}
    known = {option["name"]: option for option in picked.options}
    for name, value in given.items():
        resolve(world, found, known[name]["type"], value, guild_id)
    return found


def resolve(world: World, found: Json, kind: int, value: Any, guild_id: int | None) -> None:
    """Add what one value names to `found`."""
    guild = world.guilds.get(guild_id or 0)
    if kind in (Option.USER, Option.MENTIONABLE) and (user_id := _user_id(world, value)) is not None:
        found.setdefault("users", {})[str(user_id)] = user_payload(world.users[user_id])
        if guild is not None and user_id in guild.members:
            member = member_payload(world, guild.members[user_id])
            rights = str(guild.roles[guild.id].permissions)
            bare = {key: one for key, one in member.items() if key not in ("user", "deaf", "mute")}
            found.setdefault("members", {})[str(user_id)] = {**bare, "permissions": rights}
    elif kind == Option.CHANNEL:
        channel = world.channels[_channel_id(world, value)]
        payload = {**channel_payload(world, channel), "permissions": "0"}
        found.setdefault("channels", {})[str(channel.id)] = payload
    elif kind in (Option.ROLE, Option.MENTIONABLE) and guild is not None:
        role = guild.roles[int(value)]
        found.setdefault("roles", {})[str(role.id)] = role_payload(role, 0)


def _offered(world: World, user_id: int, channel: Channel, command: Json) -> bool:
    contexts = command.get("contexts")
    in_dm = channel.kind is ChannelKind.DM
    if contexts is not None and (1 if in_dm else 0) not in contexts:
        return False
    needed = command.get("default_member_permissions")
    if needed is None or in_dm:
        return True
    rights = world.rights(channel, user_id)
    wanted = int(needed) or 1 << 3
    return rights & wanted == wanted


def _steps(command: Json, words: list[str], text: str) -> tuple[Json, ...]:
    steps: list[Json] = []
    node = command
    for word in words:
        nested = [
            one for one in node.get("options") or [] if one["type"] in (Option.SUBCOMMAND, Option.GROUP)
        ]
        node = next((one for one in nested if one["name"] == word), {})
        if not node:
            raise CannotAct(f"{text}: no such subcommand")
        steps.append(node)
    if any(one["type"] in (Option.SUBCOMMAND, Option.GROUP) for one in node.get("options") or []):
        raise CannotAct(f"{text} needs a subcommand")
    return tuple(steps)


def _value(world: World, option: Json, value: Any, focused: bool) -> Json:
    filled: Json = {"type": option["type"], "name": option["name"]}
    if focused:
        return {**filled, "value": str(value), "focused": True}
    filled["value"] = _converted(world, option, value)
    choices = option.get("choices")
    if choices and filled["value"] not in [one["value"] for one in choices]:
        named = [one["value"] for one in choices if one["name"] == value]
        if not named:
            raise CannotAct(f"{option['name']}: {value} is not offered")
        filled["value"] = named[0]
    _check_bounds(option, filled["value"])
    return filled


def _converted(world: World, option: Json, value: Any) -> Any:
    match option["type"]:
        case Option.STRING:
            return str(value)
        case Option.INTEGER:
            return value if option.get("choices") and not str(value).lstrip("-").isdecimal() else int(value)
        case Option.NUMBER:
            return float(value)
        case Option.BOOLEAN:
            return value if isinstance(value, bool) else str(value).lower() == "true"
        case Option.USER | Option.MENTIONABLE:
            user_id = _user_id(world, value)
            if user_id is None:
                raise CannotAct(f"{option['name']}: nobody is called {value}")
            return str(user_id)
        case Option.CHANNEL:
            return str(_channel_id(world, value))
        case _:
            return str(value)


def _check_bounds(option: Json, value: Any) -> None:
    size = len(value) if isinstance(value, str) else value
    low = option.get("min_length", option.get("min_value"))
    high = option.get("max_length", option.get("max_value"))
    if (low is not None and size < low) or (high is not None and size > high):
        raise CannotAct(f"{option['name']}: {value} is out of bounds")


def _user_id(world: World, value: Any) -> int | None:
    if str(value).isdecimal():
        return int(value) if int(value) in world.users else None
    found = [one.id for one in world.users.values() if value in (one.display, one.name)]
    return found[0] if found else None


def _channel_id(world: World, value: Any) -> int:
    return int(value) if str(value).isdecimal() else world.channel(str(value)).id
