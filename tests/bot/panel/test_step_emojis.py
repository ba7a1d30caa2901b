"""Which emoji a button or a menu line shows, from the step that it carries."""

import pytest

from bot.panel.step_emojis import emoji_of
from render.emojis import emoji_names


@pytest.mark.parametrize(
    ("step", "emoji"),
    [
        ("take", "sign_take"),
        ("take 2", ""),
        ("buy", "sign_buy"),
        ("home", ""),
        ("more", "sign_more"),
        ("=M b7", "card_b7"),
        ("==M y3 y2", "coin_florin"),
        ("=M y3 b2", "sign_take"),
        ("=B G8a=y5 y3", "kind_garden"),
        ("sure B G8a=y9", "kind_garden"),
        ("pay G8a", "kind_garden"),
        ("pay G8a 2", ""),
        ("preview P G8a@+1,0", ""),
        ("==P G8a@+1,0", "sign_place"),
        ("=R G8a", "sign_reserve"),
        ("=U", "sign_undo"),
        ("=E", "sign_end"),
        ("=nonsense", ""),
    ],
)
def test_a_step_has_the_emoji_of_what_it_is_about(step: str, emoji: str) -> None:
    assert emoji_of(step) == emoji
    assert emoji in ("", *emoji_names())
