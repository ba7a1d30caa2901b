"""People for tests: what they do, and what they should see.

    ana = sandbox.person("Ana")                      # in #alhambra unless told otherwise
    answer = await ana.slash("/take", cards="y3")    # also "/alhambra new"; waits for the bot
    names = await ana.autocomplete("/take", cards="y")
    await ana.press("Buy")                           # newest message that has such a button
    await ana.choose("Your cards", "3 florins", "7 ducats")
    await ana.submit(name="Court")                   # the form that is open
    seen = await ana.sees("It is Ben's turn")        # waits; gives the message
    ana.misses("3 florins")                          # it is nowhere on the screen
    ana.messages(), ana.dms(), seen.pictures(), seen.buttons

Every failure raises `UnexpectedOutcome`, with what this person saw and the last REST calls.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from sandbox.acts.forms import fields_of
from sandbox.acts.interactions import Callback
from sandbox.acts.person_acts import NO_ANSWER, SELECTED_AS
from sandbox.acts.registered_commands import CannotAct
from sandbox.people.seen_message import SeenMessage, label_of
from sandbox.world.components import SELECTS, Kind, walk
from sandbox.world.default_world import HOME
from sandbox.world.feed import Change, ModalOpened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sandbox.acts.person_acts import PersonActs
    from sandbox.rest.dispatcher import Call
    from sandbox.world.state import Channel, Interaction, Json, User

Found = TypeVar("Found")
ANSWER_SECONDS = 5.0
CALLS_SHOWN = 15


class UnexpectedOutcome(AssertionError):
    """Something happened that the test did not expect."""


@dataclass(frozen=True)
class Answer:
    """The bot's answer: a message, a form, suggestions, or only a deferral."""

    interaction: Interaction
    message: SeenMessage | None

    @property
    def modal(self) -> Json | None:
        """The form that opened."""
        return self.interaction.modal

    @property
    def text(self) -> str:
        """The words of the message."""
        return "" if self.message is None else self.message.text


