"""Score sheets: sums, shared places, overtakes, and the whole of it in words."""

import re
from dataclasses import replace

import pytest

from bot.language.words import LANGUAGES, words_for
from engine import Kind, Seat, if_scored_now, view_for
from engine.modules.falconers import SOURCES
from engine.transitions.score_lines import MAJORITY, WALL, ScoreLine, Source
from engine.views.ranks import climbs, ranks
from render.alt_text.lengths import LONGEST_ALT
from render.base.look import Look
from render.base.picture import drawn
from render.base.scene import Plate, Text
from render.base.theme import Palette, Role
from render.pictures.sheet import ScoringSheet
from tests.engine.tables import table
from tests.render.checks import check_scene
from tests.render.positions import NAMES
from tests.render.scorings import ENGLISH, LOOKS, ended, seen_by, sheets, texts

PLAYERS = (2, 3, 4, 5, 6)
TOWER = MAJORITY[Kind.TOWER]


def sheet(*lines: ScoreLine, scoring_round: int = 2, before: tuple[int, ...] = (0, 0, 0)) -> ScoringSheet:
    """A sheet of three players with these lines."""
    return ScoringSheet(view_for(table(("", "", "")), None), scoring_round, lines, before)


def row(picture: ScoringSheet, title: str) -> list[str]:
    """Everything written in the row with a title, from left to right."""
    scene = picture.scene(seen_by(ENGLISH, 3))
    written = [mark for mark in scene.marks if isinstance(mark, Text)]
    label = next(mark for mark in written if mark.text == title)
    plate = next(mark.box for mark in scene.marks if isinstance(mark, Plate) and mark.box.holds(label.box))
    return [mark.text for mark in sorted(written, key=_left) if plate.holds(mark.box)]


def _left(mark: Text) -> tuple[int, int]:
    return mark.box.x, mark.box.y


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.palette.value}-{look.words.language}")
def test_a_sheet_is_laid_out_well(players: int, look: Look) -> None:
    number = LOOKS.index(look)
    found = sheets(players, number % 4)
    picture = found[(number + players) % len(found)]
    check_scene(picture.scene(seen_by(look, players)), look.palette, smallest_text=30)


def test_a_sheet_with_more_sources_is_laid_out_well() -> None:
    (picture, *_) = sheets(6, 1)
    more = [ScoreLine(Seat(seat), Source(name), 30, 5) for seat in (0, 5) for name in ("falcons", "portals")]
    check_scene(replace(picture, lines=(*picture.lines, *more)).scene(ENGLISH), Palette.LIGHT)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sums_are_those_of_the_engine(players: int) -> None:
    for number in range(4):
        for picture in sheets(players, number):
            assert picture.after == picture.view.scores
        assert sheets(players, number)[-1].after == ended(players, number).scores


def test_every_gain_and_every_total_is_written() -> None:
    for picture in sheets(4, 1):
        shown = texts(picture.scene(seen_by(ENGLISH, 4)))
        assert {f"+{points}" for points in picture.gained} <= set(shown)
        assert {str(total) for total in picture.after} <= set(shown)


def test_c3_those_who_share_see_the_places_they_cover_and_by_how_many_they_are_divided() -> None:
    tied = [ScoreLine(Seat(seat), TOWER, 9, 4, place=1, sharing=2) for seat in (0, 1)]
    picture = sheet(*tied, ScoreLine(Seat(2), TOWER, 0, 1, place=3, sharing=1))
    shown = row(picture, "Towers")
    assert shown[:2] == ["Towers", "13 · 6"]
    assert sorted(shown[2:7]) == sorted(["×4", "1", "2", "÷2", "9"])
    assert sorted(shown[7:12]) == sorted(["×4", "1", "2", "÷2", "9"])
    assert shown[12:] == ["×1"]


def test_c3_two_tied_second_cover_the_second_and_third_place() -> None:
    tied = [ScoreLine(Seat(seat), TOWER, 9, 2, place=2, sharing=2) for seat in (1, 2)]
    picture = sheet(ScoreLine(Seat(0), TOWER, 21, 3, place=1, sharing=1), *tied, scoring_round=3)
    assert row(picture, "Towers").count("÷2") == 2
    assert sorted(row(picture, "Towers")[5:10]) == sorted(["×2", "2", "3", "÷2", "9"])


def test_c2_a_place_that_is_worth_nothing_is_not_listed() -> None:
    picture = sheet(ScoreLine(Seat(0), TOWER, 0, 2, place=2, sharing=1), scoring_round=1)
    scene = picture.scene(seen_by(ENGLISH, 3))
    medals = [mark for mark in scene.marks if isinstance(mark, Plate) and mark.role is Role.SILVER]
    assert row(picture, "Towers") == ["Towers", "6", "×2", "–", "–"]
    assert not medals
    assert "Towers (worth 6): Ana 2." in picture.alt_text(seen_by(ENGLISH, 3))


