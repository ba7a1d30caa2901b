"""Text for cards, tiles, cells, actions and positions: parse and print are inverse."""

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.geometry import Angle, Corner, Half, cell_at
from engine.judge.actions import (
    Add,
    Buy,
    EndTurn,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
)
from engine.judge.errors import AlhambraError, NotationError
from engine.judge.offers import legal_actions
from engine.modules import MODULES, Action
from engine.modules.building_site_pieces import BuySite, Complete, KeepToken
from engine.modules.certificates import Store
from engine.modules.dirk import GiveToDirk
from engine.modules.falcon_pieces import FALCONS, Falcon
from engine.modules.falconers import BuyFalcon
from engine.modules.portals import BuyWithPortal, PlacePortal
from engine.play import play, start
from engine.position.catalogue import FACES, TILES
from engine.position.options import Options
from engine.position.pieces import Credit, Currency, Kind, Seat
from engine.position.rng import Seed
from engine.text.action_notation import parse_action, print_action
from engine.text.piece_notation import (
    parse_card,
    parse_cell,
    parse_credit,
    parse_list,
    parse_money,
    parse_seat,
    parse_tile,
    print_cell,
    print_seat,
)
from engine.text.position import parse_position, print_position
from tests.conftest import games
from tests.engine.tables import after, table

cards = st.lists(st.sampled_from(FACES), max_size=30).map(tuple)
notes = st.builds(Credit, st.sampled_from(Currency), st.integers(1, 9))
money = st.lists(st.sampled_from(FACES) | notes, max_size=9).map(tuple)
tiles = st.sampled_from(TILES)
cells = st.builds(cell_at, st.integers(-99, 99), st.integers(-99, 99))
actions = st.one_of(
    st.builds(TakeMoney, cards),
    st.builds(Buy, tiles, money),
    st.builds(Add, tiles, cells),
    st.builds(TakeBack, tiles),
    st.builds(Swap, tiles, tiles),
    st.builds(Place, tiles, cells),
    st.builds(Reserve, tiles),
    st.builds(GiveToDirk, tiles),
    st.builds(BuyFalcon, st.sampled_from(FALCONS), st.sampled_from(FACES), cells),
    st.builds(BuySite, tiles, money),
    st.builds(Complete, tiles, money),
    st.builds(KeepToken, st.integers(0, 99)),
    st.builds(BuyWithPortal, tiles, money),
    st.builds(PlacePortal, st.sampled_from(Kind), st.builds(Half, cells, st.sampled_from(Angle))),
    st.builds(Store, st.sampled_from(Currency)),
    st.sampled_from([EndTurn(), UndoStep(), UndoTurn()]),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("M y3 b2", TakeMoney((parse_card("y3"), parse_card("b2")))),
        ("B A6a=o2 o4", Buy(parse_tile("A6a"), (parse_card("o2"), parse_card("o4")))),
        ("X S5@+1,0", Add(parse_tile("S5"), cell_at(1, 0))),
        ("X T9a", TakeBack(parse_tile("T9a"))),
        ("X S5<>T9a", Swap(parse_tile("S5"), parse_tile("T9a"))),
        ("P A6a@-1,+12", Place(parse_tile("A6a"), cell_at(-1, 12))),
        ("R A6a", Reserve(parse_tile("A6a"))),
        ("D A6a", GiveToDirk(parse_tile("A6a"))),
        ("F wPA=y3@-1,+12", BuyFalcon(Falcon.parse("wPA"), parse_card("y3"), Corner(cell_at(-1, 12)))),
        ("L A6a=o2 ~o4", BuySite(parse_tile("A6a"), (parse_card("o2"), parse_credit("~o4")))),
        ("K 2", KeepToken(2)),
        ("C A6a=o6", Complete(parse_tile("A6a"), (parse_card("o6"),))),
        ("BP A6a=o3 ~o4 o5", BuyWithPortal(parse_tile("A6a"), parse_list("o3 ~o4 o5", parse_money))),
        ("PP A@-1,+12SW", PlacePortal(Kind.ARCADES, Half(cell_at(-1, 12), Angle.SW))),
        ("S g", Store(Currency.DIRHAM)),
        ("B A6a=~o6", Buy(parse_tile("A6a"), (parse_credit("~o6"),))),
        ("E", EndTurn()),
        ("U", UndoStep()),
        ("UU", UndoTurn()),
    ],
)
def test_actions_read_like_this(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert print_action(action) == text


@given(actions)
def test_printing_and_parsing_an_action_are_inverse(action: Action) -> None:
    assert parse_action(print_action(action)) == action


def test_every_action_has_a_text() -> None:
    assert {type(parse_action(text)) for text in _EXAMPLES} == MODULES.action_types


_EXAMPLES = ["M y1", "B P2=y2", "X P2@0,+1", "X P2", "X P2<>P3", "P P2@0,-1", "R P2", "D P2", "E", "U", "UU"]
_EXAMPLES += ["BP P2=y8", "PP P@0,-1SW", "F wPA=y1@0,0", "L P2=y2", "K 1", "C P2=y2", "S y"]


def test_names_are_inverse() -> None:
    assert [parse_card(str(card)) for card in FACES] == list(FACES)
    assert [parse_tile(str(tile)) for tile in TILES] == list(TILES)
    assert [parse_seat(print_seat(Seat(seat))) for seat in range(6)] == list(range(6))


@given(cells)
def test_cells_are_inverse(cell: object) -> None:
    assert parse_cell(print_cell(cell)) == cell  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "M",
        "M ",
        "M  y1",
        "M y0",
        "M y10",
        "M Y1",
        "M y1,b2",
        "M y1 ",
        "B",
        "B A6=o6",
        "B A6a",
        "B A6a=",
        "B A6a=o6=o6",
        "P A6a",
        "P A6a@",
        "P A6a@1,0",
        "P A6a@+1",
        "P A6a@+01,0",
        "P A6a@+0,0",
        "P A6a@+100,0",
        "P A6a@+1,0@0,0",
        "P A6a@+１,0",
        "X",
        "X F",
        "X S5<>",
        "X S5<>T9a<>T9b",
        "R",
        "R a6a",
        "D",
        "D X1",
        "F",
        "F wPA",
        "F wPA=y3",
        "F wPA@0,0",
        "F wAP=y3@0,0",
        "F bPA=y3@0,0",
        "F wPA=~y3@0,0",
        "L",
        "L P2",
        "K",
        "K +1",
        "K 01",
        "C P2=",
        "S",
        "S x",
        "BP P2",
        "BP P2=",
        "PP",
        "PP T",
        "PP T@",
        "PP T@+1,0",
        "PP T@+1,0N",
        "PP T@+1,0sw",
        "PP T@SW",
        "PP X@+1,0SW",
        "PP T9a@+1,0SW",
        "S y4",
        "B P2=~",
        "B P2=~y0",
        "B P2=~~y1",
        "M ~y1",
        "E now",
        "U 2",
        "UUU",
        "Z T9a",
        "M y1\nE",
        "M y1\x00",
    ],
)
def test_what_names_nothing_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert print_action(parse_action(text)) == text


