"""What modules add, in words: portals, falcons, sites, chips."""

from collections.abc import Iterable, Iterator

from engine import (
    Certificates,
    Credit,
    Falcon,
    Falcons,
    Feather,
    Half,
    Kind,
    Palace,
    Perched,
    Portals,
    Seat,
    SitesSeen,
    Tile,
    View,
    portal_surcharge,
    print_cell,
    print_corner,
)
from engine.modules.falconers import falcons_of
from engine.modules.portals_in_view import portals_aside
from engine.modules.sites_in_view import sites
from engine.position.pieces import Currency
from engine.views.seen import seen
from render.alt_text.palace_words import half_name, tile_name
from render.alt_text.spoken import Listing
from render.alt_text.telling import currency_name, kind_name, kinds_told
from render.base.look import Look


def feather_name(look: Look, feather: Feather) -> str:
    """The colour of a falcon."""
    return look.words(f"falcon-picture-{feather.name.lower()}")


def falcon_name(look: Look, falcon: Falcon) -> str:
    """A falcon by its colour and the letters of the kinds it wants to see."""
    letters = "".join(kind.letter for kind in falcon.kinds)
    return look.words("falcon-picture-name", feather=feather_name(look, falcon.feather), kinds=letters)


def portal_name(look: Look, kind: Kind) -> str:
    """A portal by its kind."""
    return look.words("portal-picture-name", kind=kind_name(look, kind))


def portals_told(look: Look, portals: Iterable[tuple[Half, Kind]]) -> tuple[str, ...]:
    """Portals with where they lie."""
    return tuple(
        look.words("palace-alt-at", tile=kind_name(look, kind), cell=half_name(half))
        for half, kind in sorted(portals)
    )


def falcons_told(look: Look, falcons: Iterable[Perched]) -> tuple[str, ...]:
    """Falcons with their crossings."""
    return tuple(
        look.words("palace-alt-at", tile=falcon_name(look, perched.falcon), cell=print_corner(perched.corner))
        for perched in falcons
    )


def additions_told(view: View, look: Look, seat: Seat) -> Iterator[str | Listing]:
    """Everything that modules have put onto a seat's palace."""
    yield from laid_told(view, look, view.players[seat].palace, falcons_of(view, seat))


def laid_told(
    view: View, look: Look, palace: Palace, falcons: tuple[Perched, ...]
) -> Iterator[str | Listing]:
    """Portals, falcons and unfinished tiles of a palace, as it is or would be."""
    if palace.halves:
        yield Listing(look.words("portal-picture-portals"), portals_told(look, palace.halves.items()))
    if falcons:
        yield Listing(look.words("falcon-picture-falcons"), falcons_told(look, falcons))
    unfinished = tuple(
        look.words("palace-alt-at", tile=site_name(view, look, tile), cell=print_cell(cell))
        for cell, tile in sorted(palace.tiles.items())
        if tile in sites(view)
    )
    if unfinished:
        yield Listing(look.words("site-picture-sites"), unfinished)


def kept_told(view: View, look: Look, seat: Seat) -> Iterator[str | Listing]:
    """The reserve, and what was bought this turn; tokens on them as far as they are to be seen."""
    player = view.players[seat]
    portals = tuple(portal_name(look, kind) for kind in portals_aside(view, seat))
    aside = (*(_kept_name(view, look, tile) for tile in player.aside), *portals)
    if aside:
        yield Listing(look.words("palace-aside"), aside)
    if player.reserve:
        reserve = tuple(_kept_name(view, look, tile) for tile in player.reserve)
        yield Listing(look.words("palace-reserve"), reserve)
    else:
        yield look.words("palace-reserve-empty") + "."


def _kept_name(view: View, look: Look, tile: Tile) -> str:
    if tile not in sites(view):
        return tile_name(look, tile)
    return look.words("site-picture-unfinished", tile=site_name(view, look, tile))


def site_name(view: View, look: Look, tile: Tile) -> str:
    """A building site, with its token if that is to be seen."""
    token = sites(view)[tile]
    if token is None:
        return tile_name(look, tile)
    return look.words("site-picture-with-token", tile=tile_name(look, tile), token=currency_name(look, token))


def credit_told(look: Look, credit: Credit) -> str:
    """What is stored."""
    return look.words(
        "chip-picture-credit", currency=currency_name(look, credit.currency), value=credit.value
    )


def feathers_told(falcons: Iterable[Falcon]) -> str:
    """Falcons by the letters of their feathers, as in "w2 k1"."""
    feathers = [falcon.feather for falcon in falcons]
    return " ".join(f"{feather.value}{feathers.count(feather)}" for feather in Feather if feather in feathers)


def supply_told(view: View, look: Look) -> Iterator[str]:
    """What can still be had: falcons, portals, chips, tokens."""
    if kept := seen(view, Falcons):
        groups = (
            f"{feather_name(look, feather)} {_pairs(kept.supply, feather)}"
            for feather in Feather
            if _pairs(kept.supply, feather)
        )
        yield look.words("falcon-picture-supply-told", falcons="; ".join(groups) or "–")
    if portals := seen(view, Portals):
        left = kinds_told(portals.supply) or "–"
        yield look.words("portal-picture-supply-told", surcharge=portal_surcharge(view), kinds=left)
    if chips := seen(view, Certificates):
        counts = zip(Currency, chips.chips, strict=True)
        left = " ".join(f"{currency.letter}{count}" for currency, count in counts if count)
        yield look.words("chip-picture-supply-told", chips=left or "–")
    if tokens := seen(view, SitesSeen):
        yield look.words("site-picture-supply-told", count=tokens.bag_size)


def _pairs(falcons: Iterable[Falcon], feather: Feather) -> str:
    """The pairs of kinds that falcons of one colour want to see."""
    return " ".join(str(falcon)[1:] for falcon in falcons if falcon.feather is feather)
