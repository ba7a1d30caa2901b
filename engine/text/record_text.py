"""Records as text. `parse_record` and `print_record` are inverse."""

import re
from collections.abc import Iterator
from typing import Final

from engine.judge.actions import UndoStep, UndoTurn
from engine.judge.errors import AlhambraError, BrokenRecord, NotationError
from engine.position.frozen import replace
from engine.position.rng import parse_seed
from engine.text.action_notation import parse_action, parse_options, print_action, print_options
from engine.text.piece_notation import NOTHING, parse_seat, print_seat
from engine.text.record import SETUP, Entry, Record

VERSION: Final = "1"
_OWN_HEADERS: Final = ("Alhambra", "Players", "Modules", "Youngest", "Commitment", "Seed")
_TAG: Final = re.compile(r"[A-Z][A-Za-z0-9]*")
_HEADER: Final = re.compile(r'\[([A-Z][A-Za-z0-9]*) "((?:[^"\\]|\\.)*)"\]')
_ENTRY: Final = re.compile(r"(deal|last|[1-9][0-9]{0,5})\.(?: ([1-6]): (.+))?")
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
_STEP: Final = " ; "
_INDENT: Final = "  "


def print_record(record: Record) -> str:
    """A record's text."""
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in _headers(record)]
    lines.append("")
    for entry in record.entries:
        lines.append(_print_entry(entry))
        lines += [_INDENT + fact for fact in entry.facts]
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """The record with this text."""
    headers: dict[str, str] = {}
    entries: list[Entry] = []
    facts: list[list[str]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        try:
            _read(line.removesuffix("\r"), headers, entries, facts)
        except AlhambraError as error:
            raise BrokenRecord(str(error), f"line {number}") from error
    told = zip(entries, facts, strict=True)
    return _assembled(headers, tuple(replace(entry, facts=tuple(lines)) for entry, lines in told))


def _headers(record: Record) -> Iterator[tuple[str, str]]:
    yield "Alhambra", VERSION
    names = [name for name, _ in record.tags]
    for name, value in record.tags:
        if not _TAG.fullmatch(name) or name in _OWN_HEADERS or names.count(name) > 1:
            raise NotationError("not a name for a tag", name)
        yield name, value
    for key, value in print_options(record.options):
        yield key.capitalize(), value
    yield "Commitment", record.commitment
    if record.seed is not None:
        yield "Seed", record.seed


def _print_entry(entry: Entry) -> str:
    if entry.seat is None:
        return f"{entry.number}."
    done = _STEP.join(print_action(action) for action in entry.actions) or NOTHING
    return f"{entry.number}. {print_seat(entry.seat)}: {done}"


def _read(line: str, headers: dict[str, str], entries: list[Entry], facts: list[list[str]]) -> None:
    if not line:
        return
    if line.startswith(_INDENT) and "\r" not in line:
        if not entries:
            raise NotationError("a fact before the deal", line)
        facts[-1].append(line.removeprefix(_INDENT))
    elif header := _HEADER.fullmatch(line):
        if entries or header[1] in headers:
            raise NotationError("a header out of place", line)
        headers[header[1]] = _unescaped(header[2])
    elif entry := _ENTRY.fullmatch(line):
        entries.append(_entry(entry[1], entry[2], entry[3]))
        facts.append([])
    else:
        raise NotationError("not a line of a record", line)


def _entry(number: str, seat: str | None, done: str | None) -> Entry:
    if (seat is None) != (number == SETUP):
        raise NotationError("every entry but the deal is somebody's", number)
    if seat is None or done is None:
        return Entry(number, None, (), ())
    actions = () if done == NOTHING else tuple(parse_action(text) for text in done.split(_STEP))
    if any(isinstance(action, UndoStep | UndoTurn) for action in actions):
        raise NotationError("a record has only what was not taken back", done)
    return Entry(number, parse_seat(seat), actions, ())


def _assembled(headers: dict[str, str], entries: tuple[Entry, ...]) -> Record:
    if headers.get("Alhambra") != VERSION:
        raise BrokenRecord(f"not a record of version {VERSION}", "line 1")
    try:
        options = parse_options({name.lower(): headers[name] for name in ("Players", "Modules", "Youngest")})
        commitment = headers["Commitment"]
        seed = parse_seed(headers["Seed"]) if "Seed" in headers else None
    except KeyError as missing:
        raise BrokenRecord(f"a header is missing: {missing.args[0]}", "headers") from None
    except NotationError as error:
        raise BrokenRecord(str(error), "headers") from error
    if not _COMMITMENT.fullmatch(commitment):
        raise BrokenRecord("a commitment has 64 hexadecimal digits", "headers")
    if not entries:
        raise BrokenRecord("a record has at least the deal", SETUP)
    tags = tuple((name, value) for name, value in headers.items() if name not in _OWN_HEADERS)
    return Record(options, commitment, seed, entries, tags)


def _escaped(value: str) -> str:
    return "".join(_ESCAPES.get(letter, letter) for letter in value)


def _unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), value)