def test_c4_a_wall_shows_its_length_once() -> None:
    assert row(sheet(ScoreLine(Seat(1), WALL, 7, 7)), "Wall") == ["Wall", "–", "7", "–"]


def test_a_source_without_a_phrase_is_shown_by_its_own_name() -> None:
    picture = sheet(ScoreLine(Seat(0), Source("secret-gardens"), 12, 3))
    assert row(picture, "Secret gardens") == ["Secret gardens", "×3", "12", "–", "–"]
    assert "Secret gardens: Ana with 3, +12." in picture.alt_text(seen_by(ENGLISH, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_of_modules_have_names_in_every_language(language: str) -> None:
    for source in ("wall", "portals", *SOURCES.values()):
        assert words_for(language).translates(f"source-{source}")


def test_a_player_who_overtakes_goes_up_and_the_others_go_down() -> None:
    picture = sheet(ScoreLine(Seat(2), WALL, 9, 9), before=(5, 3, 1))
    assert picture.climbs() == (-1, -1, 2)
    assert [text for text in row(picture, "Total") if text[0] in "▲▼"] == ["▼1", "▼1", "▲2"]


def test_nobody_overtakes_in_the_first_scoring() -> None:
    assert sheet(ScoreLine(Seat(2), WALL, 9, 9), scoring_round=1).climbs() == (0, 0, 0)


def test_e4_equal_scores_share_a_place_and_the_next_wait() -> None:
    assert ranks((4, 9, 9, 1)) == (3, 1, 1, 4)
    assert ranks((0, 0)) == (1, 1)


def test_a_player_who_is_caught_up_with_has_not_fallen() -> None:
    assert climbs((5, 3), (5, 5)) == (0, 1)


def test_d2_an_imaginary_player_has_points_but_no_place() -> None:
    picture = sheets(2, 1)[-1]
    assert len(picture.places()) == 2
    assert "Dirk, 1" in picture.alt_text(seen_by(ENGLISH, 2))
    assert ranks(picture.after[:2]) == picture.places()


def test_if_scored_now_says_so_and_adds_to_the_present_scores() -> None:
    view = view_for(table(("", "", ""), palaces=("F A4", "P8 F"), rounds=1), None)
    picture = ScoringSheet(view, 2, if_scored_now(view), view.scores, if_now=True)
    assert "If scoring 2 came now" in texts(picture.scene(seen_by(ENGLISH, 3)))
    assert picture.alt_text(seen_by(ENGLISH, 3)).startswith("If scoring 2 came now")
    assert picture.after[0] == 10 + 3


@pytest.mark.parametrize("players", PLAYERS)
def test_the_alt_text_tells_every_fact(players: int) -> None:
    for picture in sheets(players, 2):
        look = seen_by(ENGLISH, players)
        told = picture.alt_text(look)
        for seat, total in enumerate(picture.after):
            assert f"{look.spoken_name(Seat(seat))}, {total} in total (+{picture.gained[seat]})" in told
        for line in picture.lines:
            title = "Wall" if line.source == WALL else look.words(f"kinds-{line.source}")
            sentence = told.partition(f"{title}")[2].partition(".")[0]
            assert look.spoken_name(line.seat) in sentence
            is_placed = 0 < line.place <= picture.scoring_round
            points = line.count if line.place and not is_placed else line.points
            assert (f" with {line.count}, +{points}" if is_placed else f" {points}") in sentence


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.palette.value}-{look.words.language}")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_alt_text_is_too_long_or_cut(players: int, look: Look) -> None:
    for names in NAMES.values():
        for picture in sheets(players, 1):
            told = picture.alt_text(Look(look.palette, look.words, names[:players]))
            assert len(told) <= LONGEST_ALT
            assert told.endswith(".")
            scored = {(x.source, x.place) for x in picture.lines if 0 < x.place <= picture.scoring_round}
            assert len(re.findall(r", \+\d", told)) == len(scored)


def test_long_names_are_said_in_full_once() -> None:
    look = Look(Palette.LIGHT, words_for("en"), tuple(f"{name} {'x' * 24}" for name in "ABCDEF"))
    told = sheets(6, 1)[-1].alt_text(look)
    assert all(told.count(name) == 1 for name in look.names)


def test_equal_sheets_give_equal_bytes() -> None:
    (picture, *_) = sheets(3, 1)
    look = seen_by(ENGLISH, 3)
    assert drawn(picture, look) == drawn(replace(picture), look)


def test_a_sheet_is_small_enough_to_send() -> None:
    assert max(len(drawn(picture, ENGLISH)) for picture in sheets(6, 1)) <= 100_000


def test_columns_take_the_whole_width() -> None:
    for players in PLAYERS:
        scene = sheets(players, 1)[0].scene(seen_by(ENGLISH, players))
        assert max(mark.box.right for mark in scene.marks if isinstance(mark, Plate)) == scene.width - 20
