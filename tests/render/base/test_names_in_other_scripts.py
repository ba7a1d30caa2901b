"""Names in scripts that our faces lack: in their own letters where a font is at hand, readable everywhere."""

from collections.abc import Iterator

import pytest

from bot.language.words import words_for
from engine import Seat
from render.alt_text.names import spoken_name
from render.base import name_letters, runs, scripts
from render.base.lettering import extent, fitted, width
from render.base.look import Look
from render.base.name_letters import drawable, is_by_initials
from render.base.picture import Picture, drawn
from render.base.runs import END_OF_ISOLATE, ISOLATE, isolated
from render.base.scene import Face, Plate, Text, Type
from render.base.scripts import Script, file_of
from render.base.theme import Palette, Role
from tests.render.checks import check_scene
from tests.render.samples import samples

ARABIC, HEBREW, MIXED = "فاطمة الزهراء", "דוד לוי", "Ana فاطمة"
HINDI, THAI = "अर्जुन सिंह", "ศิริพร"
NAMES = (ARABIC, HEBREW, MIXED, "محمد (Ben) 99", HINDI, THAI)
PICTURES = ("table-6", "poster-4", "scoring-3", "turn-3", "hand-many", "chart-4", "palace-large")
TYPE = Type(Face.TEXT, 40)


def _font(script: str) -> None:
    if file_of(Script(script, f"NotoSans{script}-Bold.ttf")) is None:
        pytest.skip("Debian's fonts-noto-core and libfribidi0 are not installed")


@pytest.fixture
def fonts() -> None:
    """Skips where no fonts of other scripts are at hand."""
    for script in ("Arabic", "Hebrew", "Devanagari", "Thai"):
        _font(script)


@pytest.fixture
def no_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine without fonts of other scripts."""
    caches = (file_of, scripts.script_of, runs.runs, name_letters.drawable, width, extent)
    monkeypatch.setattr(scripts, "FOLDERS", ())
    for one in caches:
        one.cache_clear()
    yield
    for one in caches:
        one.cache_clear()


def _look(names: tuple[str, ...] = NAMES) -> Look:
    return Look(Palette.LIGHT, words_for("en"), names)


def _pictures() -> Iterator[tuple[Picture, Look]]:
    for sample in samples():
        if sample.name in PICTURES:
            yield sample.picture, _look(NAMES[: len(sample.names)])


def _read(text: str) -> list[str]:
    """The runs of a line from left to right."""
    return [run.text for run in runs.runs(text)]


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("name", NAMES)
def test_a_name_keeps_its_own_letters(name: str) -> None:
    assert drawable(name) == name
    assert not is_by_initials(name)


@pytest.mark.usefixtures("fonts")
def test_every_picture_is_laid_out_well_with_them() -> None:
    for picture, look in _pictures():
        check_scene(picture.scene(look), look.palette, smallest_text=28)


@pytest.mark.usefixtures("fonts")
def test_arabic_letters_are_joined() -> None:
    parted = "\u200c".join("محمد")
    assert width("محمد", TYPE) != width(parted, TYPE)


@pytest.mark.usefixtures("fonts")
def test_equal_pictures_are_equal_to_the_byte() -> None:
    picture, look = next(_pictures())
    assert drawn(picture, look) == drawn(picture, _look(look.names))


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize(
    ("text", "seen"),
    [
        (ARABIC, ["الزهراء", " ", "فاطمة"]),
        ("Ana فاطمة الزهراء", ["Ana ", "الزهراء", " ", "فاطمة"]),
        ("محمد (Ben) 99", ["99", " ", "(", "Ben", ")", " ", "محمد"]),
        ("דוד 99!", ["!", "99", " ", "דוד"]),
    ],
)
def test_words_stand_in_the_order_in_which_they_are_read(text: str, seen: list[str]) -> None:
    assert _read(text) == seen


@pytest.mark.usefixtures("fonts")
def test_a_sentence_around_a_name_from_right_to_left_stays_in_order() -> None:
    names = ", ".join(map(isolated, ("דוד", "לוי", "Ana")))
    assert _read(f"Turn 7: {names} win") == ["Turn 7: ", "דוד", ", ", "לוי", ", Ana win"]


@pytest.mark.usefixtures("fonts")
def test_a_name_that_is_cut_ends_where_its_reader_ends() -> None:
    cut, type_ = fitted(ARABIC, TYPE, width(ARABIC, TYPE) * 2 // 3, smallest=38)
    assert _read(cut)[0] == "…"
    assert width(cut, type_) <= width(ARABIC, TYPE) * 2 // 3


@pytest.mark.usefixtures("fonts")
def test_marks_that_belong_to_a_script_stay_and_towers_of_them_do_not() -> None:
    assert drawable("שְׁלֹמֹה") == "שְׁלֹמֹה"
    assert drawable("می‌خواهم") == "می‌خواهم"
    assert drawable("ก" + "้" * 20) == "ก" + "้" * 3


@pytest.mark.usefixtures("no_fonts")
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (ARABIC, "FZ"),
        (HEBREW, "DL"),
        ("أحمد", "A"),
        ("محمد عبد الرحمن بن خالد", "MAR"),
        (MIXED, "Ana F."),
        (HINDI, "arjun simh"),
        (THAI, "siriphr"),
    ],
)
def test_without_fonts_names_from_right_to_left_are_initials(name: str, shown: str) -> None:
    assert drawable(name) == shown
    assert is_by_initials(name) is (shown.isupper())


@pytest.mark.usefixtures("no_fonts")
def test_initials_stand_on_the_colour_of_their_player() -> None:
    for picture, look in _pictures():
        scene = picture.scene(look)
        check_scene(scene, look.palette, smallest_text=28)
    sheet = next(sample.picture for sample in samples() if sample.name == "scoring-3").scene(_look(NAMES[:3]))
    assert [mark.ground for mark in sheet.marks if isinstance(mark, Text) and mark.text == "DL"] == [
        Role.SEAT_2
    ]
    assert any(isinstance(mark, Plate) and mark.role is Role.SEAT_1 for mark in sheet.marks)


@pytest.mark.parametrize(
    "name",
    ["🏰👑", "\u202e\u200b", "\x00\x1b", "Ｗ" * 32, "A" + "\u0335\u0321\u031b" * 10, "", "\u2066\u2069"],
)
def test_every_player_has_a_readable_name(name: str) -> None:
    shown = _look((name,)).name(Seat(0))
    assert any(letter.isalnum() for letter in shown)
    assert not set(shown) & {ISOLATE, END_OF_ISOLATE, "\u202e", "\x00"}
    _, top, _, bottom = extent(shown, TYPE)
    assert bottom - top < 2 * TYPE.size


def test_alt_texts_isolate_names_from_right_to_left() -> None:
    look = _look((HEBREW, "Ana"))
    assert spoken_name(look, Seat(0)) == f"{ISOLATE}{HEBREW}{END_OF_ISOLATE}"
    assert spoken_name(look, Seat(1)) == "Ana"
