"""The Building Sites: screens and words."""

from bot.modules.hooks import BotModule
from engine.modules.building_sites import BUILDING_SITES as RULES


class BuildingSites(BotModule):
    """What the bot shows and says of the Building Sites."""

    rules = RULES


BUILDING_SITES = BuildingSites()
