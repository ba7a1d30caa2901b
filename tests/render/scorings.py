"""Scorings of random games, as sheets and as histories, and looks to see them with."""

from functools import cache
from itertools import cycle, product

from bot.language.words import LANGUAGES, words_for
from engine import View, fold, view_for
from engine.transitions.events import RoundScored
from render.base.look import Look
from render.base.scene import Scene, Text
from render.base.theme import Palette
from render.pictures.chart import Tally
from render.pictures.sheet import ScoringSheet
from tests.engine.players import at_random, thrifty, whole_game
from tests.render.positions import NAMES

ENGLISH = Look(Palette.LIGHT, words_for("en"), NAMES["plain"])
LOOKS = [
    Look(palette, words_for(language), names)
    for (palette, language), names in zip(product(Palette, LANGUAGES), cycle(NAMES.values()), strict=False)
]
"""Every palette with every language, and difficult names among them."""


def seen_by(look: Look, players: int) -> Look:
    """The same look for fewer players."""
    return Look(look.palette, look.words, look.names[:players])


@cache
def sheets(players: int, number: int) -> tuple[ScoringSheet, ...]:
    """The sheets of a game's three scorings; of two scorings if a card was never drawn."""
    _, events = whole_game(players, number, thrifty if number % 2 else at_random)
    found = []
    for n, event in enumerate(events):
        if isinstance(event, RoundScored):
            before, after = fold(events[:n]), fold(events[: n + 1])
            found.append(ScoringSheet(view_for(after, None), event.round, event.lines, before.scores))
    return tuple(found)


def history(players: int, number: int) -> tuple[Tally, ...]:
    """The scores after each scoring of a game."""
    return tuple(Tally(x.view.turn, x.view.scores, x.scoring_round) for x in sheets(players, number))


@cache
def ended(players: int, number: int) -> View:
    """A finished game as an onlooker sees it."""
    return view_for(whole_game(players, number, thrifty if number % 2 else at_random)[0], None)


def texts(scene: Scene) -> list[str]:
    """All texts in order."""
    return [mark.text for mark in scene.marks if isinstance(mark, Text)]
