"""The private panel: offers exactly what is legal, fits into Discord, and never stumbles."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.message.custom_ids import PanelButton, read_custom_id
from bot.message.messages import Message, Tone
from bot.panel import HOME, LOOKS, done_so_far, following, ordered, panel
from bot.panel.steps import ask_about, do, do_and_end, show
from engine import (
    Buy,
    EndTurn,
    Game,
    Palace,
    Place,
    Seat,
    TakeMoney,
    UndoStep,
    UndoTurn,
    legal_actions,
    parse_action,
    parse_tile,
    play,
    print_action,
    print_cell,
    refusal,
    view_for,
)
from engine.board.geometry import cell_at
from engine.judge.payments import faces, sums
from engine.position.catalogue import FACES, TILES
from engine.position.pieces import Card, Currency
from render.base.place_letters import lettered_cells
from render.pictures.palace import PalacePicture
from render.pictures.preview import Added, PreviewPicture, Swapped, TakenBack
from render.pictures.purses import PursesPicture
from tests.bot.message_checks import check_message
from tests.bot.seated_people import buttons, context, menus, options, positions
from tests.engine.tables import after, table

AT_SIX = context(6)


def shown(game: Game, step: str = HOME, seat: int | None = None, note: str = "") -> Message:
    """A screen as a seat sees it; the one who is to act, unless another is named."""
    who = game.to_act[0] if seat is None else Seat(seat - 1)
    view, legal = view_for(game, who), legal_actions(game, who)
    context_here = context(len(game.players))
    return panel(view, legal, step, context_here, note, done=done_so_far(game, who))


def step_of(custom_id: str) -> str | None:
    """The step that a component of the panel carries."""
    carried = read_custom_id(custom_id)
    assert carried is not None
    return carried.order if isinstance(carried, PanelButton) else None


def steps_on(message: Message) -> set[str]:
    """All steps that a screen offers."""
    found = {step_of(button.custom_id) for button in buttons(message)}
    return {step for step in found if step} | {option.value for option in options(message)}


def walked(game: Game, seat: Seat) -> tuple[dict[str, Message], set[str]]:
    """All screens that can be reached from home, and all orders on them."""
    view, legal = view_for(game, seat), legal_actions(game, seat)
    screens: dict[str, Message] = {}
    todo, orders = [HOME], set()
    while todo:
        step = todo.pop()
        if step in screens:
            continue
        screens[step] = panel(view, legal, step, AT_SIX, done=done_so_far(game, seat))
        offered = steps_on(screens[step])
        orders |= {order for order in offered if order.startswith("=")}
        todo += [screen for screen in offered if not screen.startswith("=")]
    return screens, orders


def needed(game: Game, seat: Seat) -> set[str]:
    """The orders for everything legal; undoing the only step is undoing the turn."""
    legal = set(legal_actions(game, seat))
    if len(done_so_far(game, seat)) == 1:
        legal -= {UndoTurn()}
    return {do(action) for action in legal}


def _wall(told: str) -> int:
    """How long the wall is after something that is told."""
    (figures,) = re.findall(r"Wall (?:\d+ → )?(\d+)", told)
    return int(figures)


def _walls(message: Message) -> dict[str, int]:
    """For each step that is offered with a note, how long it leaves the wall."""
    notes = re.findall(r"\*\*([A-Z]+)\*\* [^ ]+, ([^·]*)", message.below)
    told = {letter: _wall(note) for letter, note in notes}
    steps = {step_of(button.custom_id) or "": button.label for button in buttons(message)}
    found = {step: told[label] for step, label in steps.items() if label in told}
    return found | {line.value: _wall(line.label + line.note) for line in options(message)}


def chosen_from(message: Message) -> dict[str, str]:
    """What is offered as buttons to choose from: each step with its label, in order."""
    found = {step_of(button.custom_id) or "": button.label for button in buttons(message)}
    return {step: label for step, label in found.items() if " " in step}


def hoarding() -> Game:
    """Somebody holds nearly all the money."""
    return table(("", "", ""), market="T13 G12 T12 C11", display="y1", hoarder=1)


def sprawling() -> Game:
    """A palace with room everywhere, and a full reserve."""
    row = "T12 T11a P8 S9 F A9 A10 C10 C11 G10a G11"
    return table(
        ("y8 g6", "", ""),
        market="S8 G12 T13 C9a",
        display="y1",
        palaces=(row,),
        reserves=("A8a A8b P6 P7 S7 C9b G9 G10b G10c T10 T11b T11c A6a A6b",),
    )


# Everything legal, and nothing else


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("number", [1, 2])
def test_the_panel_leads_to_every_legal_action_and_to_no_other(players: int, number: int) -> None:
    for game in positions(players, number * 100 + players, every=23):
        for seat in game.to_act:
            _, orders = walked(game, seat)
            assert {order for order in orders if not order.startswith("==")} == needed(game, seat)
            for step in orders:
                order = ordered(step)
                assert order is not None
                assert refusal(game, seat, order.action) is None
                if order.ends:
                    later = play(game, seat, order.action).game
                    assert refusal(later, seat, EndTurn()) is None


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_screen_fits_into_discord(players: int) -> None:
    for game in positions(players, 300 + players, every=29):
        for seat in map(Seat, range(players)):
            screens, _ = walked(game, seat)
            for screen in screens.values():
                check_message(screen)


@pytest.mark.parametrize("game", [hoarding(), sprawling()])
def test_more_than_25_choices_are_paged_and_never_cut(game: Game) -> None:
    screens, orders = walked(game, Seat(0))
    assert {order for order in orders if not order.startswith("==")} == needed(game, Seat(0))
    assert any(step.endswith(" 2") for step in screens), "something needs a second page"
    for screen in screens.values():
        check_message(screen)


def test_a_tile_with_very_many_places_has_them_all_on_its_pages() -> None:
    game = after(table(("g5", "", ""), market="P8 S5 T11a T11b"), "B S5=g5")
    tile = parse_tile("S5")
    places = tuple(Place(tile, cell_at(x, y)) for x in range(1, 9) for y in range(8))
    found: list[str] = []
    for page in (1, 2, 3):
        screen = panel(view_for(game, Seat(0)), places, show("place", tile, page), AT_SIX)
        check_message(screen)
        found += [line.value for line in options(screen)]
        assert [line.chosen for line in options(screen)].count(True) == (page == 1), "the one that is shown"
    assert sorted(found) == sorted(ask_about("preview", place) for place in places)


def test_every_step_fits_into_a_custom_id_whatever_is_paid_or_placed() -> None:
    every_value = tuple(sorted(card.value for card in FACES if card.currency is Currency.DUCAT)) * 3
    longest = max(
        (
            Buy(tile, faces(Currency.DUCAT, way))
            for tile in TILES
            for way in sums(tuple(sorted(every_value)), tile.price)
        ),
        key=lambda buy: len(print_action(buy)),
    )
    assert len(longest.cards) == 7, "no payment without a card to spare has more"
    farthest = Place(parse_tile("G10a"), cell_at(-99, -99))
    for step in (ask_about("sure", longest), do_and_end(farthest), ask_about("preview", farthest)):
        assert len(AT_SIX.panel_button(step)) <= 100
        assert len(step) <= 100


# Home


def test_home_tells_what_was_done_and_what_is_open() -> None:
    game = table(("y8 g6 o1", "", ""), market="P8 S6 T11a T11b", display="b4 o2")
    fresh = shown(game)
    assert "Your turn" in fresh.text
    assert "Pay exactly, and you get another action" in fresh.text
    assert "8 florins, 6 dirhams, 1 ducat" in fresh.text
    assert fresh.pictures[0].picture == PursesPicture(view_for(game, Seat(0)))
    further = shown(after(game, "B P8=y8"))
    assert "Your steps so far: Buy Pavilion 8 with 8 florins" in further.text
    assert "You paid exactly" in further.below
    assert "Still to place: Pavilion 8." in further.text
    assert {"take", "buy", "place P8", "=U", "palace", "more"} == steps_on(further)
    twice = shown(after(game, "B P8=y8", "B S6=g6"))
    assert {"=U", "=UU"} < steps_on(twice), "one step back, or all of them"


def test_end_turn_is_the_main_button_once_nothing_is_left_to_decide() -> None:
    game = table(("y8", "", ""), market="P8 S6 T11a T11b", display="b4 o2")
    done = shown(after(game, "M b4"))
    assert "All done – end your turn" in done.text
    end = next(iter(buttons(done)))
    assert step_of(end.custom_id) == "=E"
    assert end.tone is Tone.MAIN
    choosing = shown(after(game, "B P8=y8", "R P8", "U"))
    assert "=E" not in steps_on(choosing), "a tile waits to be placed"


def test_ending_after_an_exact_payment_is_offered_but_not_pressed_for() -> None:
    game = sprawling()
    assert not [button for button in buttons(shown(game)) if button.tone is Tone.MAIN]


def test_the_last_tiles_are_confirmed_rather_than_a_turn_ended() -> None:
    game = table(("y2", "g5", "b5"), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1")
    game = after(game, "B P2=y2", "R P2", "E")
    assert "Your last tiles" in shown(game, seat=2).text
    assert "Confirm" in [button.label for button in buttons(shown(after(game, "2 R T11a"), seat=2))]
    assert "are placing their last tiles" in shown(game, seat=1).text


def test_those_who_wait_see_whose_turn_it_is_and_their_own_hand() -> None:
    game = table(("y8", "b7", ""), market="P8 S6 T11a T11b")
    waiting = shown(game, seat=2)
    assert "It’s Ana’s turn" in waiting.text
    assert "7 dinars" in waiting.text
    assert steps_on(waiting) == {"palace"}
    assert len(list(buttons(waiting))) == 1 + len(LOOKS)
    assert shown(game, "take", seat=2) == waiting


def test_a_note_is_said_on_every_screen() -> None:
    game = sprawling()
    for step in (HOME, "take", "buy", "redesign", "add G9", "back", "hand", "more", "preview X G11"):
        assert "Mind this." in shown(game, step, note="Mind this.").text


# Taking and buying


def test_the_best_takings_come_first_and_say_what_they_are_good_for() -> None:
    game = table(("y5", "", ""), market="P8 S6 T11a T11b", display="y3 b3 o2 g9")
    screen = shown(game, "take")
    at_once = chosen_from(screen)
    assert list(at_once) == ["==M g9", "==M y3 o2", "==M b3 o2"], "whoever takes less leaves money to others"
    assert at_once["==M y3 o2"] == "Take 3 florins, 2 ducats & end"
    assert "-# **3 florins, 2 ducats**: Lets you pay exactly for Pavilion 8" in screen.below.splitlines()
    assert [line.value for line in options(screen)][:4] == ["=M g9", "=M y3 o2", "=M b3 o2", "=M y3"]


def test_a_button_that_ends_the_turn_says_so_in_full_or_is_a_line_of_the_menu() -> None:
    game = table(("y8", "", ""), market="P8 S6 T11a T11b", display="y1 g1 b3 o2")
    screen = shown(game, "take")
    assert all(label.endswith(" & end turn") for label in chosen_from(screen).values())
    first = options(screen)[0]
    assert (first.value, first.label) == ("==M y1 g1 b3", "Take 1 florin, 1 dirham, 3 dinars & end turn")


def test_money_does_not_end_a_turn_in_which_a_tile_waits() -> None:
    game = after(table(("y8", "", ""), market="P8 S6 T11a T11b", display="y3 b3 o2 g9"), "B P8=y8")
    takings = {do(way) for way in legal_actions(game, Seat(0)) if isinstance(way, TakeMoney)}
    assert steps_on(shown(game, "take")) == {*takings, "palace-take", HOME}


def test_few_choices_are_buttons_and_many_are_a_menu() -> None:
    few = table(("y8", "", ""), market="P8 S6 T11a T11b", display="y3 b3 o2 g9")
    assert not list(menus(shown(after(few, "B P8=y8"), "take")))
    many = table(("y8", "", ""), market="P8 S6 T11a T11b", display="y1 b1 o2 g1")
    assert len(options(shown(after(many, "B P8=y8"), "take"))) > 10


def test_exact_purchases_are_buttons_even_where_all_ways_need_a_menu() -> None:
    game = table(("y5 y3 y4 y9 y1 g6 g2 b3 b9 b7 o9", "", ""), market="P8 S6 T11a A10", display="y1")
    screen = shown(game, "buy")
    assert list(chosen_from(screen)) == ["=B P8=y3 y5", "=B S6=g6"], "one for each tile"
    assert len(options(screen)) == 7, "all ways to pay"


def test_a_market_out_of_reach_says_what_is_missing() -> None:
    game = table(("y5", "", ""), market="P8 S6 T11a T11b", display="y3 b3")
    screen = shown(game, "buy")
    assert "You can’t afford anything on the market yet" in screen.text
    assert "Pavilion 8 (no walls): 3 florins short · Seraglio 6 (walls to the " in screen.text
    assert {"take", "palace-buy", HOME} == steps_on(screen)


def test_a_palace_that_cannot_be_redesigned_says_so() -> None:
    game = table(("y5", "", ""), market="P8 S6 T11a T11b", display="y3 b3")
    assert "nothing to redesign" in shown(game, "redesign").text


def test_last_tiles_are_placed_at_once_when_the_panel_opens() -> None:
    game = table(("y2", "g5", "b5"), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1")
    game = after(game, "B P2=y2", "R P2", "E")
    assert shown(game, "place", seat=2) == shown(game, "place T11a", seat=2) != shown(game, seat=2)


def test_exact_payments_come_first_are_marked_and_say_what_stays() -> None:
    game = table(("y5 y3 y4 y9 g2", "", ""), market="P8 S6 T11a T11b", display="y1")
    screen = shown(game, "buy")
    (exact, label), (over, _), *_ = chosen_from(screen).items()
    assert (exact, label) == ("=B P8=y3 y5", "✓ Pavilion 8 with 5+3 florins")
    assert over == "sure B P8=y9"
    assert screen.below.splitlines()[:2] == [
        "-# **✓ Pavilion 8 with 5+3 florins**: Exact – you keep 9+4 florins · no walls",
        "-# **Pavilion 8 with 9 florins**: 1 too much – you keep 5+4+3 florins · no walls",
    ]
    told = screen.pictures[0].picture.alt_text(context().look)
    assert "Seraglio 6" in told
    assert "4 short" in told


def test_spending_all_of_a_currency_does_not_sound_like_spending_everything() -> None:
    game = table(("y8 g2", "", ""), market="P8 S6 T11a T11b", display="y1")
    assert "Exact – you keep 0 florins" in shown(game, "buy").below


def test_overpaying_asks_once_more_and_names_something_better() -> None:
    game = table(("y5 y3 y9 g9", "", ""), market="P8 S6 T11a T11b", display="y1")
    sure = shown(game, "sure B P8=y9")
    assert "you lose 1" in sure.text
    assert "5+3 florins** is exact" in sure.text
    assert {"=B P8=y9", "=B P8=y3 y5", "buy", "palace", HOME} == steps_on(sure)
    alone = shown(game, "sure B S6=g9")
    assert "you lose 3" in alone.text
    assert "Better" not in alone.text


def test_an_exact_payment_is_not_asked_about() -> None:
    game = table(("y8", "", ""), market="P8 S6 T11a T11b", display="y1")
    assert shown(game, "sure B P8=y8") == shown(game)


def test_many_payments_are_chosen_tile_by_tile() -> None:
    game = hoarding()
    assert set(chosen_from(shown(game, "buy"))) == {"pay T13", "pay G12", "pay T12", "pay C11"}
    paying = shown(game, "pay T13")
    assert "Tower 13 for 13 florins" in paying.text
    assert "pay T13 2" in steps_on(paying)
    assert options(paying)[0].label.startswith("✓")
    assert options(shown(game, "pay T13 99")) == options(shown(game, "pay T13 5")), "the last page there is"


# Placing and redesigning


def test_cells_come_with_their_effects_those_that_lengthen_the_wall_first() -> None:
    game = table(("g6", "", ""), market="P8 S5 T11a T11b", palaces=("F T12 C10", "S9 F"))
    game = after(game, "B S5=g6")
    screen = shown(game, "place S5")
    cells = {act.cell for act in legal_actions(game, Seat(0)) if isinstance(act, Place)}
    (picture,) = [seen.picture for seen in screen.pictures]
    assert isinstance(picture, PreviewPicture)
    assert isinstance(picture.change, Added)
    best = picture.change.cell
    assert {best, *dict(picture.elsewhere)} == cells
    letters = lettered_cells(cells)
    named = f"**{letters[best]}**, {print_cell(best)} ("
    assert f"Equal best of {len(cells)} places: {named}" in screen.text
    assert {best: picture.letter, **dict(picture.elsewhere)} == letters
    assert len(picture.elsewhere) + 1 == len(cells) > 1
    found = {step: told for step, told in _walls(screen).items() if step.startswith("preview")}
    assert len(found) == len(picture.elsewhere)
    assert max(found.values()) <= _wall(screen.text)
    letters_shown = [button.label for button in buttons(screen) if button.label in letters.values()]
    assert letters_shown == sorted(letters_shown), "few cells have buttons, in the order of the picture"
    assert picture.view == view_for(game, Seat(0))
    assert {"=R S5", "=U", HOME, f"==P S5@{print_cell(best)}", f"=P S5@{print_cell(best)}"} <= steps_on(
        screen
    )
    assert "=D S5" not in steps_on(screen)


def test_dirk_is_offered_a_tile_where_he_plays() -> None:
    game = after(table(("g5", ""), market="P8 S5 T11a T11b", dirk="P2 P3 P4 P5 P6 P7"), "B S5=g5")
    (gift,) = [button for button in buttons(shown(game, "place S5")) if "=D S5" in button.custom_id]
    assert gift.label == "Give to Dirk"


def test_placing_before_the_further_action_says_what_it_gives_up() -> None:
    game = table(("g5", "", ""), market="P8 S5 T11a T11b", display="y1")
    assert "Placing now gives it up" in shown(after(game, "B S5=g5"), "place S5").below
    assert "You give it up" in shown(after(game, "B S5=g5")).below
    spent = table(("g6", "", ""), market="P8 S5 T11a T11b", display="y1")
    assert "Placing now gives it up" not in shown(after(spent, "B S5=g6"), "place S5").below


def test_a_preview_shows_before_and_after_against_the_others() -> None:
    game = table(("g5", "", ""), market="P8 S5 T11a T11b", palaces=("F T12", "F S9", "F S8\nS7 ."))
    game = after(game, "B S5=g5")
    screen = shown(game, "preview P S5@0,+1")
    assert "One of 3 places: **B**, 0,+1 (1 south)." in screen.text
    assert "Seraglios 0 → 1 (2nd) – Cleo 2, Ben" in screen.text
    assert "If scored now: 6 → " in screen.text
    assert {"=P S5@0,+1", "==P S5@0,+1", HOME} < steps_on(screen)
    assert sum(step.startswith("preview") for step in steps_on(screen)) == 2, "the other places"
    picture = screen.pictures[0].picture
    assert isinstance(picture, PreviewPicture)
    assert picture.change == Added(parse_tile("S5"), cell_at(0, 1))
    assert len(picture.elsewhere) == 2


def test_letters_stay_while_one_place_after_the_other_is_previewed() -> None:
    game = table(("g6", "", ""), market="P8 S5 T11a T11b", palaces=("F T12 C10", "S9 F"))
    game = after(game, "B S5=g6")
    places = [act for act in legal_actions(game, Seat(0)) if isinstance(act, Place)]
    letters = lettered_cells(place.cell for place in places)
    for place in places:
        screen = shown(game, ask_about("preview", place))
        picture = screen.pictures[0].picture
        assert isinstance(picture, PreviewPicture)
        assert {place.cell: picture.letter, **dict(picture.elsewhere)} == letters
        labels = {step_of(button.custom_id): button.label for button in buttons(screen)}
        assert labels[do_and_end(place)] == f"Place at {letters[place.cell]} & end turn"
        for other in set(places) - {place}:
            assert labels[ask_about("preview", other)] == letters[other.cell]
            assert f"**{letters[other.cell]}** {print_cell(other.cell)}, Wall" in screen.below


def test_where_there_is_little_room_letters_are_named_all_the_same() -> None:
    game = table(("g5", "", ""), market="P8 S5 T11a T11b", display="y1", palaces=("F T12 C10", "S9 F"))
    screen = shown(after(game, "B S5=g5"), "place S5")
    assert screen.below.splitlines()[0] == "-# **B** 0,+1 · **C** +1,+1 · **D** +2,+1"


def test_a_menu_of_cells_has_the_best_first_with_letters_and_names() -> None:
    game = after(
        table(("g6", "", ""), market="P8 S5 T11c T11b", palaces=("T12 S9 F A9 A10 C10 C11",)), "B S5=g6"
    )
    screen = shown(game, "place S5")
    lines = options(screen)
    places = [act for act in legal_actions(game, Seat(0)) if isinstance(act, Place)]
    letters = lettered_cells(place.cell for place in places)
    named = {ask_about("preview", place): (letters[place.cell], print_cell(place.cell)) for place in places}
    assert len(lines) == len(places) > 6
    for line in lines:
        letter, cell = named[line.value]
        assert line.label.startswith(f"{letter} – Wall")
        assert line.note.startswith(f"{cell} (")
    walls = [_wall(line.label) for line in lines]
    assert walls == sorted(walls, reverse=True)


def test_after_a_second_purchase_both_tiles_are_named() -> None:
    game = table(("g5 y8", "", ""), market="P8 S5 T11a T11b")
    game = after(game, "B S5=g5", "B P8=y8")
    screen = shown(game, "place S5")
    assert "Seraglio 5" in screen.text
    assert "Also to place: Pavilion 8." in screen.text


def test_the_own_hand_leads_to_the_actions() -> None:
    game = table(("y8", "y8", ""), market="P8 S6 T11a T11b", display="y1", palaces=("F T12",))
    assert {"take", "buy", "redesign", "palace", "more", HOME} == steps_on(shown(game, "hand"))
    assert {"palace", "more", HOME} == steps_on(shown(game, "hand", seat=2))


def test_from_the_own_palace_it_goes_on_where_the_turn_stands() -> None:
    game = table(("g6", "", ""), market="P8 S5 T11a T11b", display="y1")
    assert {"hand", HOME} == steps_on(shown(game, "palace"))
    assert {"hand", "buy"} == steps_on(shown(game, "palace-buy"))
    assert {"hand", "place S5"} == steps_on(shown(after(game, "B S5=g6"), "palace"))


def test_a_further_action_is_pressed_for_and_giving_it_up_is_not() -> None:
    game = table(("g5", "", ""), market="P8 S5 T11a T11b", display="y1", palaces=("F T12",))
    screen = shown(after(game, "B S5=g5"), "place S5")
    tones = {step_of(button.custom_id): button.tone for button in buttons(screen)}
    assert tones["take"] is Tone.MAIN
    assert {tone for step, tone in tones.items() if str(step).startswith("=")} == {Tone.PLAIN}


def test_placing_one_of_two_tiles_does_not_offer_to_end_the_turn() -> None:
    game = table(("g5 y8", "", ""), market="P8 S5 T11a T11b")
    game = after(game, "B S5=g5", "B P8=y8")
    assert not any(step.startswith("==") for step in walked(game, Seat(0))[1])
    assert "place P8" in steps_on(shown(game, "place S5"))


def test_a_tile_that_fits_nowhere_can_still_be_put_aside() -> None:
    game = after(table(("g4", "", ""), market="P8 A4 T11a T11b", palaces=("F",)), "B A4=g4")
    nowhere = replace(view_for(game, Seat(0)))
    legal = tuple(action for action in legal_actions(game, Seat(0)) if not isinstance(action, Place))
    screen = panel(nowhere, legal, "place A4", AT_SIX)
    assert "doesn’t fit anywhere" in screen.text
    assert not list(menus(screen))
    assert {"==R A4", "=R A4"} < steps_on(screen)
    check_message(screen)


def test_few_redesigns_are_told_at_once_and_many_are_grouped() -> None:
    few = table(("y2", "", ""), market="P2 G10a S5 A4", palaces=("F T12 C10",), reserves=("T13",))
    steps = {step.partition(" X ")[0] for step in steps_on(shown(few, "redesign"))}
    assert steps == {"preview", "palace-redesign", HOME}
    grouped = shown(sprawling(), "redesign")
    groups = {line.value for line in (*options(grouped), *options(shown(sprawling(), "redesign 2")))}
    assert {"add A8a", "swap P6", "back"} <= groups
    assert isinstance(grouped.pictures[0].picture, PalacePicture)


@pytest.mark.parametrize(
    ("change", "drawn"),
    [
        ("X C10", TakenBack(cell_at(2, 0))),
        ("X A8b<>C10", Swapped(parse_tile("A8b"), cell_at(2, 0))),
        ("X A8b@-1,0", None),
        ("X A8b@0,+1", Added(parse_tile("A8b"), cell_at(0, 1))),
    ],
)
def test_redesigns_are_previewed_too(change: str, drawn: object) -> None:
    game = table(("y2", "", ""), market="P2 G10a S5 A4", palaces=("F T12 C10",), reserves=("A8b",))
    screen = shown(game, f"preview {change}")
    if drawn is None:
        assert screen == shown(game), "the wall to the east would meet the fountain"
        return
    picture = screen.pictures[0].picture
    assert isinstance(picture, PreviewPicture)
    assert picture.change == drawn
    assert {f"={change}", f"=={change}", "redesign", "palace", HOME} == steps_on(screen)


# What comes next


def test_a_tile_is_placed_next_once_nothing_else_can_be_done() -> None:
    game = table(("g6", "", ""), market="P8 S5 T11a T11b", display="y1")
    spent, exact = (
        after(game, "B S5=g6"),
        after(table(("g5", "", ""), market="P8 S5 T11a T11b", display="y1"), "B S5=g5"),
    )
    for at, done, screen in (
        (spent, parse_action("B S5=g6"), "place S5"),
        (spent, None, "place S5"),
        (after(spent, "R S5", "U"), UndoStep(), HOME),
        (exact, parse_action("B S5=g5"), "place S5"),
        (exact, None, HOME),
        (after(spent, "R S5"), parse_action("R S5"), HOME),
    ):
        assert following(view_for(at, Seat(0)), legal_actions(at, Seat(0)), done) == screen
    assert following(view_for(spent, None), (), None) == HOME
    assert following(view_for(spent, Seat(1)), (), None) == HOME


@pytest.mark.parametrize("asked", ["take", "buy", "redesign", "pay S5", "preview P T13@0,0"])
def test_a_panel_opened_anew_shows_what_waits_to_be_placed(asked: str) -> None:
    game = after(table(("g6", "", ""), market="P8 S5 T11a T11b", display="y1"), "B S5=g6")
    assert shown(game, asked) == shown(game, "place S5") != shown(game)


def test_what_follows_is_always_a_screen_of_its_own() -> None:
    for game in positions(4, 77, every=3):
        for seat in game.to_act:
            view, legal = view_for(game, seat), legal_actions(game, seat)
            step = following(view, legal, None)
            assert step == HOME or panel(view, legal, step, AT_SIX) != panel(view, legal, HOME, AT_SIX)


# The hand and the looks


def test_the_hand_tells_what_can_be_paid_exactly() -> None:
    game = table(("y5 y3 b1 o9", "", ""), market="P8 S6 T11a G6")
    hand = shown(game, "hand")
    assert "**8 florins (5+3)**, exact for 3, 5, 8 · Pavilion 8 (no walls): exact with 5+3" in hand.text
    assert "**0 dirhams** · Seraglio 6 (walls to the " in hand.text
    assert "Garden 6 (walls to the east, south and west): at best 3 too much, with 9" in hand.text


def test_all_looks_are_offered_and_carry_table_and_number() -> None:
    ids = [button.custom_id for button in buttons(shown(sprawling(), "more"))]
    for what in LOOKS:
        assert f"a1:look:{AT_SIX.table_id}:{AT_SIX.number}:{what}" in ids


# Strangers, forgers, spies


@pytest.mark.parametrize("step", [HOME, "take", "buy", "hand", "more", "place P8", "preview P P8@+1,0"])
def test_somebody_without_a_seat_gets_a_friendly_answer(step: str) -> None:
    game = table(("y8", "", ""), market="P8 S6 T11a T11b", display="y1")
    screen = panel(view_for(game, None), (), step, context(3))
    check_message(screen)
    assert not screen.pictures
    assert len(list(buttons(screen))) >= len(LOOKS)
    assert not any(step.startswith("=") for step in steps_on(screen))


@given(
    st.one_of(
        st.text(max_size=60),
        st.from_regex(r"\A(place|pay|sure|preview|add|swap|back|take|=|==)( [A-Z=@0-9a-z+,<>-]{0,8}){0,3}\Z"),
    )
)
def test_a_forged_step_never_stumbles(step: str) -> None:
    for game in (sprawling(), after(sprawling(), "B S8=y8")):
        for seat in (Seat(0), Seat(1)):
            ordered(step)
            check_message(panel(view_for(game, seat), legal_actions(game, seat), step, AT_SIX))


@pytest.mark.parametrize(
    "step",
    [
        *("", " ", "=", "==", "=E", "place", "place T13", "place Q9", "pay", "pay P2", "sure E"),
        *("sure B P2=y1", "preview", "preview E", "preview P T13@+1,0", "preview X T13", "add", "add T13"),
        *("swap 0", "nonsense 3"),
    ],
)
def test_a_stale_or_senseless_step_leads_home(step: str) -> None:
    assert shown(sprawling(), step) == shown(sprawling())


def test_steps_are_read_as_they_were_written() -> None:
    buy = parse_action("B G8a=y3 y5")
    for step, ends in ((do(buy), False), (do_and_end(buy), True)):
        order = ordered(step)
        assert order is not None
        assert (order.action, order.ends) == (buy, ends)
    assert show("place", parse_tile("G8a"), 2) == "place G8a 2"
    assert ordered("home") is None
    assert ordered("=nonsense") is None


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_learns_anything_of_another_hand(players: int) -> None:
    for game in positions(players, 500 + players, every=31):
        if not game.to_act:
            continue
        mover = game.to_act[0]
        other = _with_other_hand(game, mover)
        for step in (HOME, "take", "buy", "hand", "more", "redesign"):
            for seat in (None, *(Seat(seat) for seat in range(players) if seat not in game.to_act)):
                told = panel(view_for(game, seat), (), step, AT_SIX)
                assert told == panel(view_for(other, seat), (), step, AT_SIX)


def _with_other_hand(game: Game, seat: Seat) -> Game:
    """The same position, but for the values and currencies of somebody's cards."""
    held = game.players[seat].hand
    hand = tuple(sorted(Card(Currency((card.currency + 1) % 4), 10 - card.value) for card in held))
    players = list(game.players)
    players[seat] = replace(players[seat], hand=hand)
    return replace(game, players=tuple(players))


def test_palaces_are_values_so_that_previews_change_nothing() -> None:
    game = sprawling()
    before = Palace.of(dict(game.players[0].palace.tiles))
    walked(game, Seat(0))
    assert game.players[0].palace == before
