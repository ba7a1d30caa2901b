"""The picture after a turn: what changed is found and marked, and told."""

from functools import cache
from itertools import cycle

import pytest

from bot.language.words import LANGUAGES, words_for
from engine import Game, Kind, Palace, Phase, Seat, Side, View, print_cell, view_for
from engine.board.geometry import cell_at
from engine.position.catalogue import TILES
from engine.views.changes import Changes, changes
from render.alt_text.lengths import LONGEST_ALT
from render.art.badges import BadgeArt
from render.base.look import Look
from render.base.picture import drawn
from render.base.scene import Glaze, Scene, Text
from render.base.theme import Palette
from render.pictures.turn import TurnPicture
from tests.conftest import games
from tests.engine.tables import after, table
from tests.render.checks import check_scene
from tests.render.positions import NAMES, whole_game

LOOKS = [(palette, language, names) for palette in Palette for language in LANGUAGES for names in NAMES]
ENGLISH = Look(Palette.LIGHT, words_for("en"), NAMES["plain"])
ANA = Seat(0)


@cache
def turns(players: int, number: int) -> tuple[TurnPicture, ...]:
    """A picture after each turn of a game."""
    found = []
    began = whole_game(players, number)[0]
    for game in whole_game(players, number):
        if (game.turn, game.phase) != (began.turn, began.phase):
            found.append(TurnPicture(seen(game), began.to_act[0], seen(began)))
            began = game
    return tuple(found)


def seen(game: Game) -> View:
    return view_for(game, None)


def written(scene: Scene) -> list[str]:
    return [mark.text for mark in scene.marks if isinstance(mark, Text)]


def badges(scene: Scene) -> int:
    return sum(isinstance(mark, Glaze) and isinstance(mark.art, BadgeArt) for mark in scene.marks)


def start_table() -> Game:
    """Ana can pay exactly for a pavilion; nobody has built yet."""
    return table(("y2 y9 b9", "", ""), market="P2 S3 A5 C5", display="g1 g2 g3 o9")


