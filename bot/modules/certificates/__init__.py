"""The Exchange Certificates: screens and words."""

from bot.modules.hooks import BotModule
from engine.modules.certificates import CERTIFICATES as RULES


class Certificates(BotModule):
    """What the bot shows and says of the Exchange Certificates."""

    rules = RULES


CERTIFICATES = Certificates()
