"""What people typed: shown as they typed it, whatever Discord would make of it."""

import pytest
from discord.utils import escape_markdown, escape_mentions
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


@given(st.lists(st.sampled_from(PIECES), max_size=9).map("".join) | st.text(max_size=40))
@example("")
@example("http://a_b.c_")
def test_a_name_is_escaped_as_discords_library_escapes_it(name: str) -> None:
    assert safe(name) == escape_mentions(escape_markdown(plain(name))).replace("<", "\\<")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**Ana**", r"\*\*Ana\*\*"),
        ("# Ana", r"\# Ana"),
        ("<@1>", r"\<@1>"),
        ("@everyone", "@\u200beveryone"),
        ("Ana\u202e\nBen", "AnaBen"),
        ("", "?"),
    ],
)
def test_nothing_in_a_name_means_anything(typed: str, shown: str) -> None:
    assert safe(typed) == shown
