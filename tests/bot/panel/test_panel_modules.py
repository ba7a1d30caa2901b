"""The private panel with modules: everything can be reached, and what it says is so."""

import random
import re

import pytest

from bot.modules.falconers.screens import Perch
from bot.panel import HOME, following, ordered, panel
from bot.panel.steps import ask_about, do, show
from engine import (
    Angle,
    BuyFalcon,
    BuyWithPortal,
    Corner,
    Credit,
    Currency,
    EndTurn,
    Falcon,
    Game,
    Half,
    Kind,
    PlacePortal,
    Seat,
    if_scored_now,
    legal_actions,
    parse_action,
    parse_card,
    parse_tile,
    play,
    refusal,
    totals,
    view_for,
)
from engine.board.geometry import cell_at
from engine.judge.payments import faces, sums_within
from engine.modules.building_site_pieces import Sites
from engine.position.catalogue import FACES
from render.pictures.preview import PreviewPicture
from tests.bot.message_checks import check_message, visible
from tests.bot.panel.test_panel import chosen_from, hoarding, needed, shown, steps_on, walked
from tests.bot.seated_people import ALL_MODULES, buttons, context, options, positions, sampled
from tests.conftest import SOAK
from tests.engine.modules.test_module_games import with_other_tokens
from tests.engine.tables import after, table
from tests.engine.views.test_view import scrambled


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_panel_leads_to_every_legal_action_with_any_modules(players: int) -> None:
    for modules in sampled(16 if SOAK else 3, players):
        for game in positions(players, 900 + players, every=11 if SOAK else 19, modules=modules):
            for seat in game.to_act:
                screens, orders = walked(game, seat)
                assert {order for order in orders if not order.startswith("==")} == needed(game, seat)
                for step in orders:
                    order = ordered(step)
                    assert order is not None
                    if order.ends:
                        later = play(game, seat, order.action).game
                        assert refusal(later, seat, EndTurn()) is None
                for screen in screens.values():
                    check_message(screen)


# Falcons


def eyrie() -> Game:
    """Towers and a garden meet at 0,0, where a falcon stands; chambers and a garden at +1,0."""
    return table(
        ("b5 g3 y2", "", ""),
        market="P2 G10a S5 A4",
        display="y1",
        palaces=("T12 G11 C10\nT11a F C11", "A9 P8\nS9 F"),
        falconers="1:wGT@0,0;2:kPS@0,0",
    )


def test_a_falcon_is_chosen_then_its_crossing_then_its_card() -> None:
    game = eyrie()
    home = shown(game)
    assert "Or buy falcons" in home.text
    assert "falcons" in steps_on(home)
    screen = shown(game, "falcons")
    assert "perch nCG@+1,0" in steps_on(screen), "there is only one crossing for it"
    assert "Brown falcon (Chambers, Garden)" in screen.below + str(options(screen))
    paying = shown(game, "perch nCG@+1,0")
    assert "between Garden 11, Chambers 10, the fountain and Chambers 11" in paying.text
    assert "If scored now: " in paying.text
    assert list(chosen_from(paying)) == ["=F nCG=y2@+1,0", "=F nCG=g3@+1,0", "=F nCG=b5@+1,0"]


def test_after_a_falcon_nothing_but_falcons_is_open() -> None:
    game = after(eyrie(), "F nCG=y2@+1,0")
    home = shown(game)
    assert "Your steps so far: Brown falcon (Chambers, Garden) at crossing +1,0 for 2 florins" in home.text
    assert {"=E", "=U"} <= steps_on(home)
    assert "take" not in steps_on(home)


def test_a_redesign_says_beforehand_which_falcons_fly_home() -> None:
    screen = shown(eyrie(), "preview X T12")
    assert "⚠️ Flies home: White falcon (Garden, Tower) at 0,0" in screen.text
    redesigns = {line.value: line.note for line in options(shown(eyrie(), "redesign"))}
    assert ": a falcon flies home, " in redesigns["preview X T12"]
    now, then = re.findall(r"If scored now: (\d+) → (\d+)", screen.text)[0]
    gone = play(eyrie(), Seat(0), parse_action("X T12")).game
    assert int(then) == totals(if_scored_now(gone), 3)[0]
    assert int(now) > int(then)


