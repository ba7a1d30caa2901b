"""Pictures of one palace: layouts that hold, alt texts that tell everything."""

import io
from functools import cache, partial
from itertools import product

import pytest
from PIL import Image

from bot.language.words import LANGUAGES, words_for
from engine import Cell, Palace, Refusal, Seat, Tile, View
from engine.board.geometry import FOUNTAIN, cell_at
from engine.judge.errors import CoreReason
from engine.judge.judgements import not_buildable, not_removable, not_swappable
from engine.position.catalogue import TILES
from engine.text.piece_notation import print_cell
from render.alt_text.lengths import LONGEST_ALT
from render.art.marks import ClashArt, CutOffArt, HoleArt
from render.art.ticks_and_crosses import VacantArt
from render.art.tiles import GhostArt, TileArt
from render.base.look import Look
from render.base.picture import Picture, drawn
from render.base.place_letters import lettered_cells
from render.base.scene import Glaze, Scene, Sprite, Text
from render.base.theme import Palette
from render.parts.column import HIGHEST
from render.parts.readable_height import MakePicture, readable_height
from render.pictures.palace import PalacePicture, PlacesPicture
from render.pictures.preview import Added, PreviewPicture, Swapped, TakenBack
from render.pictures.why_not import BUILDING_REASONS, WhyNotPicture, because
from tests.conftest import SOAK
from tests.engine.tables import drawn as laid
from tests.render.checks import check_scene
from tests.render.palaces import DIRECTIONS, grown, many, row, viewed
from tests.render.positions import NAMES, views

ANA = Seat(0)


def look(palette: Palette = Palette.LIGHT, language: str = "en", names: str = "plain") -> Look:
    return Look(palette, words_for(language), NAMES[names][:3])


def written(scene: Scene) -> list[str]:
    return [mark.text for mark in scene.marks if isinstance(mark, Text)]


def arts(scene: Scene) -> list[object]:
    return [mark.art for mark in scene.marks if isinstance(mark, Sprite | Glaze)]


def refused(palace: Palace, reason: CoreReason) -> tuple[Tile, Cell, Refusal]:
    """A tile and a cell that the building rules refuse for a reason."""
    spare = [tile for tile in TILES if tile not in palace.tiles.values()]
    for tile, x, y in product(spare, range(-6, 7), range(-6, 7)):
        found = not_buildable(palace, tile, cell_at(x, y))
        if found and found.reason is reason:
            return tile, cell_at(x, y), found
    raise AssertionError(f"nothing is refused for {reason}")


REASONS = [reason for reason in BUILDING_REASONS if isinstance(reason, CoreReason)]
RING = laid("F T12 A8b\nG11 . S9\nC10 . .")


def refusals(palace: Palace = RING) -> list[WhyNotPicture]:
    view = viewed(palace)
    return [WhyNotPicture(view, ANA, *refused(palace, reason)) for reason in REASONS]


REFUSALS = refusals()


LOW = 560
"""As high as a picture beside many buttons."""


def lettered_preview(view: View, tile: Tile, cells: tuple[Cell, ...], high: int) -> PreviewPicture:
    """A preview of the last of some cells, beside the others."""
    *others, (cell, letter) = lettered_cells(cells).items()
    change = Added(tile, cell)
    return PreviewPicture(view, ANA, change, letter, tuple(others), brief=True, highest=high)


def lettered(palace: Palace, left: tuple[Tile, ...], reserve: int = 6) -> list[MakePicture]:
    """Every picture that a panel shows of a palace, in any height."""
    view = viewed(palace, left[:reserve], left[reserve : reserve + 2])
    made: list[MakePicture] = [
        lambda high: PalacePicture(view, ANA, highest=high),
        lambda high: PalacePicture(view, ANA, choice=palace.removable, highest=high),
    ]
    for tile in [tile for tile in left if palace.places(tile)][:1]:
        cells = palace.places(tile)
        made += [
            partial(PlacesPicture, view, ANA, tile, cells),
            partial(lettered_preview, view, tile, cells),
        ]
    return made


