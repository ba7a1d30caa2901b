"""The Portals: screens and words."""

from bot.modules.hooks import BotModule
from engine.modules.portals import PORTALS as RULES


class Portals(BotModule):
    """What the bot shows and says of the Portals."""

    rules = RULES


PORTALS = Portals()
