"""Parts that all screens share: buttons, choices as buttons or menus, paragraphs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.language.labels import told_apart
from bot.message.messages import (
    LONGEST_OPTION,
    MOST_IN_ROW,
    MOST_OPTIONS,
    Button,
    Menu,
    Option,
    Row,
    Shown,
    Tone,
)
from bot.modules.registry import MODULES
from bot.panel.panel_state import PanelState
from bot.panel.step_emojis import emoji_of
from bot.panel.steps import HINT, HOME, do, show
from engine import EndTurn, Tile, UndoStep, UndoTurn
from render.alt_text.lengths import cut_between_words, length
from render.base.picture import Picture

LONGEST_BUTTON: Final = 34
"""Characters of a button label that a phone shows."""
ABREAST: Final = 3
"""Buttons with one word each that stand side by side on a phone."""
ACTION_SCREENS: Final = ("take", "buy", "redesign")
PALACE_FROM: Final = "palace-"
"""Before the name of the screen that the palace was looked at from."""
MOST_CHOICES: Final = 10
"""Choices that fit on buttons."""
MOST_ON_BUTTONS: Final = 150
"""Characters of all choices together that fit on buttons, margins included."""
MARGINS: Final = 4
MOST_BEST: Final = 4
"""Choices that get a button above a menu with all of them."""


@dataclass(frozen=True)
class Choice:
    """Rows to choose from, and notes on the choices where their labels have no room."""

    rows: tuple[Row, ...] = ()
    notes: str = ""


def button(
    state: PanelState, label: str, step: str, tone: Tone = Tone.PLAIN, *, emoji: str | None = None
) -> Button:
    """A button that carries a step, with the step's emoji or another."""
    face, sign = cut_between_words(label, LONGEST_BUTTON), emoji_of(step) if emoji is None else emoji
    return Button(face, state.context.panel_button(step), tone, emoji=sign)


def option(label: str, step: str, note: str = "", *, emoji: str | None = None) -> Option:
    """A menu option that carries a step, with the step's emoji or another."""
    line, more = (cut_between_words(said, LONGEST_OPTION) for said in (label, note))
    return Option(line, step, more, emoji=emoji_of(step) if emoji is None else emoji)


def choice(
    state: PanelState,
    name: str,
    hint: str,
    options: Sequence[Option],
    *,
    best: Sequence[Option] = (),
    about: object | None = None,
    page: int = 1,
    by_label: bool = False,
) -> Choice:
    """A few choices as buttons, which take one tap; many as a menu, which takes two.

    The `best` also get buttons above the menu, if a phone shows them in full. `by_label` is for labels that
    begin with a letter: among buttons that is looked for.
    """
    if _fit_on_buttons([option.label for option in options]):
        in_order = sorted(options, key=lambda option: option.label) if by_label else options
        return on_buttons(state, in_order, [option.label for option in in_order])
    whole = [option for option in best if length(option.label) <= LONGEST_BUTTON][:MOST_BEST]
    first = on_buttons(state, whole, [option.label for option in whole])
    return Choice((*first.rows, *menu(state, name, hint, options, about=about, page=page)), first.notes)


def on_buttons(
    state: PanelState, options: Sequence[Option], faces: Sequence[str], tone: Tone = Tone.MAIN
) -> Choice:
    """Choices as buttons labelled with `faces`; the notes use the full labels."""
    made = [
        button(state, face, option.value, tone, emoji=option.emoji)
        for face, option in zip(faces, options, strict=True)
    ]
    notes = [state.words("panel-choice", choice=each.label, note=each.note) for each in options if each.note]
    return Choice(rows_of(made), "\n".join(notes))


def _fit_on_buttons(labels: Sequence[str]) -> bool:
    return (
        len(labels) <= MOST_CHOICES
        and all(length(label) <= LONGEST_BUTTON for label in labels)
        and sum(length(label) + MARGINS for label in labels) <= MOST_ON_BUTTONS
    )