def fitted(make: MakePicture, room: int) -> Picture:
    """A picture for this room, as a panel shows it."""
    return make(readable_height(make, room, look()))


@cache
def pictures(palace: Palace, left: tuple[Tile, ...]) -> tuple[Picture, ...]:
    """Everything that can be drawn of a palace."""
    view = viewed(palace, left[:6], left[6:8])
    made: list[Picture] = [PalacePicture(view, ANA, tuple(palace.tiles)[-1:])]
    for tile in [tile for tile in left if palace.places(tile)][:1]:
        cells = palace.places(tile)
        made += [
            PlacesPicture(view, ANA, tile, cells),
            lettered_preview(view, tile, cells, HIGHEST),
        ]
    made += [fitted(make, LOW) for make in lettered(palace, left)]
    for cell in palace.removable[:1]:
        made += [PlacesPicture(view, ANA, None, palace.removable), PreviewPicture(view, ANA, TakenBack(cell))]
    for tile in [tile for tile in left if palace.swap_places(tile)][:1]:
        cells = palace.swap_places(tile)
        made += [PlacesPicture(view, ANA, tile, cells), PreviewPicture(view, ANA, Swapped(tile, cells[0]))]
    return tuple(made)


# Layout


@pytest.mark.parametrize(("number", "palette"), [*zip(range(0, 36, 3), [*Palette] * 4, strict=True)])
def test_pictures_of_random_palaces_hold_to_the_layout_rules(number: int, palette: Palette) -> None:
    for n, (palace, left) in enumerate(list(many(number + (3 if SOAK else 1)))[number:]):
        for picture in pictures(palace, left):
            language = LANGUAGES[(number + n) % 4]
            check_scene(picture.scene(look(palette, language)), palette, smallest_text=14)


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_name_in_any_language_fits(names: str, language: str) -> None:
    palace, left = grown(9, 3)
    for seat in range(3):
        view = viewed(palace, left[:2])
        scene = PalacePicture(view, Seat(seat)).scene(look(language=language, names=names))
        check_scene(scene, Palette.LIGHT)


@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_long_rows_hold_to_the_layout_rules(side: str) -> None:
    palace = row(side)
    check_scene(PalacePicture(viewed(palace, TILES[30:50]), ANA).scene(look()), Palette.LIGHT)


ROOMS = (100, 400, 560, 1000)
"""What may be left for a picture, in its own pixels: next to nothing, or much."""
READABLE = 39
"""Type that is 11 px high on a phone 390 px wide."""


@pytest.mark.parametrize("size", [0, 6, 16, 26, 40])
def test_letters_can_be_read_whatever_room_there_is(size: int) -> None:
    palace, left = grown(size, size)
    for make, room in product(lettered(palace, left), ROOMS):
        scene = fitted(make, room).scene(look())
        check_scene(scene, Palette.LIGHT)
        sizes = {mark.type.size for mark in scene.marks if isinstance(mark, Text) and is_letter(mark.text)}
        assert min(sizes, default=READABLE) >= READABLE, (make(room), room)


@pytest.mark.parametrize("side", ["north", "east"])
def test_the_longest_row_with_the_largest_reserve_can_be_drawn_in_any_room(side: str) -> None:
    palace = row(side, 31)
    for make, room in product(lettered(palace, TILES[32:], reserve=16), ROOMS):
        check_scene(fitted(make, room).scene(look()), Palette.LIGHT, smallest_text=16)


@pytest.mark.parametrize("reserve", [0, 1, 3, 8, 9, 12, 13, 20, 30])
@pytest.mark.parametrize("aside", [0, 1, 4])
def test_the_whole_reserve_and_all_tiles_aside_are_shown(reserve: int, aside: int) -> None:
    palace, left = grown(14, 8)
    view = viewed(palace, left[:reserve], left[reserve : reserve + aside])
    scene = PalacePicture(view, ANA).scene(look())
    check_scene(scene, Palette.LIGHT)
    shown = {art.tile for art in arts(scene) if isinstance(art, TileArt)}
    assert shown == {*palace.tiles.values(), *left[: reserve + aside]}


