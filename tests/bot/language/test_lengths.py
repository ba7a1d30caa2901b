"""Names whose letters count as two still fit on buttons, in menus and in suggestions."""

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.commands.registration import choices
from bot.delivery.layouts import lay_out
from bot.message.fitting import fits
from bot.message.messages import LONGEST_OPTION, LONGEST_TEXT, Message, Shown
from bot.public.lobby_post import options_message
from bot.public.seating_menus import computers_message, stand_in_message
from bot.table.lobby import fold
from bot.table.lobby_events import Person, SeatTaken, TableOpened
from engine import Options, Seat, Seed, start, view_for
from render.alt_text.lengths import length
from render.pictures.table import TablePicture
from render.studio.studio import Studio
from tests.bot.contexts import context
from tests.bot.message_checks import check_message
from tests.render.alt_text.test_lengths import ASTRAL


def test_suggestions_are_cut_to_what_discord_takes() -> None:
    (choice,) = choices([("🏰" * 90, "value")])
    assert length(choice.name) <= LONGEST_OPTION
    assert choices([("name", "🏰" * 51)]) == []


@pytest.mark.parametrize("language", ["en", "de", "pl", "es"])
def test_the_menus_of_a_lobby_have_room_for_such_names(language: str) -> None:
    people = [Person(101 + seat, ASTRAL[seat] * 3) for seat in range(3)]
    lobby = fold([TableOpened(people[0]), *(SeatTaken(person) for person in people[1:])])
    here = replace(context(3, language=language), people=tuple(people))
    seats = tuple(Seat(seat) for seat in range(3))
    check_message(options_message(here, lobby))
    check_message(computers_message(here, lobby, in_charge=101))
    check_message(stand_in_message(here, seats))


async def test_pictures_that_cannot_be_drawn_are_told_only_where_there_is_room() -> None:
    def cannot(*_: object) -> bytes:
        raise OSError("no pen")

    studio = Studio(draw=cannot)
    here = context(3)
    shown = Shown(TablePicture(view_for(start(Options(3), Seed("1" * 32)).game, None)), here.look)
    for text in ("Turn 1", "x" * (LONGEST_TEXT - 50)):
        ready = await lay_out(Message(text, (shown, shown)), studio, "1")
        said = [part["content"] for part in _texts(cast("Any", ready.view))]
        assert fits("".join(said))
        assert len(said) == (3 if text == "Turn 1" else 1)
    await studio.close()


def _texts(components: list[Any]) -> list[Any]:
    return [part for part in components[0]["components"] if "content" in part]
