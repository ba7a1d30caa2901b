"""The games of one person, most urgent first, and the way to the next."""

from dataclasses import replace

from bot.language.words import ENGLISH, words_for
from bot.message.messages import Link
from bot.private.between_turns.my_games import OwnGame, my_games_message, next_game_notice
from bot.table.lobby_events import GameStarted, Person, SeatTaken, TableOpened
from bot.table.table_state import StoredTable, Table, happened
from engine import Options, Seed, start

WORDS = words_for(ENGLISH)
ANA = Person(1, "Ana")


def own_game(number: int, opponent: str, *, awaited: bool = True, deadline: int | None = None) -> OwnGame:
    """A game of Ana against somebody, at a table with this number."""
    other = Person(10 + number, opponent)
    dealt = start(Options(2), Seed(f"{1:032x}")).events
    table = happened(None, (TableOpened(ANA), SeatTaken(other), GameStarted(ANA), *dealt))
    assert table.game is not None
    is_first = table.game.to_act == (0,)
    if is_first is not awaited:
        table = happened(None, (TableOpened(other), SeatTaken(ANA), GameStarted(other), *dealt))
    return OwnGame(at(table, number), ANA.id, f"https://discord.com/channels/1/{number}", deadline)


def at(table: Table, number: int) -> Table:
    return replace(table, stored=StoredTable(number, number, 1))


def lobby(number: int) -> OwnGame:
    return OwnGame(
        at(happened(None, (TableOpened(ANA),)), number), ANA.id, "https://discord.com/channels/1/9"
    )


def test_own_turns_come_first_by_their_deadline_then_others_then_lobbies() -> None:
    games = [
        lobby(1),
        own_game(2, "Waits", awaited=False, deadline=50),
        own_game(3, "Whenever"),
        own_game(4, "Late", deadline=200),
        own_game(5, "Soon", deadline=100),
    ]
    lines = my_games_message(WORDS, games).text.splitlines()[1:]
    order = ["Soon", "Late", "Whenever", "Waits", "just you so far"]
    assert [name for line in lines for name in order if f"[{name}]" in line] == order
    assert "**your turn**, time is up <t:100:R>" in lines[0]
    assert "waiting for Waits" in lines[3]


def test_the_games_that_wait_have_buttons() -> None:
    games = [own_game(number, f"Ben{number}") for number in range(1, 8)]
    (row,) = my_games_message(WORDS, games).rows
    assert isinstance(row, tuple)
    assert [one.label for one in row if isinstance(one, Link)] == ["Ben1", "Ben2", "Ben3", "Ben4", "Ben5"]
    assert my_games_message(WORDS, [lobby(1)]).rows == ()


def test_after_a_turn_the_most_urgent_other_game_is_one_press_away() -> None:
    notice = next_game_notice(WORDS, [own_game(1, "Late", deadline=200), own_game(2, "Soon", deadline=100)])
    assert notice is not None
    assert notice.text == "2 other games are waiting for you."
    assert notice.answer == Link("Next game", "https://discord.com/channels/1/2")
    assert next_game_notice(WORDS, [own_game(3, "Waits", awaited=False), lobby(4)]) is None


def test_without_games_a_person_is_told_how_to_begin_one() -> None:
    assert "/alhambra new" in my_games_message(WORDS, []).text