# Portals


def gates() -> Game:
    return table(
        ("y8 y9 g9 g9 b9 o5", "", ""),
        market="T11b G11 S5 A4",
        display="y1",
        palaces=("F T12",),
        portals="",
    )


def test_a_portal_is_bought_with_its_tile_for_a_surcharge_that_is_named() -> None:
    screen = shown(gates(), "buy")
    assert "for 6 more" in screen.text
    assert "✓ Tower 11 (T11b) + Tower portal with 9+8 florins" in [line.label for line in options(screen)]
    assert "=BP T11b=y8 y9" in steps_on(screen)


def test_a_portal_waits_to_be_placed_with_the_tiles() -> None:
    game = after(gates(), "BP T11b=y8 y9")
    home = shown(game)
    assert "Still to place, in any order: Tower 11 (T11b), Tower portal." in home.text
    assert {"place T11b", "portal T"} <= steps_on(home)
    placed = after(game, "P T11b@0,-1")
    assert following(view_for(placed, Seat(0)), legal_actions(placed, Seat(0)), None) == "portal T"
    screen = shown(placed, "portal T")
    wanted = {
        ask_about("preview", one) for one in legal_actions(placed, Seat(0)) if isinstance(one, PlacePortal)
    }
    assert wanted <= steps_on(screen)
    assert wanted
    preview = shown(placed, min(wanted))
    assert "half)" in preview.text
    assert isinstance(preview.pictures[0].picture, PreviewPicture)
    assert any(step.startswith("==PP") for step in steps_on(preview)), "nothing else waits"


# Building sites


def sites() -> Game:
    return table(
        ("y1 y2 g3 b5 o9", "", ""),
        market="P2 G10a S5 A4",
        display="y1",
        palaces=("F T12",),
        reserves=("", "C10"),
        building_sites="yyggbo/2:C10:b;1:T12:o/-/-",
    )


def test_a_building_site_is_asked_about_since_it_cannot_be_undone() -> None:
    game = sites()
    assert "sure L P2=y1" in steps_on(shown(game, "buy"))
    sure = shown(game, "sure L P2=y1")
    assert "can’t be undone" in sure.text
    assert "costs half, 1 florin" in sure.text
    assert "=L P2=y1" in steps_on(sure)


def test_tokens_are_chosen_on_the_next_screen_by_whoever_drew_them() -> None:
    game = after(sites(), "L P2=y1")
    drawn = game.slice(Sites).drawn
    assert drawn is not None
    home = shown(game)
    assert {"=K 1", "=K 2", "palace", "more"} == steps_on(home)
    labels = [button.label for button in buttons(home)][:2]
    assert labels == [f"Keep the {token.name.lower()} token" for token in drawn.tokens if token is not None]
    assert "Keep" not in " ".join(button.label for button in buttons(shown(game, seat=2)))
    placing = shown(after(game, "K 1"), "place P2")
    assert "It’s a building site" in placing.text


def test_own_tokens_are_told_in_the_hand_and_nobody_elses() -> None:
    game = sites()
    assert "Tower 12 (ducats)" in shown(game, "hand").text
    assert "Chambers 10" not in shown(game, "hand").text
    assert "Chambers 10 (dinars)" in shown(game, "hand", seat=2).text


def test_a_site_is_completed_in_the_currency_of_its_token() -> None:
    game = table(
        ("o9 o3 o1", "", ""),
        market="P2 G10a S5 A4",
        palaces=("F T12",),
        building_sites="yyggbbo/1:T12:o/-/-",
    )
    screen = shown(game, "complete")
    assert "=C T12=o3 o9" in steps_on(screen)
    assert "sure C T12=o1 o3 o9" not in steps_on(screen), "nobody gains by a card to spare"
    assert "complete" in steps_on(shown(game))


# Certificates


def boards() -> Game:
    return table(("b5 b6 b8 b9 b9 y2", "", ""), market="P2 S3 G10a A4", display="y1", certificates="")


