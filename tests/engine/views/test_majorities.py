"""Who has most tiles of a kind, and who gained or lost that."""

from engine import Kind, Seat, view_for
from engine.views.majorities import Hold, majorities, shifts
from tests.engine.tables import after, table

ANA, BEN, CLEO = map(Seat, range(3))


def test_a_majority_is_held_alone_shared_or_not_at_all() -> None:
    view = view_for(table(("", "", ""), palaces=("F T12 T11a", "G10a F T9a", "F G10b")), None)
    towers, gardens = (majorities(view)[kind] for kind in (Kind.TOWER, Kind.GARDEN))
    assert [towers.hold(seat) for seat in (ANA, BEN, CLEO)] == [Hold.ALONE, Hold.NONE, Hold.NONE]
    assert [gardens.hold(seat) for seat in (ANA, BEN, CLEO)] == [Hold.NONE, Hold.SHARED, Hold.SHARED]
    assert towers.rivals(ANA) == (BEN,)
    assert gardens.rivals(ANA) == (BEN, CLEO)


def test_nobody_leads_where_there_is_no_tile() -> None:
    kind = majorities(view_for(table(("", "", "")), None))[Kind.ARCADES]
    assert kind.leaders == kind.rivals(ANA) == ()
    assert kind.hold(ANA) is Hold.NONE


def test_a_shared_majority_is_gained_by_one_and_lost_by_the_other_when_a_tile_goes() -> None:
    game = table(("", "", ""), palaces=("F T12", "F T11a"), seat=2)
    before, now = view_for(game, None), view_for(after(game, "X T11a", "E"), None)
    towers = shifts(before, now)[Kind.TOWER]
    assert towers.moved
    assert (towers.gained(ANA), towers.lost(ANA)) == (True, False)
    assert (towers.gained(BEN), towers.lost(BEN)) == (False, True)
    assert not shifts(before, now)[Kind.GARDEN].moved


def test_the_imaginary_player_is_a_rival_too() -> None:
    view = view_for(table(("", ""), palaces=("F T12",), dirk="T9a T9b"), None)
    assert majorities(view)[Kind.TOWER].rivals(ANA) == (Seat(2),)
