"""What the page itself says: complete in every language, with the same facts, and nothing in the scripts."""

import json
import re
from functools import cache

import pytest
from babel import Locale

from sandbox.page.routes import FOLDER

LANGUAGES = ("en", "de", "es", "pl")
NAMED = re.compile(r"""(?:say|sayAround|labelled|named)\((?:[^()"]*\? )?"([a-z-]+)"(?: : "([a-z-]+)")?""")
IN_HTML = re.compile(r'data-say(?:-label)?="([a-z-]+)"')
FAMILIES = {"theme-auto", "theme-dark", "theme-light"}
FACT = re.compile(r"\{(\w+)\}")
PROSE = re.compile(
    r"""["`][A-Z][a-z]+(?: [a-z/$"{].*?)?["`]|["`][a-z]+ [a-z]+ [a-z][^"`]*["`]"""
    r"""|"\([a-z]+\)"|`\$\{[^}]+\} (?:is|are|has|have) [^`]*`"""
)
NOT_SHOWN = re.compile(
    r"^\s*//|import |event\.key|class[:=]|KEYS|throw new Error|\.match|querySelector|LANGUAGES = |named\("
    r"|begin, \{\}|: say\("
)

Phrase = str | dict[str, str]


@cache
def words(language: str) -> dict[str, Phrase]:
    read: dict[str, Phrase] = json.loads((FOLDER / f"words-{language}.json").read_text(encoding="utf-8"))
    return read


def forms(phrase: Phrase) -> list[str]:
    return [phrase] if isinstance(phrase, str) else list(phrase.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_phrases_with_the_same_facts(language: str) -> None:
    assert list(words(language)) == list(words("en"))
    for name, phrase in words(language).items():
        facts = {frozenset(FACT.findall(form)) for form in forms(phrase)}
        assert facts == {frozenset(FACT.findall(forms(words("en")[name])[0]))}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(language: str) -> None:
    plural = Locale.parse(language).plural_form
    needed = {plural(number) for number in range(1000)} | {"other"}
    for name, phrase in words(language).items():
        assert isinstance(phrase, str) or set(phrase) == needed, name


def test_every_phrase_is_said_and_every_one_that_is_said_exists() -> None:
    said = set(FAMILIES)
    for path in FOLDER.iterdir():
        if path.suffix == ".js":
            said |= {
                name for found in NAMED.findall(path.read_text(encoding="utf-8")) for name in found if name
            }
    said |= set(IN_HTML.findall((FOLDER / "index.html").read_text(encoding="utf-8")))
    assert said == set(words("en"))


def test_no_script_talks_to_people_by_itself() -> None:
    found = [
        f"{path.name}:{number} {prose[0]}"
        for path in sorted(FOLDER.glob("*.js"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if not NOT_SHOWN.search(line)
        for prose in PROSE.finditer(line)
    ]
    assert found == []
