"""Private looks at what everybody may know: palaces, scores, log, history, memory aid."""

import random
import re
from itertools import pairwise

import pytest

from bot.message.custom_ids import HistoryButton, read_custom_id
from bot.message.emojis import unmarked
from bot.message.messages import MOST_OPTIONS, Button, Menu, Message
from bot.private.final_scores import final_scores
from bot.private.log_and_history import log, position
from bot.private.look_pages import memory, palace, scores
from bot.table.agreement import MemoryAid
from bot.table.episodes import Episode, opening
from engine import Options, Seat, Seed, ledger, redact, start, view_for
from engine.transitions.events import RoundScored
from render.pictures.palace import PalacePicture
from render.pictures.sheet import ScoringSheet
from tests.bot.contexts import NASTY, context, told_game
from tests.bot.message_checks import buttons, check_message, visible
from tests.conftest import games
from tests.engine.players import hasty, thrifty
from tests.engine.tables import done, table
from tests.engine.views.test_view import midway, scrambled

AT_THREE, AT_TWO = context(3), context(2)


def pressable(message: Message) -> dict[str, str]:
    """What each button that is not disabled carries, by its label."""
    return {
        item.label: item.custom_id
        for row in message.rows
        if isinstance(row, tuple)
        for item in row
        if isinstance(item, Button) and not item.disabled
    }


# Palaces and scores


def test_a_palace_is_shown_with_what_lies_beside_it() -> None:
    game = table(("y1 y2", "", ""), palaces=("C7b F T12 T11a",), reserves=("P8 G8a",))
    shown = palace(AT_THREE, view_for(game, None), Seat(0))
    assert shown.text.splitlines() == [
        "## Ana’s palace",
        "0 points · Wall 2 · 2 cards in hand",
        "Chambers 1, Towers 2",
        "Reserve: Pavilion 8, Garden 8 (G8a)",
    ]
    assert shown.pictures[0].picture == PalacePicture(view_for(game, None), Seat(0))


def test_an_empty_palace_has_its_fountain() -> None:
    shown = palace(AT_THREE, view_for(table(("", "", "")), None), Seat(1))
    assert shown.text.splitlines()[2:] == ["Nothing but the fountain so far."]


def test_the_imaginary_player_has_tiles_but_no_palace() -> None:
    shown = palace(AT_TWO, view_for(table(("", ""), dirk="T9a P2"), None), Seat(2))
    assert shown.text == "## Dirk’s tiles\n0 points. Pavilion 2, Tower 9 (T9a)"
    assert not shown.pictures


def test_scores_come_with_what_the_next_scoring_would_give() -> None:
    game = table(("", "", ""), palaces=("C7b F T12", "F T11a"), rounds=1)
    shown = scores(AT_THREE, view_for(game, None))
    assert shown.text.splitlines()[:2] == ["## The scores", "Ana: 0 points, Wall 2, 0 cards"]
    assert shown.below.splitlines()[0] == "**If scoring 2 came now**"
    assert "**Towers**: 1st Ana 1 and Ben 1 share → 9 each" in shown.below
    sheet = shown.pictures[0].picture
    assert isinstance(sheet, ScoringSheet)
    assert sheet.if_now


def test_after_the_end_the_scores_have_the_whole_breakdown() -> None:
    history = told_game(3, 2)
    shown = final_scores(AT_THREE, history)
    sheets = [one.picture for one in shown.pictures]
    assert [sheet.scoring_round for sheet in sheets if isinstance(sheet, ScoringSheet)] == [1, 2, 3]
    lines = shown.text.splitlines()[1:]
    totals = [re.search(r": \*\*(\d+)\*\* = (\d+) \+ (\d+) \+ (\d+)$", line) for line in lines[::2]]
    assert [int(one[1]) for one in totals if one] == sorted(history[-1].after.scores, reverse=True)
    for one, sources in zip(totals, lines[1::2], strict=True):
        assert one
        assert int(one[1]) == int(one[2]) + int(one[3]) + int(one[4])
        assert int(one[1]) == sum(map(int, re.findall(r" (\d+)(?:,|$)", sources)))
        assert "Wall " in sources
        assert not re.search(r" 0(,|$)", sources)


def test_places_worth_nothing_are_not_listed() -> None:
    game = table(("", "", ""), palaces=("F T12 T11a", "F T9a"))
    shown = scores(AT_THREE, view_for(game, None))
    assert "**Towers**: 1st Ana 2 → 6" in shown.below.splitlines()


# Looking back


def test_the_log_opens_at_its_end_and_has_every_line_once() -> None:
    history = told_game(2, 3, thrifty)
    latest = log(AT_TWO, history)
    assert "share the victory" in latest.text.splitlines()[-1]
    pages = int(latest.text.splitlines()[0].rpartition("/")[2])
    assert pages > 2
    lines = [line for page in range(pages) for line in log(AT_TWO, history, page).text.splitlines()[1:]]
    assert len(lines) == len(history)
    assert lines[0].startswith("`–` Ben starts")
    assert unmarked(lines[1]) == "`1` Ben takes 6 dirhams."


