"""What a REST endpoint is: a method, a path, and a function from the world and a request to a reply."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox.limits.error_codes import invalid
from sandbox.world.messages import Draft, Upload

if TYPE_CHECKING:
    from sandbox.world.world import World


@dataclass(frozen=True)
class ActionOption:
    """One request, as endpoints read it."""

    params: dict[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: dict[int, Upload]

    def id(self, name: str) -> int:
        """A snowflake from the path."""
        text = self.params[name]
        if not text.isdecimal():
            raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def number(self, name: str, default: int) -> int:
        """A number from the query."""
        text = self.query.get(name, str(default))
        if not text.isdecimal():
            raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')
        return int(text)

    @property
    def draft(self) -> Draft:
        """The request as a message to be."""
        return Draft(self.body, self.uploads)


@dataclass(frozen=True)
class Reply:
    """What goes back; no body means 204."""

    body: Any = None
    status: int = 200


Handler = Callable[["World", ActionOption], Reply]


@dataclass(frozen=True)
class Endpoint:
    """One route; its path is written as in Discord's API description."""

    method: str
    template: str
    handler: Handler
    needs_token: bool = True
    counts_globally: bool = True
