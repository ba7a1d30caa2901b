"""What people type in any of our languages is understood, whatever language their Discord speaks."""

import pytest

from bot.language.foreign_words import in_own_words, is_titled
from bot.language.words import words_for
from bot.private.core_action_options import BUY, PLACE_CELL, TAKE
from bot.private.suggestions import suggested
from bot.private.typed_actions import understood
from engine import legal_actions, parse_action, view_for
from tests.bot.contexts import context
from tests.engine.tables import after, table


@pytest.mark.parametrize(
    ("typed", "language", "read"),
    [
        ("Turm 11", "en", "Tower 11"),
        ("wieża 11", "es", "Torre 11"),
        ("jard 8", "de", "Garten 8"),
        ("5+3 florines", "pl", "5+3 Floren"),
        ("2 gulden", "en", "2 Florin"),
        ("1 na północ", "en", "1 na north"),
        ("tower 11", "en", "tower 11"),
        ("G8a", "en", "G8a"),
        ("Zzyzx", "en", "Zzyzx"),
    ],
)
def test_nouns_of_other_languages_become_ones_own(typed: str, language: str, read: str) -> None:
    assert in_own_words(typed, words_for(language)) == read


@pytest.mark.parametrize("language", ["en", "de", "es", "pl"])
@pytest.mark.parametrize("typed", ["G8a", "Garden 8", "Garten 8", "Jardín 8", "ogród 8", "OGROD 8"])
def test_a_purchase_can_be_typed_in_any_language(language: str, typed: str) -> None:
    game = table(("y5 b8", "", ""), market="P8 S6 G8a T11b", display="y3")
    seat, here = game.to_act[0], context(3, language=language)
    view, legal = view_for(game, seat), legal_actions(game, seat)
    bought = understood(BUY, view, legal, here, typed)
    assert bought == parse_action("B G8a=b8")
    assert [choice.value for choice in suggested(BUY, view, legal, here, typed)] == ["B G8a=b8"]


@pytest.mark.parametrize("typed", ["y3", "florin 3", "Gulden 3", "florín 3", "floren 3", "3 florenów"])
def test_money_can_be_typed_in_any_language(typed: str) -> None:
    game = table(("y5 b8", "", ""), market="P8 S6 G8a T11b", display="y3 o2 b1 g9")
    seat = game.to_act[0]
    taken = understood(
        TAKE, view_for(game, seat), legal_actions(game, seat), context(3, language="es"), typed
    )
    assert taken == parse_action("M y3")


@pytest.mark.parametrize("typed", ["+1,0", "1 east", "1 Osten", "1 este", "1 wschód"])
def test_a_cell_can_be_typed_in_any_language(typed: str) -> None:
    game = after(table(("b8", "", ""), market="P8 S6 G8a T11b", display="y3"), "B G8a=b8")
    seat, here = game.to_act[0], context(3, language="pl")
    placed = understood(
        PLACE_CELL, view_for(game, seat), legal_actions(game, seat), here, typed, tile="Garten"
    )
    assert placed == parse_action("P G8a@+1,0")


def test_titles_are_found_in_any_language() -> None:
    assert all(is_titled(typed, "help-topic-start", "start") for typed in ("start", "beginnen", "rozpocz"))
    assert not is_titled("zzz", "help-topic-start", "start")
