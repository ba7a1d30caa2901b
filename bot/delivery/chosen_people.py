"""The people chosen in Discord's menu of people."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.delivery.interactions import NotOffered
from bot.message.custom_id import is_id
from bot.table.lobby_events import Person


def chosen_people(data: Mapping[str, Any]) -> list[Person]:
    """The people of this server that were chosen, in order, without bots."""
    match data:
        case {"values": [*values], "resolved": {"users": {**users}, "members": {**members}}}:
            return [person for value in values for person in _person(value, users, members)]
        case {"values": [*_]}:
            return []  # nobody of this server
        case _:
            raise NotOffered


def _person(value: object, users: Mapping[Any, Any], members: Mapping[Any, Any]) -> Iterator[Person]:
    match users.get(str(value)), members.get(str(value)):
        case {"username": str(called), **user}, {**member} if is_id(str(value)) and not user.get("bot"):
            yield Person(int(str(value)), str(member.get("nick") or user.get("global_name") or called))
