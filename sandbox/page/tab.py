"""One browser tab of one person: the changes it hears of, and the acts it sends."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sandbox.acts.registered_commands import CannotAct
from sandbox.limits.command_shapes import LOCALES
from sandbox.limits.error_codes import ApiError
from sandbox.page.languages import tell_language
from sandbox.page.view import channel_view, commands_view, history_view, is_on_page, message_view
from sandbox.world.feed import (
    Change,
    ChannelChanged,
    ChannelGone,
    InteractionAnswered,
    InteractionFailed,
    InteractionPending,
    MessageCreated,
    MessageDeleted,
    MessageEdited,
    ModalOpened,
    TypingStarted,
)
from sandbox.world.permissions import Permission

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.acts.person_acts import PersonActs
    from sandbox.world.state import Channel, Interaction, Json, Message, User
    from sandbox.world.world import World

LONGEST_TEXT = 2000
LONGEST_ID = 20


class Tab:
    """Turns changes into what a page is told, and what a page says into acts; it knows no sockets."""

    def __init__(self, person_acts: PersonActs, me: User, since: int) -> None:
        self.person_acts = person_acts
        self.me = me
        self.since = since
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._own: set[int] = set()
        self._acts: dict[str, Callable[[Json], Json]] = {
            "history": self._history,
            "commands": self._commands,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "say": self._say,
            "conversation": self._conversation,
            "dismiss": self._dismiss,
            "language": self._language,
        }

    @property
    def world(self) -> World:
        """Where the person is."""
        return self.person_acts.world

    def hear(self, change: Change) -> None:
        """Put a change into the outbox, if this tab is to show it."""
        told = self._told(change)
        if told is not None:
            self.outbox.put_nowait(told)

    def act(self, asked: Any) -> None:
        """Do what the page asks; the answer or the refusal goes into the outbox under the page's `ref`."""
        if not isinstance(asked, dict):
            return
        act = self._acts.get(str(asked.get("kind")))
        try:
            answer = {"kind": "refused", "reason": "no such act"} if act is None else act(asked)
        except CannotAct as error:
            answer = {"kind": "refused", "reason": str(error)}
        except (ApiError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            answer = {"kind": "refused", "reason": "That’s no longer there."}
        self.outbox.put_nowait({**answer, "ref": asked.get("ref")})

    def _told(self, change: Change) -> Json | None:
        match change:
            case MessageCreated(message) | MessageEdited(message):
                if not is_on_page(message, self.since):
                    return None
                kind = "message" if isinstance(change, MessageCreated) else "edited"
                return {"kind": kind, "message": message_view(self.world, self.me.id, message)}
            case MessageDeleted(channel_id, message_id):
                return {"kind": "deleted", "channel": str(channel_id), "message": str(message_id)}
            case ChannelChanged(channel):
                return {"kind": "channel", "channel": channel_view(self.world, self.me.id, channel)}
            case ChannelGone(channel_id):
                return {"kind": "channel_gone", "channel": str(channel_id)}
            case TypingStarted(channel_id, user_id):
                return {"kind": "typing", "channel": str(channel_id), "user": str(user_id)}
            case _:
                return self._told_of_own(change)

    def _told_of_own(
        self, change: ModalOpened | InteractionPending | InteractionAnswered | InteractionFailed
    ) -> Json | None:
        """The outcome of an interaction; other tabs of the same person do not show it."""
        interaction = change.interaction
        if interaction.id not in self._own:
            return None
        named = {"interaction": str(interaction.id)}
        match change:
            case ModalOpened():
                return {"kind": "modal", **named, "modal": interaction.modal}
            case InteractionAnswered():
                return {"kind": "answered", **named, "choices": interaction.choices}
            case InteractionFailed():
                return {"kind": "failed", **named, "reason": change.reason}
            case _:
                return None

    def _history(self, asked: Json) -> Json:
        channel = self._channel(asked)
        before = None if asked.get("before") is None else _id(asked, "before")
        return history_view(self.world, self.me.id, channel.id, before, self.since)

    def _commands(self, asked: Json) -> Json:
        return {"kind": "commands", "commands": commands_view(self.world, self.me, self._channel(asked))}

    def _command(self, asked: Json) -> Json:
        channel = self._channel(asked)
        options = _options(asked)
        return self._started(self.person_acts.slash(self.me.id, channel.id, _text(asked, "name"), options))

    def _autocomplete(self, asked: Json) -> Json:
        channel = self._channel(asked)
        name, focused = _text(asked, "name"), _text(asked, "focused")
        started = self.person_acts.autocomplete(self.me.id, channel.id, name, _options(asked), focused)
        return self._started(started)

    def _press(self, asked: Json) -> Json:
        message, custom_id = _id(asked, "message"), _text(asked, "custom_id")
        return self._started(self.person_acts.press(self.me.id, message, custom_id))

    def _choose(self, asked: Json) -> Json:
        message, custom_id = _id(asked, "message"), _text(asked, "custom_id")
        values = [str(value) for value in asked["values"]]
        return self._started(self.person_acts.choose(self.me.id, message, custom_id, values))

    def _submit(self, asked: Json) -> Json:
        opened = self.world.interactions[_id(asked, "interaction")]
        values = asked.get("values")
        if not isinstance(values, dict):
            raise CannotAct("the form is empty")
        return self._started(self.person_acts.submit(self.me.id, opened, values))

    def _say(self, asked: Json) -> Json:
        content = _text(asked, "content").strip()
        if not 0 < len(content) <= LONGEST_TEXT:
            raise CannotAct(f"A message needs 1 to {LONGEST_TEXT} characters.")
        message = self.person_acts.say(self.me.id, self._channel(asked).id, content)
        return {"kind": "said", "message": str(message.id)}

    def _conversation(self, _: Json) -> Json:
        """Open the conversation with the bot."""
        channel = self.world.open_dm(self.me.id)
        return {"kind": "conversation", "channel": channel_view(self.world, self.me.id, channel)}

    def _dismiss(self, asked: Json) -> Json:
        """Dismiss an ephemeral message; the bot may still edit it, unseen."""
        message = self._seen(_id(asked, "message"))
        if message.reader != self.me.id:
            raise CannotAct("You can only dismiss messages that nobody else sees.")
        self.world.dismiss(message)
        return {"kind": "dismissed"}

    def _language(self, asked: Json) -> Json:
        """Set the language this person's client tells the bot."""
        locale = _text(asked, "locale")
        if locale not in LOCALES:
            raise CannotAct("no such language")
        tell_language(self.me, locale)
        return {"kind": "language"}

    def _started(self, interaction: Interaction) -> Json:
        self._own.add(interaction.id)
        return {"kind": "started", "interaction": str(interaction.id)}

    def _channel(self, asked: Json) -> Channel:
        channel = self.world.channels[_id(asked, "channel")]
        if not self.world.may(channel, self.me.id, Permission.VIEW_CHANNEL):
            raise CannotAct("You can’t see this channel.")
        return channel

    def _seen(self, message_id: int) -> Message:
        message = self.world.messages[message_id]
        if not self.world.may_see(message, self.me.id):
            raise CannotAct("That’s no longer there.")
        return message


def _text(asked: Json, field: str) -> str:
    value = asked.get(field)
    if not isinstance(value, str):
        raise CannotAct(f"{field} is missing")
    return value


def _id(asked: Json, field: str) -> int:
    value = _text(asked, field)
    if not value.isdecimal() or len(value) > LONGEST_ID:
        raise CannotAct(f"{field} is missing")
    return int(value)


def _options(asked: Json) -> dict[str, Any]:
    given = asked.get("options")
    if not isinstance(given, dict):
        raise CannotAct("options are missing")
    return given
