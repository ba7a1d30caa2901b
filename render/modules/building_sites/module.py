"""What building sites add to pictures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from engine.board.geometry import Cell
from engine.modules.building_site_pieces import SitesSeen
from engine.modules.sites_in_view import site_offer, sites, sites_of, sites_owned
from engine.position.catalogue import TILES
from engine.position.pieces import Currency, Kind, Seat, Tile
from engine.text.piece_notation import print_cell
from engine.views.module_slice import module_slice
from engine.views.purse import Purse
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, Names
from render.alt_text.lists import enumerated, in_groups
from render.alt_text.names import currency_name, full_tile_name, tile_name
from render.base.look import Look
from render.base.scene import Box, Face, Mark, Plate, Sprite
from render.base.theme import Role
from render.modules.building_sites.art import GhostSiteArt, SiteArt, TokenArt
from render.modules.building_sites.hand_rows import lay_sites, sites_told
from render.modules.hook_values import (
    Icon,
    OtherWay,
    Place,
    Possession,
    Ranked,
    Sample,
    Shown,
    Supply,
    TileLook,
)
from render.modules.hooks import Module
from render.parts.column import Column
from render.parts.fitted_text import line


class BuildingSitesModule(Module):
    """Tiles lie unfinished, with a token, until they are completed."""

    name = "building_sites"

    def tile_looks(self, view: View) -> Mapping[Tile, TileLook]:
        return {
            tile: TileLook(SiteArt(tile, token), GhostSiteArt(tile)) for tile, token in sites(view).items()
        }

    def tile_name(self, view: View, look: Look, tile: Tile) -> str | None:
        unfinished = sites(view)
        if tile not in unfinished:
            return None
        return look.words("site-picture-unfinished", tile=_site_name(look, tile, unfinished[tile]))

    def palace_told(self, look: Look, shown: Shown) -> Iterable[str | Listing]:
        unfinished = sites(shown.view)
        told = tuple(
            look.words("palace-alt-at", tile=_site_name(look, tile, unfinished[tile]), cell=print_cell(cell))
            for cell, tile in sorted(shown.palace.tiles.items())
            if tile in unfinished
        )
        if told:
            yield Listing(look.words("site-picture-sites"), told)

    def changed_cells(self, before: View, after: View, seat: Seat) -> Iterable[Cell]:
        return (cell for cell, _ in _completed(before, after, seat))

    def turn_told(self, look: Look, before: View, after: View, seat: Seat) -> Iterable[Ranked]:
        completed = [
            look.words("palace-alt-at", tile=tile_name(look, tile), cell=print_cell(cell))
            for cell, tile in _completed(before, after, seat)
        ]
        if completed:
            yield Ranked(1, look.words("site-picture-completed", tiles=enumerated(look.words, completed)))

    def possessions(self, view: View, seat: Seat) -> Iterable[Possession]:
        if own := sites_owned(view, seat):
            yield Possession(Place.WALL, TokenArt(), f"×{len(own)}")

    def possessions_told(self, view: View, look: Look, names: Names) -> Iterable[Listing]:
        owned = {Seat(seat): sites_owned(view, Seat(seat)) for seat in range(len(view.players))}
        if told := [_owner_told(look, names[seat], own) for seat, own in owned.items() if own]:
            yield Listing(look.words("site-picture-sites"), (in_groups(look.words, told),))

    def supplies(self, view: View, look: Look) -> Iterable[Supply]:
        if kept := module_slice(view, SitesSeen):
            yield Supply(80, lambda box: _tokens(kept, look, box), share=38)

    def supplies_told(self, view: View, look: Look) -> Iterable[Ranked]:
        if kept := module_slice(view, SitesSeen):
            yield Ranked(4, look.words("site-picture-supply-told", count=kept.bag_size))

    def other_ways(self, view: View, seat: Seat, purse: Purse) -> Iterable[OtherWay]:
        if offer := site_offer(view, purse):
            yield OtherWay(offer, lambda _ink: TokenArt(), _offer_told)

    def lay_below_hand(self, column: Column, view: View, seat: Seat, look: Look) -> None:
        lay_sites(column, view, seat, look)

    def hand_told(self, view: View, seat: Seat, look: Look) -> Iterable[str | Listing]:
        return sites_told(view, seat, look)

    def sheet_told(self, view: View, look: Look, names: Names) -> Iterable[str]:
        return self.poster_told(view, look, names, [Seat(seat) for seat in range(len(view.players))])

    def poster_told(self, view: View, look: Look, names: Names, seats: Sequence[Seat]) -> Iterable[str]:
        # L2: unfinished buildings do not count.
        if told := [_owner_told(look, names[seat], own) for seat in seats if (own := sites_of(view, seat))]:
            yield look.words("site-picture-uncounted", sites=in_groups(look.words, told))

    def icons(self) -> Iterable[Icon]:
        yield from ((f"token_{currency.name.lower()}", TokenArt(currency)) for currency in Currency)
        yield "token_back", TokenArt()

    def samples(self) -> Iterable[Sample]:
        for kind in Kind:
            dearest = max(tile for tile in TILES if tile.kind is kind)
            yield SiteArt(dearest), (56, 56), Role.GARDEN_BED
        yield from ((TokenArt(currency), (28, 28), Role.CARD) for currency in Currency)


BUILDING_SITES: Final = BuildingSitesModule()


def _site_name(look: Look, tile: Tile, token: Currency | None) -> str:
    """A building site, with its token if the viewer may see it."""
    if token is None:
        return full_tile_name(look, tile)
    return look.words(
        "site-picture-with-token", tile=full_tile_name(look, tile), token=currency_name(look, token)
    )


def _completed(before: View, after: View, seat: Seat) -> Iterator[tuple[Cell, Tile]]:
    """Tiles in a seat's palace that were building sites when the turn began."""
    were, are = sites(before), sites(after)
    for cell, tile in sorted(after.players[seat].palace.tiles.items()):
        if tile in were and tile not in are:
            yield cell, tile


def _owner_told(look: Look, name: str, own: Iterable[Tile]) -> str:
    """A player with their building sites."""
    tiles = [str(tile) if look.in_letters else full_tile_name(look, tile) for tile in own]
    return look.words("kept-owned", name=name, what=enumerated(look.words, tiles))


def _offer_told(look: Look, square: int, verdict: str) -> str:
    return look.words("site-picture-offer-told", square=square, verdict=verdict)


def _tokens(kept: SitesSeen, look: Look, box: Box) -> Iterator[Mark]:
    """How many tokens are left in their bag."""
    yield Plate(box, Role.CARD, Role.PAPER, 16)
    icon = Box(box.x + 22, box.y + 14, 52, 52)
    yield Sprite(icon, TokenArt(), Role.CARD)
    number = Box(icon.right + 10, box.y, 76, box.h)
    yield line(number, f"×{kept.bag_size}", 44, face=Face.STRONG)
    label = Box(number.right + 6, box.y, box.right - 16 - number.right - 6, box.h)
    yield line(label, look.words("site-picture-tokens"), 38, ink=Role.FAINT_INK)
