"""Every sample in every palette and language: laid out well, told in full, small enough to send."""

import re
from math import log10

import pytest
from PIL import ImageChops, ImageStat

from bench.parts.plain_paint import composed
from bot.language.words import LANGUAGES, words_for
from render.alt_text.lengths import ELLIPSIS, LONGEST_ALT
from render.base.look import Look, Words
from render.base.picture import drawn
from render.base.scene import Text
from render.base.theme import Palette
from render.paint.png import LARGEST
from tests.bot.language.pseudo import PSEUDO, PseudoWords
from tests.conftest import SOAK
from tests.render.checks import check_scene
from tests.render.golden import GOLDEN, picture_of
from tests.render.positions import NAMES
from tests.render.sample import Sample
from tests.render.samples import samples

# Two looks in turn for each sample: every palette and language is there; a soak tries them all.
LOOKS = [(palette, "en") for palette in Palette]
LOOKS += [(Palette.LIGHT, language) for language in (*LANGUAGES[1:], PSEUDO)]
NOTATION = re.compile(r"\b([A-Z]|[NS][EW]|[PSACGT]{2})\b")


def words_of(language: str) -> Words:
    return PseudoWords() if language == PSEUDO else words_for(language)


def texts(sample: Sample, language: str) -> list[str]:
    """Every line in a picture, without the names of people."""
    scene = sample.picture.scene(Look(Palette.LIGHT, words_of(language), sample.names))
    lines = [mark.text for mark in scene.marks if isinstance(mark, Text)]
    return [re.sub("|".join(map(re.escape, sample.names)), "", line) for line in lines]


def named(sample: Sample) -> str:
    return sample.name


@pytest.mark.parametrize("sample", samples(), ids=named)
def test_a_sample_is_laid_out_well(sample: Sample) -> None:
    turn = [one.name for one in samples()].index(sample.name) % len(LOOKS)
    for palette, language in LOOKS if SOAK else (LOOKS[turn], LOOKS[turn - 2]):
        look = Look(palette, words_of(language), sample.names)
        check_scene(sample.picture.scene(look), palette, smallest_text=28)


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_no_word_of_ours_is_cut(language: str) -> None:
    plain = [sample for sample in samples() if set(sample.names) <= set(NAMES["plain"])]
    found = {line: sample.name for sample in plain for line in texts(sample, language) if ELLIPSIS in line}
    assert not {line: name for line, name in found.items() if "," not in line}, "only lists of names are cut"


def test_every_word_in_a_picture_comes_from_a_catalogue() -> None:
    plain = [sample for sample in samples() if set(sample.names) <= set(NAMES["plain"])]
    lines = {line for sample in plain for line in texts(sample, PSEUDO)}
    assert not [line for line in lines if re.search("[aeiouAEIOU]", NOTATION.sub("", line))]


@pytest.mark.parametrize("sample", samples(), ids=named)
def test_a_sample_is_told_in_every_language(sample: Sample) -> None:
    told = {sample.picture.alt_text(Look(Palette.LIGHT, words_for(lang), sample.names)) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(0 < len(text) <= LONGEST_ALT for text in told)


@pytest.mark.parametrize("sample", samples(), ids=named)
def test_a_sample_is_small_enough(sample: Sample) -> None:
    for palette in Palette if SOAK else (Palette.LIGHT,):
        assert len(drawn(sample.picture, Look(palette, words_for("en"), sample.names))) <= LARGEST + 1_000


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("name", GOLDEN)
def test_a_sample_is_as_good_as_in_full_colour(name: str, palette: Palette) -> None:
    (sample,) = [sample for sample in samples() if sample.name == name]
    plain = composed(sample.picture.scene(Look(palette, words_for("en"), sample.names)), palette)
    apart = ImageStat.Stat(ImageChops.difference(plain, picture_of(sample, palette).convert("RGB")))
    likeness = 10 * log10(255**2 / (sum(apart.sum2) / (3 * apart.count[0])))
    assert likeness >= 45
