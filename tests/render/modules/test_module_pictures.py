"""Pictures of games with modules: all that they add is drawn and told, and no secret with it."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle

import pytest

from engine import (
    Angle,
    Card,
    Certificates,
    Credit,
    Currency,
    Falcons,
    Feather,
    Game,
    Half,
    Kind,
    Phase,
    Portals,
    Seat,
    Square,
    View,
    falcons_leaving,
    if_scored_now,
    parse_tile,
    portal_places,
    portal_surcharge,
    view_for,
)
from engine.board.geometry import Corner, cell_at
from engine.judge.errors import CoreReason, Refusal
from engine.modules.building_site_pieces import Sites
from engine.modules.falcon_pieces import FALCONS, cells_around
from engine.modules.falconers import falcons_of
from engine.modules.portals import PortalReason
from engine.modules.sites_in_view import sites_of
from engine.views.purse import Purse
from engine.views.standings import counted
from render.alt_text.lengths import LONGEST_ALT
from render.alt_text.names import full_tile_name
from render.art.half_cells import LongSideArt
from render.base.look import Look
from render.base.picture import Picture, drawn
from render.base.place_letters import lettered_halves
from render.base.scene import Art, Glaze, Scene, Sprite, Text
from render.base.theme import Palette, Role
from render.modules.building_sites.art import SiteArt, TokenArt
from render.modules.certificates import ChipArt, CreditArt
from render.modules.falconers.art import FalconArt, FalconTokenArt, FlownArt
from render.modules.falconers.pictures import FALCON_REASONS, WhyNotFalcon
from render.modules.portals.art import PortalArt
from render.modules.portals.module import half_name
from render.modules.portals.pictures import PORTAL_REASONS, PortalPlacesPicture, WhyNotPortal
from render.modules.registry import wall_figure
from render.paint.png import LARGEST
from render.parts.affordable_tiles import judgement
from render.pictures.hand import HandPicture
from render.pictures.palace import PalacePicture
from render.pictures.poster import Poster
from render.pictures.preview import PreviewPicture, TakenBack
from render.pictures.purses import PursesPicture
from render.pictures.sheet import ScoringSheet
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture
from render.pictures.why_not import WhyNotPicture
from tests.engine.tables import drawn as palace_drawn
from tests.engine.tables import table
from tests.render.checks import check_scene
from tests.render.positions import MODULES, NAMES, views, whole_game
from tests.render.scorings import ENGLISH, LOOKS, seen_by

VIEWS = 24


@cache
def some_views() -> list[View]:
    """Views of games with all modules."""
    return views(VIEWS, modules=MODULES)


@cache
def positions() -> tuple[Game, ...]:
    """A game of three with all modules."""
    return whole_game(3, 9, MODULES)


def pictures(view: View) -> Iterator[Picture]:
    """Everything that can be drawn of a position."""
    seat = Seat(0) if view.seat is None else view.seat
    yield TablePicture(view)
    yield PalacePicture(view, seat)
    yield TurnPicture(view, seat)
    yield ScoringSheet(view, 3, tuple(if_scored_now(view)), view.scores)
    if view.seat is not None:
        yield HandPicture(view)
        yield PursesPicture(view, display=True, possessions=True)
    if view.phase is Phase.OVER:
        yield Poster(view)


def arts(scene: Scene) -> list[Art]:
    return [mark.art for mark in scene.marks if isinstance(mark, Sprite | Glaze)]


def texts(scene: Scene) -> list[str]:
    return [mark.text for mark in scene.marks if isinstance(mark, Text)]


def english(view: View) -> Look:
    return seen_by(ENGLISH, len(view.players))


@pytest.mark.parametrize("number", range(VIEWS))
def test_pictures_with_modules_are_laid_out_well(number: int) -> None:
    view = some_views()[number]
    looks = cycle(LOOKS[number % len(LOOKS) :] + LOOKS[: number % len(LOOKS)])
    for picture, look in zip(pictures(view), looks, strict=False):
        check_scene(picture.scene(seen_by(look, len(view.players))), look.palette, smallest_text=28)


@pytest.mark.parametrize("number", range(VIEWS))
def test_pictures_with_modules_are_told_in_short_enough_words(number: int) -> None:
    view = some_views()[number]
    for picture in pictures(view):
        for look in LOOKS[number % 4 :: 4]:
            assert 0 < len(picture.alt_text(seen_by(look, len(view.players)))) <= LONGEST_ALT


def test_tokens_to_choose_from_are_named_like_the_buttons_for_them() -> None:
    choosing = [one for one in positions() if (held := one.slice(Sites).drawn) and len(set(held.tokens)) > 1]
    held = choosing[0].slice(Sites).drawn
    assert held is not None
    picture = HandPicture(view_for(choosing[0], held.seat))
    look = english(picture.view)
    shown, told = texts(picture.scene(look)), picture.alt_text(look)
    names = [look.words(f"currency-{token.name.lower()}") for token in held.tokens if token is not None]
    at = shown.index("Keep one token")
    assert shown[at - 2 : at] == names
    assert ", ".join(names) in told


def test_a_table_of_six_with_everything_stays_small() -> None:
    game = whole_game(6, 9, MODULES)
    for share in (0.5, 0.7, 0.9):
        view = view_for(game[int(len(game) * share)], None)
        for palette in Palette:
            look = Look(palette, ENGLISH.words, NAMES["plain"])
            assert len(drawn(TablePicture(view), look)) <= LARGEST + 1_000


def test_an_onlooker_sees_no_token_before_they_are_turned_over() -> None:
    for view in some_views():
        if view.seat is None and view.phase is Phase.TURN:
            for picture in pictures(view):
                shown = arts(picture.scene(english(view)))
                assert not [art for art in shown if isinstance(art, SiteArt) and art.token is not None]
                assert not [art for art in shown if isinstance(art, TokenArt) and art.currency is not None]


def test_a_player_sees_no_tokens_but_their_own() -> None:
    game = next(
        position for position in positions() if len({site.seat for site in position.slice(Sites).sites}) > 1
    )
    for seat in map(Seat, game.seats):
        own = {(site.tile, site.token) for site in game.slice(Sites).sites if site.seat == seat}
        view = view_for(game, seat)
        shown = [
            art
            for other in map(Seat, game.seats)
            for art in arts(PalacePicture(view, other).scene(english(view)))
            if isinstance(art, SiteArt)
        ]
        assert {(art.tile, art.token) for art in shown if art.token is not None} == own


def test_another_token_changes_nothing_that_others_see() -> None:
    game = next(position for position in positions() if position.slice(Sites).sites)
    site = game.slice(Sites).sites[0]
    others = [Seat(seat) for seat in game.seats if seat != site.seat]
    for seat in (None, *others):
        told = TablePicture(view_for(game, seat)).alt_text(english(view_for(game, seat)))
        palace = PalacePicture(view_for(game, seat), site.seat)
        assert site.token.name.lower() not in palace.alt_text(english(view_for(game, seat))).lower()
        assert str(site.tile) in told or site.tile not in sites_of(view_for(game, seat), site.seat)


def test_the_golden_wall_runs_along_the_long_sides_of_its_portals() -> None:
    for view in some_views():
        for seat, player in enumerate(view.players):
            shown = arts(PalacePicture(view, Seat(seat)).scene(english(view)))
            slanting = [art.angle for art in shown if isinstance(art, LongSideArt)]
            assert slanting == [half.angle for half in player.palace.longest_wall.halves]


@pytest.mark.parametrize(
    ("layout", "figure"),
    [
        (". G8b /GNW\nP5 F .\n/PNW . .", "4"),
        ("P2 . .\n/CNE C7a /PSE\n. F P4", "7+4"),
        (". A5 /ASW\nG8b F S6\n/GNE . .", "8+4"),
    ],
)
def test_a_wall_is_written_with_what_portals_in_it_add(layout: str, figure: str) -> None:
    assert wall_figure(palace_drawn(layout).longest_wall) == figure


def test_every_portal_and_falcon_of_a_palace_is_drawn_on_it() -> None:
    for view in some_views():
        for seat, player in enumerate(view.players):
            shown = arts(PalacePicture(view, Seat(seat)).scene(english(view)))
            assert sum(isinstance(art, PortalArt) for art in shown) >= len(player.palace.halves)
            falcons = [art.feather for art in shown if isinstance(art, FalconArt)]
            assert falcons == [perched.falcon.feather for perched in falcons_of(view, Seat(seat))]


def test_building_sites_are_not_counted() -> None:
    view = next(
        view for view in some_views() if any(sites_of(view, Seat(seat)) for seat in range(len(view.players)))
    )
    seat = next(Seat(seat) for seat in range(len(view.players)) if sites_of(view, Seat(seat)))
    palace = view.players[seat].palace
    assert sum(counted(view, seat, palace)) == len(palace.tiles) - len(sites_of(view, seat))


def test_the_table_counts_building_sites_in_reserves_as_its_text_does() -> None:
    game = table(
        ("y2", "", ""),
        market="P2 G10b S5 A4",
        reserves=("T12",),
        building_sites="yggbboo/1:T12:y/-/-",
    )
    view, sites = view_for(game, None), game.slice(Sites).sites
    counts = [sum(site.seat == seat for site in sites) for seat in game.seats]
    shown = TablePicture(view).scene(english(view)).marks
    tokens = [at for at, mark in enumerate(shown) if isinstance(mark, Sprite) and mark.art == TokenArt()]
    in_rows = [mark.text for at in tokens[:-1] if isinstance(mark := shown[at + 1], Text)]
    assert sorted(in_rows) == sorted(f"×{count}" for count in counts if count)
    told = TablePicture(view).alt_text(english(view))
    assert all(full_tile_name(english(view), site.tile) in told for site in sites)


def test_the_table_shows_all_that_can_still_be_had() -> None:
    view = next(view for view in some_views() if view.phase is Phase.TURN and view.rounds_scored == 1)
    scene = TablePicture(view).scene(english(view))
    falcons = next(kept for kept in view.slices if isinstance(kept, Falcons))
    shown = [art.falcon for art in arts(scene) if isinstance(art, FalconTokenArt)]
    assert shown == list(falcons.supply)
    assert f"+{portal_surcharge(view)}" in texts(scene)


def test_everybodys_credit_is_seen_at_the_table() -> None:
    view = next(view for view in some_views() if view.phase is Phase.TURN and any(_boards(view)))
    shown = [
        art.currency for art in arts(TablePicture(view).scene(english(view))) if isinstance(art, ChipArt)
    ]
    held = [credit.currency for credit in _boards(view) if credit]
    assert sorted(shown) == sorted((*held, *Currency))


def _boards(view: View) -> tuple[Credit | None, ...]:
    return next(kept.boards for kept in view.slices if isinstance(kept, Certificates))


def test_a_table_without_modules_shows_nothing_of_them() -> None:
    for view in views(8):
        shown = arts(TablePicture(view).scene(english(view)))
        assert not [art for art in shown if isinstance(art, FalconTokenArt | FalconArt | ChipArt | TokenArt)]


def purse(hand: str, credit: int | None, tile: str) -> Purse:
    cards = tuple(Card(Currency.DINAR, int(value)) for value in hand.split())
    stored = None if credit is None else Credit(Currency.DINAR, credit)
    return Purse(Square.THREE, cards, parse_tile(tile), stored)


@pytest.mark.parametrize(
    ("hand", "credit", "exact", "over", "missing"),
    [
        ("3 5", 1, True, 0, 0),
        ("9", 1, True, 0, 0),
        ("4 5", 3, True, 0, 0),
        ("8", 4, False, 3, 0),
        ("2", 4, False, 0, 3),
        ("", 6, False, 0, 3),
    ],
)
def test_what_is_stored_pays_like_a_card(
    hand: str, credit: int, exact: bool, over: int, missing: int
) -> None:
    held = purse(hand, credit, "A9")
    exactly = held.payment is not None and held.payment.exact
    assert (exactly, held.over, held.missing) == (exact, over, missing)


def test_cards_alone_come_before_what_is_stored() -> None:
    held = purse("4 5", 9, "A9")
    assert held.payment is not None
    assert Credit(Currency.DINAR, 9) not in held.payment.money


def test_half_a_price_is_never_marked_as_exact() -> None:
    held = purse("4", None, "A9")
    assert held.tile is not None
    half = held.offered(held.tile, held.tile.price // 2)
    assert half.payment is not None
    assert half.payment.exact
    assert judgement(half)[0] is Role.GOLD


def test_a_hand_shows_what_is_stored() -> None:
    game = next(
        position for position in positions() if position.slice(Certificates).boards[position.to_act[0]]
    )
    view = view_for(game, game.to_act[0])
    stored = game.slice(Certificates).boards[game.to_act[0]]
    assert stored is not None
    assert CreditArt(stored) in arts(HandPicture(view).scene(english(view)))
    assert f"certificate {stored.value}" in HandPicture(view).alt_text(english(view))


def test_players_see_both_tokens_that_they_drew() -> None:
    game = next(position for position in positions() if position.slice(Sites).drawn)
    chosen = game.slice(Sites).drawn
    assert chosen is not None
    view = view_for(game, chosen.seat)
    shown = [
        art.currency for art in arts(HandPicture(view).scene(english(view))) if isinstance(art, TokenArt)
    ]
    assert [currency for currency in shown if currency is not None] == list(chosen.tokens)


def test_a_preview_shows_and_tells_the_falcons_that_would_fly_home() -> None:
    game, seat, cell = next(
        (position, perched.seat, cell)
        for position in positions()
        for perched in position.slice(Falcons).perched
        for cell in position.players[perched.seat].palace.removable
        if falcons_leaving(position, perched.seat, cell)
    )
    view = view_for(game, None)
    preview, leaving = PreviewPicture(view, seat, TakenBack(cell)), falcons_leaving(game, seat, cell)
    flown = [art.feather for art in arts(preview.scene(english(view))) if isinstance(art, FlownArt)]
    assert flown == [perched.falcon.feather for perched in leaving]
    assert "Would fly home" in preview.alt_text(english(view))


PALACE_OF_C = 2
"""A seat with a palace that has portals and falcons."""


def refusals(view: View) -> Iterator[Picture]:
    """Every reason why a piece cannot go somewhere, with whatever it names."""
    seat, half, corner = Seat(PALACE_OF_C), Half(cell_at(2, 0), Angle.NW), Corner(cell_at(1, 0))
    portals = tuple(laid.cell for laid in view.players[seat].palace.halves)
    for reason in PORTAL_REASONS:
        sides = half.short_sides if reason is CoreReason.SIDES_CLASH else ()
        refusal = Refusal(reason, cells=(half.cell,), kinds=(Kind.TOWER,), sides=sides)
        yield WhyNotPortal(view, seat, Kind.TOWER, half, refusal)
    for reason in FALCON_REASONS:
        refusal = Refusal(reason, cells=cells_around(corner), kinds=(Kind.ARCADES,))
        yield WhyNotFalcon(view, seat, FALCONS[0], corner, refusal)
    cell, tile = max(view.players[seat].palace.tiles.items())
    for reason in (PortalReason.CONTACT_LOST, PortalReason.PORTAL_WOULD_NOT_FIT):
        yield WhyNotPicture(view, seat, tile, cell, Refusal(reason, cells=portals, kinds=(Kind.TOWER,)))


@pytest.mark.parametrize("look", LOOKS[:6], ids=lambda look: look.palette.value)
def test_every_reason_about_portals_and_falcons_is_drawn_and_told(look: Look) -> None:
    view = view_for(positions()[len(positions()) * 6 // 10], None)
    told = set()
    for picture in refusals(view):
        here = seen_by(look, len(view.players))
        check_scene(picture.scene(here), look.palette, smallest_text=28)
        told.add(picture.alt_text(here))
    assert len(told) == len(list(refusals(view)))


def test_places_of_a_portal_are_lettered_and_told_with_cell_and_corner() -> None:
    assert half_name(Half(cell_at(1, 0), Angle.NE)) == "+1,0 NE"
    game = next(position for position in positions() if position.slice(Portals).aside)
    seat, kind = game.to_act[0], game.slice(Portals).aside[0]
    halves = portal_places(game.players[seat].palace, kind)
    view = view_for(game, seat)
    picture = PortalPlacesPicture(view, seat, kind, halves)
    told, written = picture.alt_text(english(view)), texts(picture.scene(english(view)))
    letters = lettered_halves(halves)
    assert all(f"{letter} {half_name(half)}" in told for half, letter in letters.items())
    assert set(letters.values()) <= set(written)


def test_a_sheet_has_a_row_for_each_colour_of_falcons_in_a_fixed_order() -> None:
    view = view_for(positions()[-1], None)
    sheet = ScoringSheet(view, 3, tuple(if_scored_now(view)), view.scores)
    rows = [source for source in sheet.others if source.startswith("falcons")]
    feathers = [
        perched.falcon.feather
        for kept in view.slices
        if isinstance(kept, Falcons)
        for perched in kept.perched
    ]
    assert rows == [f"falcons-{feather.name.lower()}" for feather in Feather if feather in feathers]
    assert "not counted" in sheet.alt_text(english(view))
