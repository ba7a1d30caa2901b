"""The picture of the table: it holds together everywhere, and its words tell all that it shows."""

from collections.abc import Callable
from itertools import cycle

import pytest

from bot.language.words import LANGUAGES, words_for
from engine import Card, Kind, Phase, Seat, Side, Square, Tile, View, view_for
from engine.board.geometry import walls_on
from engine.position.pieces import Currency
from engine.views.standings import standings, winners
from render.alt_text.lengths import LONGEST_ALT
from render.alt_text.lists import listed
from render.alt_text.names import spoken_name
from render.base.look import Look
from render.base.picture import drawn
from render.base.scene import Sprite, Text
from render.base.theme import Palette
from render.pictures.table import TablePicture
from tests.conftest import games
from tests.engine.tables import after, table
from tests.render.checks import check_scene
from tests.render.positions import NAMES, views, whole_game

LOOKS = [(palette, language, names) for palette in Palette for language in LANGUAGES for names in NAMES]
ENGLISH = words_for("en")
ENGLISH_LOOK = Look(Palette.LIGHT, ENGLISH, NAMES["plain"])


def look_at(view: View, palette: Palette, language: str, names: str) -> Look:
    return Look(palette, words_for(language), NAMES[names][: len(view.players)])


def plain(view: View) -> Look:
    return look_at(view, Palette.LIGHT, "en", "plain")


def written(view: View, look: Look) -> list[str]:
    """All texts on the picture."""
    return [mark.text for mark in TablePicture(view).scene(look).marks if isinstance(mark, Text)]


def last_tiles(players: int) -> View:
    """A moment in which the last tiles are placed."""
    return next(
        view_for(game, None)
        for number in range(100)
        for game in whole_game(players, number)
        if game.phase is Phase.LAST_TILES
    )


# Layout