def test_pictures_are_1200_wide_and_no_higher_than_four_to_five() -> None:
    for palace, left in many(40):
        for picture in pictures(palace, left):
            scene = picture.scene(look())
            assert scene.width == 1200
            assert scene.height <= 1500


def test_every_player_of_random_positions_can_be_drawn() -> None:
    for view in views(12, players=(2, 3), seed=4):
        for seat in range(len(view.players)):
            picture = PalacePicture(view, Seat(seat))
            check_scene(
                picture.scene(Look(Palette.DARK, words_for("pl"), NAMES["plain"][: len(view.players)])),
                Palette.DARK,
                smallest_text=24,
            )


@pytest.mark.parametrize("size", [0, 5, 15, 30, 40])
def test_files_stay_within_a_hundred_kilobytes(size: int) -> None:
    for choose in (None, *DIRECTIONS.values()):
        palace, left = grown(size, 8, choose)
        for picture in pictures(palace, left):
            assert len(drawn(picture, look())) <= 102_400


def test_the_same_picture_gives_the_same_bytes() -> None:
    palace, left = grown(9, 3)
    one, other = (PalacePicture(viewed(palace, left[:2]), ANA) for _ in range(2))
    assert one == other
    assert drawn(one, look()) == drawn(other, look())
    assert Image.open(io.BytesIO(drawn(one, look()))).size[0] == 1200


# What is shown


def test_a_palace_shows_name_points_counts_and_wall() -> None:
    view = viewed(laid("F G8a\nA5 C6"))
    shown = written(PalacePicture(view, ANA).scene(look()))
    assert "Ana" in shown
    assert f"{view.scores[0]} points" in shown
    assert shown[2:9] == ["0", "0", "1", "1", "1", "0", "4"]
    assert "Wall 4" in shown


def test_places_show_the_tile_and_every_cell_by_its_letter() -> None:
    palace, left = grown(12, 5)
    tile = max(left, key=lambda tile: len(palace.places(tile)))
    scene = PlacesPicture(viewed(palace), ANA, tile, palace.places(tile)).scene(look())
    assert TileArt(tile) in arts(scene)
    assert letters_in(scene) == list(lettered_cells(palace.places(tile)).values())


def letters_in(scene: Scene) -> list[str]:
    """The letters of cells, in the order of the alphabet."""
    return sorted(filter(is_letter, written(scene)), key=place_of)


def is_letter(text: str) -> bool:
    return text.isupper() and len(text) <= 2


def place_of(letters: str) -> tuple[int, str]:
    return len(letters), letters


def test_tiles_that_may_be_taken_back_are_lettered_on_themselves() -> None:
    palace = grown(12, 5)[0]
    places = PlacesPicture(viewed(palace), ANA, None, palace.removable)
    palace_picture = PalacePicture(viewed(palace), ANA, choice=palace.removable)
    letters = list(lettered_cells(palace.removable).values())
    assert letters_in(places.scene(look())) == letters
    assert letters_in(palace_picture.scene(look())) == letters


def test_a_preview_shows_the_ghost_the_wall_and_the_count_before_and_after() -> None:
    palace = laid("F A8b\nA5 .")
    (tile,) = [tile for tile in TILES if str(tile) == "C6"]
    scene = PreviewPicture(viewed(palace), ANA, Added(tile, cell_at(1, 1))).scene(look())
    assert "Wall 1 → 3" in written(scene)
    assert "0 → 1" in written(scene)
    assert GhostArt(tile) in arts(scene)


