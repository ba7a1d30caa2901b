"""Posters: every palace, who won, ties, and the imaginary player beside them."""

from dataclasses import replace

import pytest

from engine import Kind, Seat, View
from render.alt_text.lengths import LONGEST_ALT
from render.art.ornament import LaurelArt, PodiumArt
from render.art.tiles import TileArt
from render.base.look import Look
from render.base.picture import drawn
from render.base.scene import Sprite
from render.base.theme import Palette
from render.pictures.poster import Poster, arrangement
from render.pictures.poster_panels import from_the_middle
from tests.render.checks import check_scene
from tests.render.positions import NAMES
from tests.render.scorings import ENGLISH, LOOKS, ended, seen_by, texts

PLAYERS = (2, 3, 4, 5, 6)


def scored(players: int, *scores: int) -> Poster:
    """A finished game with other scores."""
    return Poster(replace(ended(players, 1), scores=scores))


def arts(poster: Poster, kind: type) -> list[object]:
    marks = poster.scene(seen_by(ENGLISH, len(poster.view.players))).marks
    return [mark.art for mark in marks if isinstance(mark, Sprite) and isinstance(mark.art, kind)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.palette.value}-{look.words.language}")
def test_a_poster_is_laid_out_well(players: int, look: Look) -> None:
    picture = Poster(ended(players, LOOKS.index(look) % 4))
    check_scene(picture.scene(seen_by(look, players)), look.palette, smallest_text=30)


@pytest.mark.parametrize(
    ("players", "scores"),
    [
        (2, (9, 9, 50)),
        (3, (7, 7, 5)),
        (3, (7, 7, 7)),
        (4, (100, 100, 100, 100)),
        (5, (94, 94, 94, 80, 94)),
        (5, (10, 9, 8, 8, 8)),
        (6, (120,) * 6),
        (6, (0, 1, 2, 2, 2, 3)),
    ],
)
def test_ties_are_laid_out_well(players: int, scores: tuple[int, ...]) -> None:
    picture = scored(players, *scores)
    check_scene(picture.scene(seen_by(ENGLISH, players)), ENGLISH.palette, smallest_text=30)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_tile_of_every_palace_is_there_once(players: int) -> None:
    view: View = ended(players, 1)
    built = [tile for player in view.players for tile in player.palace.tiles.values()]
    drawn_tiles = [art.tile for art in arts(Poster(view), TileArt) if isinstance(art, TileArt)]
    assert sorted(drawn_tiles) == sorted(built)


def test_e4_each_winner_of_a_shared_victory_has_a_laurel() -> None:
    assert len(arts(scored(4, 70, 90, 90, 10), LaurelArt)) == 2
    assert len(arts(scored(4, 70, 90, 80, 10), LaurelArt)) == 1


def test_everybody_with_one_of_the_first_three_places_stands_on_the_podium() -> None:
    assert arts(scored(4, 70, 90, 90, 10), PodiumArt) == [PodiumArt(1), PodiumArt(1), PodiumArt(3)]
    assert arts(scored(4, 70, 90, 80, 10), PodiumArt) == [PodiumArt(2), PodiumArt(1), PodiumArt(3)]


def test_equals_stand_in_the_order_of_their_seats() -> None:
    best = [(1, Seat(n)) for n in range(4)]
    assert from_the_middle(best) == best


def test_d2_an_imaginary_player_with_most_points_does_not_win() -> None:
    picture = scored(2, 40, 50, 99)
    assert picture.places() == (2, 1)
    assert picture.alt_text(seen_by(ENGLISH, 2)).startswith("Ben wins with 50 points.")
    assert "99" in texts(picture.scene(seen_by(ENGLISH, 2)))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_palace_has_a_place_however_many_win(players: int) -> None:
    for winners in range(1, players + 1):
        assert sum(arrangement(players, winners)) == players


def test_a_single_winner_of_three_has_a_row_alone() -> None:
    assert arrangement(3, 1) == (1, 2)
    assert arrangement(3, 2) == (2, 1)


def test_the_alt_text_begins_with_those_who_won() -> None:
    look = seen_by(ENGLISH, 3)
    assert scored(3, 1, 0, 0).alt_text(look).startswith("Ana wins with 1 point. ")
    assert scored(3, 7, 7, 5).alt_text(look).startswith("Ana and Ben share the win with 7 points. ")
    assert scored(3, 7, 7, 7).alt_text(look).startswith("Ana, Ben and Chloé share the win with 7 points. ")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_alt_text_tells_scores_places_kinds_and_walls(players: int) -> None:
    view, look = ended(players, 1), seen_by(ENGLISH, players)
    told = Poster(view).alt_text(look)
    for seat, player in enumerate(view.players):
        name = look.spoken_name(Seat(seat))
        counts = "/".join(str(player.palace.counts[kind]) for kind in Kind)
        assert (
            f"{look.words('sheet-place', place=Poster(view).places()[seat])} {name} {view.scores[seat]}"
            in told
        )
        assert f"{name} {counts}; {player.palace.longest_wall.length}" in told
    if players == 2:
        assert f"Dirk {view.scores[2]}: " in told


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_no_alt_text_is_too_long_or_cut(players: int, names: tuple[str, ...]) -> None:
    for look in LOOKS:
        told = Poster(ended(players, 1)).alt_text(Look(look.palette, look.words, names[:players]))
        assert len(told) <= LONGEST_ALT
        assert told.endswith(".")


@pytest.mark.parametrize("palette", Palette)
def test_a_poster_of_six_is_small_enough_to_send(palette: Palette) -> None:
    for number in (1, 3):
        look = Look(palette, ENGLISH.words, ENGLISH.names)
        assert len(drawn(Poster(ended(6, number)), look)) <= 100_000


def test_a_poster_says_when_and_where_in_the_picture_and_in_words() -> None:
    plain = Poster(ended(4, 1))
    captioned = replace(plain, caption="2026-11-18 · Alcazaba")
    assert "2026-11-18 · Alcazaba" in texts(captioned.scene(ENGLISH))
    assert captioned.alt_text(ENGLISH).endswith("2026-11-18 · Alcazaba.")
    assert captioned.scene(ENGLISH).height > plain.scene(ENGLISH).height
