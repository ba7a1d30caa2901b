"""Reads catalogues, finds modules and draws pictures when loaded, so that no process forked later has to."""

from bot.commands.command_table import commands
from bot.language.words import ENGLISH, LANGUAGES, words_for
from render.base.look import Look
from render.base.picture import drawn
from render.base.theme import Palette
from tests.render.samples import samples

LIKE_THOSE_OF_A_GAME = ("table-4", "turn-3", "hand-many", "places", "scoring-3")

for _words in map(words_for, LANGUAGES):
    for _phrase in (f"command-{_command.path}" for _command in commands()):
        if _words.translates(_phrase):
            _words(_phrase)

for _sample in samples():
    if _sample.name in LIKE_THOSE_OF_A_GAME:
        drawn(_sample.picture, Look(Palette.LIGHT, words_for(ENGLISH), _sample.names))
