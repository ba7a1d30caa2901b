"""Sandbox people who play: with thumbs on buttons and menus, or by typing slash commands.

What they do is a pure function of a number and of how many events the table has seen, so that a game goes
the same way however often the bot dies in between. Whatever they want must be offered to them.
"""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.message.custom_ids import PanelButton, TableButton, read_custom_id
from bot.panel import HOME, done_so_far
from bot.panel.purchases import kind_of
from bot.panel.steps import do
from engine import (
    Action,
    Add,
    Buy,
    BuyFalcon,
    BuySite,
    BuyWithPortal,
    Complete,
    EndTurn,
    Game,
    GiveToDirk,
    KeepToken,
    Place,
    PlacePortal,
    Reserve,
    Seat,
    Store,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
    legal_actions,
    print_action,
    print_cell,
    print_corner,
)
from sandbox.people.people import Answer, Person
from sandbox.people.seen_message import SeenMessage
from sandbox.world.components import Kind
from tests.engine.players import Chooser, at_random, hasty

MOST_SCREENS = 12
"""Screens that somebody goes through for one step, at most."""
SECOND_THOUGHTS = 0.06
ASIDES = 0.08
"""How often somebody takes a step back, and how often they look at something else first."""


@dataclass
class Wish:
    """What a person wants to do next, and their mood while they do it."""

    action: Action
    chance: random.Random


def wish(game: Game, seat: Seat, number: int, seed: int, choose: Chooser = hasty) -> Wish:
    """What a seat wants to do in a position after so many events."""
    chance = random.Random(f"{seed}/{number}/{seat}")
    # Undoing the only step is undoing the turn, and offered once.
    undos = (UndoStep(),) if len(done_so_far(game, seat)) == 1 else (UndoStep(), UndoTurn())
    second = [undo for undo in undos if undo in legal_actions(game, seat)]
    if second and chance.random() < SECOND_THOUGHTS:
        return Wish(chance.choice(second), chance)
    mood = at_random if chance.random() < 0.15 else choose
    return Wish(mood(game, seat, chance), chance)


async def by_buttons(person: Person, wanted: Wish, *, briskly: bool = False) -> Answer:
    """Find the way to an action through the buttons and menus of the panel, as a thumb would."""
    answer = await open_panel(person, wanted.action)
    if wanted.chance.random() < ASIDES:
        answer = await _look_around(person, answer, wanted.chance)
    return await go_on_in_panel(person, answer, wanted.action, briskly=briskly)


async def open_panel(person: Person, action: Action) -> Answer:
    """Press the button of the newest post that leads to an action."""
    table, order = newest_table(person), _order(action)
    offered = [one for one in _orders(table) if one in (order, "place", "take")]
    return await person.press(_table_button(table, (order if order in offered else offered[0])), on=table)


async def go_on_in_panel(person: Person, answer: Answer, action: Action, *, briskly: bool = False) -> Answer:
    """From an open panel to an action, screen by screen."""
    for _ in range(MOST_SCREENS):
        panel = answer.message
        assert panel is not None
        step, used = _next_step(person, panel, action, briskly=briskly)
        answer = await used()
        if step.lstrip("=") == print_action(action) and step.startswith("="):
            return answer
    raise person.broke(f"no way to {print_action(action)}")


async def by_few_taps(person: Person, wanted: Wish) -> Answer:
    """The same, ending the turn with the same tap wherever that is offered."""
    return await by_buttons(person, wanted, briskly=True)


