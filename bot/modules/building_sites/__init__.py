"""The Building Sites: screens and words."""

from bot.modules.building_sites.screens import SiteScreens
from bot.modules.building_sites.words import SiteWords
from bot.modules.hooks import BotModule
from engine.modules.building_sites import BUILDING_SITES as RULES


class BuildingSites(SiteScreens, SiteWords, BotModule):
    """What the bot shows and says of the Building Sites."""

    rules = RULES


BUILDING_SITES = BuildingSites()
