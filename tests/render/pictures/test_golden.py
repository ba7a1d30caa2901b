"""Pictures look as they did when somebody last looked at them and was pleased."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from render.base.theme import Palette
from tests.render import golden
from tests.render.golden import GOLDEN, WRITE, difference, explain, path_of, picture_of, write
from tests.render.samples import samples


def opened(path: Path) -> Image.Image | None:
    if not path.exists():
        return None
    with Image.open(path) as image:
        image.load()
        return image


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_looks_as_it_did(name: str, palette: Palette) -> None:
    (sample,) = [sample for sample in samples() if sample.name == name]
    actual = picture_of(sample, palette)
    if WRITE:
        write(actual, path_of(name, palette))
    expected = opened(path_of(name, palette))
    if expected is None or expected.size != actual.size or not difference(expected, actual).is_small:
        folder = explain(f"{name}-{palette.value}", expected, actual)
        told = difference(expected, actual) if expected and expected.size == actual.size else "another size"
        pytest.fail(f"{name} in {palette.value} looks different ({told}); see {folder}")


def test_every_golden_picture_belongs_to_a_sample() -> None:
    kept = {path_of(name, palette).name for name in GOLDEN for palette in Palette}
    assert {path.name for path in golden.PICTURES.iterdir()} == kept


def test_golden_pictures_stay_few() -> None:
    assert sum(path.stat().st_size for path in golden.PICTURES.iterdir()) <= 2_650_000


def test_a_missing_word_is_seen_and_a_trembling_edge_is_not() -> None:
    expected = Image.new("RGB", (400, 300), (240, 230, 210))
    trembling, missing = expected.copy(), expected.copy()
    ImageDraw.Draw(trembling).line((10, 10, 390, 10), (236, 226, 206))
    ImageDraw.Draw(missing).rectangle((10, 10, 60, 40), (40, 30, 20))
    assert difference(expected, trembling).is_small
    assert not difference(expected, missing).is_small


def test_a_difference_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FAILED", tmp_path)
    expected, actual = Image.new("RGB", (9, 9)), Image.new("RGB", (9, 9), (255, 255, 255))
    folder = explain("patch", expected, actual)
    assert {path.stem for path in folder.iterdir()} == {"expected", "actual", "difference"}
    with Image.open(folder / "difference.png") as shown:
        assert shown.getextrema() == (255, 255)


def test_samples_have_names_of_their_own() -> None:
    names = [sample.name for sample in samples()]
    assert len(names) == len(set(names))
