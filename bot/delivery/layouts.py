"""Turns messages into Discord layouts: draws and attaches pictures, and places the rest."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ButtonStyle, ComponentType, ui

from bot.delivery.emojis.uploaded_emojis import NO_EMOJIS, EmojiPalette, UploadedEmojis
from bot.delivery.requests.wire import Attachment, Components, by_content
from bot.language.escaping import safe
from bot.message.emojis import unmarked
from bot.message.fitting import fits
from bot.message.messages import Button, Link, Menu, Message, Option, PeopleMenu, Row, Shown, Tone
from render.studio.priority_queue import Urgency
from render.studio.studio import Studio

TERRACOTTA: Final = discord.Colour(0xB5502F)
_STYLES: Final = {
    Tone.PLAIN: ButtonStyle.secondary,
    Tone.MAIN: ButtonStyle.primary,
    Tone.GOOD: ButtonStyle.success,
    Tone.DANGER: ButtonStyle.danger,
}
Item = ui.Item[Any]
Part = dict[str, Any]


@dataclass(frozen=True)
class Layout:
    """A message ready for Discord."""

    view: Components
    pictures: tuple[Attachment, ...] = ()
    enclosed: tuple[Attachment, ...] = ()
    calls: tuple[int, ...] = ()
    """The people it notifies."""

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """All files, pictures first."""
        return *self.pictures, *self.enclosed


async def lay_out(
    message: Message,
    studio: Studio,
    stem: str = "",
    mark: int | None = None,
    urgency: Urgency = Urgency.ANSWER,
    *,
    emojis: UploadedEmojis = NO_EMOJIS,
) -> Layout:
    """Draw a message's pictures and put it together; its files are named after a stem, or else their content.

    A picture that cannot be drawn, or that its reader does not want, is told in words. A mark is a number by
    which the message is known again.
    """
    drawing = [_drawn(shown, studio, urgency, stem, at) for at, shown in enumerate(message.pictures, start=1)]
    # Nearly all have one picture, which needs no task of its own.
    drawn = await asyncio.gather(*drawing) if len(drawing) > 1 else [await one for one in drawing]
    pictures = tuple(picture for picture in drawn if isinstance(picture, Attachment))
    told = _with_room(message, [picture for picture in drawn if isinstance(picture, str) and picture])
    enclosed = tuple(Attachment(file.name, file.content) for file in message.enclosed)
    return Layout(_view(message, pictures, told, mark, emojis), pictures, enclosed, message.pings)


def attached(message: Message, studio: Studio, stem: str) -> tuple[Attachment, ...]:
    """A message's pictures as Discord already has them: names and alt texts, not drawn again."""
    return tuple(
        Attachment(
            _file_name(shown.picture.name, stem, count),
            b"",
            studio.alt_text(shown.picture, shown.look) or None,
        )
        for count, shown in enumerate(message.pictures, start=1)
    )


def lay_out_again(
    message: Message,
    pictures: Sequence[Attachment],
    mark: int | None = None,
    *,
    emojis: UploadedEmojis = NO_EMOJIS,
) -> Components:
    """The new layout of a message whose pictures Discord already has."""
    return _view(message, pictures, [], mark, emojis)


def serialised(*items: Item) -> Components:
    """A layout out of discord.py's parts. The router answers its components, also after a restart."""
    return [item.to_component_dict() for item in items]


def _file_name(name: str, stem: str, count: int) -> str:
    return f"{name}-{stem}-{count}.png"


async def _drawn(shown: Shown, studio: Studio, urgency: Urgency, stem: str, count: int) -> Attachment | str:
    png = await studio.draw(shown.picture, shown.look, urgency) if shown.look.drawn else None
    alt = studio.alt_text(shown.picture, shown.look)
    if png is None:
        return _told(alt)
    name = shown.picture.name
    file_name = _file_name(name, stem, count) if stem else by_content(name, count, png)
    return Attachment(file_name, png, alt or None)


def _told(alt: str) -> str:
    """An alt text as part of a message: names in it are shown as they are, not formatted."""
    return "\n".join(safe(line) for line in alt.splitlines())


def _with_room(message: Message, told: list[str]) -> list[str]:
    """The alt texts that still fit beside the message's own text."""
    kept: list[str] = []
    for words in told:
        if fits("".join((message.text, message.below, *kept, words))):
            kept.append(words)
    return kept


def _view(
    message: Message,
    pictures: Sequence[Attachment],
    told: list[str],
    mark: int | None,
    emojis: UploadedEmojis,
) -> Components:
    parts = _parts(message, pictures, told, emojis.like_pictures_of(message))
    container = {
        "type": ComponentType.container.value,
        "accent_color": TERRACOTTA.value,
        "components": list(parts),
    }
    return [container if mark is None else {**container, "id": mark}]


def _parts(
    message: Message, pictures: Sequence[Attachment], told: list[str], emojis: EmojiPalette
) -> Iterator[Part]:
    yield _text(emojis.written_into(message.text))
    for picture in pictures:  # one gallery each: pictures that share one are cropped to squares
        item = {"media": {"url": f"attachment://{picture.name}"}}
        described = {**item, "description": picture.alt} if picture.alt else item
        yield {"type": ComponentType.media_gallery.value, "items": [described]}
    for words in told:
        yield _text(words)
    if message.below:
        yield _text(emojis.written_into(message.below))
    for enclosed in message.enclosed:
        yield {"type": ComponentType.file.value, "file": {"url": f"attachment://{enclosed.name}"}}
    for row in message.rows:
        yield {"type": ComponentType.action_row.value, "components": _placed(row, emojis)}


def _placed(row: Row, emojis: EmojiPalette) -> list[Part]:
    match row:
        case Menu():
            return [_menu(row, emojis)]
        case PeopleMenu():
            return [_people_menu(row)]
        case buttons:
            return [_button(one, emojis) for one in buttons]


def _text(content: str) -> Part:
    return {"type": ComponentType.text_display.value, "content": content}


def _button(button: Button | Link, emojis: EmojiPalette) -> Part:
    part: Part = {"type": ComponentType.button.value, "label": unmarked(button.label)}
    if isinstance(button, Link):
        return part | {"style": ButtonStyle.link.value, "url": button.url}
    return (
        part
        | {"style": _STYLES[button.tone].value, "custom_id": button.custom_id, "disabled": button.disabled}
        | _emoji(button.emoji, emojis)
    )


def _menu(menu: Menu, emojis: EmojiPalette) -> Part:
    return {
        "type": ComponentType.string_select.value,
        "custom_id": menu.custom_id,
        "placeholder": unmarked(menu.hint),
        "options": [_option(option, emojis) for option in menu.options],
    }


def _people_menu(menu: PeopleMenu) -> Part:
    return {
        "type": ComponentType.user_select.value,
        "custom_id": menu.custom_id,
        "placeholder": menu.hint,
        "max_values": menu.most,
    }


def _option(option: Option, emojis: EmojiPalette) -> Part:
    note = unmarked(option.note)
    return (
        {"label": unmarked(option.label), "value": option.value, "default": option.chosen}
        | ({"description": note} if note else {})
        | _emoji(option.emoji, emojis)
    )


def _emoji(name: str, emojis: EmojiPalette) -> Part:
    found = emojis.find(name)
    return {} if found is None else {"emoji": found.to_dict()}
