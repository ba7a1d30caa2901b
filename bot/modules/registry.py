"""The registry of modules: the only place where the bot's cores find them."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Final, TypeVar

from bot.modules.hooks import BotModule

Answer = TypeVar("Answer")


class Registry:
    """The modules in the order in which they are offered, and who owns which action and event.

    Their files are imported when the first question is asked: they build on the files that ask, and tables
    and storage, which ask too, draw no pictures.
    """

    def __init__(self, *names: str) -> None:
        self._names = names
        self._found: tuple[BotModule, ...] = ()
        self._owners: dict[type, BotModule] = {}

    @property
    def _modules(self) -> tuple[BotModule, ...]:
        if not self._found:
            self._fill(tuple(_module(name) for name in self._names))
        return self._found

    def _fill(self, modules: tuple[BotModule, ...]) -> None:
        self._found = modules
        self._owners = {
            owned: module for module in modules for owned in (*module.rules.actions, *module.rules.events)
        }

    def __iter__(self) -> Iterator[BotModule]:
        return iter(self._modules)

    def owner(self, thing: object) -> BotModule | None:
        """The module whose action or event this is; None if it is the core's."""
        return self._owners.get(type(thing)) if self._modules else None

    def collect(self, question: Callable[[BotModule], Iterable[Answer]]) -> Iterator[Answer]:
        """All answers, in the order of the modules."""
        for module in self._modules:
            yield from question(module)

    def first(self, question: Callable[[BotModule], Answer | None]) -> Answer | None:
        """The first answer that is not None."""
        answers = (question(module) for module in self._modules)
        return next((answer for answer in answers if answer is not None), None)

    def all(self, question: Callable[[BotModule], bool]) -> bool:
        """Does every module agree?"""
        return all(question(module) for module in self._modules)

    @contextmanager
    def added(self, module: BotModule) -> Iterator[None]:
        """With one more module, for as long as this lasts."""
        before = self._modules
        self._fill((*before, module))
        try:
            yield
        finally:
            self._fill(before)


def _module(name: str) -> BotModule:
    """The one module of a file, named like the file in capitals."""
    found = getattr(import_module(f"bot.modules.{name}"), name.upper())
    assert isinstance(found, BotModule), f"{name} is no module"
    return found


MODULES: Final = Registry("dirk", "falconers", "portals", "building_sites", "certificates")
