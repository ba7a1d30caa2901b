"""Whole recorded games, and the honesty of their shuffles."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.judge.errors import AlhambraError, BrokenRecord, NotationError
from engine.play import fold, start
from engine.position.options import Options
from engine.position.rng import Seed, commitment
from engine.text.record import Record, record_of, replay, verify
from engine.text.record_text import parse_record, print_record
from engine.transitions.events import GameEnded
from engine.views.history import standing
from engine.views.view import redact
from tests.engine.players import whole_game
from tests.engine.record_games import GAMES, WANTED
from tests.engine.tables import done

PATHS = sorted(GAMES.glob("*.txt"))


def of_three() -> Record:
    return parse_record((GAMES / "3-players-thrifty.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    game, events = replay(record)
    assert print_record(record) == text
    assert record_of(events, record.tags) == record
    assert fold(events) == game
    end = events[-1]
    assert isinstance(end, GameEnded)
    assert end.scores == game.scores


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_recorded_game_shows_what_its_name_says(wanted: object) -> None:
    name, shows = wanted.name, wanted.shows  # type: ignore[attr-defined]
    record = parse_record((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    assert record.options.players == wanted.players  # type: ignore[attr-defined]
    assert record.options.modules == wanted.modules  # type: ignore[attr-defined]
    assert shows(list(replay(record).events))


def test_there_is_a_file_for_every_game_wanted_and_none_else() -> None:
    assert [path.stem for path in PATHS] == sorted(wanted.name for wanted in WANTED)


def test_what_was_taken_back_is_not_in_the_record() -> None:
    game, dealt = start(Options(3), Seed("4" * 32))
    one, other = game.display[:2]
    taken_back = done(game, f"M {one}", "U", f"M {one}", "UU", f"M {other}", "E")
    straight = done(game, f"M {other}", "E")
    assert record_of(dealt + taken_back.events) == record_of(dealt + straight.events)
    assert standing(taken_back.events) == list(straight.events)


def test_an_onlookers_record_is_the_same_but_for_the_seed() -> None:
    _, events = whole_game(2, 9)
    seen = record_of([redact(event, None) for event in events])
    assert seen.seed is None
    assert replace(record_of(events), seed=None) == seen


def test_an_unfinished_game_has_a_record_without_its_seed() -> None:
    game, dealt = start(Options(3), Seed("4" * 32))
    record = record_of(dealt + done(game, f"M {game.display[0]}").events)
    assert record.seed is None
    assert parse_record(print_record(record)) == record
    with pytest.raises(BrokenRecord):
        replay(record)
    assert verify(record, Seed("4" * 32)).honest


def test_tags_may_hold_any_text() -> None:
    tags = (("White", 'a "name" \\ with\nlines\r\tand 城'), ("Round", ""))
    record = replace(of_three(), tags=tags)
    assert parse_record(print_record(record)) == record


@pytest.mark.parametrize("name", ["Seed", "players", "Two words", "", 'A"', "Ä"])
def test_tags_have_proper_names(name: str) -> None:
    with pytest.raises(NotationError):
        print_record(replace(of_three(), tags=((name, "x"),)))


def test_lines_may_end_as_on_windows() -> None:
    text = print_record(of_three())
    assert parse_record(text.replace("\n", "\r\n")) == of_three()


# Verifying


def test_an_honest_record_is_verified() -> None:
    record = of_three()
    assert record.seed is not None
    assert verify(record, record.seed).honest
    assert commitment(record.seed) == record.commitment


def test_another_seed_is_found_out_by_its_commitment() -> None:
    verdict = verify(of_three(), Seed("f" * 32))
    assert not verdict.honest
    assert verdict.at == "commitment"
    assert verdict.found == of_three().commitment


def test_a_seed_swapped_together_with_its_commitment_is_found_out_at_the_deal() -> None:
    seed = Seed("f" * 32)
    verdict = verify(replace(of_three(), commitment=commitment(seed)), seed)
    assert not verdict.honest
    assert verdict.at == "deal"


def test_a_card_that_was_not_on_top_is_found_out() -> None:
    record = of_three()
    at = next(n for n, entry in enumerate(record.entries) if n and entry.facts)
    entry = record.entries[at]
    forged = replace(entry, facts=("display y9", *entry.facts[1:]))
    tampered = replace(record, entries=(*record.entries[:at], forged, *record.entries[at + 1 :]))
    assert record.seed is not None
    verdict = verify(tampered, record.seed)
    assert (verdict.honest, verdict.at, verdict.expected, verdict.found) == (
        False,
        entry.number,
        entry.facts[0],
        "display y9",
    )
    with pytest.raises(BrokenRecord) as broken:
        replay(tampered)
    assert broken.value.at == entry.number


TEXT = print_record(of_three())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Alhambra "1"]', '[Alhambra "2"]'),
        ('[Alhambra "1"]\n', ""),
        ('[Players "3"]', '[Players "9"]'),
        ('[Players "3"]\n', ""),
        ('[Youngest "-"]', '[Youngest "oldest"]'),
        ('[Modules "-"]', '[Modules "camps"]'),
        ('[Seed "', '[Seed "x'),
        ('[Commitment "', '[Commitment "x'),
        ("deal.", "meal."),
        ("deal.\n", ""),
        ("1. ", "2. "),
        ("\n1. ", "\n0. "),
        ("  display", " display"),
        (" ; E\n", " ; E ; E\n"),
        (" ; E\n", "\n"),
        ("M ", "M y1 y2 y3 "),
        ("\ndeal.", "\n  display y1\ndeal."),
        ("\ndeal.", '\ndeal.\n[Site "here"]\ndeal.'),
        ("\ndeal.", "\ndeal.\ndeal."),
        ('[Alhambra "1"]', '[Alhambra "1"]\n[Alhambra "1"]'),
    ],
)
def test_a_broken_record_is_one_clear_error(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(AlhambraError):
        replay(parse_record(TEXT.replace(old, new, 1)))


def test_the_error_says_where() -> None:
    lines = TEXT.splitlines()
    lines[20] = "nonsense"
    with pytest.raises(BrokenRecord) as broken:
        parse_record("\n".join(lines))
    assert broken.value.at == "line 21"
