"""The bot's own emojis as Discord has them: found by name, in the palette of a message's pictures."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.message.emojis import resolved
from bot.message.messages import Message
from render.base.theme import Palette

Icon = tuple[str, Palette]
"""An emoji's name, and the palette that it is drawn in."""
INVALID: Final = 50035
"""Discord's code for a request with something in it that it does not take."""


@dataclass(frozen=True)
class UploadedEmojis:
    """Which emojis there are. Without any, messages are complete too."""

    _ids: dict[Icon, int] = field(default_factory=dict)

    def learn(self, ids: Mapping[Icon, int]) -> None:
        """Know these emojis, and no others."""
        self._ids.clear()
        self._ids.update(ids)

    def add(self, icon: Icon, emoji_id: int) -> None:
        """Know one more, or a newer one."""
        self._ids[icon] = emoji_id

    def note_refusal(self, error: discord.HTTPException) -> bool:
        """Forget all emojis if Discord has refused a message because of one; gives whether it has."""
        because = bool(self._ids) and error.code == INVALID and "emoji" in str(error).lower()
        if because:
            self._ids.clear()
        return because

    def like_pictures_of(self, message: Message) -> "EmojiPalette":
        """The emojis in the palette of a message's pictures; light ones where there is no picture."""
        return EmojiPalette(self, next((shown.look.palette for shown in message.pictures), Palette.LIGHT))

    def find(self, name: str, palette: Palette) -> int | None:
        """The emoji's id, in this palette or else in the one that is uploaded first."""
        return self._ids.get((name, palette)) or self._ids.get((name, Palette.LIGHT))


@dataclass(frozen=True)
class EmojiPalette:
    """The emojis for one message."""

    uploaded: UploadedEmojis
    palette: Palette

    def find(self, name: str) -> discord.PartialEmoji | None:
        """An emoji for a button or a menu, if there is one of this name."""
        emoji_id = self.uploaded.find(name, self.palette) if name else None
        return None if emoji_id is None else discord.PartialEmoji(name=name, id=emoji_id)

    def written_into(self, text: str) -> str:
        """A text with emojis in the place of their marks, as far as there are any."""
        return resolved(text, self._written)

    def _written(self, name: str) -> str | None:
        emoji_id = self.uploaded.find(name, self.palette)
        return None if emoji_id is None else f"<:{name}:{emoji_id}>"


NO_EMOJIS: Final = UploadedEmojis()
