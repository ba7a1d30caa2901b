"""The language of a person: what their client tells the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.command_shapes import LOCALES

if TYPE_CHECKING:
    from sandbox.world.state import User

USUAL = {"en": "en-US", "es": "es-ES", "pt": "pt-BR", "sv": "sv-SE", "zh": "zh-CN"}
"""The locale of a language that Discord knows in some countries only."""


def learn_language(person: User, browser: str) -> None:
    """Take the language of the browser ("de-AT") at a person's first visit, and never again."""
    locale = locale_of(browser)
    if locale is not None and not person.has_told_language:
        tell_language(person, locale)


def tell_language(person: User, locale: str) -> None:
    """Tell the bot a person's language from now on."""
    person.locale = locale
    person.has_told_language = True


def locale_of(browser: str) -> str | None:
    """Discord's locale for a language of a browser; None if Discord does not speak it."""
    language = browser.partition("-")[0].lower()
    if browser in LOCALES:
        return browser
    usual = USUAL.get(language, language)
    return usual if usual in LOCALES else None
