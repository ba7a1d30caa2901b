"""What the computer players know of modules: one file for each."""

from typing import Final

from ai.modules.building_sites import BUILDING_SITES
from ai.modules.certificates import CERTIFICATES
from ai.modules.falconers import FALCONERS
from ai.modules.portals import PORTALS
from ai.modules.registry import AiModuleRegistry

AI_MODULES: Final = AiModuleRegistry(FALCONERS, PORTALS, BUILDING_SITES, CERTIFICATES)
