"""Samples of pictures with all modules."""

from collections.abc import Iterator

from engine import (
    Angle,
    Cell,
    Certificates,
    Corner,
    Falcons,
    Game,
    Half,
    Kind,
    Portals,
    Seat,
    falcons_leaving,
    if_scored_now,
    perches,
    portal_places,
    view_for,
)
from engine.board.geometry import cell_at
from engine.judge.judgements import no_room
from engine.modules.building_site_pieces import Sites
from engine.modules.falconers import FALCONERS, BuyFalcon
from render.modules.falconers.module import FalconAdded
from render.modules.falconers.pictures import CrossingsPicture, WhyNotFalcon
from render.modules.portals.module import PortalAdded
from render.modules.portals.pictures import PortalPlacesPicture, WhyNotPortal
from render.pictures.digest import DigestPicture
from render.pictures.hand import HandPicture
from render.pictures.palace import PalacePicture
from render.pictures.poster import Poster
from render.pictures.preview import PreviewPicture, TakenBack
from render.pictures.sheet import ScoringSheet
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture
from tests.render.positions import MODULES, NAMES, whole_game
from tests.render.sample import Sample

RICH = 9
"""The number of a game in which much happens."""


def module_samples() -> Iterator[Sample]:
    """A few pictures of games with all modules."""
    three, six = whole_game(3, RICH, MODULES), whole_game(6, RICH, MODULES)
    names = NAMES["plain"][:3]
    yield Sample("modules-table", TablePicture(view_for(six[len(six) * 6 // 10], None)))
    yield Sample(
        "modules-table-long-names", TablePicture(view_for(six[len(six) * 8 // 10], None)), NAMES["long"]
    )
    yield Sample("modules-poster", Poster(view_for(three[-1], None)), names)
    late = view_for(three[len(three) * 9 // 10], None)
    yield Sample("modules-scoring", ScoringSheet(late, 3, tuple(if_scored_now(late)), late.scores), names)
    yield Sample("modules-turn", _portal_turn(three), names)
    placed = _portal_turn(three)
    assert placed.before is not None
    yield Sample("modules-digest", DigestPicture(placed.view, placed.before, placed.mover), names)
    yield from _hands(three)
    yield from _palaces(three)
    yield from _refusals(three)


def _portal_turn(game: tuple[Game, ...]) -> TurnPicture:
    """The last turn in which a portal was placed."""
    placed = next(n for n in range(len(game) - 1, 0, -1) if _laid(game[n]) > _laid(game[n - 1]))
    turn = game[placed - 1].turn
    first = next(position for position in game if position.turn == turn)
    ended = next(position for position in game[placed:] if position.turn != turn)
    return TurnPicture(view_for(ended, None), first.to_act[0], view_for(first, None))


def _laid(game: Game) -> int:
    return sum(len(player.palace.halves) for player in game.players)


def _hands(game: tuple[Game, ...]) -> Iterator[Sample]:
    names = NAMES["plain"][:3]
    richest, seat = max(
        ((position, seat) for position in game if position.may_act for seat in map(Seat, position.seats)),
        key=lambda found: _worth_seeing(*found),
    )
    yield Sample("modules-hand", HandPicture(view_for(richest, seat)), names)
    choosing = [position for position in game if (drawn := position.slice(Sites).drawn) and drawn.tokens[1:]]
    most = max(choosing, key=lambda position: _worth_seeing(position, position.to_act[0]))
    yield Sample("modules-hand-choice", HandPicture(view_for(most, most.to_act[0])), names)


def _worth_seeing(game: Game, seat: Seat) -> int:
    """How much a hand shows: cards, sites, stored money."""
    sites = sum(site.seat == seat for site in game.slice(Sites).sites)
    stored = game.slice(Certificates).boards[seat] is not None
    return len(game.players[seat].hand) + 4 * sites + 6 * stored


def _palaces(game: tuple[Game, ...]) -> Iterator[Sample]:
    names = NAMES["plain"][:3]
    waiting = [position for position in game if position.slice(Portals).aside][-1]
    seat, (kind, *_) = waiting.to_act[0], waiting.slice(Portals).aside
    view, halves = view_for(waiting, seat), portal_places(waiting.players[seat].palace, kind)
    yield Sample("modules-palace", PalacePicture(view, seat), names)
    yield Sample("modules-places-portal", PortalPlacesPicture(view, seat, kind, halves), names)
    yield Sample("modules-preview-portal", PreviewPicture(view, seat, PortalAdded(kind, halves[-1])), names)
    perching, falconer = max(
        ((position, seat) for position in game for seat in map(Seat, position.seats)),
        key=lambda found: len(list(perches(*found))),
    )
    view, found = view_for(perching, falconer), list(perches(perching, falconer))
    (corner, (falcon, *_)), *_ = found
    crossings = CrossingsPicture(view, falconer, falcon, tuple(corner for corner, _ in found))
    yield Sample("modules-places-falcon", crossings, names)
    yield Sample("modules-preview-falcon", PreviewPicture(view, falconer, FalconAdded(falcon, corner)), names)
    position, perched, cell = _leaving(game)
    view = view_for(position, None)
    yield Sample("modules-preview-back", PreviewPicture(view, perched, TakenBack(cell)), names)


def _leaving(game: tuple[Game, ...]) -> tuple[Game, Seat, Cell]:
    """A tile whose falcon would fly home if it were taken back."""
    return next(
        (position, perched.seat, cell)
        for position in reversed(game)
        for perched in position.slice(Falcons).perched
        for cell in position.players[perched.seat].palace.removable
        if falcons_leaving(position, perched.seat, cell)
    )


def _refusals(game: tuple[Game, ...]) -> Iterator[Sample]:
    names, seat = NAMES["plain"][:3], Seat(2)
    middle = game[len(game) * 6 // 10]
    half = Half(cell_at(0, -1), Angle.NW)
    refused = no_room(middle.players[seat].palace, half)
    assert refused is not None
    portal = WhyNotPortal(view_for(middle, None), seat, Kind.TOWER, half, refused)
    yield Sample("modules-why-not-portal", portal, names)
    fresh = next(position for position in reversed(game) if position.may_act and not position.acted)
    holder, corner = fresh.to_act[0], Corner(cell_at(1, 1))
    falcon, card = fresh.slice(Falcons).supply[0], (*fresh.players[holder].hand, *fresh.display)[0]
    reason = FALCONERS.refusal(fresh, holder, BuyFalcon(falcon, card, corner))
    assert reason is not None
    why_not = WhyNotFalcon(view_for(fresh, None), holder, falcon, corner, reason)
    yield Sample("modules-why-not-falcon", why_not, names)
