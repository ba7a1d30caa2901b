"""The registry: which modules there are, and every look-up that follows from that."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import get_args

from engine.judge.actions import CoreAction
from engine.judge.errors import NotationError
from engine.modules.hooks import Module
from engine.position.options import Options
from engine.transitions.events import CoreEvent


class ModuleRegistry:
    """The modules a table can play with, in the order in which they are asked."""

    all: tuple[Module, ...]
    optional: tuple[str, ...]
    """The names of the modules that a table may choose."""
    action_types: frozenset[type]
    """All actions, the core's included."""
    event_types: frozenset[type]
    """All events, the core's included."""
    event_named: dict[str, type]
    """The events by the names under which they are stored."""
    barriers: frozenset[type]
    """Events of modules that show something hidden: what was done before them cannot be taken back (U1)."""

    def __init__(self, *modules: Module) -> None:
        self.at_table = lru_cache(self._at_table)
        self._register(modules)

    def owner_of(self, thing: object) -> Module:
        """The module whose action or event this is, if it is not the core's."""
        try:
            return self._owners[type(thing)]
        except KeyError:
            raise NotationError("neither an action nor an event", thing) from None

    @contextmanager
    def added(self, module: Module) -> Iterator[None]:
        """Add a module while the block runs, for tests."""
        before = self.all
        self._register((*before, module))
        try:
            yield
        finally:
            self._register(before)

    def _register(self, modules: tuple[Module, ...]) -> None:
        self.all = modules
        self.optional = tuple(module.name for module in modules if module.optional)
        self.action_types = frozenset(get_args(CoreAction)).union(*(module.actions for module in modules))
        self.event_types = frozenset(get_args(CoreEvent)).union(*(module.events for module in modules))
        self.event_named = {kind.__name__: kind for kind in self.event_types}
        self.barriers = frozenset(kind for module in modules for kind in module.barriers)
        self._owners = {kind: module for module in modules for kind in (*module.actions, *module.events)}
        self.at_table.cache_clear()

    def _at_table(self, options: Options) -> tuple[Module, ...]:
        return tuple(module for module in self.all if module.joins(options))
