"""Refusals in Discord's words.

ApiError           anything the API refuses: HTTP status, Discord's code, message
└── InvalidForm    50035: says which fields are wrong, and how
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Path = tuple[str | int, ...]
Json = dict[str, Any]


class ApiError(Exception):
    """A request Discord refuses."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message

    def body(self) -> Json:
        """What is sent back."""
        return {"message": self.message, "code": self.code}


@dataclass(frozen=True)
class FieldError:
    """One wrong field: where, Discord's short code, a sentence."""

    path: Path
    code: str
    message: str


class InvalidForm(ApiError):
    """Some fields of a request break a rule."""

    def __init__(self, errors: list[FieldError]) -> None:
        super().__init__(400, 50035, "Invalid Form Body")
        self.errors = errors

    def body(self) -> Json:
        """The errors as a tree of field names with `_errors` at its leaves."""
        tree: Json = {}
        for error in self.errors:
            node = tree
            for step in error.path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": error.code, "message": error.message})
        return {**super().body(), "errors": tree}


@dataclass
class FieldErrors:
    """Collects errors while a request is read."""

    errors: list[FieldError] = field(default_factory=list)

    def add(self, path: Path, code: str, message: str) -> None:
        """Add one wrong field."""
        self.errors.append(FieldError(path, code, message))

    def add_if_reversed(self, given: Json, least: str, most: str, path: Path) -> None:
        """Add a minimum above its maximum: impossible to satisfy, though Discord lets some pass."""
        low, high = given.get(least), given.get(most)
        if low is not None and high is not None and low > high:
            self.add((*path, least), "SANDBOX_MIN_ABOVE_MAX", f"Must be at most {most} ({high}).")

    def raise_if_any(self) -> None:
        """Refuse the request if anything was found."""
        if self.errors:
            raise InvalidForm(self.errors)


def invalid(path: Path, code: str, message: str) -> InvalidForm:
    """A refusal for one field."""
    return InvalidForm([FieldError(path, code, message)])


def broken_server() -> ApiError:
    """A request that Discord accepts at first, and then fails to do."""
    return ApiError(500, 0, "500: Internal Server Error")


def unauthorized() -> ApiError:
    """No token, or not the bot's."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """No such route."""
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    """No such channel."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """No such server."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_message() -> ApiError:
    """No such message, or one the bot cannot name by id (ephemeral)."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_member() -> ApiError:
    """Nobody who is in that server, or in that thread."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_user() -> ApiError:
    """No such person."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """No such emoji."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    """The interaction was not answered yet, or the token was never given out."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """Too late, or never sent."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """No such application command."""
    return ApiError(404, 10063, "Unknown application command")


def already_answered() -> ApiError:
    """A second first answer."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def token_expired() -> ApiError:
    """More than fifteen minutes have passed."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def missing_access() -> ApiError:
    """The bot cannot see this."""
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    """Another author's message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """Nothing to show."""
    return ApiError(400, 50006, "Cannot send an empty message")


def dms_closed() -> ApiError:
    """The person takes no direct messages."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    """The bot may see this, but not do that."""
    return ApiError(403, 50013, "Missing Permissions")


def system_message() -> ApiError:
    """System messages cannot be changed."""
    return ApiError(403, 50021, "Cannot execute action on a system message")


def thread_archived() -> ApiError:
    """The thread is archived."""
    return ApiError(400, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    """The thread is locked; Discord uses the words for archived ones."""
    return ApiError(403, 50083, "Thread is archived")


def no_mutual_guild() -> ApiError:
    """The bot shares no server with the person."""
    return ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def too_large() -> ApiError:
    """More bytes than Discord takes."""
    return ApiError(413, 40005, "Request entity too large")


def thread_exists() -> ApiError:
    """A message starts one thread at most."""
    return ApiError(400, 160004, "A thread has already been created for this message")


def bad_json() -> ApiError:
    """The body cannot be read."""
    return ApiError(400, 50109, "The request body contains invalid JSON.")
