"""What the modules at a table keep, as far as a view shows it; None where a module is not in play."""

from engine import Certificates, Falcons, Portals, Seat, SiteSeen, SitesSeen, View
from engine.modules.certificates import credit_of
from engine.modules.falconers import falcons_of
from engine.modules.portals_in_view import portals_aside
from engine.views.seen import seen

__all__ = [
    "certificates_in",
    "credit_of",
    "falcons_in",
    "falcons_of",
    "portals_aside",
    "portals_in",
    "sites_in",
    "sites_of",
]


def falcons_in(view: View) -> Falcons | None:
    """All falcons, if they are in play."""
    return seen(view, Falcons)


def portals_in(view: View) -> Portals | None:
    """The portals in no palace, if they are in play."""
    return seen(view, Portals)


def sites_in(view: View) -> SitesSeen | None:
    """The building sites, if they are in play."""
    return seen(view, SitesSeen)


def certificates_in(view: View) -> Certificates | None:
    """The certificates, if they are in play."""
    return seen(view, Certificates)


def sites_of(view: View, seat: Seat) -> tuple[SiteSeen, ...]:
    """A seat's building sites."""
    kept = sites_in(view)
    return () if kept is None else tuple(site for site in kept.sites if site.seat == seat)
