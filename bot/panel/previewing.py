"""The screen that previews a change to the palace."""

from dataclasses import dataclass, replace

from bot.language.labels import cell_label, exact_tile_label, spoken_cell
from bot.message.messages import Message, Tone
from bot.modules.registry import MODULES
from bot.panel.effect_words import told_effect
from bot.panel.effects import TileBuild, cell_of
from bot.panel.panel_state import PanelState, Redesign
from bot.panel.parts import back, button, palace_button, paragraphs
from bot.panel.phone_screen import fitted_screen
from bot.panel.placing import placing_at
from bot.panel.redesigning import change_letter
from bot.panel.steps import Screen, do, do_and_end, show
from engine import Action, Add, Place, Swap, TakeBack
from render.pictures.preview import Added, PreviewPicture, Swapped, TakenBack


@dataclass(frozen=True)
class ChangeLabels:
    """The title of a preview, the letter of its place, and the labels of its buttons."""

    title: str
    letter: str
    do: str
    do_and_end: str
    others: str


def previewing(state: PanelState, screen: Screen) -> Message | None:
    """A preview of a change to the palace."""
    build, words = screen.action, state.words
    if build not in state.legal:
        return None
    if isinstance(build, Place):
        return placing_at(state, build)
    if isinstance(build, Redesign):
        letter = change_letter(state, build)
        labels = ChangeLabels(
            _title(state, build, letter),
            letter,
            words("change-do"),
            words("change-do-and-end"),
            words("change-other-change"),
        )
        return change_screen(state, build, labels, show("redesign"))
    owner = MODULES.owner(build)
    return None if owner is None else owner.preview(state, build)


def change_screen(
    state: PanelState, build: Action, labels: ChangeLabels, others: str, *, below: str = ""
) -> Message:
    """A preview; `others` is the step back to the screen on which the change was chosen."""
    text = paragraphs(labels.title, state.note, told_effect(state, build))
    buttons = [button(state, labels.do, do(build), Tone.MAIN)]
    if state.ends_turn_after(build):
        buttons.insert(0, button(state, labels.do_and_end, do_and_end(build), Tone.GOOD))
    leaving = (button(state, labels.others, others, emoji=""), palace_button(state), back(state))

    def picture(high: int) -> PreviewPicture:
        made = change_picture(state, build)
        assert made is not None, "what is previewed changes the palace"
        return replace(made, letter=labels.letter, brief=True, highest=high)

    return fitted_screen(state, ((text, below),), picture, (tuple(buttons), leaving))


def _title(state: PanelState, build: Redesign, letter: str) -> str:
    words = state.words
    cell = cell_of(state.view, state.seat, build)
    facts = {
        "tile": exact_tile_label(words, build.tile),
        "cell": cell_label(cell),
        "letter": letter,
        "where": spoken_cell(words, cell),
    }
    match build:
        case Add():
            return words("change-title-add", **facts)
        case TakeBack():
            return words("change-title-take-back", **facts)
        case Swap(_, removed):
            return words("change-title-swap", **facts, removed=exact_tile_label(words, removed))


def change_picture(state: PanelState, build: Action) -> PreviewPicture | None:
    """The palace after an action; None if the action changes no palace."""
    if owner := MODULES.owner(build):
        return owner.change_picture(state.view, state.seat, build)
    if not isinstance(build, TileBuild):
        return None
    cell = cell_of(state.view, state.seat, build)
    match build:
        case Place(tile) | Add(tile):
            return PreviewPicture(state.view, state.seat, Added(tile, cell))
        case TakeBack():
            return PreviewPicture(state.view, state.seat, TakenBack(cell))
        case Swap(tile):
            return PreviewPicture(state.view, state.seat, Swapped(tile, cell))
