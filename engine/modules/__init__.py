"""The modules in this box, and the closed unions of all actions and events."""

from typing import Final

from engine.judge.actions import CoreAction
from engine.modules.building_site_pieces import (
    BuySite,
    Complete,
    KeepToken,
    SiteBought,
    SiteCompleted,
    TokenKept,
    TokensDrawn,
    TokensTurnedOver,
)
from engine.modules.building_sites import BUILDING_SITES
from engine.modules.certificates import CERTIFICATES, Store, Stored
from engine.modules.dirk import DIRK, DirkDrew, GiveToDirk, TileGiven
from engine.modules.falconers import FALCONERS, BuyFalcon, FalconBought
from engine.modules.portals import PORTALS, BuyWithPortal, PlacePortal, PortalBought, PortalPlaced
from engine.modules.registry import ModuleRegistry
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

MODULES: Final = ModuleRegistry(DIRK, FALCONERS, BUILDING_SITES, CERTIFICATES, PORTALS)
