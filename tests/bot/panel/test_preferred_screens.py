"""Private screens for readers who want words only, or pictures only."""

from dataclasses import replace

import pytest

from bot.message.fitting import fits
from bot.panel import done_so_far, panel
from bot.panel.preferred_screens import preferred_context, without_retelling
from bot.panel.steps import ask_about
from bot.storage.preferences import Colours, Preferences, Showing
from engine import Seat, legal_actions, view_for
from render.base.theme import Palette
from tests.bot.panel.test_panel import walked
from tests.bot.seated_people import ALL_MODULES, buttons, context, positions
from tests.engine.tables import table

WORDS, PICTURES = Preferences(showing=Showing.TEXT), Preferences(showing=Showing.PICTURES)


@pytest.mark.parametrize("modules", [(), ALL_MODULES])
def test_every_screen_has_room_for_its_pictures_in_words(modules: tuple[str, ...]) -> None:
    for game in positions(4, 3, every=40, modules=modules):
        if not game.to_act:
            continue
        for step, message in walked(game, game.to_act[0])[0].items():
            told = [shown.picture.alt_text(shown.look) for shown in message.pictures]
            assert fits("".join((message.text, message.below, *told))), step


def test_the_reader_chooses_the_palette_and_whether_pictures_are_drawn() -> None:
    usual = preferred_context(context(2), Preferences())
    assert (usual.look.palette, usual.look.drawn) == (Palette.LIGHT, True)
    unusual = preferred_context(context(2), replace(WORDS, colours=Colours.SAFE))
    assert (unusual.look.palette, unusual.look.drawn) == (Palette.SAFE, False)


def test_pictures_only_keeps_title_note_and_buttons_but_a_question_is_asked_in_full() -> None:
    game = table(("y5", "", ""), market="P2 S3 T11b T11c")
    view, legal = view_for(game, game.to_act[0]), legal_actions(game, game.to_act[0])
    done = done_so_far(game, game.to_act[0])
    whole = panel(view, legal, "home", context(3), "A note.", done=done)
    brief = without_retelling(whole, PICTURES, "home", "A note.")
    assert brief.text == f"{whole.text.splitlines()[0]}\nA note."
    assert (brief.pictures, brief.rows) == (whole.pictures, whole.rows)
    assert without_retelling(whole, Preferences(), "home") == whole
    buy = next(action for action in legal if "Buy" in type(action).__name__)
    question = panel(view, legal, ask_about("sure", buy), context(3), done=done)
    assert without_retelling(question, PICTURES, ask_about("sure", buy)) == question
    assert list(buttons(question))


def test_a_waiting_hand_is_told_once_in_words() -> None:
    game = table(("y5", "y3", ""))
    view, in_words = view_for(game, Seat(1)), preferred_context(context(3), WORDS)
    waiting = panel(view, (), "home", in_words)
    assert "In hand: 3 florins" in waiting.text
    assert waiting.pictures == ()
