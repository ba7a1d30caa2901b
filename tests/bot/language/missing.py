"""What a language lacks, file by file: python -m tests.bot.language.missing de"""

import sys
from functools import cache

from bot.language.catalogue import Catalogue, catalogue_files
from bot.language.words import ENGLISH, LANGUAGES
from tests.bot.language.catalogue_texts import catalogue


def missing(language: str) -> dict[str, list[str]]:
    """The phrases of English that a language does not have, by their file, in their order there."""
    translated = catalogue(language)
    found = {}
    for name, phrases in written_in_english().items():
        lacking = [phrase for phrase in phrases if phrase not in translated]
        if lacking:
            found[name] = lacking
    return found


@cache
def written_in_english() -> dict[str, list[str]]:
    """The phrases of each file."""
    texts = catalogue_files(ENGLISH)
    return {name: list(Catalogue(ENGLISH, {name: text}).written()) for name, text in texts.items()}


def main() -> None:
    """Print it for the languages that are named, or for all."""
    for language in sys.argv[1:] or LANGUAGES[1:]:
        lacking = missing(language)
        print(f"{language}: {sum(map(len, lacking.values()))} phrases are missing")
        for name, phrases in lacking.items():
            print(f"\n{name}: {len(phrases)}", *phrases, sep="\n    ")


if __name__ == "__main__":
    main()
