"""What people typed: shown as they typed it, whatever Discord would make of it."""

import re

import pytest
from discord.utils import escape_mentions
from hypothesis import example, given
from hypothesis import strategies as st

from bot.language.escaping import plain, safe

PIECES = (
    *(
        "*",
        "**",
        "_",
        "__",
        "~~",
        "||",
        "`",
        "```",
        "\\",
        "\\*",
        ">",
        ">>>",
        "> ",
        "#",
        "###",
        "# ",
        "-",
        " - ",
    ),
    *(
        "[",
        "]",
        "(",
        ")",
        "[a](b)",
        "[x](http://y.z)",
        "<",
        ">",
        "<t:1:R>",
        "<:a:12>",
        "<@1>",
        "<#1>",
        "<a:/b>",
    ),
    *("@", "@everyone", "@here", "@12345678901234567", "@!123456789012345678", "@&12345678901234567890"),
    *("http://a_b.c", "https://a*b", "steam://_x_", "https://", "http://a.", "<http://a_b>", "'", '"', ";"),
    *(" ", "\n", "\t", "\u200b", "\u202e", "Ana", "é", "😀", "1", "/", ":", ",", "."),
)
"""What Discord or the escaping of it could take for something."""


NO_SPACE = "\u200b"
LINK = re.compile(r"(https?|steam)://|\w\.\w")
SIGNS = re.compile(r"(?<!\\)(\\\\)*[_~|*`<\[\]]")


@given(st.lists(st.sampled_from(PIECES), max_size=9).map("".join) | st.text(max_size=40))
@example("")
@example("http://a_b.c_")
@example("[x](http://y.z)")
def test_no_name_links_formats_or_pings(name: str) -> None:
    shown = safe(name)
    assert not LINK.search(shown)
    assert not SIGNS.search(shown)
    assert escape_mentions(shown) == shown


@given(st.lists(st.sampled_from(PIECES), max_size=9).map("".join) | st.text(max_size=40))
def test_a_name_still_reads_as_it_was_typed(name: str) -> None:
    shown = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", safe(name).replace(NO_SPACE, ""))
    assert re.sub(r"\\", "", shown) == re.sub(r"\\", "", plain(name))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**Ana**", r"\*\*Ana\*\*"),
        ("# Ana", r"\# Ana"),
        ("<@1>", r"\<@1>"),
        ("@everyone", "@\u200beveryone"),
        ("Ana\u202e\nBen", "AnaBen"),
        ("https://evil.example/x", "https:\u200b//evil.\u200bexample/x"),
        ("discord.gg/abc", "discord.\u200bgg/abc"),
        ("[win](https://evil.example)", r"\[win\](https:" + "\u200b//evil.\u200bexample)"),
        ("J. R. R.", "J. R. R."),
        ("", "?"),
    ],
)
def test_nothing_in_a_name_means_anything(typed: str, shown: str) -> None:
    assert safe(typed) == shown


@pytest.mark.parametrize("name", ["فاطمة", "דוד לוי", "Ali علي", "محمد 23"])
def test_a_name_from_right_to_left_is_isolated_from_the_sentence_around_it(name: str) -> None:
    assert safe(name) == plain(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", ["Ana", "Ольга", "山田太郎", "🏰👑", "Zoë 2"])
def test_a_name_from_left_to_right_needs_no_isolation(name: str) -> None:
    assert safe(name) == plain(name) == name


def test_isolation_cannot_be_closed_by_the_name_itself() -> None:
    assert plain("علي\u2069 Ben") == "\u2068علي Ben\u2069"
