"""Texts measured and cut as Discord counts them: in UTF-16 code units."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.words import LANGUAGES, words_for
from render.alt_text.lengths import ELLIPSIS, LONGEST_ALT, length, shortened
from render.base.look import Look
from render.base.picture import told
from render.base.theme import Palette
from tests.render.samples import samples

SCRIPT_A = 0x1D4D0
"""The first of the mathematical script letters, which count as two."""
ASTRAL = tuple("".join(chr(SCRIPT_A + (seat + at) % 26) for at in range(32)) for seat in range(6))
"""Names as long as Discord allows, of letters that count as two."""


@pytest.mark.parametrize(("text", "counted"), [("", 0), ("abc", 3), ("ąę", 2), ("🏰", 2), ("a🏰b", 4)])
def test_letters_beyond_the_basic_plane_count_as_two(text: str, counted: int) -> None:
    assert length(text) == counted


@given(st.text(), st.integers(1, 40))
def test_a_shortened_text_fits_and_is_a_beginning_of_it(text: str, longest: int) -> None:
    short = shortened(text, longest)
    assert length(short) <= longest
    assert short == text or text.startswith(short.removesuffix(ELLIPSIS))
    assert (short == text) is (length(text) <= longest) or text.endswith(ELLIPSIS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alt_text_is_too_long_when_every_letter_of_a_name_counts_as_two(language: str) -> None:
    for sample in samples():
        look = Look(Palette.LIGHT, words_for(language), ASTRAL[: len(sample.names)])
        said = sample.picture.alt_text(look)
        assert length(said) <= LONGEST_ALT, sample.name
        assert not said.endswith(ELLIPSIS), sample.name
        assert told(sample.picture, look) == said