def menu(
    state: PanelState,
    name: str,
    hint: str,
    options: Sequence[Option],
    *,
    about: object | None = None,
    page: int = 1,
) -> tuple[Row, ...]:
    """One page of a menu of any length, and buttons that turn the pages."""
    pages = -(-len(options) // MOST_OPTIONS)
    page = min(page, pages)
    here = tuple(options[(page - 1) * MOST_OPTIONS : page * MOST_OPTIONS])
    chooser = Menu(state.context.panel_button(show(name, about, page)), hint, here)
    if pages == 1:
        return (chooser,)
    turning = []
    if page > 1:
        label = state.words("panel-page-back", page=page - 1, pages=pages)
        turning.append(button(state, label, show(name, about, page - 1)))
    if page < pages:
        label = state.words("panel-page-on", page=page + 1, pages=pages)
        turning.append(button(state, label, show(name, about, page + 1)))
    return chooser, tuple(turning)


def rows_of(buttons: Iterable[Button], most: int = MOST_IN_ROW) -> tuple[Row, ...]:
    """Buttons in as few rows as possible, with at most so many in each."""
    left = tuple(buttons)
    return tuple(left[at : at + most] for at in range(0, len(left), most))


def back(state: PanelState) -> Button:
    """Back to the turn screen."""
    return button(state, state.words("panel-button-back"), HOME)


def palace_button(state: PanelState) -> Button:
    """The player's own palace, from where it goes back to a screen of actions, or home."""
    leads_back = state.screen in ACTION_SCREENS or any(state.screen in each.post_buttons for each in MODULES)
    step = f"{PALACE_FROM}{state.screen}" if leads_back else show("palace")
    return button(state, state.words("panel-button-palace"), step)


def closing(state: PanelState, *before: Button) -> Row:
    """The last row of a screen: what comes before, advice, the player's own palace, and back."""
    return last_row(state, *before, *hint_button(state), palace_button(state), back(state))


def last_row(state: PanelState, *buttons: Button) -> Row:
    """The row that ends a screen; beside a notice, whose answer it holds too, there is no room for emojis."""
    return tuple(bare(buttons)) if state.notices else buttons


def undo_buttons(state: PanelState) -> tuple[Button, ...]:
    """Undo buttons, if there is anything to undo; a single step is the whole turn."""
    found = []
    if UndoStep() in state.legal:
        found.append(button(state, state.words("panel-button-undo-step"), do(UndoStep())))
    if UndoTurn() in state.legal and len(state.done) != 1:
        found.append(button(state, state.words("panel-button-undo-turn"), do(UndoTurn())))
    return tuple(found)


def end_button(state: PanelState) -> tuple[Button, ...]:
    """The button that ends the turn, if it can end."""
    if EndTurn() not in state.legal:
        return ()
    label = state.words("panel-button-confirm" if state.last_tiles else "panel-button-end")
    return (button(state, label, do(EndTurn()), Tone.MAIN if state.ending_is_all else Tone.PLAIN),)


def hint_button(state: PanelState) -> tuple[Button, ...]:
    """The button that asks for advice, if the table allows it and there is a choice."""
    if not state.hints or state.ending_is_all:
        return ()
    return (button(state, state.words("hint-button"), HINT),)


def bare(buttons: Iterable[Button]) -> Iterator[Button]:
    """Buttons without their emojis, where a row has little room."""
    return (replace(each, emoji="") for each in buttons)


def place_buttons(state: PanelState, tiles: Iterable[Tile], tone: Tone = Tone.PLAIN) -> tuple[Button, ...]:
    """One button for each tile that waits to be placed."""
    words = state.words
    return tuple(
        button(state, words("panel-button-place", tile=told_apart(words, tile)), show("place", tile), tone)
        for tile in tiles
    )


def module_pieces(state: PanelState, tone: Tone = Tone.PLAIN) -> tuple[Button, ...]:
    """Buttons that place pieces of modules."""
    return tuple(MODULES.collect(lambda module: module.aside_buttons(state, tone)))


def shown(state: PanelState, picture: Picture) -> tuple[Shown, ...]:
    """A picture in this message's look."""
    return (Shown(picture, state.context.look),)


def paragraphs(*said: str) -> str:
    """Paragraphs one below the other, without empty ones."""
    return "\n".join(line for line in said if line)
