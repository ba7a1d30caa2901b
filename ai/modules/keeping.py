"""Whatever modules keep, out of a view onto a table of small numbers."""

from collections.abc import Callable
from typing import Any, Final

from ai.modules.chips import Chips
from ai.modules.perches import Perches
from ai.modules.portal_pile import PortalPile
from ai.modules.tokens import Tokens
from ai.search.module_state import ModuleState
from engine import Certificates, Falcons, Portals, SitesSeen, View

_KEPT: Final[dict[type, Callable[[View, Any], ModuleState]]] = {
    Falcons: Perches.seen,
    SitesSeen: Tokens.seen,
    Certificates: Chips.seen,
    Portals: PortalPile.seen,
}


def module_states_seen(view: View) -> list[ModuleState]:
    """The things of all modules at the table that keep some."""
    return [_KEPT[type(kept)](view, kept) for kept in view.slices if type(kept) in _KEPT]
