"""The stable JSON form of options, events and positions: plain dicts, ready for any JSON library.

Every form carries its version; `LIFTS` brings old ones up to date, step by step. Decoding is strict: a
key too many or too few, or a name that names nothing, is a `BrokenRecord`. Events and positions say what
was, so decoding checks their shape and, for positions, that nothing got lost; it never judges the past.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, get_type_hints

from engine.judge.errors import AlhambraError, BrokenRecord
from engine.modules import MODULES, Event
from engine.play import fold_on
from engine.position.frozen import replace
from engine.position.options import Options
from engine.position.state import Game
from engine.text.json_forms import Json, expect_keys, form_of
from engine.transitions.events import GameBegun
from engine.transitions.evolve import laid
from engine.transitions.integrity import checked_position
from engine.transitions.setup import checked
from engine.views.history import action_of

T = TypeVar("T")
Lift = Callable[[dict[str, Json]], dict[str, Json]]

VERSION: Final = 1
LIFTS: Final[dict[str, dict[int, Lift]]] = {"options": {}, "event": {}, "position": {}}
"""Per form and version: how to write the same thing in the next version."""

_NOT_STORED: Final = {"base", "steps", "slices", "modules"}
_POSITION: Final = {
    name: kind
    for name, kind in get_type_hints(Game, localns={"Event": Any, "Module": Any}).items()
    if name not in _NOT_STORED
}
"""The fields of a position that are stored as they are."""
_ONLY_IF_TRUE: Final = {"ends_early"}
"""Those that are left out while False: positions stored before there was such a field stay readable."""


def options_to_json(options: Options) -> dict[str, Json]:
    """Options as a dict."""
    return {"v": VERSION, **form_of(Options).encode(options)}


def options_from_json(data: Json) -> Options:
    """The options in a dict."""
    return _decoded("options", data, _options)


def event_to_json(event: Event) -> dict[str, Json]:
    """An event as a dict."""
    return {
        "v": VERSION,
        "event": type(event).__name__,
        **form_of(MODULES.event_named[type(event).__name__]).encode(event),
    }


def event_from_json(data: Json) -> Event:
    """The event in a dict."""
    return _decoded("event", data, _event)


def position_to_json(game: Game) -> dict[str, Json]:
    """A position as a dict: the last confirmed state, and the steps since."""
    base = game.base or game
    stored = {
        name: form_of(kind).encode(value)
        for name, kind in _POSITION.items()
        if (value := getattr(base, name)) or name not in _ONLY_IF_TRUE
    }
    slices = {
        module.name: form_of(module.slice_type).encode(base.slice(module.slice_type))
        for module in base.modules
        if module.slice_type is not None
    }
    steps = [event_to_json(event) for event in game.steps]
    return {"v": VERSION, **stored, "slices": slices, "steps": steps}


def position_from_json(data: Json) -> Game:
    """The position in a dict."""
    return _decoded("position", data, _position)


def _decoded(form: str, data: Json, decode: Callable[[dict[str, Json]], T]) -> T:
    try:
        return decode(_lifted(form, data))
    except BrokenRecord:
        raise
    except (AlhambraError, ValueError, LookupError) as error:
        raise BrokenRecord(f"not a stored {form}: {error}") from error


def _lifted(form: str, data: Json) -> dict[str, Json]:
    """The data in today's version, without the version."""
    if not isinstance(data, dict) or type(data.get("v")) is not int:
        raise BrokenRecord(f"a stored {form} is an object with a version")
    while data["v"] in LIFTS[form]:
        data = LIFTS[form][data["v"]](data)
    if data["v"] != VERSION:
        raise BrokenRecord(f"a stored {form} of version {data['v']}; this program reads up to {VERSION}")
    return {key: value for key, value in data.items() if key != "v"}


def _options(data: dict[str, Json]) -> Options:
    options: Options = form_of(Options).decode(data)
    return checked(options)


def _event(data: dict[str, Json]) -> Event:
    name = data.pop("event", None)
    if not isinstance(name, str) or name not in MODULES.event_named:
        raise BrokenRecord(f"no such event: {name!r}"[:100])
    event: Event = form_of(MODULES.event_named[name]).decode(data)
    return event


def _position(data: dict[str, Json]) -> Game:
    data = {**dict.fromkeys(_ONLY_IF_TRUE, False), **data}
    expect_keys(data, {*_POSITION, "slices", "steps"})
    stored = {name: form_of(kind).decode(data[name]) for name, kind in _POSITION.items()}
    options = checked(stored["options"])
    modules = MODULES.at_table(options)
    with_slices = [module for module in modules if module.slice_type is not None]
    expect_keys(data["slices"], {module.name for module in with_slices})
    slices = tuple(form_of(module.slice_type).decode(data["slices"][module.name]) for module in with_slices)
    begun = GameBegun(options, stored["commitment"])
    base = checked_position(replace(laid(begun, modules), **stored, slices=slices))
    steps = [event_from_json(step) for step in form_of(tuple[dict[str, Json], ...]).decode(data["steps"])]
    for step in steps:
        if action_of(step) is None or getattr(step, "seat", None) not in base.to_act:
            raise BrokenRecord(f"{type(step).__name__} is no step of this turn")
    return checked_position(fold_on(base, steps))
