"""Dirk, the third player at a table for two."""

from bot.modules.hooks import BotModule
from engine.modules.dirk import DIRK as RULES


class Dirk(BotModule):
    """What the bot shows and says of Dirk."""

    rules = RULES


DIRK = Dirk()
