"""What the modules at a table keep, as far as a view shows it; None where a module is not in play."""

from typing import TypeVar

from engine import Certificates, Credit, Falcons, Kind, Perched, Portals, Seat, SiteSeen, SitesSeen, View

T = TypeVar("T")


def falcons_in(view: View) -> Falcons | None:
    """All falcons, if they are in play."""
    return _kept(view, Falcons)


def portals_in(view: View) -> Portals | None:
    """The portals in no palace, if they are in play."""
    return _kept(view, Portals)


def sites_in(view: View) -> SitesSeen | None:
    """The building sites, if they are in play."""
    return _kept(view, SitesSeen)


def certificates_in(view: View) -> Certificates | None:
    """The certificates, if they are in play."""
    return _kept(view, Certificates)


def falcons_of(view: View, seat: Seat) -> tuple[Perched, ...]:
    """A seat's falcons."""
    kept = falcons_in(view)
    return () if kept is None else kept.of(seat)


def sites_of(view: View, seat: Seat) -> tuple[SiteSeen, ...]:
    """A seat's building sites."""
    kept = sites_in(view)
    return () if kept is None else tuple(site for site in kept.sites if site.seat == seat)


def credit_of(view: View, seat: Seat) -> Credit | None:
    """What a seat has stored."""
    kept = certificates_in(view)
    return None if kept is None else kept.boards[seat]


def portals_aside(view: View) -> tuple[Kind, ...]:
    """The portals that wait to be placed by whoever is on turn."""
    kept = portals_in(view)
    return () if kept is None else kept.aside


def _kept(view: View, kind: type[T]) -> T | None:
    return next((kept for kept in view.slices if isinstance(kept, kind)), None)
