"""What brings somebody back to the seat that a computer keeps for them: playing does, looking does not."""

import pytest

from bot.commands.seat_return import brings_back


@pytest.mark.parametrize("command", ["take", "buy", "place", "end", "undo", "dirk"])
def test_commands_of_a_turn_bring_back(command: str) -> None:
    assert brings_back({"name": command})


def test_a_command_of_a_module_brings_back_and_one_about_tables_does_not() -> None:
    assert brings_back({"name": "module", "options": [{"type": 1, "name": "falcon", "options": []}]})
    assert not brings_back({"name": "alhambra", "options": [{"type": 1, "name": "show"}]})


@pytest.mark.parametrize("command", ["hand", "table", "palace", "help", "hint", "leave", "close", "alhambra"])
def test_other_commands_do_not(command: str) -> None:
    assert not brings_back({"name": command})


@pytest.mark.parametrize("order", ["take", "buy", "redesign", "falcons", "complete", "place"])
def test_buttons_of_a_post_that_begin_a_move_bring_back(order: str) -> None:
    assert brings_back({"custom_id": f"a1:table:7:12:{order}"})


@pytest.mark.parametrize("step", ["=M y3", "==M y3", "=E", "take", "place G8a 2", "preview P G8a@+1,0"])
def test_steps_of_a_turn_bring_back(step: str) -> None:
    assert brings_back({"custom_id": f"a1:panel:7:12:{step}"})
    assert brings_back({"custom_id": "a1:panel:7:12:more", "values": [step]})


@pytest.mark.parametrize(
    "custom_id",
    [
        "a1:table:7:12:hand",
        "a1:table:7:12:more",
        "a1:table:7:12:rematch",
        "a1:panel:7:12:home",
        "a1:panel:7:12:hand",
        "a1:panel:7:12:more",
        "a1:panel:7:12:hint",
        "a1:look:7:12:palaces",
        "a1:history:7:3:next",
        "a1:table:7",
        "something else",
        "",
    ],
)
def test_looking_around_does_not(custom_id: str) -> None:
    assert not brings_back({"custom_id": custom_id})
