"""Every sample in every palette and language: laid out well, told in full, small enough to send."""

from math import log10

import pytest
from PIL import ImageChops, ImageStat

from bench.plain_paint import composed
from bot.language.words import LANGUAGES, words_for
from render.alt_text.lengths import LONGEST_ALT
from render.base.look import Look
from render.base.picture import drawn
from render.base.theme import Palette
from render.paint.png import LARGEST
from tests.conftest import SOAK
from tests.render.checks import check_scene
from tests.render.golden import GOLDEN, picture_of
from tests.render.sample import Sample
from tests.render.samples import samples

# Two looks in turn for each sample: every palette and language is there; a soak tries them all.
LOOKS = [(palette, "en") for palette in Palette] + [(Palette.LIGHT, language) for language in LANGUAGES[1:]]


def named(sample: Sample) -> str:
    return sample.name


@pytest.mark.parametrize("sample", samples(), ids=named)
def test_a_sample_is_laid_out_well(sample: Sample) -> None:
    turn = [one.name for one in samples()].index(sample.name) % len(LOOKS)
    for palette, language in LOOKS if SOAK else (LOOKS[turn], LOOKS[turn - 2]):
        look = Look(palette, words_for(language), sample.names)
        check_scene(sample.picture.scene(look), palette, smallest_text=28)


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
