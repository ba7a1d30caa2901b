"""Players for tests: one at random, one that thinks a little, so that their games look like games."""

import random
from collections.abc import Callable

from engine.judge.actions import Buy, Place, TakeMoney, UndoStep, UndoTurn
from engine.judge.offers import legal_actions
from engine.judge.random_action import draw_action
from engine.modules import Action, Event
from engine.modules.building_site_pieces import BuySite, Complete, KeepToken
from engine.modules.certificates import Store
from engine.modules.falconers import BuyFalcon
from engine.modules.portals import BuyWithPortal, PlacePortal
from engine.play import end_early, play, start
from engine.position.options import Options
from engine.position.pieces import Seat, total
from engine.position.rng import Seed
from engine.position.state import Game, Phase

Chooser = Callable[[Game, Seat, random.Random], Action]


def at_random(game: Game, seat: Seat, chance: random.Random) -> Action:
    """Anything legal."""
    return draw_action(game, seat, chance.randrange)


def thrifty(game: Game, seat: Seat, chance: random.Random) -> Action:
    """Buys when it can, exactly if possible; builds where the wall grows; takes the most money."""
    choices = [action for action in legal_actions(game, seat) if not isinstance(action, UndoStep | UndoTurn)]
    return max(choices, key=lambda action: (_worth(game, seat, action), chance.random()))


def hasty(game: Game, seat: Seat, chance: random.Random) -> Action:
    """Buys whatever it can pay for and never draws a card that it does not need: games soon end."""
    choices = [action for action in legal_actions(game, seat) if not isinstance(action, UndoStep | UndoTurn)]
    return max(choices, key=lambda action: (_haste(action), chance.random()))


def venturesome(game: Game, seat: Seat, chance: random.Random) -> Action:
    """Like a thrifty player, but with falcons, portals and building sites whenever there is a chance."""
    choices = [action for action in legal_actions(game, seat) if not isinstance(action, UndoStep | UndoTurn)]
    return max(choices, key=lambda action: (_venture(game, seat, action, chance), chance.random()))


def _venture(game: Game, seat: Seat, action: Action, chance: random.Random) -> float:
    match action:
        case BuyFalcon(card=card):
            return 90 - card.value if game.turn % 3 else 0
        case BuyWithPortal(tile, cards):
            return 110 - 2 * (total(cards) - tile.price)
        case BuySite(tile, cards):
            return 104 - 4 * (total(cards) - tile.price // 2) if chance.random() < 0.4 else 0
        case Complete():
            return 108 if chance.random() < 0.4 else 0
        case PlacePortal(kind, half):
            return 60 + game.players[seat].palace.with_half(half, kind).longest_wall.length
        case Store() | KeepToken():
            return 70
        case _:
            return _worth(game, seat, action)


def _haste(action: Action) -> float:
    match action:
        case Buy(tile, cards):
            return 100 - (total(cards) - tile.price)
        case Place():
            return 50
        case TakeMoney(cards):
            return 20 + total(cards) - 5 * len(cards)
        case _:
            return 0


def _worth(game: Game, seat: Seat, action: Action) -> float:
    match action:
        case Buy(tile, cards):
            return 100 - 10 * (total(cards) - tile.price) + tile.price
        case TakeMoney(cards):
            return 20 + total(cards)
        case Place(tile, cell):
            return 60 + game.players[seat].palace.built(tile, cell).longest_wall.length
        case _:
            return 0


def whole_game(
    players: int,
    number: int,
    choose: Chooser = at_random,
    modules: tuple[str, ...] = (),
    last_turn: int | None = None,
) -> tuple[Game, list[Event]]:
    """A finished game and its events; the number decides everything.

    If a last turn is named, an early end is agreed in it, after its first step (E5).
    """
    chance = random.Random(number)
    game, dealt = start(Options(players, modules), Seed(f"{number:032x}"))
    events = list(dealt)
    while game.to_act:
        seat = chance.choice(game.to_act)
        game, new = play(game, seat, choose(game, seat, chance))
        events += new
        if game.turn == last_turn and game.phase is Phase.TURN and game.acted and not game.ends_early:
            game, new = end_early(game)
            events += new
    return game, events