def test_a_preview_letters_the_cells_where_the_tile_could_go_as_well() -> None:
    palace, left = grown(12, 5)
    tile = max(left, key=lambda tile: len(palace.places(tile)))
    cells = palace.places(tile)
    letters = lettered_cells(cells)
    picture = lettered_preview(viewed(palace), tile, cells, HIGHEST)
    assert letters_in(picture.scene(look())) == list(letters.values())
    *others, (cell, letter) = letters.items()
    listed = ", ".join(f"{letter} {print_cell(cell)}" for cell, letter in others)
    told = picture.alt_text(look())
    assert f"It could also go at: {listed}." in told
    assert f"added at {letter} {print_cell(cell)}." in told


def test_a_low_preview_leaves_counts_to_the_words_beside_it() -> None:
    palace = laid("F A8b\nA5 .")
    (tile,) = [tile for tile in TILES if str(tile) == "C6"]
    scene = lettered_preview(viewed(palace), tile, (cell_at(1, 1),), LOW).scene(look())
    assert scene.height <= LOW
    assert "0 → 1" not in written(scene)


def test_a_preview_of_taking_back_shows_the_vacated_cell() -> None:
    palace = laid("F A8b\nA5 .")
    scene = PreviewPicture(viewed(palace), ANA, TakenBack(cell_at(1, 0))).scene(look())
    assert any(isinstance(art, VacantArt) for art in arts(scene))
    assert "Wall 1" in written(scene)
    assert "2 → 1" in written(scene)


def test_a_preview_of_a_swap_shows_both_kinds() -> None:
    palace, left = grown(12, 5)
    tile = next(tile for tile in left if palace.swap_places(tile))
    cell = next(cell for cell in palace.swap_places(tile) if palace.tiles[cell].kind is not tile.kind)
    scene = PreviewPicture(viewed(palace), ANA, Swapped(tile, cell)).scene(look())
    counts = palace.counts
    old = palace.tiles[cell]
    assert f"{counts[tile.kind]} → {counts[tile.kind] + 1}" in written(scene)
    assert f"{counts[old.kind]} → {counts[old.kind] - 1}" in written(scene)


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_holds_to_the_layout_rules(palette: Palette, language: str) -> None:
    for picture in refusals():
        check_scene(picture.scene(look(palette, language)), palette)


def test_each_refusal_is_marked_where_it_is() -> None:
    clash, unreachable, hole, *_ = (arts(picture.scene(look())) for picture in refusals())
    assert any(isinstance(art, ClashArt) for art in clash)
    assert CutOffArt() in unreachable
    assert HoleArt() in hole


def test_refused_cells_outside_the_palace_are_on_the_board() -> None:
    tile, cell = TILES[0], cell_at(7, 9)
    found = not_buildable(RING, tile, cell)
    assert found is not None
    scene = WhyNotPicture(viewed(RING), ANA, tile, cell, found).scene(look())
    assert GhostArt(tile) in arts(scene)
    check_scene(scene, Palette.LIGHT)


def test_taking_back_what_others_need_marks_those_cut_off() -> None:
    palace = laid("F T12 P8")
    found = not_removable(palace, cell_at(1, 0))
    assert found is not None
    picture = WhyNotPicture(viewed(palace), ANA, palace.tiles[cell_at(1, 0)], cell_at(1, 0), found)
    assert CutOffArt() in arts(picture.scene(look()))
    assert "Out of reach: Pavilion 8 at +2,0" in picture.alt_text(look())


def test_a_swap_that_clashes_is_shown_in_place() -> None:
    palace = laid("F T12 P8")
    tile = next(tile for tile in TILES if str(tile) == "P7")
    found = not_swappable(palace, tile, cell_at(1, 0))
    assert found is not None
    picture = WhyNotPicture(viewed(palace), ANA, tile, cell_at(1, 0), found)
    assert GhostArt(tile) in arts(picture.scene(look()))
    assert "can’t replace Tower 12 at +1,0" in picture.alt_text(look())


