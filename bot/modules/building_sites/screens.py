"""The screen for completing a building site."""

from bot.message.messages import Message
from bot.panel.buying import way_options
from bot.panel.look_screens import sites_line
from bot.panel.panel_state import PanelState
from bot.panel.parts import back, choice, paragraphs, shown
from bot.panel.purchases import purchases
from bot.panel.steps import Screen
from bot.panel.turn_screen import hand_line
from bot.table.expansion import sites_of
from engine import Complete
from render.pictures.hand import HandPicture


def completing(state: PanelState, screen: Screen) -> Message | None:
    """Which building site to complete, and as long as it fits into one menu, with which cards."""
    words = state.words
    ways = purchases(state.view, state.offered(Complete))
    pictures = shown(state, HandPicture(state.view))
    if ways:
        options = way_options(state, ways)
        offered = choice(state, "complete", words("complete-hint"), options, page=screen.page)
        text = paragraphs(
            words("complete-title"),
            state.note,
            words("complete-text"),
            sites_line(state),
            hand_line(state),
        )
        return Message(text, pictures, offered.notes, rows=(*offered.rows, (back(state),)))
    if not state.can_choose_action:
        return None
    nothing = words("complete-nothing" if sites_of(state.view, state.seat) else "complete-none")
    text = paragraphs(words("complete-title"), state.note, nothing, sites_line(state), hand_line(state))
    return Message(text, pictures, rows=((back(state),),))
