"""The registry of modules: the only place where the bot's cores find them."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from bot.modules.building_sites import BUILDING_SITES
from bot.modules.certificates import CERTIFICATES
from bot.modules.dirk import DIRK
from bot.modules.falconers import FALCONERS
from bot.modules.hooks import BotModule
from bot.modules.portals import PORTALS

Answer = TypeVar("Answer")


class Registry:
    """The modules in their order, and who owns which action and event."""

    def __init__(self, *modules: BotModule) -> None:
        self._fill(modules)

    def _fill(self, modules: tuple[BotModule, ...]) -> None:
        self._modules = modules
        self._owners = {
            owned: module for module in modules for owned in (*module.rules.actions, *module.rules.events)
        }
        self._named = {module.rules.name: module for module in modules}

    def __iter__(self) -> Iterator[BotModule]:
        return iter(self._modules)

    def owner(self, thing: object) -> BotModule | None:
        """The module whose action or event this is; None if it is the core's."""
        return self._owners.get(type(thing))

    def named(self, name: str) -> BotModule | None:
        """The module that the engine calls by this name."""
        return self._named.get(name)

    def collect(self, question: Callable[[BotModule], Iterable[Answer]]) -> Iterator[Answer]:
        """All answers, in the order of the modules."""
        for module in self._modules:
            yield from question(module)

    def first(self, question: Callable[[BotModule], Answer | None]) -> Answer | None:
        """The first answer that is not None."""
        answers = (question(module) for module in self._modules)
        return next((answer for answer in answers if answer is not None), None)

    @contextmanager
    def added(self, module: BotModule) -> Iterator[None]:
        """With one more module, for as long as this lasts."""
        before = self._modules
        self._fill((*before, module))
        try:
            yield
        finally:
            self._fill(before)


MODULES: Final = Registry(DIRK, FALCONERS, BUILDING_SITES, CERTIFICATES, PORTALS)
