"""Screens of the panel on the page: each is laid out as the bot sends it and shown as the page shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.delivery.emojis.uploaded_emojis import UploadedEmojis
from bot.delivery.layouts import lay_out_again
from bot.delivery.requests.wire import Attachment
from bot.language.words import ENGLISH, words_for
from bot.message.message_context import MessageContext
from bot.table.lobby_events import Person

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from bot.message.messages import Message
    from render.base.theme import Palette

COMPONENTS_V2, EPHEMERAL = 32768, 64

SHOW = """async ([base, messages, keep]) => {
  const {messageView} = await import(base + '/page/message.js');
  const list = document.getElementById('messages');
  list.insertAdjacentHTML('beforebegin', '<style>img.emoji { width: 20px }</style>');
  const desk = {userOf: one => ({...one, display: 'Alhambra', bot: true}), press() {}, choose() {},
                optionsFor: () => [], canJump: () => false, jump() {}, dismiss() {}, openChannel() {}};
  const found = [];
  for (const message of messages) {
    const shown = messageView(message, desk);
    list.append(shown);
    const labels = [...shown.querySelectorAll('.button-label')];
    const clipped = labels.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText);
    found.push({height: shown.getBoundingClientRect().height, clipped});
    if (!keep) shown.remove();
  }
  return found;
}"""
"""Shows messages that only this person sees, one after the other, and measures each; emojis are square."""


@dataclass(frozen=True)
class Measured:
    """How high a screen is, and which labels do not fit."""

    height: float
    clipped: list[str]


class AllEmojis(UploadedEmojis):
    """Every emoji is uploaded."""

    def find(self, name: str, palette: Palette) -> int | None:
        return 1 if name else None


NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Gus")


def at_table(players: int, language: str = ENGLISH) -> MessageContext:
    """Some people at a table."""
    people = tuple(Person(10**18 + seat, name) for seat, name in enumerate(NAMES[:players]))
    return MessageContext(1, 99, people, words_for(language))


def measured(page: Page, base: str, messages: list[Message], *, keep: bool = False) -> list[Measured]:
    """How high each message is on this page."""
    payloads = [payload(message, number, base) for number, message in enumerate(messages)]
    return [Measured(**one) for one in page.evaluate(SHOW, [base, payloads, keep])]


def payload(message: Message, number: int, base: str) -> dict[str, Any]:
    """A message as Discord would send it to a page, with pictures of the right size."""
    scenes = [shown.picture.scene(shown.look) for shown in message.pictures]
    files = [Attachment(f"{number}-{at}.png", b"", "a picture") for at, _ in enumerate(scenes)]
    components = lay_out_again(message, files, emojis=AllEmojis())
    galleries = [part for part in components[0]["components"] if "items" in part]
    for gallery, file, scene in zip(galleries, files, scenes, strict=True):
        address = f"{base}/attachments/{file.name}"
        gallery["items"][0]["media"] = {"url": address, "width": scene.width, "height": scene.height}
    return {
        "id": str(number + 1),
        "type": 0,
        "author": {"id": "1", "username": "Alhambra"},
        "timestamp": "2026-11-18T12:00:00+00:00",
        "flags": COMPONENTS_V2 | EPHEMERAL,
        "components": components,
    }
