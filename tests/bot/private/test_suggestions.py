"""What slash commands offer while somebody types, and what they make of what was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.typed_words import matches, read_cards, read_cell, read_tile
from bot.language.words import words_for
from bot.private.action_options import ActionOption
from bot.private.core_action_options import (
    BUY,
    PLACE_CELL,
    PLACE_TILE,
    REDESIGN,
    RESERVE,
    TAKE,
    UNDO,
    all_action_options,
)
from bot.private.suggestions import Choice, suggested
from bot.private.typed_actions import understood
from engine import (
    Action,
    Add,
    Buy,
    BuyFalcon,
    BuySite,
    BuyWithPortal,
    Complete,
    Game,
    GiveToDirk,
    KeepToken,
    Place,
    PlacePortal,
    Reserve,
    Seat,
    Store,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
    legal_actions,
    parse_action,
    parse_card,
    parse_cell,
    parse_tile,
    refusal,
    view_for,
)
from engine.text.piece_notation import parse_list
from tests.bot.seated_people import ALL_MODULES, context, positions
from tests.engine.tables import after, table

ENGLISH = words_for("en")
MEANT: dict[str, tuple[type, ...]] = {
    "take": (TakeMoney,),
    "buy": (Buy, BuyWithPortal),
    "place": (Place,),
    "reserve": (Reserve,),
    "redesign": (Add, TakeBack, Swap),
    "dirk": (GiveToDirk,),
    "undo": (UndoStep, UndoTurn),
    "falcon": (BuyFalcon,),
    "portal": (PlacePortal,),
    "site": (BuySite,),
    "token": (KeepToken,),
    "complete": (Complete,),
    "store": (Store,),
}
KINDS = {ask: MEANT[ask.command] for ask in all_action_options() if ask is not PLACE_TILE}
DIRK = next(ask for ask in all_action_options() if ask.command == "dirk")


def market() -> Game:
    return table(
        ("y5 y3 y4 g9", "", ""), market="P8 S6 G8a T11b", display="y3 o2 b1 g9", reserves=("T13 G8b",)
    )


def offered(game: Game, ask: ActionOption, typed: str = "", tile: str = "") -> tuple[Choice, ...]:
    seat = game.to_act[0]
    here = context(len(game.players))
    return suggested(ask, view_for(game, seat), legal_actions(game, seat), here, typed, tile=tile)


def meant(game: Game, ask: ActionOption, typed: str, tile: str = "") -> Action | None:
    seat = game.to_act[0]
    here = context(len(game.players))
    return understood(ask, view_for(game, seat), legal_actions(game, seat), here, typed, tile=tile)


# Suggestions


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["plain", "all"])
def test_only_legal_values_are_offered_and_they_are_understood(
    players: int, modules: tuple[str, ...]
) -> None:
    for game in positions(players, 700 + players, every=17, modules=modules):
        for seat in game.to_act:
            view, legal, here = view_for(game, seat), legal_actions(game, seat), context(players)
            for ask, kinds in KINDS.items():
                tiles = [str(tile) for tile in view.players[seat].aside] if ask is PLACE_CELL else [""]
                for tile in tiles:
                    for choice in suggested(ask, view, legal, here, tile=tile):
                        assert 0 < len(choice.name) <= 100
                        assert 0 < len(choice.value) <= 100
                        action = understood(ask, view, legal, here, choice.value, tile=tile)
                        assert action is not None
                        assert isinstance(action, kinds)
                        assert refusal(game, seat, action) is None


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["plain", "all"])
def test_everything_legal_is_offered_as_long_as_it_fits(players: int, modules: tuple[str, ...]) -> None:
    for game in positions(players, 800 + players, every=13, modules=modules):
        for seat in game.to_act:
            view, legal, here = view_for(game, seat), legal_actions(game, seat), context(players)
            for ask, kinds in KINDS.items():
                wanted = {action for action in legal if isinstance(action, kinds)}
                tiles = {str(action.tile) for action in wanted if isinstance(action, Place)} or {""}
                found = {
                    understood(ask, view, legal, here, choice.value, tile=tile)
                    for tile in tiles
                    for choice in suggested(ask, view, legal, here, tile=tile)
                }
                assert found == wanted if len(wanted) <= 25 else found < wanted or ask is PLACE_CELL


def test_suggestions_never_exceed_25_and_typing_narrows_them() -> None:
    rich = table(("", "", ""), market="T13 G12 T12 C11", display="y1", hoarder=1)
    assert len(offered(rich, BUY)) == 25
    assert offered(rich, BUY)[0].name.startswith("✓")
    narrowed = offered(rich, BUY, "chambers 9 2")
    assert narrowed
    assert all("C11=" in choice.value for choice in narrowed)


def test_suggestions_explain_themselves() -> None:
    game = market()
    names = [choice.name for choice in offered(game, TAKE)]
    assert names[0] == "9 dirhams · You’ll have 18 dirhams"
    assert "3 florins, 2 ducats (5 in total) · You’ll have 15 florins, 2 ducats" in names
    assert offered(game, BUY)[0].name == "✓ Pavilion 8 with 5+3 florins · Exact – you keep 4 florins"
    bought = after(game, "B P8=y3 y5")
    assert [choice.value for choice in offered(bought, PLACE_TILE)] == ["P8"]
    assert offered(bought, RESERVE)[0].name == "Pavilion 8 · no walls"
    assert offered(bought, PLACE_CELL)[0].name == "0,-1 (1 north) · Wall 0, Pavilions 0 → 1 (lead)"
    assert [choice.value for choice in offered(bought, UNDO)] == ["U", "UU"]


@pytest.mark.parametrize("typed", ["y3", "florin 3", "FLORIN", "flo", "3 duc", "o2 y3", "m y3"])
def test_suggestions_follow_what_is_typed_in_notation_or_words(typed: str) -> None:
    assert "M y3 o2" in [choice.value for choice in offered(market(), TAKE, typed)]


def test_nothing_is_offered_to_those_who_cannot_act() -> None:
    game, here = market(), context(3)
    for ask in all_action_options():
        assert suggested(ask, view_for(game, Seat(1)), (), here) == ()
        assert suggested(ask, view_for(game, None), (), here) == ()


def test_accents_do_not_matter() -> None:
    assert matches("pabellon", "Pabellón 8")
    assert matches("WIEŻA", "wieza 9")
    assert not matches("torre 9", "Pabellón 8")


# Reading


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("y3 o2", "y3 o2"),
        ("Y3, O2", "y3 o2"),
        ("florin 3, ducat 2", "y3 o2"),
        ("3 florins, 2 ducats", "y3 o2"),
        ("5+3 florins", "y3 y5"),
        ("florin 5+3; dinar 9", "y3 y5 b9"),
        ("flo 3, 5", "y3 y5"),
        ("florin", None),
        ("florin 12", None),
        ("florin 3 ducat 2", None),
        ("camel 3", None),
        ("", None),
    ],
)
def test_cards_are_read_in_notation_and_in_simple_words(typed: str, cards: str | None) -> None:
    assert read_cards(typed, ENGLISH) == (None if cards is None else parse_list(cards, parse_card))


@pytest.mark.parametrize(
    ("typed", "cell"),
    [
        ("+1,-2", "+1,-2"),
        ("1,-2", "+1,-2"),
        ("1 -2", "+1,-2"),
        ("0,0", "0,0"),
        ("1 east, 2 north", "+1,-2"),
        ("north 2 east 1", "+1,-2"),
        ("3 w", "-3,0"),
        ("1,\N{MINUS SIGN}2", "+1,-2"),
        ("upstairs", None),
        ("1", None),
        ("", None),
    ],
)
def test_cells_are_read_in_notation_and_as_walks(typed: str, cell: str | None) -> None:
    assert read_cell(typed, ENGLISH) == (None if cell is None else parse_cell(cell))


def test_a_tile_is_read_among_those_that_it_can_be() -> None:
    one, both = (parse_tile("G8a"),), (parse_tile("G8a"), parse_tile("G8b"))
    for typed in ("G8a", "g8a", "garden 8", "Garden 8 (G8a)", "gard"):
        assert read_tile(typed, one, ENGLISH) == parse_tile("G8a")
    assert read_tile("garden 8", both, ENGLISH) is None, "it could be either"
    assert read_tile("T13", one, ENGLISH) == parse_tile("T13"), "so that a refusal can say why not"
    assert read_tile("", one, ENGLISH) is None


# Understanding


@pytest.mark.parametrize(
    ("ask", "typed", "action"),
    [
        (TAKE, "M y3 o2", "M y3 o2"),
        (TAKE, "ducat 2, florin 3", "M y3 o2"),
        (TAKE, "y9", "M y9"),
        (TAKE, "9 dirhams · You’ll have 18 dirhams", "M g9"),
        (BUY, "B P8=y3 y5", "B P8=y3 y5"),
        (BUY, "p8=y3 y5", "B P8=y3 y5"),
        (BUY, "pavilion 8 = 5+3 florins", "B P8=y3 y5"),
        (BUY, "pavilion", "B P8=y3 y5"),
        (BUY, "seraglio 6", "B S6=g9"),
        (BUY, "tower", None),
        (BUY, "florin", "B P8=y3 y5"),
        (BUY, "exact", None),
        (REDESIGN, "X T13@+1,0", "X T13@+1,0"),
        (REDESIGN, "t13@-1,0", "X T13@-1,0"),
        (REDESIGN, "t13<>p2", "X T13<>P2"),
        (REDESIGN, "x p2", "X P2"),
        (REDESIGN, "M y3", None),
        (TAKE, "E", None),
        (TAKE, "", None),
        (UNDO, "", "U"),
        (UNDO, " ", "U"),
        (UNDO, "undo", "U"),
        (UNDO, "all", "UU"),
        (UNDO, "Undo all", "UU"),
        (UNDO, "UU", "UU"),
        (UNDO, "?", None),
        (UNDO, "camel", None),
    ],
)
def test_what_is_typed_becomes_an_action_or_nothing(
    ask: ActionOption, typed: str, action: str | None
) -> None:
    assert meant(market(), ask, typed) == (None if action is None else parse_action(action))


def test_a_placing_needs_no_tile_where_only_one_waits() -> None:
    game = after(market(), "B P8=y3 y5")
    place = parse_action("P P8@0,-1")
    assert meant(game, PLACE_CELL, "0,-1") == place
    assert meant(game, PLACE_CELL, "1 north", "pavilion 8") == place
    assert meant(game, PLACE_CELL, "P P8@0,-1") == place
    assert meant(game, PLACE_CELL, "0,-1", "T13") == parse_action("P T13@0,-1")
    assert meant(game, PLACE_CELL, "0,-1", "camel") is None
    assert meant(game, RESERVE, "pavilion 8") == parse_action("R P8")
    assert meant(game, DIRK, "p8") == parse_action("D P8")
    assert meant(game, UNDO, "whole") == UndoTurn()
    assert meant(game, UNDO, "one") == UndoStep()


def test_marks_alone_mean_nothing_even_where_only_one_thing_is_possible() -> None:
    game = after(market(), "B P8=y3 y5")
    assert len(offered(game, RESERVE)) == 1
    assert meant(game, RESERVE, "?!") is None
    lonely = table(("", "", ""), market="P8 S6 G8a T11b", display="y3")
    assert len(offered(lonely, TAKE)) == 1
    assert meant(lonely, TAKE, "…") is None


@given(st.sampled_from(all_action_options()), st.text(max_size=40), st.text(max_size=8))
def test_whatever_is_typed_never_stumbles(ask: ActionOption, typed: str, tile: str) -> None:
    for game in (market(), after(market(), "B P8=y3 y5")):
        offered(game, ask, typed, tile)
        meant(game, ask, typed, tile)
