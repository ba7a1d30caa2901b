"""Every refusal, provoked once, with the details a person needs."""

from collections.abc import Callable
from dataclasses import dataclass, fields

import pytest

from engine.board.geometry import CellSide, Side, cell_at
from engine.judge.errors import CoreReason, IllegalAction, NotationError, Reason, Refusal
from engine.judge.rules import refusal
from engine.modules.building_sites import SiteReason
from engine.modules.certificates import CertificateReason
from engine.modules.dirk import DirkReason
from engine.modules.falcon_pieces import cells_around
from engine.modules.falconers import FalconReason
from engine.modules.portals import PortalReason
from engine.play import play
from engine.position.pieces import Credit, Currency, Kind, Seat
from engine.position.state import Game
from engine.text.action_notation import parse_action
from engine.text.piece_notation import parse_card, parse_corner, parse_list, parse_tile
from tests.engine.tables import after, table


def plain() -> Game:
    return table(("b5 b6 g3 y2", "o1", ""), market="P2 T12 G10a S5", display="y2 b3 g7 o9")


def built() -> Game:
    return table(
        ("y2", "", ""), market="P2 G10a S5 A4", display="y1", palaces=("F T12 C10",), reserves=("T13 A8b",)
    )


def last_tiles() -> Game:
    game = table(("y2", "g5", "b5"), market="P2 T11a T11b T11c", bag="-", display="y1 y1 y1 b1")
    return after(game, "B P2=y2", "R P2", "E")


def over() -> Game:
    return after(last_tiles(), "2 R T11a", "2 E", "3 R T11b", "3 E")


def dirks_end() -> Game:
    game = table(("y2", "g5"), market="P2 T11a T11b T11c", bag="-", display="y1 y1 b1 b1")
    return after(game, "B P2=y2", "R P2", "E")


def falconers() -> Game:
    """Towers and a garden meet at 0,0, where a falcon stands; chambers and a garden at +1,0."""
    return table(
        ("b5 g3 y2", "", ""),
        market="P2 G10a S5 A4",
        display="y1",
        palaces=("T12 G11 C10\nT11a F C11", "A9 P8\nS9 F"),
        falconers="1:wGT@0,0;2:kPS@0,0",
    )


def sites() -> Game:
    return table(
        ("y1 y2 g3 b5 o9", "", ""),
        market="P2 G10a S5 A4",
        display="y1",
        palaces=("F T12",),
        reserves=("", "C10"),
        building_sites="yyggbo/2:C10:b;1:T12:o/-/-",
    )


def no_tokens() -> Game:
    return table(("b5", "", ""), market="P2 G10a S5 A4", building_sites="-/-/-/yyggbboo")


def dirks_site() -> Game:
    return after(table(("b5", ""), market="P2 T12 G10a S5", building_sites=""), "L G10a=b5", "K 1")


def boards() -> Game:
    return table(
        ("b5 b6 b8 b9 b9 y2", "", ""), market="P2 S3 G10a A4", display="y1", certificates="2,2,1,2/-,-,~b1"
    )


def full_board() -> Game:
    return table(("b5 b6", "", ""), market="P2 S3 G10a A4", certificates="1,2,2,2/~y3,-,-")


def no_dinars() -> Game:
    return table(("b5 b6", "", ""), market="P2 S3 G10a A4", certificates="2,2,0,2/-,~b2,~b3")


def gates() -> Game:
    """A tower with a portal beside it, and no portal of seraglios left."""
    return table(
        ("y8 y9 g9 g9 b9 o5", "", ""),
        market="T11b G11 S5 A4",
        display="y1",
        palaces=("F T12 /TSW", ". /SSW .\nF S9 /SSW\n. /SNW ."),
        reserves=("C10",),
        portals="3,0,3,3,3,2/-",
    )


def first_portal() -> Game:
    return table(("y8 y9 g4 g9", "", ""), market="T11b T7 S5 A4", display="y1", portals="")


def certified_end() -> Game:
    game = table(
        ("y2", "g5", ""),
        market="P2 T11a T11b T11c",
        bag="-",
        display="y1 y1 y1 b1",
        certificates="",
        falconers="",
    )
    return after(game, "B P2=y2", "R P2", "E")


