"""The modules in this box, and the closed unions of all actions and events."""

from functools import lru_cache
from typing import Final, get_args

from engine.judge.actions import CoreAction
from engine.judge.errors import NotationError
from engine.modules.building_sites import BUILDING_SITES
from engine.modules.certificates import CERTIFICATES, Store, Stored
from engine.modules.dirk import DIRK, DirkDrew, GiveToDirk, TileGiven
from engine.modules.falconers import FALCONERS, BuyFalcon, FalconBought
from engine.modules.hooks import Module
from engine.modules.portals import PORTALS, BuyWithPortal, PlacePortal, PortalBought, PortalPlaced
from engine.modules.sites import (
    BuySite,
    Complete,
    KeepToken,
    SiteBought,
    SiteCompleted,
    TokenKept,
    TokensDrawn,
    TokensTurnedOver,
)
from engine.position.options import Options
from engine.transitions.events import CoreEvent

Action = (
    CoreAction | GiveToDirk | BuyFalcon | BuySite | KeepToken | Complete | Store | BuyWithPortal | PlacePortal
)
Event = (
    CoreEvent
    | TileGiven
    | DirkDrew
    | FalconBought
    | SiteBought
    | TokensDrawn
    | TokenKept
    | SiteCompleted
    | TokensTurnedOver
    | Stored
    | PortalBought
    | PortalPlaced
)

ACTION_TYPES: Final[frozenset[type]] = frozenset(get_args(Action))
EVENT_TYPES: Final[frozenset[type]] = frozenset(get_args(Event))

ALL_MODULES: Final[tuple[Module, ...]] = (DIRK, FALCONERS, BUILDING_SITES, CERTIFICATES, PORTALS)
OPTIONAL: Final = tuple(module.name for module in ALL_MODULES if module.optional)
"""The names of the modules that a table may choose."""
BARRIERS: Final = frozenset(kind for module in ALL_MODULES for kind in module.barriers)
"""Events of modules that show something hidden: what was done before them cannot be taken back (U1)."""
_OWNERS: Final[dict[type, Module]] = {
    owned: module for module in ALL_MODULES for owned in (*module.actions, *module.events)
}


@lru_cache
def modules_of(options: Options) -> tuple[Module, ...]:
    """The modules at a table."""
    return tuple(module for module in ALL_MODULES if module.joins(options))


def owner_of(thing: Action | Event) -> Module:
    """The module whose action or event this is, if it is not the core's."""
    try:
        return _OWNERS[type(thing)]
    except KeyError:
        raise NotationError("neither an action nor an event", thing) from None
