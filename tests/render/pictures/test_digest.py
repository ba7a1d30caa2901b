"""The picture of what is new: what it marks, and what it says."""

import pytest

from bot.language.words import LANGUAGES, words_for
from engine import Game, Seat, view_for
from engine.position.frozen import replace
from render.art.badges import BadgeArt
from render.art.marks import ChangeArt
from render.art.signs import Sign
from render.art.ticks_and_crosses import TrendArt
from render.base.look import Look
from render.base.scene import Glaze, Sprite
from render.base.theme import Palette, Role
from render.pictures.digest import HIGHEST, LOWEST, DigestPicture
from tests.bot.language.pseudo import PSEUDO, PseudoWords
from tests.engine.tables import after, table
from tests.render.checks import check_scene
from tests.render.positions import MODULES, NAMES, whole_game

ENGLISH = Look(Palette.LIGHT, words_for("en"), ("Ana", "Ben", "Cleo"))
BEFORE = table(
    ("", "b8 b3", ""),
    market="P2 S3 T11b G10b",
    bag="A7 G12",
    display="y1 g1 b1 o1",
    palaces=("F T12", "F T11a"),
    seat=2,
)
AFTER = after(BEFORE, "B T11b=b3 b8", "P T11b@+2,0", "E")


def picture(seat: int | None, before: Game = BEFORE) -> DigestPicture:
    return DigestPicture(view_for(AFTER, None), view_for(before, None), None if seat is None else Seat(seat))


def arts(shown: DigestPicture) -> list[object]:
    marks = shown.scene(ENGLISH).marks
    return [mark.art for mark in marks if isinstance(mark, Glaze | Sprite)]


def test_a_majority_lost_and_one_gained_have_their_own_signs() -> None:
    assert TrendArt(gained=False) in arts(picture(0))
    assert TrendArt(gained=True) not in arts(picture(0))
    assert TrendArt(gained=True) in arts(picture(1))


def test_new_tiles_on_the_market_are_marked_and_tiles_new_in_the_palace() -> None:
    assert arts(picture(0)).count(BadgeArt(Sign.NEW, Role.CHANGE)) == 1
    assert ChangeArt() in arts(picture(1))
    assert ChangeArt() not in arts(picture(0))


def test_where_nothing_changed_nothing_is_marked() -> None:
    same = picture(0, AFTER)
    assert not [art for art in arts(same) if isinstance(art, TrendArt | BadgeArt | ChangeArt)]


def test_the_alt_text_begins_with_what_was_lost() -> None:
    told = picture(0).alt_text(ENGLISH)
    assert told.startswith("Since turn 1. Ana: 0 points. Majorities lost: Towers 1 (Ben 2).")
    assert "New on the market: Arcades 7." in told
    assert "Majorities gained: Towers 2 (Ana 1)." in picture(1).alt_text(ENGLISH)
    assert "New in the lead: Towers Ben 2." in picture(None).alt_text(ENGLISH)


def test_from_the_start_it_says_so_and_points_won_are_shown() -> None:
    start = replace(view_for(BEFORE, None), turn=0)
    won = DigestPicture(replace(view_for(AFTER, None), scores=(5, 0, 0)), start, Seat(0))
    assert won.alt_text(ENGLISH).startswith("Since the start. Ana: 5 points (+5).")


def test_it_is_as_high_as_it_may_be_and_no_lower_than_can_be_read() -> None:
    last = view_for(whole_game(2, 9)[-1], None)
    for highest in (300, LOWEST, 880, HIGHEST):
        shown = DigestPicture(last, last, Seat(0), highest)
        assert LOWEST - 16 <= shown.scene(ENGLISH).height <= max(LOWEST, highest)


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_whole_games_are_laid_out_well_in_every_language(language: str) -> None:
    words = PseudoWords() if language == PSEUDO else words_for(language)
    for players, modules in ((2, ()), (5, MODULES)):
        game = whole_game(players, 9, modules)
        for at in range(0, len(game), len(game) // 3):
            then, now = (view_for(game[one], None) for one in (max(0, at - 30), at))
            for seat, names in ((None, "long"), (Seat(at % players), "scripts")):
                look = Look(Palette.LIGHT, words, NAMES[names][:players])
                scene = DigestPicture(now, then, seat, LOWEST).scene(look)
                check_scene(scene, look.palette)
