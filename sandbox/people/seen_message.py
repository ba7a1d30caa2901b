"""A message as a person sees it: its words, buttons, menus and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.world.components import SELECTS, Kind, media_of, walk
from sandbox.world.pictures import opened
from sandbox.world.state import MessageKind

if TYPE_CHECKING:
    from PIL.Image import Image

    from sandbox.world.state import Json, Message
    from sandbox.world.world import World


@dataclass(frozen=True)
class SeenMessage:
    """One message on a person's screen; it shows the current state, not a copy."""

    world: World
    message: Message

    @property
    def id(self) -> int:
        """The message's id."""
        return self.message.id

    @property
    def is_ephemeral(self) -> bool:
        """Whether only this person sees it."""
        return self.message.reader is not None

    @property
    def is_loading(self) -> bool:
        """Whether the bot is still thinking."""
        return self.message.is_loading

    @property
    def text(self) -> str:
        """All running text: content, embeds, text displays; or what Discord says."""
        if self.message.is_system:
            return self._said_by_discord
        parts = [self.message.content]
        for embed in self.message.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{one['name']}\n{one['value']}" for one in embed.get("fields") or []]
            parts.append((embed.get("footer") or {}).get("text") or "")
        for _, one in walk(self.message.components):
            if one["type"] == Kind.TEXT:
                parts.append(one["content"])
        return "\n".join(part for part in parts if part)

    @property
    def _said_by_discord(self) -> str:
        if self.message.kind == MessageKind.THREAD_CREATED:
            return (
                f"{self.world.users[self.message.author_id].display} started a thread: {self.message.content}"
            )
        first = self.world.messages.get(self.message.reference_id or 0)
        return "" if first is None else SeenMessage(self.world, first).text

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed or followed."""
        return [label_of(one) for one in self.parts(Kind.BUTTON) if not one.get("disabled")]

    @property
    def menus(self) -> list[Json]:
        """The select menus."""
        return [one for kind in SELECTS for one in self.parts(kind)]

    @property
    def alt_texts(self) -> list[str]:
        """What a screen reader says of the pictures."""
        told = [one.description for one in self.message.attachments]
        for one in self.parts(Kind.GALLERY):
            told += [item.get("description") for item in one["items"]]
        return [text for text in told if text]

    @property
    def filenames(self) -> list[str]:
        """The names of the attached files."""
        return [one.filename for one in self.message.attachments]

    def parts(self, kind: Kind) -> list[Json]:
        """All components of a kind."""
        return [one for _, one in walk(self.message.components) if one["type"] == kind]

    def pictures(self) -> list[Image]:
        """The attached pictures, for a message of components only those it shows."""
        shown = [one for one in self.message.attachments if one.width is not None]
        if self.message.is_v2:
            used = {
                media["url"].removeprefix("attachment://")
                for _, one in walk(self.message.components)
                for _, media in media_of(one)
            }
            shown = [one for one in shown if one.filename in used]
        return [opened(self.world.files[one.id]) for one in shown]

    def __contains__(self, text: str) -> bool:
        return text in self.everything

    @property
    def everything(self) -> str:
        """Every word on the message: text, labels, placeholders, options."""
        words = [self.text, *(label_of(one) for one in self.parts(Kind.BUTTON))]
        for menu in self.menus:
            words.append(menu.get("placeholder") or "")
            words += [f"{one['label']} {one.get('description') or ''}" for one in menu.get("options", [])]
        return "\n".join(word for word in words if word)

    def __str__(self) -> str:
        author = self.world.users[self.message.author_id].display
        marks = [name for name, true in (("only you", self.is_ephemeral), ("…", self.is_loading)) if true]
        head = f"{author}{f' ({chr(44).join(marks)})' if marks else ''}:"
        files = [f"<{name}>" for name in self.filenames]
        buttons = [f"[{label_of(one)}]" for one in self.parts(Kind.BUTTON)]
        menus = [f"{{{one.get('placeholder') or one['custom_id']}}}" for one in self.menus]
        return " ".join([head, self.text.replace("\n", " ⏎ "), *files, *buttons, *menus])


def label_of(component: Json) -> str:
    """A button's label, else its emoji."""
    return component.get("label") or (component.get("emoji") or {}).get("name") or ""
