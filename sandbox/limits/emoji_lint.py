"""Discord's check of emojis on buttons and in menus: they must be there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.error_codes import invalid
from sandbox.world.components import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox.limits.error_codes import Path
    from sandbox.world.messages import Draft
    from sandbox.world.state import Json
    from sandbox.world.world import World


def check_emojis(world: World, draft: Draft) -> None:
    """Refuse a message with an emoji that the application does not have."""
    for path, emoji in _emojis(draft.body.get("components") or []):
        if int(emoji["id"]) not in world.emojis:
            raise invalid(
                ("components", *path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"
            )


def _emojis(components: list[Json]) -> Iterator[tuple[Path, Json]]:
    for path, component in walk(components):
        for at, one in enumerate((component, *(component.get("options") or ()))):
            if (one.get("emoji") or {}).get("id"):
                yield (*path, *(("options", at - 1) if at else ())), one["emoji"]
