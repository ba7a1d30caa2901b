"""Samples of every picture in every variant: what the golden pictures, the gallery and the benchmark show."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from engine import Cell, Game, Palace, Phase, Reason, Seat, Tile, View, if_scored_now, view_for
from engine.board.geometry import ROW
from engine.judge.judgements import not_buildable
from engine.position.catalogue import TILES
from render.pictures.cards import CardsPicture
from render.pictures.chart import ScoreChart, Tally
from render.pictures.digest import LOWEST, DigestPicture
from render.pictures.hand import HandPicture
from render.pictures.lobby import LobbyPicture
from render.pictures.palace import PalacePicture, PlacesPicture
from render.pictures.poster import Poster
from render.pictures.preview import Added, PreviewPicture, Swapped, TakenBack
from render.pictures.rule_cards import RulePicture
from render.pictures.rule_examples import Rule
from render.pictures.sheet import ScoringSheet
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture
from render.pictures.why_not import WhyNotPicture
from tests.engine.tables import table
from tests.render.module_samples import module_samples
from tests.render.positions import NAMES, whole_game
from tests.render.sample import Sample

THOUGHTFUL = 9
"""The number of a game that is played with some thought."""


def at(players: int, share: float, number: int = THOUGHTFUL) -> Game:
    """A position after a share of a game."""
    game = whole_game(players, number)
    return game[round(share * (len(game) - 1))]


def seen(game: Game, seat: int | None = None) -> View:
    """A position, as an onlooker or a player sees it."""
    return view_for(game, None if seat is None else Seat(seat))


@cache
def samples() -> tuple[Sample, ...]:
    """Every picture."""
    base = (*_lobbies(), *_tables(), *_turns(), *_hands(), *_palaces(), *_previews(), *_scores(), *_rules())
    return (*base, *_digests(), *module_samples())


def _lobbies() -> Iterator[Sample]:
    yield Sample("lobby-empty", LobbyPicture(()), ())
    yield Sample("lobby", LobbyPicture((False, False, True)), NAMES["plain"][:3])
    modules = ("falconers", "portals", "building_sites", "certificates")
    yield Sample("lobby-full", LobbyPicture((False,) * 6, modules), NAMES["long"])


def _tables() -> Iterator[Sample]:
    for players in (2, 3, 4, 5, 6):
        yield Sample(f"table-{players}", TablePicture(seen(at(players, 0.6))), NAMES["plain"][:players])
    yield Sample("table-start", TablePicture(seen(at(3, 0))), NAMES["plain"][:3])
    yield Sample("table-long-names", TablePicture(seen(at(6, 0.9))), NAMES["long"])
    yield Sample("table-other-scripts", TablePicture(seen(at(4, 0.5))), NAMES["scripts"][:4])
    last = next(game for game in whole_game(4, THOUGHTFUL) if game.phase is Phase.LAST_TILES)
    yield Sample("table-last-tiles", TablePicture(seen(last)), NAMES["plain"][:4])
    yield Sample("table-over", TablePicture(seen(at(3, 1))), NAMES["plain"][:3])


def _turns() -> Iterator[Sample]:
    for players, share in ((2, 0.8), (3, 0.5), (4, 0.3), (6, 0.6)):
        yield Sample(f"turn-{players}", turn(players, share), NAMES["plain"][:players])
    yield Sample("turn-long-names", turn(5, 0.9), NAMES["long"][:5])


def turn(players: int, share: float, number: int = THOUGHTFUL) -> TurnPicture:
    """A turn after a share of a game."""
    return turns(players, number)[round(share * (len(turns(players, number)) - 1))]


@cache
def turns(players: int, number: int = THOUGHTFUL) -> tuple[TurnPicture, ...]:
    """All turns of a game."""
    begun, found = whole_game(players, number)[0], []
    for position in whole_game(players, number):
        if position.turn != begun.turn:
            found.append(TurnPicture(seen(position), begun.to_act[0], seen(begun)))
            begun = position
    return tuple(found)


def _digests() -> Iterator[Sample]:
    for players, share in ((2, 0.5), (4, 0.655), (6, 0.4)):
        yield Sample(f"digest-{players}", digest(players, share, Seat(1)), NAMES["plain"][:players])
    yield Sample("digest-low", replace(digest(3, 0.8, Seat(0)), highest=LOWEST), NAMES["long"][:3])
    yield Sample("digest-onlooker", digest(5, 0.5), NAMES["scripts"][:5])
    start = seen(at(3, 0))
    yield Sample("digest-start", DigestPicture(start, replace(start, turn=0), Seat(2)), NAMES["plain"][:3])
    yield Sample("digest-over", DigestPicture(seen(at(3, 1)), seen(at(3, 0.9)), Seat(0)), NAMES["plain"][:3])


def digest(players: int, share: float, seat: Seat | None = None) -> DigestPicture:
    """What is new since a round before the turn after a share of a game."""
    now = round(share * (len(turns(players)) - 1))
    return DigestPicture(turns(players)[now].view, turns(players)[now - players].view, seat)


def _hands() -> Iterator[Sample]:
    yield Sample("hand-start", HandPicture(seen(at(3, 0), 0)))
    most = max(whole_game(2, THOUGHTFUL + 3), key=lambda game: len(game.players[1].hand))
    yield Sample("hand-many", HandPicture(seen(most, 1)), NAMES["plain"][:2])
    yield Sample("hand-alone", CardsPicture(seen(most, 1)), NAMES["plain"][:2])
    yield Sample("hand-none", HandPicture(seen(table(("", "y1 y2", "")), 0)), NAMES["plain"][:3])


def _palaces() -> Iterator[Sample]:
    names = NAMES["plain"][:2]
    yield Sample("palace-fountain", PalacePicture(seen(at(2, 0)), Seat(0)), names)
    game = at(2, 0.5)
    newest = tuple(game.players[0].palace.tiles)[-1:]
    yield Sample("palace-middle", PalacePicture(seen(game), Seat(0), newest), names)
    yield Sample("palace-large", PalacePicture(seen(at(2, 1)), Seat(1)), names)


def _previews() -> Iterator[Sample]:
    view = seen(at(3, 0.6))
    palace, names = view.players[0].palace, NAMES["plain"][:3]
    tile = _placeable(palace)
    cells = palace.places(tile)
    yield Sample("places", PlacesPicture(view, Seat(0), tile, tuple(cells)), names)
    leaving = tuple(sorted(palace.removable))
    yield Sample("places-back", PlacesPicture(view, Seat(0), None, leaving), names)
    yield Sample("preview", PreviewPicture(view, Seat(0), Added(tile, cells[0])), names)
    yield Sample("preview-back", PreviewPicture(view, Seat(0), TakenBack(leaving[0])), names)
    there, other = _swappable(palace)
    yield Sample("preview-swap", PreviewPicture(view, Seat(0), Swapped(other, there)), names)
    yield from _refusals()


def _placeable(palace: Palace) -> Tile:
    """A tile with several places to go."""
    return next(tile for tile in TILES if len(palace.places(tile)) >= 4)


def _swappable(palace: Palace) -> tuple[Cell, Tile]:
    """A cell, and another tile with the same walls as the one there."""
    return next(
        (cell, other)
        for cell, tile in palace.tiles.items()
        for other in TILES
        if other != tile and other.walls == tile.walls
    )


def _refusals() -> Iterator[Sample]:
    """One for each reason why a tile cannot be built somewhere."""
    view = seen(at(3, 0.8))
    palace = view.players[0].palace
    found: dict[Reason, Sample] = {}
    for cell in _around(palace):
        for tile in TILES:
            refused = not_buildable(palace, tile, cell)
            if refused is not None and refused.reason not in found:
                name = f"why-not-{refused.reason.name.lower().replace('_', '-')}"
                picture = WhyNotPicture(view, Seat(0), tile, cell, refused)
                found[refused.reason] = Sample(name, picture, NAMES["plain"][:3])
    yield from found.values()


def _around(palace: Palace) -> list[Cell]:
    """The cells of a palace and those next to them."""
    steps = (0, -ROW, 1, ROW, -1, 2)
    return sorted({Cell(cell + step) for cell in palace.tiles for step in steps})


def _scores() -> Iterator[Sample]:
    for players, share in ((3, 0.5), (6, 0.9), (2, 0.95)):
        view = seen(at(players, share))
        lines = tuple(if_scored_now(view))
        sheet = ScoringSheet(view, min(view.rounds_scored + 1, 3), lines, view.scores)
        yield Sample(f"scoring-{players}", sheet, NAMES["plain"][:players])
    for players in (2, 4, 6):
        view = seen(at(players, 1))
        yield Sample(f"chart-{players}", ScoreChart(view, _history(players)), NAMES["plain"][:players])
        yield Sample(f"poster-{players}", Poster(view), NAMES["plain"][:players])


def _rules() -> Iterator[Sample]:
    for rule in Rule:
        yield Sample(f"rule-{rule.name.lower().replace('_', '-')}", RulePicture(rule))


def _history(players: int) -> tuple[Tally, ...]:
    """The scores turn by turn."""
    game = whole_game(players, THOUGHTFUL)
    found = []
    rounds = 0
    for position, following in zip(game, (*game[1:], None), strict=True):
        if following is None or following.turn != position.turn:
            scored = position.rounds_scored if position.rounds_scored > rounds else 0
            rounds = position.rounds_scored
            found.append(Tally(position.turn, position.scores, scored))
    return tuple(found)