# Positions


@pytest.mark.parametrize("number", games(2))
def test_a_position_is_one_line_that_says_everything(number: int) -> None:
    chance = random.Random(number)
    game, _ = start(Options(2 + number % 5), Seed(f"{number:032x}"))
    while game.to_act:
        line = print_position(game)
        assert "\n" not in line
        again = parse_position(line)
        assert again == game
        assert print_position(again) == line
        for _ in range(chance.randrange(1, 25)):
            if game.to_act:
                seat = chance.choice(game.to_act)
                game = play(game, seat, chance.choice(legal_actions(game, seat))).game
    assert parse_position(print_position(game)) == game


def test_a_position_keeps_what_can_be_taken_back() -> None:
    game = after(table(("y2", "", ""), market="P2 T11a T11b T11c", display="y1"), "B P2=y2", "M y1")
    again = parse_position(print_position(game))
    assert after(again, "U") == after(game, "U")
    assert print_position(game).endswith(" : 1 B P2=y2 ; 1 M y1")


LINE = print_position(table(("y2", "", ""), market="P2 T11a T11b T11c", display="y1"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players=3", "players=7"),
        ("players=3", "players=many"),
        ("players=3 ", ""),
        ("modules=-", "modules=camps"),
        ("youngest=-", "youngest=9"),
        ("seed=0123", "seed=123"),
        ("phase=turn", "phase=tea"),
        ("phase=turn", "phase=over"),
        ("to_act=1", "to_act=-"),
        ("to_act=1", "to_act=2,1"),
        ("to_act=1", "to_act=4"),
        ("may_act=yes", "may_act=true"),
        ("rounds=0", "rounds=1"),
        ("rounds=0", "rounds=" + "9" * 5000),
        ("turn=1", "turn=-1"),
        ("scores=0,0,0", "scores=0,0"),
        ("market=P2", "market=T13"),
        ("market=P2,", "market="),
        ("display=y1", "display=y1,y1"),
        ("hand1=y2", "hand1=-"),
        ("palace1=-", "palace1=T12@+5,0"),
        ("palace1=-", "palace1=T12@0,0"),
        ("palace1=-", "palace1=T12@+1,0;T13@+1,0"),
        ("aside2=-", "aside2=T12"),
        ("market=", "square="),
        ("turn=1 ", "turn=1 : 1 M o9 "),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    assert old in LINE
    with pytest.raises(AlhambraError):
        parse_position(LINE.replace(old, new, 1))


@pytest.mark.parametrize("steps", ["1 M o9", "2 M y1", "M y1", "1 M y1 ; 1 M y1", "1 Q", " ; "])
def test_steps_that_cannot_be_are_refused(steps: str) -> None:
    with pytest.raises(AlhambraError):
        parse_position(f"{LINE} : {steps}")