def test_history_steps_forth_and_back() -> None:
    history = told_game(3, 4)
    shown = position(AT_THREE, history, 5)
    assert shown.text.startswith(f"## After turn 5 · 6/{len(history)}\n")
    assert pressable(shown) == {
        "First": "a1:history:7:0:first",
        "Previous": "a1:history:7:4:back",
        "Next": "a1:history:7:6:next",
        "Last": f"a1:history:7:{len(history) - 1}:last",
    }


def test_there_is_no_step_beyond_either_end() -> None:
    history = told_game(3, 4)
    assert set(pressable(position(AT_THREE, history, 0))) == {"Next", "Last"}
    assert set(pressable(position(AT_THREE, history))) == {"First", "Previous"}
    assert position(AT_THREE, history, 10_000) == position(AT_THREE, history)
    assert len(buttons(position(AT_THREE, history, 0))) == 4


def jumps(message: Message) -> dict[str, int]:
    (menu,) = (row for row in message.rows if isinstance(row, Menu))
    assert len(menu.options) <= MOST_OPTIONS
    return {option.label: int(option.value) for option in menu.options}


def test_history_jumps_to_every_scoring_and_the_end_from_anywhere() -> None:
    history = told_game(3, 4)
    for at in (0, 5, len(history) - 1):
        there = jumps(position(AT_THREE, history, at))
        scored = [at for label, at in there.items() if label.startswith("Scoring ")]
        assert [next(e.round for e in history[n].events if isinstance(e, RoundScored)) for n in scored] == [
            1,
            2,
        ]
        assert next(to for label, to in there.items() if label.startswith("The end")) == len(history) - 1
        assert there["The setup"] == 0


def test_history_jumps_to_turns_all_over_the_game() -> None:
    history = told_game(3, 4)
    there = jumps(position(AT_THREE, history, 5))
    turns = [(label, at) for label, at in there.items() if label.startswith("Turn ")]
    assert len(turns) > 8
    for label, at in turns:
        assert label.startswith(f"Turn {history[at].before.turn} · ")  # type: ignore[union-attr]
    gaps = [later - earlier for earlier, later in pairwise(sorted(there.values()))]
    assert max(gaps) <= -(-len(history) // 15)


def test_a_step_is_read_as_it_was_written() -> None:
    carried = pressable(position(AT_THREE, told_game(3, 4), 5))["Next"]
    assert read_custom_id(carried) == HistoryButton(7, 6, "next")


def test_a_game_that_has_just_begun_has_a_history() -> None:
    game, events = start(Options(3), Seed("3" * 32))
    past: Episode = opening(events, game)
    assert position(AT_THREE, [past]).text.startswith("## The setup · 1/1\n")
    assert not pressable(position(AT_THREE, [past]))
    assert log(AT_THREE, []).text == "Nothing has happened yet."


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("names", [("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay"), NASTY])
def test_every_look_keeps_within_discords_limits(players: int, names: tuple[str, ...]) -> None:
    who, history = context(players, names), told_game(players, players, hasty)
    for at, past in enumerate(history):
        check_message(position(who, history, at))
        if past is not history[-1]:
            check_message(scores(who, past.after))
        for seat in range(len(past.after.scores)):
            check_message(palace(who, past.after, Seat(seat)))
    check_message(final_scores(who, history))
    for page in range(40):
        check_message(log(who, history, page))


@pytest.mark.parametrize("number", games(4))
def test_scramble_every_secret_and_no_look_changes(number: int) -> None:
    players = 2 + number % 5
    who = context(players)
    game = midway(players, number, 40 + 30 * number)
    other = scrambled(game, None, random.Random(number).shuffle)
    for seat in map(Seat, range(len(game.scores))):
        one, two = (palace(who, view_for(position, None), seat) for position in (game, other))
        assert visible(one) == visible(two)
    one, two = (scores(who, view_for(position, None)) for position in (game, other))
    assert visible(one) == visible(two)


# The memory aid


def test_the_memory_aid_says_as_much_as_was_agreed() -> None:
    game, dealt = start(Options(2), Seed("0" * 31 + "3"))
    first = game.display[0]
    events = [redact(event, None) for event in (*dealt, *done(game, f"M {first}").events)]
    known, view = ledger(events), view_for(game, None)
    assert memory(AT_TWO, view, known, MemoryAid.OFF).text.endswith(
        "The memory aid is off at this table: everybody keeps track in their head."
    )
    counted = memory(AT_TWO, view, known, MemoryAid.COUNTS).text
    assert "\nAna: 2 florin cards, 2 dirham cards, 1 dinar card, 1 ducat card\n" in counted
    assert "Discarded: no cards" in counted
    listed = memory(AT_TWO, view, known, MemoryAid.LEDGER)
    assert "\nAna: 11 florins (9+2), 10 dirhams (8+2), 1 dinar, 5 ducats\n" in listed.text
    check_message(listed)
    assert not re.search(r"\d\+\d", counted)
