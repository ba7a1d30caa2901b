"""What the bot says, in the language of its reader."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.language.catalogue import Catalogue, read_catalogue
from bot.language.templates import Fact
from bot.log import log

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "es", "pl", "de")


@dataclass(frozen=True)
class Words:
    """A language to speak: `words("lobby-waiting", people=2)`. Escape what people typed first."""

    language: str

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise ValueError(f"no catalogue for {self.language}")

    def __call__(self, phrase: str, /, **facts: Fact) -> str:
        """The phrase in this language, else in English; `KeyError` if it is in neither."""
        own = _catalogue(self.language)
        if phrase in own:
            return own.say(phrase, facts)
        english = _catalogue(ENGLISH)
        if phrase not in english:
            raise KeyError(phrase)
        _note_untranslated(self.language, phrase)
        return english.say(phrase, facts)

    def has(self, phrase: str) -> bool:
        """Is the phrase in this language, or else in English?"""
        return self.translates(phrase) or phrase in _catalogue(ENGLISH)

    def translates(self, phrase: str) -> bool:
        """Is the phrase in this very language?"""
        return phrase in _catalogue(self.language)


@cache
def words_for(language: str) -> Words:
    """The words of one of the `LANGUAGES`."""
    return Words(language)


def language_of(locale: str | None) -> str:
    """The language for a Discord locale such as "es-419"; English by default."""
    language = (locale or "").partition("-")[0].lower()
    return language if language in LANGUAGES else ENGLISH


def kebab(name: str) -> str:
    """An enum member's name as part of a phrase's name: NOT_YOURS becomes not-yours."""
    return name.lower().replace("_", "-")


@cache
def _catalogue(language: str) -> Catalogue:
    return read_catalogue(language)


@cache
def _note_untranslated(language: str, phrase: str) -> None:
    """Logged once per phrase, thanks to the cache."""
    log.warning("phrase not translated", extra={"language": language, "phrase": phrase})
