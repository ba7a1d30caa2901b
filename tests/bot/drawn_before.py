"""Pictures drawn as soon as this is loaded, so that a process forked later has their colours and sprites."""

from bot.language.words import words_for
from render.base.look import Look
from render.base.picture import drawn
from render.base.theme import Palette
from tests.render.samples import samples

LIKE_THOSE_OF_A_GAME = ("table-4", "turn-3", "hand-many", "places", "scoring-3")

for _sample in samples():
    if _sample.name in LIKE_THOSE_OF_A_GAME:
        drawn(_sample.picture, Look(Palette.LIGHT, words_for("en"), _sample.names))
