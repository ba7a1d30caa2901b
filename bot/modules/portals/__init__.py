"""The Portals: screens and words."""

from bot.modules.hooks import BotModule
from bot.modules.portals.screens import PortalScreens
from bot.modules.portals.words import PortalWords
from engine.modules.portals import PORTALS as RULES


class Portals(PortalScreens, PortalWords, BotModule):
    """What the bot shows and says of the Portals."""

    rules = RULES


PORTALS = Portals()
