"""A fifth language that nobody speaks: English with accents and brackets, two fifths longer.

Every word that it says stands in brackets. A word that does not was not translated, and brackets that do not
close were cut off.
"""

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from shutil import copytree

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.language import catalogue, words
from bot.language.catalogue import Catalogue, catalogue_files
from bot.language.templates import Fact
from bot.language.words import ENGLISH, LANGUAGES
from tests.bot.language.shown_phrases import buttons

PSEUDO = "qps"
OPENING, CLOSING = "[", "]"
LONGER = 1.4
LONGEST_LINE = 70
"""Characters of a menu's line or a command's description that leave room for what stands beside them."""
NARROW = (
    *("kind-", "kinds-", "currency-", "table-picture-points", "table-picture-wall", "table-picture-hand"),
    *("table-picture-reserve", "table-picture-deck", "table-picture-discard", "chip-picture-chips"),
)
"""What stands at the head of narrow columns in pictures."""
_VOWELS = "aeiouAEIOU"
_ACCENTS = str.maketrans("aeioucnszlAEIOUCNSZL", "áéíóúćñśźłÁÉÍÓÚĆÑŚŹŁ")
_UNTOUCHED = re.compile(r"(`[^`]*`|https?://\S+|\*+|<[^>]*>)")
"""Code, addresses and formatting."""
_LEADING = re.compile(r"(?:#{1,3} |-# |- |> |\s)*")
"""What begins a line and formats it."""

Element = ast.TextElement | ast.Placeable
Change = Callable[[ast.Pattern], ast.Pattern]
Stretch = Callable[[str], str]


def unbracketed(text: str) -> list[str]:
    """The words of a text that stand outside all brackets."""
    outside, depth = "", 0
    for letter in re.sub(r"`[^`]*`", "", text):
        depth += (letter == OPENING) - (letter == CLOSING)
        outside += letter if depth <= 0 and letter != CLOSING else " "
    return re.findall(r"[^\W\d_]{2,}", outside)


def is_cut(text: str) -> bool:
    """Has a text lost one of its brackets?"""
    return text.count(OPENING) != text.count(CLOSING)


def longer(text: str) -> str:
    """A text with accents, two fifths longer: its vowels are said more than once."""
    return _spoken(text, _stretched)


def accented(text: str) -> str:
    """A text with accents."""
    return _spoken(text, lambda part: part.translate(_ACCENTS))


def _spoken(text: str, speak: Callable[[str], str]) -> str:
    parts = _UNTOUCHED.split(text)
    return "".join(part if at % 2 else speak(part) for at, part in enumerate(parts))


