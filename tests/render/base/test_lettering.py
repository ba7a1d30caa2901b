"""Lines fit where they are told to, and no name shows an empty box."""

import random
import struct
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from bot.language.words import LANGUAGES, words_for
from render.base.lettering import cap_height, fitted, font, line_mask, width
from render.base.name_letters import drawable
from render.base.runs import runs
from render.base.scene import Face, Type
from render.base.scripts import file_of
from tests.render.positions import NAMES

ALPHABETS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
    "es": "ÁÉÍÑÓÚÜáéíñóúü¿¡«»ªº",
    "pl": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
    "de": "ÄÖÜäöüßẞ",
    "signs": "→×½–−·…+=/%&#:;,.!?()[]’‘“”„‚'\"*<>±€—•",
}
SCRIPTS = {
    "Latin": (0x00C0, 0x024F),
    "Greek": (0x0386, 0x03CE),
    "Cyrillic": (0x0400, 0x045F),
    "Armenian": (0x0531, 0x0556),
    "Hebrew": (0x05D0, 0x05EA),
    "Arabic": (0x0620, 0x064A),
    "Devanagari": (0x0905, 0x0939),
    "Bengali": (0x0985, 0x09B9),
    "Tamil": (0x0B85, 0x0BB9),
    "Thai": (0x0E01, 0x0E2E),
    "Georgian": (0x10D0, 0x10FA),
    "Ethiopic": (0x1200, 0x1248),
    "Hangul": (0xAC00, 0xD7A3),
    "Hiragana": (0x3041, 0x3096),
    "Katakana": (0x30A1, 0x30FA),
    "Han": (0x4E00, 0x9FA5),
    "Mathematical": (0x1D400, 0x1D4FF),
    "Emoji": (0x1F300, 0x1F64F),
    "Dingbats": (0x2600, 0x27BF),
    "Marks": (0x0300, 0x036F),
}


@cache
def characters(file_name: str) -> frozenset[int]:
    """The code points that a font file says it has: its table `cmap`, in formats 4 and 12."""
    file = Path(file_name).read_bytes()
    tables = {
        file[at : at + 4]: struct.unpack_from(">II", file, at + 8)
        for at in range(12, 12 + 16 * struct.unpack_from(">H", file, 4)[0], 16)
    }
    begins = tables[b"cmap"][0]
    found: set[int] = set()
    for n in range(struct.unpack_from(">H", file, begins + 2)[0]):
        at = begins + struct.unpack_from(">I", file, begins + 4 + 8 * n + 4)[0]
        form = struct.unpack_from(">H", file, at)[0]
        if form == 4:
            count = struct.unpack_from(">H", file, at + 6)[0] // 2
            ends = struct.unpack_from(f">{count}H", file, at + 14)
            starts = struct.unpack_from(f">{count}H", file, at + 16 + 2 * count)
            found |= {
                code for first, last in zip(starts, ends, strict=True) for code in range(first, last + 1)
            }
        elif form == 12:
            groups = struct.unpack_from(">I", file, at + 12)[0]
            for group in range(groups):
                first, last, _ = struct.unpack_from(">III", file, at + 16 + 12 * group)
                found |= set(range(first, last + 1))
    return frozenset(found - {0xFFFF})


def _file(face: Face) -> str:
    return str(font(Type(face, 20)).path)


def random_names(count: int) -> list[str]:
    chance = random.Random(7)
    ranges = list(SCRIPTS.values())
    names = []
    for n in range(count):
        parts = [ranges[n % len(ranges)], chance.choice(ranges)]
        letters = [chr(chance.randint(*chance.choice(parts))) for _ in range(chance.randint(1, 16))]
        names.append("".join(letters))
    return names


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_every_face_has_the_letters_of_our_languages(alphabet: str, face: Face) -> None:
    assert {letter for letter in ALPHABETS[alphabet] if ord(letter) not in characters(_file(face))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_pieces_can_be_drawn_as_they_are(language: str) -> None:
    words = words_for(language)
    for phrase in ("kind-pavilion", "kind-arcades", "kind-chambers", "imaginary-player", "currency-florin"):
        assert drawable(words(phrase)) == words(phrase)


def test_no_name_in_any_script_shows_an_empty_box() -> None:
    everyone = random_names(1200) + [name for names in NAMES.values() for name in names]
    for name in everyone:
        for face in Face:
            missing = {
                letter
                for run in runs(drawable(name))
                for letter in run.text
                if ord(letter)
                not in characters(_file(face) if run.script is None else str(file_of(run.script)))
            }
            assert not missing, (name, drawable(name))


def test_a_name_in_letters_stays_a_name() -> None:
    for script, (first, last) in SCRIPTS.items():
        letters = [chr(code) for code in range(first, last + 1)]
        name = "".join(letter for letter in letters if unicodedata.category(letter) in ("Lu", "Ll", "Lo"))[
            :12
        ]
        assert drawable(name) or not name, script


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ольга", "Ольга"),
        ("Ana 🌹", "Ana"),
        ("  two\n lines ", "two lines"),
        ("e\u0301clair", "éclair"),
        ("\u202eevil", "evil"),
        ("\u200b", ""),
    ],
)
def test_names_are_shown_as_nearly_as_possible(name: str, shown: str) -> None:
    assert drawable(name) == shown


def test_a_name_of_emoji_alone_is_told_in_words() -> None:
    assert drawable("🏰👑").isascii()
    assert drawable("🏰👑")


def test_a_fitted_line_never_exceeds_its_room() -> None:
    chance = random.Random(3)
    for name in random_names(300):
        type_ = Type(chance.choice(list(Face)), chance.randint(20, 60))
        room = chance.randint(1, 400)
        text, smaller = fitted(drawable(name), type_, room)
        assert width(text, smaller) <= room
        assert smaller.size <= type_.size


def test_a_line_with_room_enough_stays_as_it_is() -> None:
    type_ = Type(Face.TEXT, 40)
    assert fitted("Ana", type_, 400) == ("Ana", type_)


def test_a_line_becomes_smaller_before_it_is_shortened() -> None:
    type_ = Type(Face.TEXT, 40)
    text, smaller = fitted("Maximiliane", type_, width("Maximiliane", type_) - 10)
    assert text == "Maximiliane"
    assert 32 <= smaller.size < 40
    assert fitted("Maximiliane", type_, 100)[0].endswith("…")


def test_fitting_goes_no_smaller_than_allowed() -> None:
    for room in range(0, 300, 7):
        assert fitted("Maximiliane", Type(Face.TEXT, 40), room, smallest=36)[1].size >= 36


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("text", ["jÁgy", "WAfj", "½→", "Öß,", "Q7"])
def test_nothing_of_a_line_is_cut_off_where_its_width_is_given(text: str, face: Face) -> None:
    type_ = Type(face, 40)
    tight = line_mask(text, type_, (width(text, type_), 80))
    roomy = line_mask(text, type_, (width(text, type_) + 40, 80))
    assert sum(tight.tobytes()) == sum(roomy.tobytes())


def test_capitals_stand_in_the_middle_of_the_height() -> None:
    type_ = Type(Face.STRONG, 40)
    box = line_mask("H", type_, (60, 80)).getbbox()
    assert box is not None
    assert abs((box[1] + box[3]) / 2 - 40) <= 0.5
    assert box[3] - box[1] == cap_height(type_)


def test_a_mask_is_made_of_strengths() -> None:
    mask = line_mask("A", Type(Face.TEXT, 40), (60, 60))
    assert isinstance(mask, Image.Image)
    assert mask.getextrema() == (0, 255)