def test_overpaying_on_purpose_is_offered_with_what_stays() -> None:
    screen = shown(boards(), "buy")
    ways = {line.value: line for line in options(screen)}
    assert "sure B G10a=b5 b8" in ways
    assert ways["sure B G10a=b5 b8"].note == "3 over, which you can store – you keep 9+9+6 dinars · no walls"
    sure = shown(boards(), "sure B G10a=b5 b8")
    assert "the 3 left over can be stored" in sure.text


def test_what_was_overpaid_is_stored_on_the_next_screen() -> None:
    game = after(boards(), "B G10a=b5 b8")
    legal = legal_actions(game, Seat(0))
    assert following(view_for(game, Seat(0)), legal, parse_action("B G10a=b5 b8")) == "store"
    screen = shown(game, "store")
    assert {"=S y", "=S g", "=S b", "=S o", "place G10a", "palace", HOME} == steps_on(screen)
    assert "You paid 3 too much" in screen.text
    assert "3 florins" in [button.label for button in buttons(screen)]
    assert "==" not in "".join(walked(game, Seat(0))[1]), "ending now would give the storing up"
    assert "certificate (3 florins)" in shown(after(game, "S y")).text


def test_what_is_stored_pays_like_a_card() -> None:
    game = table(("b6", "", ""), market="P2 S3 G10a A4", certificates="2,2,1,2/~b4,-,-")
    screen = shown(game, "buy")
    assert "=B G10a=b6 ~b4" in steps_on(screen)
    assert "✓ Garden 10 (G10a) with 6 dinars, certificate (4 dinars)" in screen.below + str(options(screen))
    assert "On your certificate: 4 dinars" in shown(game, "hand").text


# Secrets, forgeries, room


@pytest.mark.parametrize("number", range(6))
def test_nobody_learns_anything_of_anothers_tokens(number: int) -> None:
    for game in positions(2 + number % 4, 700 + number, every=23, modules=ALL_MODULES):
        if not game.to_act:
            continue
        for seat in (None, *(Seat(seat) for seat in game.seats if seat not in game.to_act)):
            chance = random.Random(number)
            other = with_other_tokens(scrambled(game, seat, chance.shuffle), seat, chance.shuffle)
            for step in (HOME, "buy", "hand", "more", "complete", "store", "falcons", "portal"):
                told = panel(view_for(game, seat), (), step, context(len(game.players)))
                assert visible(told) == visible(
                    panel(view_for(other, seat), (), step, context(len(game.players)))
                )


@pytest.mark.parametrize(
    "step",
    [
        *("falcon", "falcon wPA", "perch", "perch wPA@+9,9", "portal", "portal T", "portal T 9", "store"),
        *("finish", "finish T9a", "pay-site P8", "pay-portal T9a", "sure L T13=y1", "sure C T13=y1"),
        *("preview PP T@+2,0SW", "preview F wPA=y2@0,0", "token", "falcons 3", "perch wPA@"),
    ],
)
def test_a_step_that_makes_no_sense_here_leads_home(step: str) -> None:
    for game in (eyrie(), gates(), boards(), hoarding()):
        told = shown(game, step)
        check_message(told)
        if step != "falcons 3":
            assert told == shown(game)


def test_every_step_of_modules_fits_into_a_custom_id() -> None:
    every = tuple(sorted(card.value for card in FACES if card.currency is Currency.DUCAT)) * 3
    paid = faces(Currency.DUCAT, max(sums_within(tuple(sorted(every)), 19, 25), key=len))
    far = Half(cell_at(-99, -99), Angle.SW)
    for step in (
        ask_about("sure", BuyWithPortal(parse_tile("T13"), (*paid, Credit(Currency.DUCAT, 6)))),
        ask_about("preview", PlacePortal(Kind.TOWER, far)),
        show("perch", Perch(Falcon.parse("wPA"), Corner(cell_at(-99, -99))), 9),
        do(BuyFalcon(Falcon.parse("wPA"), parse_card("y9"), Corner(cell_at(-99, -99)))),
    ):
        assert len(context(6).panel_button(step)) <= 100
        assert len(step) <= 100


def test_half_a_price_that_is_paid_without_loss_is_called_enough() -> None:
    game = table(("g3 g2 g1", "", ""), market="P2 S9 T11b T11c", building_sites="")
    assert "Better: **3+1 dirhams** is enough." in shown(game, "sure L S9=g2 g3").text