@dataclass(frozen=True)
class Case:
    """An action that a seat must not do, and why not."""

    game: Callable[[], Game]
    seat: int
    action: str
    expected: Refusal
    first: tuple[str, ...] = ()


E, S = CellSide(cell_at(1, 0), Side.E), CellSide(cell_at(0, 1), Side.N)

FOUR = cells_around(parse_corner("0,0"))
NEXT_FOUR = cells_around(parse_corner("+1,0"))

CASES = [
    Case(over, 2, "R T11a", Refusal(CoreReason.GAME_OVER)),
    Case(plain, 2, "M y2", Refusal(CoreReason.NOT_YOUR_TURN, seat=Seat(0))),
    Case(last_tiles, 1, "M y1", Refusal(CoreReason.NOTHING_TO_PLACE)),
    Case(last_tiles, 2, "E", Refusal(CoreReason.ALREADY_CONFIRMED), first=("2 R T11a", "2 E")),
    Case(last_tiles, 2, "M y1", Refusal(CoreReason.ONLY_LAST_TILES)),
    Case(plain, 1, "D P2", Refusal(CoreReason.NOT_IN_PLAY)),
    Case(plain, 1, "M o9", Refusal(CoreReason.NO_FURTHER_ACTION), first=("M y2",)),
    Case(plain, 1, "M o9", Refusal(CoreReason.NO_FURTHER_ACTION), first=("B G10a=b5 b6",)),
    Case(built, 1, "M y1", Refusal(CoreReason.NO_FURTHER_ACTION), first=("X C10",)),
    Case(plain, 1, "M o9", Refusal(CoreReason.PLACING_HAS_BEGUN), first=("B P2=y2", "R P2")),
    Case(plain, 1, "M -", Refusal(CoreReason.NO_CARDS_NAMED)),
    Case(plain, 1, "M y2 y2 b1", Refusal(CoreReason.NOT_ON_DISPLAY, cards=parse_list("y2 b1", parse_card))),
    Case(plain, 1, "M y2 b3 g7", Refusal(CoreReason.TOO_MUCH_MONEY, amount=12)),
    Case(plain, 1, "B T13=b5", Refusal(CoreReason.NOT_ON_MARKET, tile=parse_tile("T13"))),
    Case(plain, 1, "B G10a=b5 b9", Refusal(CoreReason.NOT_IN_HAND, cards=parse_list("b9", parse_card))),
    Case(
        plain,
        1,
        "B G10a=b5 g3 y2",
        Refusal(CoreReason.WRONG_CURRENCY, currency=Currency.DINAR, cards=parse_list("g3 y2", parse_card)),
    ),
    Case(
        plain,
        1,
        "B G10a=b6",
        Refusal(CoreReason.TOO_LITTLE_MONEY, tile=parse_tile("G10a"), amount=4, currency=Currency.DINAR),
    ),
    Case(
        plain,
        1,
        "B G10a=-",
        Refusal(CoreReason.TOO_LITTLE_MONEY, tile=parse_tile("G10a"), amount=10, currency=Currency.DINAR),
    ),
    Case(plain, 1, "R P2", Refusal(CoreReason.NOT_BOUGHT, tile=parse_tile("P2"))),
    Case(plain, 1, "P P2@0,-1", Refusal(CoreReason.NOT_BOUGHT, tile=parse_tile("P2"))),
    Case(
        plain, 1, "X P2@0,-1", Refusal(CoreReason.BOUGHT_THIS_TURN, tile=parse_tile("P2")), first=("B P2=y2",)
    ),
    Case(built, 1, "X P2@0,-1", Refusal(CoreReason.NOT_IN_RESERVE, tile=parse_tile("P2"))),
    Case(built, 1, "X P2<>T12", Refusal(CoreReason.NOT_IN_RESERVE, tile=parse_tile("P2"))),
    Case(built, 1, "X T13", Refusal(CoreReason.NOT_IN_PALACE, tile=parse_tile("T13"))),
    Case(built, 1, "X T13<>A8b", Refusal(CoreReason.NOT_IN_PALACE, tile=parse_tile("A8b"))),
    Case(
        built, 1, "X T13@+1,0", Refusal(CoreReason.CELL_TAKEN, cells=(cell_at(1, 0),), tile=parse_tile("T12"))
    ),
    Case(built, 1, "X T13@0,0", Refusal(CoreReason.CELL_TAKEN, cells=(cell_at(0, 0),))),
    Case(built, 1, "X T13@+1,+2", Refusal(CoreReason.NOT_JOINED, cells=(cell_at(1, 2),))),
    Case(built, 1, "X T13<>T12", Refusal(CoreReason.SIDES_CLASH, sides=(E,))),
    Case(
        built,
        1,
        "P P2@0,+1",
        Refusal(CoreReason.SIDES_CLASH, sides=(S,)),
        first=("B P2=y2",),
    ),
    Case(built, 1, "X T12", Refusal(CoreReason.UNREACHABLE, cells=(cell_at(2, 0),))),
    Case(
        lambda: table(("",) * 3, display="y1", palaces=("P8 S9 A9\nF . A10\nC10 . C11",), reserves=("G11",)),
        1,
        "X G11@+1,+1",
        Refusal(CoreReason.HOLE, cells=(cell_at(1, 0),)),
    ),
    Case(plain, 1, "E", Refusal(CoreReason.TILES_TO_PLACE, tile=parse_tile("P2")), first=("B P2=y2",)),
    Case(plain, 1, "E", Refusal(CoreReason.MUST_ACT)),
    Case(plain, 1, "U", Refusal(CoreReason.NOTHING_TO_UNDO)),
    Case(plain, 1, "UU", Refusal(CoreReason.NOTHING_TO_UNDO)),
    Case(falconers, 1, "F kST=y2@0,0", Refusal(FalconReason.FALCONS_ALONE), first=("B P2=y2",)),
    Case(falconers, 1, "F kST=y2@0,0", Refusal(FalconReason.FALCONS_ALONE), first=("M y1",)),
    Case(falconers, 1, "M y1", Refusal(CoreReason.NO_FURTHER_ACTION), first=("F nCG=y2@+1,0",)),
    Case(falconers, 1, "F kPS=y2@+1,0", Refusal(FalconReason.FALCON_TAKEN, seat=Seat(1))),
    Case(falconers, 1, "F kCT=o9@0,0", Refusal(CoreReason.NOT_IN_HAND, cards=parse_list("o9", parse_card))),
    Case(
        falconers,
        1,
        "F kCT=y2@0,+1",
        Refusal(FalconReason.NO_CROSSING, cells=(cell_at(-1, 1), cell_at(0, 1))),
    ),
    Case(falconers, 1, "F kCT=y2@0,0", Refusal(FalconReason.CROSSING_TAKEN, cells=FOUR)),
    Case(
        falconers,
        1,
        "F kST=y2@+1,0",
        Refusal(FalconReason.COLOURS_MISSING, kinds=(Kind.SERAGLIO, Kind.TOWER), cells=NEXT_FOUR),
    ),
    Case(certified_end, 2, "F kST=g5@+1,0", Refusal(CoreReason.ONLY_LAST_TILES)),
    Case(certified_end, 2, "S b", Refusal(CoreReason.ONLY_LAST_TILES)),
    Case(no_tokens, 1, "L S5=b5", Refusal(SiteReason.NO_TOKEN_LEFT)),
    Case(sites, 1, "L T13=b5", Refusal(CoreReason.NOT_ON_MARKET, tile=parse_tile("T13"))),
    Case(sites, 1, "L P2=y1", Refusal(CoreReason.NO_FURTHER_ACTION), first=("M y1",)),
    Case(sites, 1, "M y1", Refusal(CoreReason.NO_FURTHER_ACTION), first=("L P2=y1",)),
    Case(
        sites,
        1,
        "L G10a=g3",
        Refusal(CoreReason.TOO_LITTLE_MONEY, tile=parse_tile("G10a"), amount=2, currency=Currency.DIRHAM),
    ),
    Case(
        sites,
        1,
        "L G10a=b5",
        Refusal(CoreReason.WRONG_CURRENCY, currency=Currency.DIRHAM, cards=parse_list("b5", parse_card)),
    ),
    Case(sites, 1, "R P2", Refusal(SiteReason.TOKEN_TO_CHOOSE, tile=parse_tile("P2")), first=("L P2=y1",)),
    Case(sites, 1, "K 3", Refusal(SiteReason.NO_SUCH_TOKEN, amount=2), first=("L P2=y1",)),
    Case(sites, 1, "K 1", Refusal(SiteReason.NO_SUCH_TOKEN, amount=0)),
    Case(sites, 1, "UU", Refusal(CoreReason.NOTHING_TO_UNDO), first=("L P2=y1",)),
    Case(sites, 1, "C C10=b5", Refusal(SiteReason.NOT_A_SITE, tile=parse_tile("C10"))),
    Case(sites, 1, "C P2=y2", Refusal(SiteReason.NOT_A_SITE, tile=parse_tile("P2"))),
    Case(
        sites,
        1,
        "C T12=o9",
        Refusal(CoreReason.TOO_LITTLE_MONEY, tile=parse_tile("T12"), amount=3, currency=Currency.DUCAT),
    ),
    Case(
        sites,
        1,
        "C T12=b5 o9",
        Refusal(CoreReason.WRONG_CURRENCY, currency=Currency.DUCAT, cards=parse_list("b5", parse_card)),
    ),
    Case(dirks_site, 1, "D G10a", Refusal(SiteReason.SITE_NOT_FOR_DIRK, tile=parse_tile("G10a"))),
    Case(boards, 1, "S b", Refusal(CertificateReason.NOTHING_OVERPAID)),
    Case(boards, 1, "S b", Refusal(CertificateReason.NOTHING_OVERPAID), first=("B P2=y2",)),
    Case(boards, 1, "S b", Refusal(CertificateReason.TOO_MUCH_TO_STORE, amount=8), first=("B G10a=b9 b9",)),
    Case(
        full_board,
        1,
        "S b",
        Refusal(CertificateReason.BOARD_TAKEN, cards=(Credit(Currency.FLORIN, 3),)),
        first=("B G10a=b5 b6",),
    ),
    Case(
        boards,
        1,
        "S g",
        Refusal(CertificateReason.BOARD_TAKEN, cards=(Credit(Currency.DINAR, 1),)),
        first=("B G10a=b5 b6", "S b"),
    ),
    Case(
        no_dinars,
        1,
        "S b",
        Refusal(CertificateReason.NO_CHIP_LEFT, currency=Currency.DINAR),
        first=("B G10a=b5 b6",),
    ),
    Case(
        full_board,
        1,
        "B P2=~y2",
        Refusal(CoreReason.NOT_IN_HAND, cards=(Credit(Currency.FLORIN, 2),)),
    ),
    Case(plain, 1, "B P2=~y3", Refusal(CoreReason.NOT_IN_HAND, cards=(Credit(Currency.FLORIN, 3),))),
    Case(
        full_board,
        1,
        "B S3=~y3",
        Refusal(CoreReason.WRONG_CURRENCY, currency=Currency.DIRHAM, cards=(Credit(Currency.FLORIN, 3),)),
    ),
    Case(gates, 1, "BP S5=b9", Refusal(PortalReason.NO_PORTAL_LEFT, kinds=(Kind.SERAGLIO,))),
    Case(gates, 1, "BP T13=y8", Refusal(CoreReason.NOT_ON_MARKET, tile=parse_tile("T13"))),
    Case(gates, 1, "BP T11b=y8 y9", Refusal(CoreReason.NO_FURTHER_ACTION), first=("M y1",)),
    Case(
        gates,
        1,
        "BP T11b=y9",
        Refusal(CoreReason.TOO_LITTLE_MONEY, tile=parse_tile("T11b"), amount=8, currency=Currency.FLORIN),
    ),
    Case(first_portal, 1, "BP T7=g4 g9", Refusal(PortalReason.NO_PLACE_FOR_PORTAL, kinds=(Kind.TOWER,))),
    Case(gates, 1, "PP T@+1,+1NW", Refusal(PortalReason.PORTAL_NOT_BOUGHT, kinds=(Kind.TOWER,))),
    Case(
        gates,
        1,
        "PP G@+1,+1NW",
        Refusal(PortalReason.NO_CONTACT, kinds=(Kind.GARDEN,), cells=(cell_at(1, 1),)),
        first=("BP G11=g9 g9",),
    ),
    Case(
        gates,
        1,
        "PP T@+2,0NE",
        Refusal(CoreReason.CELL_TAKEN, cells=(cell_at(2, 0),)),
        first=("BP T11b=y8 y9",),
    ),
    Case(
        gates,
        1,
        "PP T@+3,0NE",
        Refusal(CoreReason.NOT_JOINED, cells=(cell_at(3, 0),)),
        first=("BP T11b=y8 y9",),
    ),
    Case(
        gates,
        1,
        "PP T@+1,-2SW",
        Refusal(CoreReason.SIDES_CLASH, sides=(CellSide(cell_at(1, -2), Side.S),)),
        first=("BP T11b=y8 y9", "P T11b@+1,-1"),
    ),
    Case(
        gates,
        1,
        "P G11@+2,0",
        Refusal(CoreReason.CELL_TAKEN, cells=(cell_at(2, 0),)),
        first=("BP G11=g9 g9",),
    ),
    Case(
        gates,
        1,
        "E",
        Refusal(PortalReason.PORTALS_TO_PLACE, kinds=(Kind.TOWER,)),
        first=("BP T11b=y8 y9", "R T11b"),
    ),
    Case(
        first_portal,
        1,
        "R T11b",
        Refusal(PortalReason.PORTAL_WOULD_NOT_FIT, kinds=(Kind.TOWER,)),
        first=("BP T11b=y8 y9",),
    ),
    Case(
        gates,
        1,
        "X C10<>T12",
        Refusal(PortalReason.CONTACT_LOST, cells=(cell_at(2, 0),), kinds=(Kind.TOWER,)),
    ),
    Case(plain, 1, "BP P2=y2", Refusal(CoreReason.NOT_IN_PLAY)),
    Case(plain, 1, "S b", Refusal(CoreReason.NOT_IN_PLAY)),
    Case(plain, 1, "F kST=y2@0,0", Refusal(CoreReason.NOT_IN_PLAY)),
    Case(plain, 1, "L P2=y2", Refusal(CoreReason.NOT_IN_PLAY)),
    Case(dirks_end, 2, "D T11a", Refusal(DirkReason.NOT_AT_THE_END, tile=parse_tile("T11a"))),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.expected.reason.name}: {case.action}")
