"""The Exchange Certificates: screens and words."""

from bot.modules.certificates.screens import CertificateScreens
from bot.modules.certificates.words import CertificateWords
from bot.modules.hooks import BotModule
from engine.modules.certificates import CERTIFICATES as RULES


class Certificates(CertificateScreens, CertificateWords, BotModule):
    """What the bot shows and says of the Exchange Certificates."""

    rules = RULES


CERTIFICATES = Certificates()
