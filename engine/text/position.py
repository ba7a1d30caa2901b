"""A position as one line of text; `parse_position` and `print_position` are inverse.

The line holds everything, secrets included: it is for tests, reports and repairs, not for players.
"""

from collections.abc import Iterator
from typing import Final

from engine.judge.errors import AlhambraError, BrokenRecord, NotationError
from engine.modules import MODULES, Event
from engine.play import play
from engine.position.frozen import replace
from engine.position.rng import Rng, commitment, parse_seed
from engine.position.state import Game, Phase, Player
from engine.text.action_notation import (
    parse_action,
    parse_options,
    parse_palace,
    print_action,
    print_options,
    print_palace,
)
from engine.text.piece_notation import (
    NOTHING,
    parse_card,
    parse_deck_card,
    parse_list,
    parse_number,
    parse_seat,
    parse_tile,
    print_list,
    print_seat,
)
from engine.transitions.events import GameBegun
from engine.transitions.evolve import laid
from engine.transitions.integrity import checked_position
from engine.views.history import action_of

_STEPS: Final = " : "
_STEP: Final = " ; "


def print_position(game: Game) -> str:
    """Everything about a position in one line: the last confirmed state, then the steps since."""
    words = " ".join(f"{key}={value}" for key, value in _words(game.base or game))
    if not game.steps:
        return words
    return words + _STEPS + _STEP.join(_print_step(event) for event in game.steps)


def parse_position(text: str) -> Game:
    """The position with this text."""
    words, _, steps = text.partition(_STEPS)
    try:
        game = checked_position(_base(_split(words)))
    except KeyError as missing:
        raise NotationError("a position lacks", missing.args[0]) from None
    for number, step in enumerate(steps.split(_STEP) if steps else (), start=1):
        seat, _, action = step.partition(" ")
        try:
            game = play(game, parse_seat(seat), parse_action(action)).game
        except AlhambraError as error:
            raise BrokenRecord(f"{step!r} cannot be done: {error}", f"step {number}") from error
    return game


def _words(game: Game) -> Iterator[tuple[str, str]]:
    yield from print_options(game.options)
    yield "seed", game.rng.seed
    yield "used", str(game.rng.used)
    yield "piles", print_list(game.piles, ",")
    yield "turn", str(game.turn)
    yield "phase", game.phase.name.lower()
    yield "to_act", print_list(map(print_seat, game.to_act), ",")
    yield "may_act", _print_bool(game.may_act)
    yield "acted", _print_bool(game.acted)
    if game.ends_early:
        yield "ends_early", _print_bool(game.ends_early)
    yield "rounds", str(game.rounds_scored)
    yield "scores", print_list(game.scores, ",")
    yield "market", ",".join(str(tile or NOTHING) for tile in game.market)
    yield "display", print_list(game.display, ",")
    yield "deck", print_list(game.deck, ",")
    yield "discard", print_list(game.discard, ",")
    yield "bag", print_list(game.bag, ",")
    for number, player in enumerate(game.players, start=1):
        yield f"hand{number}", print_list(player.hand, ",")
        yield f"palace{number}", print_palace(player.palace)
        yield f"reserve{number}", print_list(player.reserve, ",")
        yield f"aside{number}", print_list(player.aside, ",")
    for module in game.modules:
        if module.slice_type is not None:
            yield module.name, module.print_slice(game.slice(module.slice_type))


def _base(words: dict[str, str]) -> Game:
    options = parse_options(words)
    seed = parse_seed(words["seed"])
    modules = MODULES.at_table(options)
    game = replace(
        laid(GameBegun(options, commitment(seed)), modules),
        rng=Rng(seed, parse_number(words["used"])),
        piles=parse_list(words["piles"], parse_number, ","),
        turn=parse_number(words["turn"]),
        phase=_parse_phase(words["phase"]),
        to_act=parse_list(words["to_act"], parse_seat, ","),
        may_act=_parse_bool(words["may_act"]),
        acted=_parse_bool(words["acted"]),
        ends_early=_parse_bool(words.get("ends_early", "no")),
        rounds_scored=parse_number(words["rounds"]),
        scores=parse_list(words["scores"], parse_number, ","),
        market=tuple(None if name == NOTHING else parse_tile(name) for name in words["market"].split(",")),
        display=parse_list(words["display"], parse_card, ","),
        deck=parse_list(words["deck"], parse_deck_card, ","),
        discard=parse_list(words["discard"], parse_card, ","),
        bag=parse_list(words["bag"], parse_tile, ","),
        players=tuple(_player(words, number) for number in range(1, options.players + 1)),
        slices=tuple(
            module.parse_slice(words[module.name]) for module in modules if module.slice_type is not None
        ),
    )
    if unknown := words.keys() - {key for key, _ in _words(game)}:
        raise NotationError("not a part of a position", min(unknown))
    return game


def _player(words: dict[str, str], number: int) -> Player:
    return Player(
        hand=parse_list(words[f"hand{number}"], parse_card, ","),
        palace=parse_palace(words[f"palace{number}"]),
        reserve=parse_list(words[f"reserve{number}"], parse_tile, ","),
        aside=parse_list(words[f"aside{number}"], parse_tile, ","),
    )


def _split(line: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for word in line.split(" "):
        key, equals, value = word.partition("=")
        if not equals or key in words:
            raise NotationError("not a part of a position", word)
        words[key] = value
    return words


def _print_step(event: Event) -> str:
    action = action_of(event)
    assert action is not None, "every step is somebody's action"
    return f"{print_seat(event.seat)} {print_action(action)}"  # type: ignore[union-attr]  # steps have a seat


def _print_bool(claim: bool) -> str:
    return "yes" if claim else "no"


def _parse_bool(text: str) -> bool:
    if text not in ("yes", "no"):
        raise NotationError("neither yes nor no", text)
    return text == "yes"


def _parse_phase(text: str) -> Phase:
    for phase in Phase:
        if phase.name.lower() == text:
            return phase
    raise NotationError("no such phase", text)
