"""The Falconers: screens and words."""

from bot.modules.hooks import BotModule
from engine.modules.falconers import FALCONERS as RULES


class Falconers(BotModule):
    """What the bot shows and says of the Falconers."""

    rules = RULES


FALCONERS = Falconers()