# Alt texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_are_short_enough_and_end_with_a_sentence(language: str) -> None:
    for names in ("plain", "long"):
        for palace, left in many(16):
            for picture in (*pictures(palace, left), *REFUSALS):
                told = picture.alt_text(look(language=language, names=names))
                assert 0 < len(told) <= LONGEST_ALT
                assert told.endswith(".")
                assert "{" not in told


def test_the_alt_text_of_a_palace_tells_every_fact() -> None:
    for size in (0, 5, 15, 25):
        palace, left = grown(size, 12)
        view = viewed(palace, left[:4], left[4:6])
        told = PalacePicture(view, ANA, tuple(palace.tiles)[-1:]).alt_text(look())
        assert "Ana" in told
        assert f"{view.scores[0]} points" in told
        assert str(palace.longest_wall.length) in told or not palace.longest_wall.path
        for cell, tile in palace.tiles.items():
            assert f"{tile.price}{tile.twin} at {print_cell(cell)}" in told
        for tile in left[:6]:
            kind = look().words(f"kind-{tile.kind.name.lower()}")
            assert f"{kind} {tile.price}{tile.twin}" in told


def test_a_short_wall_is_told_side_by_side() -> None:
    told = PalacePicture(viewed(laid("F T9a")), ANA).alt_text(look())
    assert "Longest wall: 2, north of +1,0, east of +1,0." in told


def test_a_long_wall_is_told_from_end_to_end() -> None:
    palace = grown(20, 3, DIRECTIONS["wall"])[0]
    first, last = palace.longest_wall.path[0], palace.longest_wall.path[-1]
    told = PalacePicture(viewed(palace), ANA).alt_text(look())
    assert palace.longest_wall.length > 6
    assert print_cell(first.cell) in told
    assert print_cell(last.cell) in told


def test_the_alt_text_of_places_lists_every_cell_first() -> None:
    for palace, left in many(30):
        tile = max(left, key=lambda tile: len(palace.places(tile)))
        cells = palace.places(tile)
        told = PlacesPicture(viewed(palace), ANA, tile, cells).alt_text(look())
        listed = told.partition(": ")[2].partition(".")[0].split(", ")
        lettered = lettered_cells(cells).items()
        assert listed == [f"{letter} {print_cell(cell)}" for cell, letter in lettered] or not cells


def test_a_palace_too_large_for_an_alt_text_says_how_many_are_left_out() -> None:
    palace, left = grown(40, 3)
    view = viewed(palace, left)
    told = PalacePicture(view, ANA).alt_text(look(Palette.LIGHT, "es", "long"))
    assert len(told) <= LONGEST_ALT
    assert told.endswith("más.") or all(f"{tile.price}{tile.twin}" in told for tile in left)


def test_the_alt_text_of_a_preview_tells_the_wall_before_and_after() -> None:
    palace = laid("F A8b\nA5 .")
    told = PreviewPicture(viewed(palace), ANA, TakenBack(cell_at(1, 0))).alt_text(look())
    assert "Arcades 8b taken back from +1,0" in told
    assert "before" in told
    assert "Arcades: before 2, after 1." in told


def test_the_alt_text_of_a_refusal_tells_what_is_wrong_and_where() -> None:
    by_reason = {picture.refusal.reason: picture for picture in refusals()}
    for reason, picture in by_reason.items():
        told = picture.alt_text(look())
        assert because(look(), reason) in told
        assert print_cell(picture.cell) in told
        assert all(print_cell(cell) in told for cell in picture.refusal.cells)
        assert all(print_cell(side.cell) in told for side in picture.refusal.sides)


def test_the_fountain_is_named_where_it_stands_in_the_way() -> None:
    tile = TILES[0]
    found = not_buildable(RING, tile, FOUNTAIN)
    assert found is not None
    told = WhyNotPicture(viewed(RING), ANA, tile, FOUNTAIN, found).alt_text(look())
    assert "At 0,0: Fountain." in told
