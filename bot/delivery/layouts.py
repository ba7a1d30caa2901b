"""Turns messages into Discord layouts: draws and attaches pictures, and places the rest."""

import asyncio
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.delivery.uploaded_emojis import NO_EMOJIS, EmojiPalette, UploadedEmojis
from bot.language.escaping import safe
from bot.message.emojis import unmarked
from bot.message.fitting import fits
from bot.message.messages import Button, Link, Menu, Message, Row, Shown, Tone
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


@dataclass(frozen=True)
class Attachment:
    """An attached file, with its alt text."""

    name: str
    content: bytes
    alt: str | None = None

    def file(self) -> discord.File:
        """The file, ready for sending."""
        return discord.File(io.BytesIO(self.content), self.name, description=self.alt)


@dataclass(frozen=True)
class Layout:
    """A message ready for Discord. The layout is built only to be serialised."""

    view: ui.LayoutView
    pictures: tuple[Attachment, ...] = ()
    enclosed: tuple[Attachment, ...] = ()
    mentions: discord.AllowedMentions = discord.AllowedMentions.none()  # noqa: RUF009 (never changed)

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """All files, pictures first."""
        return *self.pictures, *self.enclosed

    def files(self) -> list[discord.File]:
        """The files, ready for sending."""
        return [attachment.file() for attachment in self.attachments]


async def lay_out(
    message: Message,
    studio: Studio,
    stem: str,
    mark: int | None = None,
    urgency: Urgency = Urgency.ANSWER,
    *,
    emojis: UploadedEmojis = NO_EMOJIS,
) -> Layout:
    """Draw a message's pictures and put it together; its files are named after a stem.

    A picture that cannot be drawn, or that its reader does not want, is told in words. A mark is a number by
    which the message is known again.
    """
    drawing = (_drawn(shown, studio, name, urgency) for shown, name in _named(message, stem))
    drawn = await asyncio.gather(*drawing)
    pictures = tuple(picture for picture in drawn if isinstance(picture, Attachment))
    told = _with_room(message, [picture for picture in drawn if isinstance(picture, str) and picture])
    enclosed = tuple(Attachment(file.name, file.content) for file in message.enclosed)
    mentions = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user_id) for user_id in message.pings]
    )
    return Layout(_view(message, pictures, told, mark, emojis), pictures, enclosed, mentions)


def attached(message: Message, studio: Studio, stem: str) -> tuple[Attachment, ...]:
    """A message's pictures as Discord already has them: names and alt texts, not drawn again."""
    return tuple(
        Attachment(name, b"", studio.alt_text(shown.picture, shown.look) or None)
        for shown, name in _named(message, stem)
    )


def lay_out_again(
    message: Message,
    pictures: Sequence[Attachment],
    mark: int | None = None,
    *,
    emojis: UploadedEmojis = NO_EMOJIS,
) -> ui.LayoutView:
    """The new layout of a message whose pictures Discord already has."""
    return _view(message, pictures, [], mark, emojis)


def stopped_view(*items: Item) -> ui.LayoutView:
    """A layout that is sent to Discord and not kept by discord.py.

    The router answers its components, also after a restart.
    """
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def _named(message: Message, stem: str) -> list[tuple[Shown, str]]:
    """The pictures, each with the name of its file."""
    return [
        (shown, f"{shown.picture.name}-{stem}-{count}.png")
        for count, shown in enumerate(message.pictures, start=1)
    ]


async def _drawn(shown: Shown, studio: Studio, name: str, urgency: Urgency) -> Attachment | str:
    png = await studio.draw(shown.picture, shown.look, urgency) if shown.look.drawn else None
    alt = studio.alt_text(shown.picture, shown.look)
    return _told(alt) if png is None else Attachment(name, png, alt or None)


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
) -> ui.LayoutView:
    parts = _parts(message, pictures, told, emojis.like_pictures_of(message))
    return stopped_view(ui.Container(*parts, accent_colour=TERRACOTTA, id=mark))


def _parts(
    message: Message, pictures: Sequence[Attachment], told: list[str], emojis: EmojiPalette
) -> Iterator[Item]:
    yield ui.TextDisplay(emojis.written_into(message.text))
    for picture in pictures:  # one gallery each: pictures that share one are cropped to squares
        yield ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
        )
    for words in told:
        yield ui.TextDisplay(words)
    if message.below:
        yield ui.TextDisplay(emojis.written_into(message.below))
    for enclosed in message.enclosed:
        yield ui.File(f"attachment://{enclosed.name}")
    for row in message.rows:
        yield _row(row, emojis)


def _row(row: Row, emojis: EmojiPalette) -> ui.ActionRow[Any]:
    made: ui.ActionRow[Any] = ui.ActionRow()
    if isinstance(row, Menu):
        made.add_item(_menu(row, emojis))
    else:
        for button in row:
            made.add_item(_button(button, emojis))
    return made


def _button(button: Button | Link, emojis: EmojiPalette) -> ui.Button[Any]:
    if isinstance(button, Link):
        return ui.Button(label=unmarked(button.label), url=button.url)
    return ui.Button(
        label=unmarked(button.label),
        custom_id=button.custom_id,
        style=_STYLES[button.tone],
        disabled=button.disabled,
        emoji=emojis.find(button.emoji),
    )


def _menu(menu: Menu, emojis: EmojiPalette) -> ui.Select[Any]:
    return ui.Select(
        custom_id=menu.custom_id,
        placeholder=unmarked(menu.hint),
        options=[
            discord.SelectOption(
                label=unmarked(option.label),
                value=option.value,
                description=unmarked(option.note) or None,
                default=option.chosen,
                emoji=emojis.find(option.emoji),
            )
            for option in menu.options
        ],
    )
