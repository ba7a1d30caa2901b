"""What people see happen, as it happens: for each person a stream of the changes they may see."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.world.state import Channel, Interaction, Message


@dataclass(frozen=True)
class MessageCreated:
    """A message appeared."""

    message: Message


@dataclass(frozen=True)
class MessageEdited:
    """A message changed: text, pictures, components, reactions, or it stopped loading."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    """A message is gone."""

    channel_id: int
    message_id: int


@dataclass(frozen=True)
class ChannelChanged:
    """A thread or conversation appeared, or a channel's state or rights changed."""

    channel: Channel


@dataclass(frozen=True)
class ChannelGone:
    """A channel was deleted or can no longer be seen."""

    channel_id: int


@dataclass(frozen=True)
class TypingStarted:
    """A person is typing."""

    channel_id: int
    user_id: int


@dataclass(frozen=True)
class ModalOpened:
    """The bot asks this person to fill in a form (`interaction.modal`)."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionPending:
    """This person did something and waits for the bot."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionAnswered:
    """The bot took it up: `interaction.answer` is the callback type."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionFailed:
    """'The application did not respond', or the form was refused."""

    interaction: Interaction
    reason: str


Change = (
    MessageCreated
    | MessageEdited
    | MessageDeleted
    | ChannelChanged
    | ChannelGone
    | TypingStarted
    | ModalOpened
    | InteractionPending
    | InteractionAnswered
    | InteractionFailed
)
Listener = Callable[[Change], None]


class Feed:
    """Hands each change to those it is meant for."""

    def __init__(self) -> None:
        self._listeners: dict[int, list[Listener]] = defaultdict(list)

    def subscribe(self, user_id: int, listener: Listener) -> Callable[[], None]:
        """Subscribe to every change this person may see; call the result to stop."""
        self._listeners[user_id].append(listener)

        def stop() -> None:
            if listener in self._listeners[user_id]:
                self._listeners[user_id].remove(listener)

        return stop

    def listening(self) -> list[int]:
        """Those who hear anything at all."""
        return [user_id for user_id, listeners in self._listeners.items() if listeners]

    def tell(self, user_ids: set[int], change: Change) -> None:
        """Hand one change to some people."""
        for user_id in user_ids:
            for listener in tuple(self._listeners.get(user_id, ())):
                listener(change)
