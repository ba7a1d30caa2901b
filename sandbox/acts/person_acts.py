"""Acting as a person, for tests and for the web page alike.

    acts = PersonActs(world)                               # `Sandbox.person_acts`
    interaction = acts.slash(user_id, channel_id, "/take", {"cards": "y3"})
    interaction = acts.autocomplete(user_id, channel_id, "/take", {"cards": "y"}, focused="cards")
    interaction = acts.press(user_id, message_id, custom_id)
    interaction = acts.choose(user_id, message_id, custom_id, ["value", …])
    interaction = acts.submit(user_id, opened, {"field's custom_id": "text" | ["value", …] | True})
    message = acts.say(user_id, channel_id, "hello")
    await acts.outcome(interaction)                        # until it is answered or has failed

Every act sends the event to the bot at once and gives an `Interaction`; its fields fill in as the bot
answers: `answer` (callback type), `original_id` (message), `modal`, `choices`, `failed`. The person's feed
tells the same story: `InteractionPending`, then `InteractionAnswered`, `ModalOpened` or `InteractionFailed`.
What a client would not let a person do (a disabled button, a missing option) raises `CannotAct`.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from sandbox.acts import interactions
from sandbox.acts.forms import form_values
from sandbox.acts.interaction_payload import interaction_payload
from sandbox.acts.registered_commands import CannotAct, Option, Picked, filled_in, pick, resolve, resolved
from sandbox.world import messages
from sandbox.world.components import SELECTS, Kind, walk
from sandbox.world.feed import InteractionPending
from sandbox.world.messages import Draft
from sandbox.world.permissions import Permission, talking_in
from sandbox.world.state import Channel, Interaction, InteractionKind, Json, Message

if TYPE_CHECKING:
    from sandbox.world.world import World

LINK_STYLE = 5
NO_ANSWER = "The application did not respond"
SELECTED_AS = {
    Kind.USER_SELECT: Option.USER,
    Kind.ROLE_SELECT: Option.ROLE,
    Kind.MENTIONABLE_SELECT: Option.MENTIONABLE,
    Kind.CHANNEL_SELECT: Option.CHANNEL,
}


class PersonActs:
    """Acts as any person, and tells them when the bot answered too late."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._watches: set[asyncio.Task[None]] = set()

    def slash(self, user_id: int, channel_id: int, text: str, options: dict[str, Any]) -> Interaction:
        """Use a slash command."""
        channel, picked = self._picked(user_id, channel_id, text)
        data = self._command(picked, options, channel)
        return self._begin(InteractionKind.COMMAND, user_id, channel, data, name=picked.name)

    def autocomplete(
        self, user_id: int, channel_id: int, text: str, options: dict[str, Any], focused: str
    ) -> Interaction:
        """Type into an option that suggests values."""
        channel, picked = self._picked(user_id, channel_id, text)
        if not any(one["name"] == focused and one.get("autocomplete") for one in picked.options):
            raise CannotAct(f"{text}: {focused} suggests nothing")
        data = self._command(picked, options, channel, focused)
        return self._begin(InteractionKind.AUTOCOMPLETE, user_id, channel, data, name=picked.name)

    def press(self, user_id: int, message_id: int, custom_id: str) -> Interaction:
        """Press a button."""
        message, component = self._component(user_id, message_id, custom_id)
        if component["type"] != Kind.BUTTON or component.get("style") == LINK_STYLE:
            raise CannotAct(f"{custom_id} is not a button to press")
        return self._component_used(user_id, message, component, {})

    def choose(self, user_id: int, message_id: int, custom_id: str, values: list[str]) -> Interaction:
        """Choose values from a select menu."""
        message, component = self._component(user_id, message_id, custom_id)
        if component["type"] not in SELECTS:
            raise CannotAct(f"{custom_id} is not a menu to choose from")
        check_choice(component, values)
        chosen: Json = {"values": values}
        if component["type"] in SELECTED_AS:
            chosen["resolved"] = {}
            for value in values:
                kind = SELECTED_AS[component["type"]]
                guild_id = self.world.channels[message.channel_id].guild_id
                resolve(self.world, chosen["resolved"], kind, value, guild_id)
        return self._component_used(user_id, message, component, chosen)

    def submit(self, user_id: int, opened: Interaction, values: dict[str, Any]) -> Interaction:
        """Send a form the bot has opened."""
        if opened.modal is None or opened.user_id != user_id:
            raise CannotAct("no form is open")
        data = {
            "custom_id": opened.modal["custom_id"],
            "components": form_values(opened.modal["components"], values),
            "resolved": {},
        }
        channel = self.world.channels[opened.channel_id]
        return self._begin(
            InteractionKind.MODAL, user_id, channel, data, message_id=opened.message_id, before=opened
        )

    def say(self, user_id: int, channel_id: int, content: str) -> Message:
        """Write a plain message."""
        channel = self._place(user_id, channel_id, talking_in(self.world.channels[channel_id]))
        return messages.post(self.world, channel, user_id, Draft({"content": content}, {}))

    async def outcome(self, interaction: Interaction) -> Interaction:
        """Wait until the bot has answered or its time is up."""
        await interaction.done.wait()
        return interaction

    def stop(self) -> None:
        """Stop waiting for late answers."""
        for watch in self._watches:
            watch.cancel()

    def _place(self, user_id: int, channel_id: int, needed: Permission) -> Channel:
        channel = self.world.channels[channel_id]
        if not self.world.may(channel, user_id, Permission.VIEW_CHANNEL):
            raise CannotAct("this channel is not to be seen")
        if not self.world.may(channel, user_id, needed):
            raise CannotAct(f"{needed.name} is not allowed here")
        return channel

    def _picked(self, user_id: int, channel_id: int, text: str) -> tuple[Channel, Picked]:
        """A command where it is used; an archived thread takes none."""
        channel = self._place(user_id, channel_id, Permission.USE_APPLICATION_COMMANDS)
        if channel.archived:
            raise CannotAct("this thread is archived")
        return channel, pick(self.world, user_id, channel, text)

    def _command(
        self, picked: Picked, given: dict[str, Any], channel: Channel, focused: str | None = None
    ) -> Json:
        data: Json = {
            "id": picked.command["id"],
            "name": picked.command["name"],
            "type": picked.command["type"],
            "options": filled_in(self.world, picked, given, focused),
        }
        if "guild_id" in picked.command:
            data["guild_id"] = picked.command["guild_id"]
        if focused is None and (found := resolved(self.world, picked, given, channel.guild_id)):
            data["resolved"] = found
        return data

    def _component(self, user_id: int, message_id: int, custom_id: str) -> tuple[Message, Json]:
        message = self.world.messages.get(message_id)
        if message is None or not self.world.may_see(message, user_id):
            raise CannotAct("this message is not there")
        for _, component in walk(message.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise CannotAct(f"{custom_id} is disabled")
                return message, component
        raise CannotAct(f"the message has no {custom_id}")

    def _component_used(self, user_id: int, message: Message, component: Json, more: Json) -> Interaction:
        data = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
            **more,
        }
        channel = self.world.channels[message.channel_id]
        return self._begin(InteractionKind.COMPONENT, user_id, channel, data, message_id=message.id)

    def _begin(
        self,
        kind: InteractionKind,
        user_id: int,
        channel: Channel,
        data: Json,
        *,
        name: str = "",
        message_id: int | None = None,
        before: Interaction | None = None,
    ) -> Interaction:
        number = self.world.snowflakes.next()
        interaction = Interaction(
            id=number,
            token=f"{number}-{secrets.token_urlsafe(64)}",
            kind=kind,
            user_id=user_id,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            made=self.world.clock.now(),
            data=data,
            name=name,
            message_id=message_id,
            before=before,
        )
        self.world.interactions[interaction.id] = interaction
        self.world.feed.tell({user_id}, InteractionPending(interaction))
        payload = interaction_payload(self.world, interaction)
        self.world.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
        watch = asyncio.create_task(self._watch(interaction))
        self._watches.add(watch)
        watch.add_done_callback(self._watches.discard)
        return interaction

    async def _watch(self, interaction: Interaction) -> None:
        late = asyncio.ensure_future(self.world.clock.until(interaction.made + interactions.FIRST_ANSWER))
        done = asyncio.ensure_future(interaction.done.wait())
        try:
            await asyncio.wait({late, done}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            late.cancel()
            done.cancel()
        interactions.fail(self.world, interaction, NO_ANSWER)


def check_choice(component: Json, values: list[str]) -> None:
    """Refuse a choice a select menu does not offer."""
    least = component.get("min_values", 1)
    most = component.get("max_values", 1)
    if not least <= len(values) <= most:
        raise CannotAct(f"choose {least} to {most}, not {len(values)}")
    if component["type"] == Kind.STRING_SELECT:
        offered = {option["value"] for option in component["options"]}
        if missing := [value for value in values if value not in offered]:
            raise CannotAct(f"{', '.join(missing)} is not offered")
