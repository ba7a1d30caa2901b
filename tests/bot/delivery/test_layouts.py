"""Messages with emojis as Discord gets them: with those that are uploaded, and complete without."""

import json
from typing import Any, cast

from bot.delivery import components
from bot.delivery.emojis.uploaded_emojis import NO_EMOJIS, UploadedEmojis
from bot.delivery.layouts import lay_out_again
from bot.message.emojis import has_marks, marked
from bot.message.messages import Button, Link, Menu, Message, Option
from render.base.theme import Palette

GARDEN = marked("kind_garden", "Garden 8")
MESSAGE = Message(
    f"Ana buys {GARDEN}.",
    below=f"Next: {GARDEN}",
    rows=(
        (Button(GARDEN, "1", emoji="kind_garden"), Link(GARDEN, "https://example.com")),
        Menu("2", GARDEN, (Option(GARDEN, "3", GARDEN, emoji="kind_garden"),)),
    ),
)


def sent(emojis: UploadedEmojis) -> list[Any]:
    """What goes to Discord."""
    (container,) = lay_out_again(MESSAGE, (), emojis=emojis)
    return cast("list[Any]", container["components"])


def test_everything_is_said_without_emojis_and_no_mark_is_left() -> None:
    text, below, buttons, menu = sent(NO_EMOJIS)
    assert (text["content"], below["content"]) == ("Ana buys Garden 8.", "Next: Garden 8")
    assert [button["label"] for button in buttons["components"]] == ["Garden 8"] * 2
    (option,) = menu["components"][0]["options"]
    assert (option["label"], option["description"]) == ("Garden 8", "Garden 8")
    assert "emoji" not in json.dumps(sent(NO_EMOJIS))


def test_uploaded_emojis_stand_in_texts_on_buttons_and_in_menus() -> None:
    text, _, buttons, menu = sent(UploadedEmojis({("kind_garden", Palette.LIGHT): 77}))
    assert text["content"] == "Ana buys <:kind_garden:77> Garden 8."
    shown = buttons["components"][0]["emoji"], menu["components"][0]["options"][0]["emoji"]
    assert [(emoji["name"], int(emoji["id"])) for emoji in shown] == [("kind_garden", 77)] * 2
    assert [button["label"] for button in buttons["components"]] == ["Garden 8"] * 2


def test_a_plain_answer_has_no_marks() -> None:
    assert not has_marks(json.dumps(components.text(GARDEN), ensure_ascii=False))
