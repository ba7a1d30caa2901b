"""What a language lacks, file by file: python -m tests.bot.language.missing de"""

import sys

from bot.language.catalogue import Catalogue, catalogue_files, read_catalogue
from bot.language.words import ENGLISH, LANGUAGES


def missing(language: str) -> dict[str, list[str]]:
    """The phrases of English that a language does not have, by their file, in their order there."""
    translated = read_catalogue(language)
    found = {}
    for name, text in catalogue_files(ENGLISH).items():
        lacking = [
            phrase for phrase in Catalogue(ENGLISH, {name: text}).written() if phrase not in translated
        ]
        if lacking:
            found[name] = lacking
    return found


def main() -> None:
    """Print it for the languages that are named, or for all."""
    for language in sys.argv[1:] or LANGUAGES[1:]:
        lacking = missing(language)
        print(f"{language}: {sum(map(len, lacking.values()))} phrases are missing")
        for name, phrases in lacking.items():
            print(f"\n{name}: {len(phrases)}", *phrases, sep="\n    ")


if __name__ == "__main__":
    main()