class Person:
    """A person at their client."""

    def __init__(
        self, person_acts: PersonActs, user: User, calls: Sequence[Call] = (), *, channel: str | None = None
    ) -> None:
        self.person_acts = person_acts
        self.world = person_acts.world
        self.user = user
        self.id = user.id
        self.patience = ANSWER_SECONDS
        self.channel: Channel = self.world.channel(channel or HOME)
        self.form: Interaction | None = None
        self._calls = calls
        self._story: list[str] = []
        self._news = asyncio.Event()
        self.leave = self.world.feed.subscribe(self.id, self._hear)

    @property
    def mention(self) -> str:
        """How the bot writes this person's name."""
        return f"<@{self.id}>"

    def goes_to(self, channel: str | Channel) -> None:
        """Turn to another channel or thread, by name."""
        self.channel = self.world.channel(channel) if isinstance(channel, str) else channel

    def opens_dms(self) -> None:
        """Turn to the conversation with the bot."""
        self.channel = self.world.open_dm(self.id)

    def reloads(self) -> None:
        """Restart the client."""
        self.form = None
        self.world.reload(self.id)

    # Doing

    async def slash(self, text: str, **options: Any) -> Answer:
        """Use a slash command and wait for the bot."""
        return await self._do(
            f"{text} {options or ''}", lambda: self.person_acts.slash(self.id, self.channel.id, text, options)
        )

    async def autocomplete(self, text: str, **options: Any) -> list[str]:
        """Type into the last named option and get the suggestions."""
        focused = list(options)[-1]
        answer = await self._do(
            f"{text} {options} …",
            lambda: self.person_acts.autocomplete(self.id, self.channel.id, text, options, focused),
        )
        return [choice["name"] for choice in answer.interaction.choices or []]

    async def press(self, what: str, on: SeenMessage | None = None) -> Answer:
        """Press the newest button with this label, emoji or custom_id, as soon as it is there."""
        message, component = await self._find(what, {Kind.BUTTON}, on)
        return await self._do(
            f"[{what}]", lambda: self.person_acts.press(self.id, message.id, component.get("custom_id", ""))
        )

    async def choose(self, what: str, *labels: str, on: SeenMessage | None = None) -> Answer:
        """Choose labels (or values) in the newest menu with this placeholder or custom_id, in time."""
        message, component = await self._find(what, set(SELECTS), on)
        values = [self._value(component, label) for label in labels]
        return await self._do(
            f"{{{what}}} {', '.join(labels)}",
            lambda: self.person_acts.choose(self.id, message.id, component["custom_id"], values),
        )

    async def submit(self, **fields: Any) -> Answer:
        """Fill in the open form, by custom_id or label, and send it."""
        form = self.form
        if form is None or form.modal is None:
            raise self.broke("no form is open")
        values = {
            self._field(form.modal, name): self._form_value(form.modal, name, fields) for name in fields
        }
        self.form = None
        return await self._do(f"submits {fields}", lambda: self.person_acts.submit(self.id, form, values))

    def says(self, text: str) -> SeenMessage:
        """Write a plain message."""
        return SeenMessage(self.world, self.person_acts.say(self.id, self.channel.id, text))

    # Seeing

    def messages(self, channel: Channel | None = None) -> list[SeenMessage]:
        """What is on the screen in this channel, oldest first."""
        where = channel or self.channel
        return [SeenMessage(self.world, one) for one in self.world.visible_messages(self.id, where.id)]

    def dms(self) -> list[SeenMessage]:
        """The conversation with the bot, oldest first."""
        channel = self.world.dm(self.id)
        return [] if channel is None else self.messages(channel)

    def everything(self) -> list[SeenMessage]:
        """Every message this person can see anywhere."""
        return [one for channel in self.world.visible_channels(self.id) for one in self.messages(channel)]

    def finds(self, text: str) -> SeenMessage | None:
        """The newest message here or in the DMs with these words, if there is one now."""
        here = [*self.dms(), *self.messages()] if self.world.dm(self.id) != self.channel else self.dms()
        return next((one for one in reversed(here) if text in one), None)

    async def sees(self, text: str, within: float | None = None) -> SeenMessage:
        """Wait for words on the screen."""
        found = await self._until(lambda: self.finds(text), within)
        if found is None:
            raise self.broke(f"{self.user.display} does not see {text!r}")
        return found

    def misses(self, text: str) -> None:
        """Make sure that words are nowhere this person can see."""
        for message in self.everything():
            if text in message:
                raise self.broke(f"{self.user.display} sees {text!r}")

    def transcript(self) -> str:
        """What this person did and saw, and the last REST calls."""
        screen = [f"  {one}" for one in self.messages()]
        dms = [f"  {one}" for one in self.dms()]
        calls = [f"  {call}" for call in list(self._calls)[-CALLS_SHOWN:]]
        story = [f"  {line}" for line in self._story]
        parts = [f"{self.user.display} did:", *story, f"on the screen in #{self.channel.name}:", *screen]
        return "\n".join([*parts, "in the DMs:", *dms, "last REST calls:", *calls])

    def broke(self, why: str) -> UnexpectedOutcome:
        """The failure, with all that is known."""
        return UnexpectedOutcome(f"{why}\n{self.transcript()}")

    # Inside

    def _hear(self, change: Change) -> None:
        if isinstance(change, ModalOpened):
            self.form = change.interaction
        self._news.set()

    async def _do(self, told: str, act: Callable[[], Interaction]) -> Answer:
        self._story.append(told.strip())
        try:
            interaction = act()
        except CannotAct as error:
            raise self.broke(f"{self.user.display} cannot: {error}") from error
        await self.person_acts.outcome(interaction)
        if interaction.failed:
            raise self.broke(f"{told.strip()}: {NO_ANSWER}")
        await self._until(lambda: not self._is_awaited(interaction))
        message = self.world.messages.get(interaction.original_id or 0)
        return Answer(interaction, None if message is None else SeenMessage(self.world, message))

    def _is_awaited(self, interaction: Interaction) -> bool:
        """Whether the bot has only said that it heard, and what it does about it is still to come."""
        message = self.world.messages.get(interaction.original_id or 0)
        if message is None or interaction.answered is None or interaction.answer != Callback.DEFER_UPDATE:
            return message is not None and message.is_loading
        return interaction.followed_up == 0 and (message.edited or 0.0) < interaction.answered

    async def _until(self, look: Callable[[], Found], within: float | None = None) -> Found:
        loop = asyncio.get_running_loop()
        end = loop.time() + (self.patience if within is None else within)
        while not (found := look()) and (left := end - loop.time()) > 0:
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), left)
            except TimeoutError:
                break
        return found or look()

    async def _find(self, what: str, kinds: set[Kind], on: SeenMessage | None) -> tuple[SeenMessage, Json]:
        found = await self._until(lambda: self._visible(what, kinds, on))
        if found is None:
            raise self.broke(f"{self.user.display} finds no {what!r} to use")
        return found

    def _visible(
        self, what: str, kinds: set[Kind], on: SeenMessage | None
    ) -> tuple[SeenMessage, Json] | None:
        places = [on] if on is not None else reversed(self.messages())
        for message in places:
            for _, component in walk(message.message.components):
                if component["type"] in kinds and what in _names(component) and not component.get("disabled"):
                    return message, component
        return None

    def _value(self, component: Json, label: str) -> str:
        if component["type"] in SELECTED_AS:
            found = [one.id for one in self.world.users.values() if one.display == label]
            return str(found[0]) if found else label
        named = [one["value"] for one in component["options"] if label in (one["label"], one["value"])]
        if not named:
            offered = ", ".join(one["label"] for one in component["options"])
            raise self.broke(f"{label!r} is not offered, only: {offered}")
        return str(named[0])

    def _field(self, modal: Json, name: str) -> str:
        for label, field in fields_of(modal["components"]):
            if name in (field["custom_id"], label, label.lower().replace(" ", "_")):
                return str(field["custom_id"])
        raise self.broke(f"the form has no field {name!r}")

    def _form_value(self, modal: Json, name: str, fields: dict[str, Any]) -> Any:
        """Options may be named by their label."""
        wanted = self._field(modal, name)
        field = next(one for _, one in fields_of(modal["components"]) if one["custom_id"] == wanted)
        by_label = {one["label"]: one["value"] for one in field.get("options") or []}
        value = fields[name]
        if isinstance(value, list | tuple):
            return [by_label.get(one, one) for one in value]
        return by_label.get(value, value) if isinstance(value, str) else value


def _names(component: Json) -> tuple[str, ...]:
    return label_of(component), component.get("custom_id") or "", component.get("placeholder") or ""