def test_the_refusal_names_its_reason_and_shows_where(case: Case) -> None:
    game = after(case.game(), *case.first)
    seat, action = Seat(case.seat - 1), parse_action(case.action)
    assert refusal(game, seat, action) == case.expected
    with pytest.raises(IllegalAction) as refused:
        play(game, seat, action)
    assert refused.value.refusal == case.expected
    assert game == after(case.game(), *case.first), "nothing has changed"


def reasons() -> set[Reason]:
    """All reasons of the engine, modules included."""
    enums = [enum for enum in Reason.__subclasses__() if enum.__module__.startswith("engine.")]
    return {reason for enum in enums for reason in enum}


def test_every_reason_is_provoked() -> None:
    # E5 has a door of its own: see test_early_end.
    assert {case.expected.reason for case in CASES} | {CoreReason.EARLY_END_AGREED} == reasons()


def test_every_detail_of_a_refusal_is_used() -> None:
    details = {part.name for part in fields(Refusal)} - {"reason"}
    empty = Refusal(CoreReason.GAME_OVER)
    assert all(
        any(getattr(case.expected, detail) != getattr(empty, detail) for case in CASES) for detail in details
    )


def test_every_reason_names_a_rule() -> None:
    for reason in reasons():
        assert reason.rule[0] in "PSTBCEDUFOLX"
        assert reason.rule[1:].isdigit()


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_nobody_sits_in_never_acts(seat: int) -> None:
    refused = refusal(plain(), Seat(seat), parse_action("M y2"))
    assert refused is not None
    assert refused.reason is CoreReason.NOT_YOUR_TURN


@pytest.mark.parametrize("nonsense", [None, "M y2", 7, ("M", "y2")])
def test_what_is_no_action_is_said_to_be_none(nonsense: object) -> None:
    with pytest.raises(NotationError):
        play(plain(), Seat(0), nonsense)  # type: ignore[arg-type]
