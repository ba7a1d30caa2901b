"""A game as the computer players' own table holds it, for comparing the two."""

from ai.modules.building_sites import SiteState
from ai.modules.certificates import CertificateState
from ai.modules.falconers.state import FalconState
from ai.modules.portals import PortalState
from ai.search.compact_palace import Ground
from ai.search.compact_pieces import FIRST_SCORING, TILE_NUMBER, card_number
from ai.search.compact_table import Stage, Table
from ai.search.guess_hidden import purses_of, seen_table
from engine import Game, ScoringCard, Seat, view_for
from engine.modules.building_site_pieces import Sites
from engine.position.pieces import DeckCard
from engine.position.rng import Rng

MOST_TURNS = 200
"""No game of computer players is longer; the longest measured had 118 turns (`docs/measurements.md`)."""


class EnginesOrder:
    """Shuffles as the engine will: its seed, its count."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, cards: list[int]) -> None:
        order, self.rng = self.rng.shuffled(cards)
        # The engine's top is the beginning, the table's is the end.
        cards[:] = order[::-1]


def mirrored(game: Game) -> Table:
    """The whole game, secrets included: only a test may do that."""
    table = seen_table(view_for(game, Seat(0)))
    table.shuffle = EnginesOrder(game.rng)
    table.purses = [purses_of(player.hand) for player in game.players]
    table.deck = [_deck_number(card) for card in reversed(game.deck)]
    table.discard = [card_number(card) for card in game.discard]
    table.bag = [TILE_NUMBER[tile] for tile in reversed(game.tiles_to_draw)]
    for kept in table.module_states:
        if isinstance(kept, SiteState):
            tell_tokens(kept, game)
    return table


def tell_tokens(tokens: SiteState, game: Game) -> None:
    """All tokens as they lie in the game, secrets included."""
    for site in game.slice(Sites).sites:
        tokens.sites[TILE_NUMBER[site.tile]] = (int(site.seat), int(site.token))
    drawn = game.slice(Sites).drawn
    if drawn is not None:
        shown = [int(token) for token in drawn.tokens if token is not None]
        tokens.drawn = (TILE_NUMBER[drawn.tile], shown)


def _deck_number(card: DeckCard) -> int:
    return FIRST_SCORING + card.value - 1 if isinstance(card, ScoringCard) else card_number(card)


def differences(table: Table, game: Game) -> list[str]:
    """In what the two do not agree."""
    other = mirrored(game)
    found = [
        name
        for name in ("purses", "laid", "counts", "pools", "scores", "market", "deck", "discard", "bag")
        if getattr(table, name) != getattr(other, name)
    ]
    found += [
        name
        for name in ("reserves", "asides")
        if [sorted(tiles) for tiles in getattr(table, name)]
        != [sorted(tiles) for tiles in getattr(other, name)]
    ]
    if sorted(table.display) != sorted(other.display):
        found.append("display")
    if [_ground(ground) for ground in table.grounds] != [_ground(ground) for ground in other.grounds]:
        found.append("grounds")
    walls = [player.palace.longest_wall for player in game.players]
    if [ground.wall for ground in table.grounds] != [(wall.length, len(wall.halves)) for wall in walls]:
        found.append("walls")
    return found + _flags(table, other, game) + _things(table, other)


def _ground(ground: Ground) -> tuple[dict[int, int], ...]:
    return ground.shapes, ground.codes, ground.edges, {start: start for start in ground.slants}


def _things(table: Table, other: Table) -> list[str]:
    """What modules keep. Which tokens are where is for the games with sites to know, and not compared."""
    found = []
    for kept, there in zip(table.module_states, other.module_states, strict=True):
        match kept, there:
            case SiteState(), SiteState():
                same = [(tile, owner) for tile, (owner, _) in sorted(kept.sites.items())] == [
                    (tile, owner) for tile, (owner, _) in sorted(there.sites.items())
                ]
            case CertificateState(), CertificateState():
                same = (kept.boards, kept.left) == (there.boards, there.left)
            case FalconState(), FalconState():
                same = all(getattr(kept, name) == getattr(there, name) for name in FalconState.__slots__)
            case PortalState(), PortalState():
                same = (kept.left, sorted(kept.aside)) == (there.left, sorted(there.aside))
            case _:
                same = False
        if not same:
            found.append(type(kept).__name__)
    return found


def _flags(table: Table, other: Table, game: Game) -> list[str]:
    if table.stage is not other.stage:
        return ["stage"]
    if table.stage is Stage.LAST_TILES:
        return [] if table.to_place == list(game.to_act) else ["to place"]
    if table.stage is Stage.OVER:
        return []
    here = (table.seat, table.turn, table.may_act, table.acted, table.rounds_scored)
    there = (game.to_act[0], game.turn, game.may_act, game.acted, game.rounds_scored)
    return [] if here == there else ["flags"]
