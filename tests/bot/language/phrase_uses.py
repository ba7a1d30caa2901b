"""Reading the sources for what they say: which phrases with which facts, and prose out of place."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
SPEAKING_ROOMS = ("bot", "render")
GIVES_WORDS = {"words_for", "words_of"}
SHOWN_KEYWORDS = {"label", "placeholder", "title", "description", "text", "content", "alt"}
SHOWN_AT = {"TextDisplay": 0, "text": 0, "_button": 0, "send": 0, "Label": 0, "Picture": 2}
"""Which positional argument of a call people get to see."""
NOT_SHOWN = {"print", "StartError", "ArgumentParser", "cast", "log_failure"}
PROSE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]*[a-zà-ž]")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
SQL = re.compile(r"\s*[A-Z]{3,} ")


@dataclass(frozen=True)
class Use:
    """One call that says something: the phrase, or how its name begins; and the facts it gives."""

    where: str
    phrase: str | None
    begins: str | None
    facts: frozenset[str]
    open_ended: bool
    """Facts come from elsewhere, too (`**facts`)."""


FOR_HOSTS = ("__main__.py", "container.py", "monitoring", "operations", "storage")
"""Files and folders of the bot whose texts are for hosts: they are English, like the log."""


def sources() -> list[Path]:
    """Every file that may speak to people at tables."""
    files = (path for room in SPEAKING_ROOMS for path in (ROOT / room).rglob("*.py"))
    return sorted(path for path in files if path.relative_to(ROOT).parts[1] not in FOR_HOSTS)


def uses_in(source: str, name: str = "") -> Iterator[Use]:
    """Every call of something called words."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_words(node.func) and node.args:
            facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            open_ended = any(keyword.arg is None for keyword in node.keywords)
            for phrase, begins in _named(node.args[0]):
                yield Use(f"{name}:{node.lineno}", phrase, begins, facts, open_ended)


@cache
def names_in(source: str) -> frozenset[str]:
    """Every text in the code that could be the name of a phrase."""
    constants = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str) and NAME.fullmatch(value))


def prose_in(source: str) -> list[str]:
    """Texts for people that stand in the code: shown words, and anything that reads like a sentence."""
    tree = ast.parse(source)
    spared = {id(node) for part in ast.walk(tree) if _not_shown(part) for node in ast.walk(part)}
    found = [text for node in ast.walk(tree) if isinstance(node, ast.Call) for text in _shown(node)]
    others = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in spared]
    texts = [node.value for node in others if isinstance(node.value, str)]
    return [*found, *(text for text in texts if PROSE.search(text) and not SQL.match(text))]


def _is_words(func: ast.expr) -> bool:
    if isinstance(func, ast.Call):
        return _last_name(func.func) in GIVES_WORDS
    name = _last_name(func)
    return name == "words" or name.endswith("_words")


def _last_name(func: ast.expr) -> str:
    if isinstance(func, ast.Attribute):
        return func.attr
    return func.id if isinstance(func, ast.Name) else ""


def _named(phrase: ast.expr) -> Iterator[tuple[str | None, str | None]]:
    match phrase:
        case ast.Constant(value=str(name)):
            yield name, None
        case ast.IfExp(body=one, orelse=other):
            yield from _named(one)
            yield from _named(other)
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield None, beginning
        case _:
            yield None, None


def _not_shown(node: ast.AST) -> bool:
    """Docstrings, errors, assertions, log lines, types, and what hosts read in their terminal."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        logs = isinstance(node.func, ast.Attribute) and _last_name(node.func.value) == "log"
        return logs or _last_name(node.func) in NOT_SHOWN
    return isinstance(node, ast.Raise | ast.Assert)


def _shown(call: ast.Call) -> Iterator[str]:
    """Letters in what a call shows to people."""
    if _last_name(call.func) in NOT_SHOWN:
        return
    shown: list[ast.expr] = [keyword.value for keyword in call.keywords if keyword.arg in SHOWN_KEYWORDS]
    if (at := SHOWN_AT.get(_last_name(call.func))) is not None:
        shown += call.args[at : at + 1]
    for value in shown:
        parts = value.values if isinstance(value, ast.JoinedStr) else [value]
        texts = [part.value for part in parts if isinstance(part, ast.Constant)]
        yield from (text for text in texts if isinstance(text, str) and any(map(str.isalpha, text)))


def calls_in(source: str, names: set[str]) -> Iterator[ast.Call]:
    """Every call of something with one of these names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _last_name(node.func) in names:
            yield node


def glued_in(source: str) -> list[int]:
    """Lines where a phrase is glued to other words or signs: a sentence is one phrase."""
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.expr))
    return [node.lineno for node in nodes if _glues(node)]


def _glues(node: ast.expr) -> bool:
    match node:
        case ast.JoinedStr(values=parts):
            pass
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            parts = [left, right]
        case _:
            return False
    return any(map(_is_phrase, parts)) and any(map(_is_visible, parts))


def _is_phrase(part: ast.expr) -> bool:
    value = part.value if isinstance(part, ast.FormattedValue) else part
    return isinstance(value, ast.Call) and _is_words(value.func)


def _is_visible(part: ast.expr) -> bool:
    """A constant that readers see: neither spaces between sentences nor formatting."""
    return isinstance(part, ast.Constant) and bool(str(part.value).strip(" \n*-#>"))
