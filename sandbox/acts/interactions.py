"""Answers to interactions: what may answer what, until when, and what people then see."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from sandbox.limits.access import check_awake
from sandbox.limits.emoji_lint import check_emojis
from sandbox.limits.error_codes import (
    already_answered,
    invalid,
    token_expired,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from sandbox.limits.message_lint import (
    ON_ANSWERS,
    ON_EDITS,
    check_callback_message,
    check_choices,
    check_edit,
    check_follow_up,
    check_modal,
    refuse_deferral_flags,
)
from sandbox.world import messages
from sandbox.world.feed import InteractionAnswered, InteractionFailed, ModalOpened
from sandbox.world.message_payload import message_payload
from sandbox.world.messages import Draft
from sandbox.world.state import Interaction, InteractionKind, Json, Message, MessageFlag, MessageKind, Origin

if TYPE_CHECKING:
    from sandbox.world.world import World

FIRST_ANSWER = 3.0
"""Seconds the bot has to answer at all."""
TOKEN_LIFE = 900.0
"""Seconds during which answers may be edited and followed up."""


class Callback(IntEnum):
    """The kinds of first answers."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ALLOWED = {
    InteractionKind.COMMAND: {Callback.MESSAGE, Callback.DEFER_MESSAGE, Callback.MODAL},
    InteractionKind.COMPONENT: {
        Callback.MESSAGE,
        Callback.DEFER_MESSAGE,
        Callback.DEFER_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    },
    InteractionKind.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionKind.MODAL: {Callback.MESSAGE, Callback.DEFER_MESSAGE, Callback.DEFER_UPDATE, Callback.UPDATE},
}


def answer(world: World, interaction: Interaction, draft: Draft) -> Json:
    """Take the bot's first answer; gives the callback response."""
    if interaction.answer is not None:
        raise already_answered()
    if interaction.failed or world.clock.now() > interaction.made + FIRST_ANSWER:
        raise unknown_interaction()
    kind = _kind_for(interaction, draft.body.get("type"))
    inner = Draft(_inner(draft.body), draft.uploads)
    message = _take(world, interaction, kind, inner)
    interaction.answer = kind
    interaction.answered = world.clock.now()
    interaction.original_id = None if message is None else message.id
    if kind == Callback.MODAL:
        world.feed.tell({interaction.user_id}, ModalOpened(interaction))
    world.feed.tell({interaction.user_id}, InteractionAnswered(interaction))
    interaction.done.set()
    return _callback_payload(world, interaction, message)


def fail(world: World, interaction: Interaction, reason: str) -> None:
    """The bot answered too late: tell the person."""
    if not interaction.is_done:
        interaction.failed = True
        world.feed.tell({interaction.user_id}, InteractionFailed(interaction, reason))
        interaction.done.set()


def by_id(world: World, interaction_id: int, token: str) -> Interaction:
    """The interaction a callback names."""
    found = world.interactions.get(interaction_id)
    if found is None or found.token != token:
        raise unknown_interaction()
    return found


def by_token(world: World, application_id: int, token: str) -> Interaction:
    """The answered interaction a webhook token belongs to, while the token lives."""
    number = token.partition("-")[0]
    found = world.interactions.get(int(number)) if number.isdecimal() else None
    if found is None or found.token != token or application_id != world.application_id:
        raise unknown_webhook()
    if world.clock.now() > found.made + TOKEN_LIFE:
        raise token_expired()
    if found.answer is None:
        raise unknown_webhook()
    return found


def message_of(world: World, interaction: Interaction, name: str) -> Message:
    """@original or a follow-up of an interaction."""
    message_id = interaction.original_id if name == "@original" else int(name)
    message = world.messages.get(message_id or 0)
    if message is None:
        raise unknown_message()
    own = message.origin is not None and message.origin.id == interaction.id
    if not own and message.id != interaction.original_id:
        raise unknown_message()
    return message


def follow_up(world: World, interaction: Interaction, draft: Draft) -> Message:
    """A follow-up; right after a deferral it fills the loading message."""
    original = world.messages.get(interaction.original_id or 0)
    if original is not None and original.is_loading:
        # The deferral decided whether it is ephemeral.
        return edit(world, original, draft, settable=ON_ANSWERS)
    check_follow_up(draft)
    check_emojis(world, draft)
    interaction.followed_up += 1
    return _post(world, interaction, draft, kind=MessageKind.REPLY)