@pytest.mark.parametrize("number", games(2))
def test_nothing_overlaps_or_leaves_the_canvas(number: int) -> None:
    shown = views(len(LOOKS) // 3, seed=number + 1)
    for view, how in zip(shown, cycle(LOOKS[number % 3 :: 3]), strict=False):
        check_scene(TablePicture(view).scene(look_at(view, *how)), how[0], smallest_text=30)


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("palette", Palette)
def test_the_last_tiles_and_the_end_hold_together(players: int, palette: Palette) -> None:
    for view in (last_tiles(players), view_for(whole_game(players, 3)[-1], None)):
        look = look_at(view, palette, "de", "long")
        check_scene(TablePicture(view).scene(look), palette, smallest_text=30)


def test_the_picture_is_as_high_as_it_needs_to_be() -> None:
    heights = [
        TablePicture(view_for(whole_game(players, 3)[0], None)).scene(ENGLISH_LOOK).height
        for players in (3, 4, 6)
    ]
    assert heights == sorted(heights)
    assert 1100 <= heights[0] < heights[-1] <= 1520


def test_the_file_stays_small() -> None:
    for view in views(30, seed=5):
        assert len(drawn(TablePicture(view), plain(view))) <= 100 * 1024


def test_equal_views_give_equal_bytes_whoever_looks() -> None:
    game = whole_game(3, 3)[40]
    pictures = {drawn(TablePicture(view_for(game, seat)), ENGLISH_LOOK) for seat in (None, Seat(0), Seat(2))}
    assert len(pictures) == 1


# What is shown


def test_everybody_has_a_row_and_the_imaginary_player_comes_last() -> None:
    view = view_for(whole_game(2, 3)[30], None)
    texts = written(view, plain(view))
    assert [text for text in texts if text in ("Ana", "Ben", "Dirk")] == ["Ana", "Ben", "Dirk"]


def test_tiles_not_placed_yet_lie_in_the_row_of_their_owner() -> None:
    game = after(table(("y5", "", ""), market="P2 S3 A4 C5", display="g1 g2 g3 g4"), "B P2=y5")
    view = view_for(game, None)
    drawn_tiles = [
        mark.box
        for mark in TablePicture(view).scene(plain(view)).marks
        if isinstance(mark, Sprite) and getattr(mark.art, "tile", None) == game.players[0].aside[0]
    ]
    names = {
        mark.text: mark.box for mark in TablePicture(view).scene(plain(view)).marks if isinstance(mark, Text)
    }
    assert len(drawn_tiles) == 1
    assert names["Ana"].y < drawn_tiles[0].y < names["Ben"].y


def test_the_leader_of_a_kind_stands_out() -> None:
    view = view_for(whole_game(4, 3)[60], None)
    for kind in Kind:
        most = max(player.palace.counts[kind] for player in view.players)
        leading = [standing.seat for standing in standings(view) if standing.leads[kind]]
        first = [seat for seat, player in enumerate(view.players) if player.palace.counts[kind] == most > 0]
        assert leading == first


def test_a_finished_game_names_its_winners_and_shows_no_money() -> None:
    view = view_for(whole_game(2, 3)[-1], None)
    texts = written(view, plain(view))
    names = ", ".join(NAMES["plain"][seat] for seat in winners(view))
    assert texts[0] == ENGLISH("table-picture-won", count=len(winners(view)), names=names)
    assert ENGLISH("table-picture-display") not in texts


def test_an_imaginary_player_never_wins() -> None:
    for number in range(30):
        view = view_for(whole_game(2, number)[-1], None)
        assert winners(view)
        assert all(seat < 2 for seat in winners(view))


def test_the_last_tiles_name_all_who_place() -> None:
    view = last_tiles(4)
    names = ", ".join(NAMES["plain"][seat] for seat in view.to_act)
    assert written(view, plain(view))[0] == ENGLISH("table-picture-last-tiles", names=names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_scoring_is_told_with_its_limits(language: str) -> None:
    view = view_for(whole_game(4, 3)[0], None)
    ahead = view.scoring_cards[0]
    (told,) = [text for text in written(view, look_at(view, Palette.LIGHT, language, "plain")) if "–" in text]
    assert f"{ahead.nearest}–{ahead.farthest}" in told


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_tells_every_fact(language: str) -> None:
    words = words_for(language)
    for view in views(25, seed=11):
        look = look_at(view, Palette.LIGHT, language, "plain")
        alt = TablePicture(view).alt_text(look)
        if view.phase is Phase.TURN:
            assert market_facts(view, words) <= set(facts(alt)), alt
            assert all(card_name(card, words) in alt for card in view.display)
            for ahead in view.scoring_cards:
                assert str(ahead.nearest) in alt
                assert str(ahead.farthest) in alt
            piles = {"deck": view.deck_size, "discard": view.discard_size}
            assert words("table-picture-piles-told", **piles) in alt
        for standing in standings(view):
            (told,) = [
                part for part in alt.split(". ") if part.startswith(f"{spoken_name(look, standing.seat)}: ")
            ]
            assert f": {standing.score} " in told
            assert all(
                f"{kind.letter}{count}" in told or f"{words(f'kinds-{kind.name.lower()}')} {count}" in told
                for kind, count in zip(Kind, standing.counts, strict=True)
                if count
            )
            if not standing.is_imaginary:
                assert f" {standing.wall}," in told
                assert f" {standing.hand_size} " in told
                assert told.rstrip(".").endswith(f" {len(standing.reserve)}")


def facts(alt: str) -> list[str]:
    return [part for sentence in alt.split(". ") for part in sentence.partition(": ")[2].split("; ")]


def market_facts(view: View, words: object) -> set[str]:
    assert callable(words)
    return {
        words(
            "table-picture-square-told",
            square=square + 1,
            currency=words(f"currency-{square.currency.name.lower()}"),
            tile=walled(f"{words(f'kind-{tile.kind.name.lower()}')} {tile.price}", tile, words)
            if tile
            else words("table-picture-empty"),
        )
        for square, tile in zip(Square, view.market, strict=True)
    }


def walled(name: str, tile: Tile, words: Callable[..., str]) -> str:
    """A tile with the sides on which it has a wall, spelt out."""
    named = [words(f"side-{side.name.lower()}") for side in Side if tile.walls & walls_on(side)]
    sides = words("side-walls", count=len(named), sides=listed(words, named)) if named else ""
    return words("tile-with-walls", tile=name, walls=sides or words("side-none"))


def card_name(card: Card, words: Callable[..., str]) -> str:
    return words(f"sum-{Currency(card.currency).name.lower()}", amount=card.value)


def test_the_market_is_told_with_its_walls() -> None:
    view = view_for(table(("y2", "", ""), market="P2 S3 T11b A5"), None)
    told = TablePicture(view).alt_text(plain(view))
    assert "square 2, Dirham: Seraglio 3 (walls to the east, south and west); square 3, Dinar: Tower" in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Before scoring 1 · turn "),
        ("de", "Vor Wertung 1 · Zug "),
        ("es", "Antes de la puntuación 1 · turno "),
        ("pl", "Przed punktowaniem 1 · tura "),
    ],
)
def test_the_banner_says_before_which_scoring_a_turn_is(language: str, said: str) -> None:
    view = view_for(whole_game(6, 3)[20], None)
    look = look_at(view, Palette.LIGHT, language, "long")
    progress = f"{said}{view.turn}"
    assert progress in written(view, look)
    assert f"{progress}." in TablePicture(view).alt_text(look)


def test_alt_text_begins_with_whose_turn_it_is() -> None:
    view = view_for(whole_game(4, 3)[20], None)
    name = NAMES["plain"][view.to_act[0]]
    assert TablePicture(view).alt_text(plain(view)).startswith(f"{name}’s turn. ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", NAMES)
def test_alt_text_of_six_with_any_names_is_complete_and_short_enough(language: str, names: str) -> None:
    for view in views(12, players=(6,), seed=3):
        look = look_at(view, Palette.LIGHT, language, names)
        alt = TablePicture(view).alt_text(look)
        assert len(alt) <= LONGEST_ALT
        assert all(f"{spoken_name(look, Seat(seat))}: " in alt for seat in range(6))
        if view.phase is Phase.TURN:
            none = words_for(language)("table-picture-bag-told", tiles=0, kinds="")
            assert (f" {view.bag_size}:" if view.bag_size else none) in alt, "the last fact is still there"


def test_a_name_of_nothing_gives_way_to_the_seat() -> None:
    look = Look(Palette.LIGHT, ENGLISH, NAMES["hardly"])
    assert spoken_name(look, Seat(1)) == ENGLISH("seat-name", number=2)