def _stretched(text: str) -> str:
    spare = round(len(text) * (LONGER - 1)) if any(map(str.isalpha, text)) else 0
    said = ""
    vowels = sum(letter in _VOWELS for letter in text)
    for letter in text:
        more = -(-spare // vowels) if vowels and letter in _VOWELS else 0
        said += letter + letter.lower() * more
        spare, vowels = spare - more, vowels - (letter in _VOWELS)
    return said.translate(_ACCENTS)


class _Pseudo(Transformer):
    """Phrases of English in the fifth language. Names of commands stay: Discord allows no brackets there."""

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 (Fluent's name)
        if node.value is not None:
            node.value = _bracketed(node.value, _stretch(node.id.name, node.value))
        for attribute in node.attributes:
            if attribute.id.name != "name":
                stretch = _stretch(f"{node.id.name}.{attribute.id.name}", attribute.value)
                attribute.value = _bracketed(attribute.value, stretch)
        return node


def _stretch(phrase: str, pattern: ast.Pattern) -> Stretch:
    """Longer, except on buttons, in heads of columns and in long lines of menus, which leave no more room."""
    long = sum(len(one.value) for one in pattern.elements if isinstance(one, ast.TextElement))
    no_room = phrase.startswith(("command-", "option-")) and long * LONGER > LONGEST_LINE
    return accented if no_room or phrase in buttons() or phrase.startswith(NARROW) else longer


def _bracketed(pattern: ast.Pattern, stretch: Stretch) -> ast.Pattern:
    """A pattern whose lines stand in brackets, each after what formats it."""
    if len(pattern.elements) == 1 and _select(pattern.elements[0]) is not None:
        return _in_variants(pattern, lambda variant: _bracketed(variant, stretch))
    lines = _lines(_spoken_pattern(pattern, stretch).elements)
    made: list[Element] = []
    for at, line in enumerate(lines):
        made += [ast.TextElement("\n")] if at else []
        made += _line(line)
    return ast.Pattern(made)


def _spoken_pattern(pattern: ast.Pattern, stretch: Stretch) -> ast.Pattern:
    inner = _in_variants(pattern, lambda variant: _spoken_pattern(variant, stretch))
    return ast.Pattern(
        [
            ast.TextElement(stretch(one.value)) if isinstance(one, ast.TextElement) else one
            for one in inner.elements
        ]
    )


def _in_variants(pattern: ast.Pattern, change: Change) -> ast.Pattern:
    for element in pattern.elements:
        if (select := _select(element)) is not None:
            for variant in select.variants:
                variant.value = change(variant.value)
    return pattern


def _select(element: Element) -> ast.SelectExpression | None:
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
        return element.expression
    return None


def _lines(elements: list[Element]) -> list[list[Element]]:
    lines: list[list[Element]] = [[]]
    for element in elements:
        if not isinstance(element, ast.TextElement):
            lines[-1].append(element)
            continue
        first, *others = element.value.split("\n")
        lines[-1] += [ast.TextElement(first)] if first else []
        lines += [[ast.TextElement(other)] if other else [] for other in others]
    return lines


def _line(line: list[Element]) -> list[Element]:
    """A line in brackets; one that only shows facts needs none."""
    own = "".join(one.value for one in line if isinstance(one, ast.TextElement))
    has_variants = any(_select(one) is not None for one in line)
    if not has_variants and not any(map(str.isalpha, _UNTOUCHED.sub("", own))):
        return line
    leading, told = "", list(line)
    if isinstance(line[0], ast.TextElement):
        leading = line[0].value[: _leading(line[0].value)]
        told[0] = ast.TextElement(line[0].value[len(leading) :])
    begun: list[Element] = [ast.TextElement(leading)] if leading else []
    return [*begun, _literal(OPENING), *told, _literal(CLOSING)]


def _leading(text: str) -> int:
    found = _LEADING.match(text)
    return found.end() if found else 0


def _literal(text: str) -> ast.Placeable:
    return ast.Placeable(ast.StringLiteral(text))


def pseudo_files() -> dict[str, str]:
    """The files of the language, as a folder would hold them."""
    made = {}
    for name, text in catalogue_files(ENGLISH).items():
        made[name] = FluentSerializer().serialize(_Pseudo().visit(FluentParser().parse(text)))
    return made


@cache
def pseudo_catalogue() -> Catalogue:
    """The language by itself."""
    return Catalogue(PSEUDO, pseudo_files())


@dataclass(frozen=True)
class PseudoWords:
    """Its words for pictures; their accents tell them, and brackets would only take room."""

    def __call__(self, phrase: str, /, **facts: Fact) -> str:
        return pseudo_catalogue().say(phrase, facts).strip(OPENING + CLOSING)


def write_locales(folder: Path) -> Path:
    """All catalogues, as they are once its translators have added a folder; gives where they are."""
    for language in LANGUAGES:
        copytree(Path(str(catalogue.LOCALES)) / language, folder / language)
    (folder / PSEUDO).mkdir()
    for file_name, text in pseudo_files().items():
        (folder / PSEUDO / file_name).write_text(text, encoding="utf-8")
    for language in (ENGLISH, PSEUDO):
        with (folder / language / "lobby.ftl").open("a", encoding="utf-8") as lobby:
            lobby.write(f"\noption-language-{PSEUDO} = [{PSEUDO}]\n")
    return folder


def install(locales: Path) -> None:
    """Make it a language of this process: these folders, and a line in a list."""
    catalogue.LOCALES = locales
    words._catalogue.cache_clear()
    for module in [one for name, one in sys.modules.items() if name.startswith("bot.")]:
        if getattr(module, "LANGUAGES", None) == LANGUAGES:
            module.LANGUAGES = (*LANGUAGES, PSEUDO)  # type: ignore[attr-defined]
