"""REST: first answers to interactions, and everything their tokens allow afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.acts import interactions
from sandbox.limits.error_codes import unknown_message
from sandbox.rest.endpoint import ActionOption, Endpoint, Handler, Reply
from sandbox.world import messages
from sandbox.world.message_payload import message_payload

if TYPE_CHECKING:
    from sandbox.world.state import Interaction, Message
    from sandbox.world.world import World

HOOK = "/webhooks/{webhook_id}/{webhook_token}"


def callback(world: World, ask: ActionOption) -> Reply:
    """The first answer."""
    interaction = interactions.by_id(world, ask.id("interaction_id"), ask.params["interaction_token"])
    told = interactions.answer(world, interaction, ask.draft)
    wants_told = ask.query.get("with_response", "").lower() in ("1", "true")
    return Reply(told if wants_told else None)


def follow_up(world: World, ask: ActionOption) -> Reply:
    """A further message."""
    message = interactions.follow_up(world, _interaction(world, ask), ask.draft)
    return Reply(message_payload(world, message))


def fetch(world: World, ask: ActionOption) -> Reply:
    """An answer or follow-up as it stands."""
    return Reply(message_payload(world, _message(world, ask)))


def edit(world: World, ask: ActionOption) -> Reply:
    """Change an answer or follow-up."""
    message = interactions.edit(world, _message(world, ask), ask.draft)
    return Reply(message_payload(world, message))


def delete(world: World, ask: ActionOption) -> Reply:
    """Delete an answer or follow-up."""
    messages.delete(world, _message(world, ask))
    return Reply()


def _interaction(world: World, ask: ActionOption) -> Interaction:
    return interactions.by_token(world, ask.id("webhook_id"), ask.params["webhook_token"])


def _message(world: World, ask: ActionOption) -> Message:
    name = ask.params.get("message_id", "@original")
    if name != "@original" and not name.isdecimal():
        raise unknown_message()
    return interactions.message_of(world, _interaction(world, ask), name)


def _by_token(method: str, template: str, handler: Handler) -> Endpoint:
    return Endpoint(method, template, handler, needs_token=False, counts_globally=False)


ENDPOINTS = (
    _by_token("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
    _by_token("POST", HOOK, follow_up),
    *(
        _by_token(method, f"{HOOK}/messages/{name}", handler)
        for name in ("@original", "{message_id}")
        for method, handler in (("GET", fetch), ("PATCH", edit), ("DELETE", delete))
    ),
)