# Layout


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("number", games(1))
def test_nothing_overlaps_or_leaves_the_canvas(players: int, number: int) -> None:
    after_turns = turns(players, number * 3)
    chosen = (*after_turns[:: max(1, len(after_turns) // 10)], after_turns[-1])
    for picture, (palette, language, names) in zip(chosen, cycle(LOOKS[players + number :: 7]), strict=False):
        look = Look(palette, words_for(language), NAMES[names][:players])
        scene = picture.scene(look)
        check_scene(scene, palette, smallest_text=20)
        assert scene.height <= 1500


def test_the_file_stays_small() -> None:
    for picture in turns(6, 3)[::20]:
        assert len(drawn(picture, Look(Palette.DARK, words_for("pl"), NAMES["plain"]))) <= 100 * 1024


def test_a_finished_game_shows_no_empty_market() -> None:
    last = next(
        picture
        for number in range(30)
        for picture in turns(3, number)[-1:]
        if picture.view.phase is Phase.OVER and not any(picture.view.market)
    )
    assert "–" not in written(last.scene(ENGLISH))
    assert words_for("en")("table-picture-empty") not in last.alt_text(ENGLISH)


# What changed


def test_a_tile_built_is_found() -> None:
    before = start_table()
    bought = after(before, "B P2=y2")
    cell = bought.players[0].palace.places(bought.players[0].aside[0])[0]
    built = after(bought, f"P P2@{print_cell(cell)}", "E")
    found = changes(seen(before), seen(built), ANA)
    assert [laid.cell for laid in found.built] == [cell]
    assert found.marked == (cell,)
    assert not found.removed
    assert not found.swapped
    assert [square + 1 for square in found.squares] == [1]
    assert found.walls == (Palace.of({}).longest_wall, built.players[0].palace.longest_wall)


def test_a_tile_taken_back_is_found_in_the_reserve() -> None:
    tile = next(tile for tile in TILES if not tile.walls & Side.W and tile.kind is Kind.TOWER)
    before = table(("y2", "", ""), display="g1 g2 g3 o9", palaces=(f"F {tile}",))
    found = changes(seen(before), seen(after(before, f"X {tile}", "E")), ANA)
    assert [laid.cell for laid in found.removed] == [cell_at(1, 0)]
    assert found.reserved == (tile,)
    assert found.marked == ()


def test_a_swap_is_one_change_and_not_two() -> None:
    pictures = [picture for number in range(40) for picture in turns(3, number * 3 + 1)]
    swaps = [changes(picture.before, picture.view, picture.mover) for picture in pictures]
    swaps = [found for found in swaps if found.swapped]
    assert swaps, "random players swap now and then"
    assert all(
        not {laid.cell for laid in found.swapped} & {laid.cell for laid in found.built} for found in swaps
    )


def test_new_cards_are_found_even_among_copies() -> None:
    before = start_table()
    taken = after(before, "M g3", "E")
    found = changes(seen(before), seen(taken), ANA)
    assert len(found.cards) == 1
    kept = [card for place, card in enumerate(taken.display) if place not in found.cards]
    assert sorted(map(str, kept)) == ["g1", "g2", "o9"]


def test_points_won_are_what_the_scores_differ_by() -> None:
    for picture in turns(4, 3):
        assert picture.before is not None
        found = changes(picture.before, picture.view, picture.mover)
        gained = [score + gain for score, gain in zip(picture.before.scores, found.gains, strict=True)]
        assert tuple(gained) == picture.view.scores


def test_without_a_before_nothing_is_marked() -> None:
    picture = next(
        picture for picture in turns(3, 3) if changes(picture.before, picture.view, picture.mover).squares
    )
    unmarked = TurnPicture(picture.view, picture.mover, None)
    assert changes(None, picture.view, picture.mover) == Changes()
    assert badges(picture.scene(ENGLISH)) >= 1
    assert badges(unmarked.scene(ENGLISH)) == 0
    assert "+" not in "".join(text for text in written(unmarked.scene(ENGLISH)) if "(" in text)


def test_every_new_tile_and_card_has_its_badge() -> None:
    for picture in turns(4, 3)[:40]:
        found = changes(picture.before, picture.view, picture.mover)
        assert badges(picture.scene(ENGLISH)) == len(found.squares) + len(found.cards)


def test_a_wall_that_grew_says_by_how_much() -> None:
    picture, walls = next(
        (picture, walls)
        for picture in turns(3, 3)
        if (walls := changes(picture.before, picture.view, picture.mover).walls)
        and walls[1].length > walls[0].length
    )
    before, after = (wall.length for wall in walls)
    assert f"Wall {after} (+{after - before})" in written(picture.scene(ENGLISH))


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_tells_what_the_picture_shows(language: str) -> None:
    words = words_for(language)
    for picture in turns(4, 3)[::5]:
        alt = picture.alt_text(Look(Palette.LIGHT, words, NAMES["plain"][:4]))
        view, player = picture.view, picture.view.players[picture.mover]
        assert alt.startswith(NAMES["plain"][picture.mover])
        assert all(f"{NAMES['plain'][seat]} {score}" in alt for seat, score in enumerate(view.scores))
        assert all(print_cell(cell) in alt for cell in player.palace.tiles)
        if view.phase is Phase.TURN:
            assert all(
                f"{words(f'kind-{tile.kind.name.lower()}')} {tile.price}" in alt
                for tile in view.market
                if tile
            )
            assert all(f" {card.value}" in alt for card in view.display)


@pytest.mark.parametrize("names", NAMES)
def test_alt_text_is_never_too_long(names: str) -> None:
    for language in LANGUAGES:
        for picture in turns(6, 3)[::12]:
            assert (
                len(picture.alt_text(Look(Palette.LIGHT, words_for(language), NAMES[names]))) <= LONGEST_ALT
            )


def test_the_next_turn_is_told() -> None:
    for picture in turns(3, 3)[:10]:
        following = NAMES["plain"][picture.view.to_act[0]]
        assert f" {following}’s turn." in picture.alt_text(ENGLISH)
