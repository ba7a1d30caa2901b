"""What the bot says, in the language of whoever is spoken to."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.language.catalogue import Catalogue, Fact, read_catalogue
from bot.log import log

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "es", "pl", "de")


@dataclass(frozen=True)
class Words:
    """A language to speak: `words("lobby-waiting", people=2)`. What people typed is made safe before."""

    language: str

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise ValueError(f"no catalogue for {self.language}")

    def __call__(self, phrase: str, /, **facts: Fact) -> str:
        """The phrase in this language, else in English; `KeyError` if there is none at all."""
        own = _catalogue(self.language)
        if phrase in own:
            return own.say(phrase, facts)
        english = _catalogue(ENGLISH)
        if phrase not in english:
            raise KeyError(phrase)
        _note_untranslated(self.language, phrase)
        return english.say(phrase, facts)

    def has(self, phrase: str) -> bool:
        """Can this be said, if need be in English?"""
        return self.translates(phrase) or phrase in _catalogue(ENGLISH)

    def translates(self, phrase: str) -> bool:
        """Can this be said in this very language?"""
        return phrase in _catalogue(self.language)


@cache
def words_for(language: str) -> Words:
    """The words of one of the `LANGUAGES`."""
    return Words(language)


def language_of(locale: str | None) -> str:
    """The language for a locale of Discord's such as "es-419"; English where we speak no better."""
    language = (locale or "").partition("-")[0].lower()
    return language if language in LANGUAGES else ENGLISH


def kebab(name: str) -> str:
    """The name of an enum's member as it stands in a phrase's: NOT_YOURS becomes not-yours."""
    return name.lower().replace("_", "-")


@cache
def _catalogue(language: str) -> Catalogue:
    return read_catalogue(language)


@cache
def _note_untranslated(language: str, phrase: str) -> None:
    """Once for each phrase, however often it is said."""
    log.warning("phrase not translated", extra={"language": language, "phrase": phrase})