def edit(world: World, message: Message, draft: Draft, *, settable: MessageFlag = ON_EDITS) -> Message:
    """Change a message through an interaction's token."""
    check_awake(world, message)
    check_edit(message, draft, settable=settable)
    check_emojis(world, draft)
    return messages.edit(world, message, draft)


def origin_of(interaction: Interaction) -> Origin:
    """The interaction that a message answers."""
    before = None if interaction.before is None else origin_of(interaction.before)
    return Origin(
        interaction.id,
        int(interaction.kind),
        interaction.user_id,
        interaction.name,
        interaction.message_id,
        before,
    )


def _inner(body: Json) -> Json:
    data = body.get("data") or {}
    if not isinstance(data, dict):
        raise invalid(("data",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return data


def _kind_for(interaction: Interaction, kind: object) -> int:
    allowed = ALLOWED[interaction.kind]
    if interaction.kind is InteractionKind.MODAL and interaction.message_id is None:
        allowed = {Callback.MESSAGE, Callback.DEFER_MESSAGE}
    if kind is None:
        raise invalid(("type",), "BASE_TYPE_REQUIRED", "This field is required")
    if not isinstance(kind, int) or kind not in allowed:
        known = ", ".join(str(int(one)) for one in sorted(allowed))
        raise invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{known}}}.")
    return kind


def _take(world: World, interaction: Interaction, kind: int, draft: Draft) -> Message | None:
    match kind:
        case Callback.MESSAGE:
            check_callback_message(draft)
            check_emojis(world, draft)
            return _post(world, interaction, draft, kind=_first_kind(interaction))
        case Callback.DEFER_MESSAGE:
            return _post_loading(world, interaction, draft)
        case Callback.DEFER_UPDATE:
            return _source(world, interaction)
        case Callback.UPDATE:
            message = _source(world, interaction)
            check_awake(world, message)
            check_edit(message, draft, ("data",))
            check_emojis(world, draft)
            return messages.edit(world, message, draft)
        case Callback.CHOICES:
            check_choices(draft.body)
            interaction.choices = list(draft.body["choices"])
        case _:
            check_modal(draft.body)
            interaction.modal = draft.body
    return None


def _source(world: World, interaction: Interaction) -> Message:
    message = world.messages.get(interaction.message_id or 0)
    if message is None:
        raise unknown_message()
    return message


def _first_kind(interaction: Interaction) -> int:
    return MessageKind.COMMAND if interaction.kind is InteractionKind.COMMAND else MessageKind.REPLY


def _post(
    world: World, interaction: Interaction, draft: Draft, *, kind: int, extra_flags: int = 0
) -> Message:
    ephemeral = (draft.body.get("flags") or 0) & MessageFlag.EPHEMERAL
    return messages.post(
        world,
        world.channels[interaction.channel_id],
        world.bot_id,
        draft,
        kind=kind,
        reader=interaction.user_id if ephemeral else None,
        origin=origin_of(interaction),
        extra_flags=extra_flags,
    )


def _post_loading(world: World, interaction: Interaction, draft: Draft) -> Message:
    flags = draft.body.get("flags") or 0
    refuse_deferral_flags(flags)
    bare = Draft({"flags": flags}, {})
    kind = _first_kind(interaction)
    return _post(world, interaction, bare, kind=kind, extra_flags=MessageFlag.LOADING)


def _callback_payload(world: World, interaction: Interaction, message: Message | None) -> Json:
    summary: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    if message is None:
        return {"interaction": summary}
    summary |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.is_loading,
        "response_message_ephemeral": message.reader is not None,
        "channel_id": str(interaction.channel_id),
    }
    if interaction.guild_id is not None:
        summary["guild_id"] = str(interaction.guild_id)
    kind = (
        Callback.UPDATE
        if interaction.answer in (Callback.UPDATE, Callback.DEFER_UPDATE)
        else Callback.MESSAGE
    )
    return {"interaction": summary, "resource": {"type": kind, "message": message_payload(world, message)}}
