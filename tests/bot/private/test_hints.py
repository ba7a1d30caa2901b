"""The hint: two moves in words, each a button that makes it, from nothing but what its player sees."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ai import Advice, Level, Reason, Why, advise
from ai.modules import AI_MODULES
from ai.modules.falconers.values import FalconReason, FalconWhy
from bot.language.words import LANGUAGES
from bot.message.messages import Message
from bot.message.reason_words import told_reason, told_reasons
from bot.panel import HINT, done_so_far, ordered, panel
from bot.panel.panel_state import PanelState
from bot.panel.purchases import overpays
from bot.panel.steps import do
from bot.private.hints import hint, thinking
from engine import (
    Buy,
    BuyFalcon,
    BuyWithPortal,
    Card,
    Complete,
    Currency,
    EndTurn,
    Falcon,
    Game,
    KeepToken,
    Kind,
    Place,
    PlacePortal,
    Seat,
    UndoStep,
    UndoTurn,
    legal_actions,
    parse_action,
    parse_tile,
    print_action,
    refusal,
    view_for,
)
from render.pictures.preview import PreviewPicture
from render.pictures.purses import PursesPicture
from tests.bot.contexts import context
from tests.bot.message_checks import check_message, visible
from tests.bot.panel.test_panel import step_of
from tests.bot.seated_people import ALL_MODULES, buttons, positions
from tests.engine.tables import after, table
from tests.engine.views.test_view import scrambled


def state(game: Game, seat: Seat | None = None) -> PanelState:
    who = game.to_act[0] if seat is None else seat
    return PanelState(view_for(game, who), legal_actions(game, who), context(len(game.players)))


def hinted(game: Game, level: Level = Level.MASON, seat: Seat | None = None) -> Message:
    here = state(game, seat)
    return hint(here, advise(here.view, here.legal, level))


def moves(message: Message) -> list[str]:
    """The steps of the buttons that make a move."""
    steps = [step_of(button.custom_id) or "" for button in buttons(message)]
    assert steps[-2:] == ["palace", "home"]
    return steps[:-2]


def tower() -> Game:
    return table(
        ("g7 g4", "", ""), market="P8 T11b S9 A10", palaces=("F T12", "F T13"), display="y1", rounds=1
    )


def test_a_purchase_is_told_with_its_reasons() -> None:
    said = hinted(tower()).text
    assert (
        "**Best:** **Buy Tower 11 (T11b) with 7+4 dirhams** – pays exactly, so you get another action, "
        in said
    )
    assert "takes the lead in Towers (1 → 2) before scoring 2" in said
    assert "wall 0 → 1" in said
    assert "**Or:** " in said


def test_a_purchase_too_long_for_its_button_leaves_out_the_verb() -> None:
    assert next(buttons(hinted(tower()))).label == "Tower 11 (T11b) with 7+4 dirhams"


def test_while_somebody_thinks_nothing_can_be_pressed_that_the_hint_would_cover() -> None:
    shown = thinking(state(tower()), Level.VIZIER)
    check_message(shown)
    assert shown.text == "### Hint\nThe Vizier is thinking…"
    assert [button.disabled for button in buttons(shown)] == [True]


def test_an_exact_payment_is_made_with_one_tap() -> None:
    assert moves(hinted(tower()))[0] == "=B T11b=g4 g7"


def overpaying() -> Game:
    return table(("g9 g4", "", ""), market="P8 T11b S9 A10", display="y1")


@pytest.mark.parametrize("reasons", [(), (Reason(Why.WALL_GROWS, before=1, after=2),)])
def test_a_move_that_costs_too_much_says_so_and_is_made_with_one_tap(reasons: tuple[Reason, ...]) -> None:
    message = hint(state(overpaying()), [Advice(parse_action("B T11b=g4 g9"), 1.0, reasons)])
    assert moves(message) == ["=B T11b=g4 g9"]
    assert "pays 2 too much" in message.text


def test_what_a_move_costs_too_much_is_said_once() -> None:
    advice = Advice(parse_action("B T11b=g4 g9"), 1.0, (Reason(Why.OVERPAYS, amount=2),))
    assert hint(state(overpaying()), [advice]).text.count("too much") == 1


def test_tokens_are_drawn_only_after_a_question() -> None:
    game = table(("g9 g5", "", ""), market="P8 T11b S9 A10", display="y1", building_sites="")
    message = hint(state(game), [Advice(parse_action("L T11b=g9"), 1.0, ())])
    assert moves(message) == ["sure L T11b=g9"]
    assert "pays 4 too much" in message.text


@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["plain", "all"])
def test_whatever_a_hint_advises_it_says_what_is_lost(modules: tuple[str, ...]) -> None:
    met = False
    for game in positions(3, 640, every=9, modules=modules):
        if len(game.to_act) == 1:
            here = state(game)
            for advice in advise(here.view, here.legal, Level.MASON):
                if over := overpays(here.view, advice.action):
                    assert f"pays {over} too much" in hint(here, [advice]).text
                    met = True
    assert met


def test_a_place_is_shown_in_the_palace() -> None:
    game = after(tower(), "B T11b=g4 g7", "M y1")
    message = hinted(game)
    assert isinstance(message.pictures[0].picture, PreviewPicture)
    assert isinstance(hinted(tower()).pictures[0].picture, PursesPicture)
    order = ordered(moves(message)[0])
    assert order is not None
    assert isinstance(order.action, Place)


def test_a_move_without_a_reason_is_told_all_the_same() -> None:
    game = tower()
    message = hint(state(game), [Advice(parse_action("M y1"), 0.0, ())])
    assert "**Best:** **Take 1 florin**." in message.text


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (5, ()), (3, ALL_MODULES)])
def test_in_every_phase_a_hint_fits_and_its_buttons_are_legal(players: int, modules: tuple[str, ...]) -> None:
    met = set()
    for game in positions(players, 500 + players, every=11, modules=modules):
        for seat in game.to_act:
            message = hinted(game, seat=seat)
            check_message(message)
            for step in moves(message):
                action = parse_action(step.removeprefix("sure ").lstrip("="))
                assert refusal(game, seat, action) is None
                met.add(type(action))
    assert {Buy, Place, EndTurn} <= met
    assert met & {BuyFalcon, BuyWithPortal, PlacePortal, Complete, KeepToken} or not modules


def test_a_token_is_advised_on_with_the_money_for_it() -> None:
    hand = "y8 y9 g5 g8 g9 b8 b9 o8 o9"
    game = table((hand, "", ""), market="P8 G10b S9 A10", display="y1", building_sites="")
    message = hinted(after(game, "L G10b=g5"))
    check_message(message)
    assert set(moves(message)) <= {"=K 1", "=K 2"}
    assert "**Keep the " in message.text
    assert "would complete it" in message.text


def test_what_is_hidden_changes_nothing() -> None:
    chance = random.Random(3)
    for game in positions(3, 77, every=160):
        if game.to_act:
            seat = game.to_act[0]
            other = scrambled(game, seat, chance.shuffle)
            hints = [visible(hinted(each, Level.VIZIER, seat)) for each in (game, other)]
            assert hints[0] == hints[1]


def home(game: Game, *, hints: bool, screen: str = "home") -> set[str | None]:
    seat = game.to_act[0]
    view, legal = view_for(game, seat), legal_actions(game, seat)
    message = panel(view, legal, screen, context(3), done=done_so_far(game, seat), hints=hints)
    check_message(message)
    return {step_of(button.custom_id) for button in buttons(message)}


def test_the_panel_offers_a_hint_where_the_table_allows_it() -> None:
    assert HINT in home(tower(), hints=True)
    assert HINT not in home(tower(), hints=False)


@pytest.mark.parametrize("screen", ["take", "buy", "redesign", "place T11b", "store"])
@pytest.mark.parametrize("step", ["M y1", "B T11b=g4 g7", "B T11b=g4 g8"])
def test_every_screen_on_which_something_is_chosen_offers_it(screen: str, step: str) -> None:
    game = table(
        ("g4 g7 g8 y8", "", ""),
        market="P8 T11b S9 A10",
        palaces=("F T12",),
        display="y1 o1",
        certificates="",
    )
    assert HINT in home(game, hints=True, screen=screen)
    later = after(game, step)
    left = {type(action) for action in legal_actions(later, Seat(0))} - {UndoStep, UndoTurn, EndTurn}
    assert (HINT in home(later, hints=True, screen=screen)) == bool(left)


def test_where_nothing_is_left_to_decide_no_hint_is_offered() -> None:
    game = after(table(("", "", ""), market="P8 T11b S9 A10", display="y1 b1"), "M b1")
    assert do(EndTurn()) in home(game, hints=True)
    assert HINT not in home(game, hints=True)


def test_with_every_button_there_is_room_for_the_hint() -> None:
    game = table(("g7 g4 y8 b9", "", ""), market="P8 T11b S9 A10", palaces=("F T12",), display="y1 o1")
    game = after(game, "B T11b=g4 g7", "B P8=y8")
    assert {HINT, "more", "=U", "=UU"} <= home(game, hints=True)


# Words


def every_reason() -> Iterator[Reason]:
    """One reason of every kind, with all facts that any of them needs."""
    facts: dict[str, Any] = {
        "tile": parse_tile("T11b"),
        "cards": (Card(Currency.DIRHAM, 4), Card(Currency.DIRHAM, 7)),
        "kind": Kind.TOWER,
        "currency": Currency.DIRHAM,
        "scoring_round": 2,
        "place": 2,
        "seat": Seat(1),
        "amount": 11,
        "before": 1,
        "after": 2,
    }
    for why in (*Why, *AI_MODULES.reason_kinds):
        if why is FalconWhy.FALCON_SET:
            yield FalconReason(why, falcon=Falcon.parse("wPA"), **facts)
        else:
            yield Reason(why, **facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_told(language: str) -> None:
    for reason in every_reason():
        assert told_reason(context(3, language=language), reason).strip()


def test_no_two_reasons_sound_the_same() -> None:
    told = [told_reason(context(3), reason) for reason in every_reason()]
    assert len(set(told)) == len((*Why, *AI_MODULES.reason_kinds))


def test_reasons_are_told_one_after_the_other() -> None:
    wall = Reason(Why.WALL_GROWS, before=6, after=8)
    kept = Reason(Why.KEEPS_FROM, tile=parse_tile("T11b"), kind=Kind.TOWER, seat=Seat(1))
    told = told_reasons(context(3), (wall, kept))
    assert told == "wall 6 → 8, keeps it from Ben, who’d lead in Towers with it"
    assert told_reasons(context(3), ()) == ""


def test_what_becomes_payable_is_told_in_one_breath() -> None:
    tiles = [parse_tile(name) for name in ("G12", "S7")]
    exact = [Reason(Why.PAYS_NEXT_EXACTLY, tile=tile) for tile in tiles]
    more = Reason(Why.PAYS_NEXT, tile=parse_tile("T13"))
    told = told_reasons(context(3), (*exact, more))
    assert told == "lets you pay exactly for Garden 12 and Seraglio 7 next, lets you pay for Tower 13 next"


def test_every_legal_action_of_a_game_can_be_advised() -> None:
    game = tower()
    for action in legal_actions(game, Seat(0)):
        message = hint(state(game), [Advice(action, 0.0, ())])
        check_message(message)
        assert print_action(action) in moves(message)[0]