async def by_slash(person: Person, wanted: Wish) -> Answer:
    """Type a command and take what it offers."""
    action, chance = wanted.action, wanted.chance
    if isinstance(action, EndTurn):
        return await person.slash("/end")
    if isinstance(action, Place):
        tile = await offered(person, "/place", str(action.tile), tile=str(action.tile))
        cell = await offered(
            person, "/place", print_cell(action.cell), tile=tile, cell=print_cell(action.cell)
        )
        return await person.slash("/place", tile=tile, cell=cell)
    command, option, value = _typed(action)
    typed = value if chance.random() < 0.5 else value[: len(value) // 2]
    found = await offered(person, command, value, **{option: typed})
    answer = await person.slash(command, **{option: found})
    question = answer.message
    if kind_of(action) and question is not None and do(action) in steps_on(question):
        return await use(person, question, do(action))()
    return answer


async def offered(person: Person, command: str, value: str, **typed: str) -> str:
    """The value among a command's suggestions; typed out in full if so little typing leaves too many."""
    focused = list(typed)[-1]
    for text in dict.fromkeys((typed[focused], value)):
        asked = {**typed, focused: text}
        interaction = person.person_acts.autocomplete(person.id, person.channel.id, command, asked, focused)
        await person.person_acts.outcome(interaction)
        if interaction.failed:
            raise person.broke(f"{command} {asked} suggests nothing in time")
        if value in [choice["value"] for choice in interaction.choices or []]:
            return value
    raise person.broke(f"{command} does not offer {value!r}")


def newest_table(person: Person) -> SeenMessage:
    """The newest public post on which somebody can act."""
    for message in reversed(person.messages()):
        if not message.is_ephemeral and {"take", "place"} & set(_orders(message)):
            return message
    raise person.broke("there is no table to play at")


def orders_on(message: SeenMessage) -> list[str]:
    """What the buttons of a public post order."""
    return _orders(message)


def steps_on(message: SeenMessage) -> list[str]:
    """Every step that a panel's buttons and menus offer."""
    steps = [step for one in message.parts(Kind.BUTTON) if (step := _step(one.get("custom_id", "")))]
    return steps + [option["value"] for menu in message.menus for option in menu["options"]]


def _orders(message: SeenMessage) -> list[str]:
    found = []
    for one in message.parts(Kind.BUTTON):
        button = read_custom_id(one.get("custom_id") or "")
        found += [button.order] if isinstance(button, TableButton) and not one.get("disabled") else []
    return found


def _table_button(message: SeenMessage, order: str) -> str:
    ids = [str(one.get("custom_id") or "") for one in message.parts(Kind.BUTTON)]
    return next(one for one in ids if one.endswith(f":{order}"))


def _order(action: Action) -> str:
    match action:
        case Buy() | BuyWithPortal() | BuySite():
            return "buy"
        case BuyFalcon():
            return "falcons"
        case Complete():
            return "complete"
        case Add() | Swap() | TakeBack():
            return "redesign"
        case _:
            return "take"


def _step(custom_id: str) -> str:
    button = read_custom_id(custom_id)
    return button.order if isinstance(button, PanelButton) else ""


def _next_step(
    person: Person, panel: SeenMessage, action: Action, *, briskly: bool
) -> tuple[str, Callable[[], Awaitable[Answer]]]:
    """The step on this screen that leads on to an action."""
    steps = steps_on(panel)
    for wanted in _ways_to(action, steps, briskly=briskly):
        if wanted in steps:
            return wanted, use(person, panel, wanted)
    pages = [step for step in steps if step.rpartition(" ")[2].isdecimal() and step[0] != "="]
    onward = [step for step in pages if int(step.rpartition(" ")[2]) > _page(panel)]
    if onward:
        return onward[0], use(person, panel, onward[0])
    if HOME in steps:
        return HOME, use(person, panel, HOME)
    raise person.broke(f"nothing here leads to {print_action(action)}: {steps}")


def _ways_to(action: Action, steps: list[str], *, briskly: bool) -> list[str]:
    """Steps that lead to an action, the nearest first."""
    text = print_action(action)
    ways = [f"=={text}"] if briskly or f"={text}" not in steps else []
    ways += [f"={text}", f"sure {text}", f"preview {text}"]
    tile = getattr(action, "tile", None)
    match action:
        case TakeMoney():
            ways += ["take"]
        case Buy():
            ways += [f"pay {tile}", "buy"]
        case BuyWithPortal():
            ways += [f"pay-portal {tile}", "buy"]
        case BuySite():
            ways += [f"pay-site {tile}", "buy"]
        case Complete():
            ways += [f"finish {tile}", "complete"]
        case BuyFalcon(falcon, _, corner):
            ways += [f"perch {falcon}@{print_corner(corner)}", f"falcon {falcon}", "falcons"]
        case PlacePortal(kind):
            ways += [f"portal {kind.letter}"]
        case Store():
            ways += ["store"]
        case Place() | Reserve() | GiveToDirk():
            ways += [f"place {tile}"]
        case Add():
            ways += [f"add {tile}", "redesign"]
        case Swap():
            ways += [f"swap {tile}", "redesign"]
        case TakeBack():
            ways += ["back", "redesign"]
        case _:
            pass
    return ways


def _page(panel: SeenMessage) -> int:
    """The page that a screen's menu shows."""
    numbers = [_step(menu["custom_id"]).rpartition(" ")[2] for menu in panel.menus]
    return next((int(number) for number in numbers if number.isdecimal()), 1)


def use(person: Person, panel: SeenMessage, step: str) -> Callable[[], Awaitable[Answer]]:
    for button in panel.parts(Kind.BUTTON):
        custom_id = button.get("custom_id") or ""
        if _step(custom_id) == step:
            return lambda: person.press(custom_id, on=panel)
    menu = next(one for one in panel.menus if step in [option["value"] for option in one["options"]])
    return lambda: person.choose(menu["custom_id"], step, on=panel)


async def _look_around(person: Person, answer: Answer, chance: random.Random) -> Answer:
    """More, a look at something, and back to the table's own buttons."""
    assert answer.message is not None
    if "more" not in steps_on(answer.message):
        return answer
    more = await person.press(_panel_id(answer.message, "more"), on=answer.message)
    assert more.message is not None
    looks = [one["custom_id"] for one in more.message.parts(Kind.BUTTON) if ":look:" in one["custom_id"]]
    await person.press(chance.choice(looks), on=more.message)
    table = newest_table(person)
    return await person.press(_table_button(table, _orders(table)[0]), on=table)


def _panel_id(panel: SeenMessage, step: str) -> str:
    ids = [str(one.get("custom_id") or "") for one in panel.parts(Kind.BUTTON)]
    return next(one for one in ids if _step(one) == step)


def _typed(action: Action) -> tuple[str, str, str]:
    """The command, its option and the value for an action."""
    text = print_action(action)
    match action:
        case TakeMoney():
            return "/take", "cards", text
        case Buy() | BuyWithPortal():
            return "/buy", "purchase", text
        case BuySite():
            return "/module site", "purchase", text
        case KeepToken():
            return "/module token", "which", text
        case Complete():
            return "/module complete", "payment", text
        case Store():
            return "/module store", "currency", text
        case BuyFalcon():
            return "/module falcon", "purchase", text
        case PlacePortal():
            return "/module portal", "place", text
        case Reserve(tile):
            return "/reserve", "tile", str(tile)
        case GiveToDirk(tile):
            return "/dirk", "tile", str(tile)
        case UndoStep() | UndoTurn():
            return "/undo", "what", text
        case _:
            return "/redesign", "change", text
