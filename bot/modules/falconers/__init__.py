"""The Falconers: screens and words."""

from bot.modules.falconers.screens import FalconerScreens
from bot.modules.falconers.words import FalconerWords
from bot.modules.hooks import BotModule
from engine.modules.falconers import FALCONERS as RULES


class Falconers(FalconerScreens, FalconerWords, BotModule):
    """What the bot shows and says of the Falconers."""

    rules = RULES


FALCONERS = Falconers()
