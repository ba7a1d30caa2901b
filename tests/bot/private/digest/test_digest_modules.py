"""What modules add to a digest: what has sold out, and what their own tokens cost their owners."""

from bot.message.emojis import unmarked
from bot.private.digest.digest_page import news
from bot.private.digest.news import Weight
from bot.private.digest.since import since
from engine import Corner, Falcons, Portals, Seat, View
from engine.board.geometry import cell_at
from engine.modules.falcon_pieces import FALCONS
from engine.modules.falconers import Perched
from engine.position.frozen import replace
from tests.bot.private.digest.digests import PEOPLE, context_in, lobby_of
from tests.bot.private.digest.test_digest_page import moments
from tests.bot.seated_people import ALL_MODULES

GAME = moments(3, 5, ALL_MODULES)


def sold_out(view: View) -> View:
    """The same table without a falcon or a tower portal to sell."""
    perched = Falcons(tuple(Perched(Seat(0), falcon, Corner(cell_at(1, 1))) for falcon in FALCONS))
    portals = Portals((3, 3, 3, 3, 3, 0))
    changed = {Falcons: perched, Portals: portals}
    return replace(view, slices=tuple(changed.get(type(kept), kept) for kept in view.slices))


def test_what_has_sold_out_since_is_told() -> None:
    _, history = GAME[4]
    mover = history[-1].after.to_act[0]
    view = sold_out(replace(history[-1].after, seat=mover))
    happened = since(history, view, lobby_of(3), PEOPLE[mover].id)
    told = [unmarked(one.text) for one in news(context_in("en", 3), happened) if one.weight is Weight.MODULE]
    assert told == ["The last falcon has been sold.", "Sold out: Tower portal."]


def test_only_the_owner_of_tokens_reads_what_they_cost() -> None:
    _, history = GAME[-1]
    told = {}
    for seat in map(Seat, range(3)):
        happened = since(history, replace(history[-1].after, seat=seat), lobby_of(3), PEOPLE[seat].id)
        lines = [one.text for one in news(context_in("en", 3), happened)]
        told[PEOPLE[seat].name] = [line for line in lines if "token" in line]
    assert told["Ben"] == ["Ben turns over a building site’s token: Ducat. No money is lost."]
    assert told["Ana"] == []
