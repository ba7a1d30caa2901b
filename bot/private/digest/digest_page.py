"""The digest as a private message: three to six lines, a picture, and where to go from there. Pure."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message, Row
from bot.panel.look_screens import look_button, with_way_back
from bot.panel.panel_state import PanelState
from bot.panel.parts import button, end_button, palace_button, paragraphs, place_buttons, rows_of, shown
from bot.panel.phone_screen import picture_room
from bot.panel.steps import show
from bot.panel.turn_screen import act_buttons, who_acts
from bot.private.digest.news import News, Weight
from bot.private.digest.own_news import own_news
from bot.private.digest.people_news import people_news
from bot.private.digest.since import Since
from bot.private.digest.table_news import table_news
from render.alt_text.lists import listed
from render.pictures.digest import HIGHEST, LOWEST, DigestPicture

MOST_LINES: Final = 6
FEWEST_LINES: Final = 3
AS_IT_WAS: Final = (Weight.OFFERED, Weight.NEAR, Weight.FILLING)
"""What is so whether or not anything has happened."""
_ROOM: Final = 2400


def digest(state: PanelState, happened: Since) -> Message:
    """What happened since the person's last turn; they act from here, if it is their turn.

    It has as many lines as leave room for the picture on a phone.
    """
    lowest = DigestPicture(happened.after, happened.before, happened.seat, LOWEST)
    needed = lowest.scene(state.context.look).height
    told = [_in_words(state, text) for text in _texts(state, happened)]
    rooms = [(each, picture_room(state, each.text, each.below, each.rows)) for each in told]
    message, room = next((each for each in rooms if each[1] >= needed), rooms[-1])
    picture = replace(lowest, highest=max(LOWEST, min(room, HIGHEST)))
    return replace(message, pictures=shown(state, picture))


def first_line(context: MessageContext, happened: Since, *, in_public: bool) -> str:
    """The most important line; in public, of those that give nothing away. Empty if there is none."""
    return next((one.text for one in news(context, happened) if not (in_public and one.secret)), "")


def news(context: MessageContext, happened: Since) -> tuple[News, ...]:
    """Three to six lines, if there is that much to tell; none if nothing has happened."""
    unsorted = (*own_news(context, happened), *people_news(context, happened), *table_news(context, happened))
    told = sorted(unsorted, key=lambda one: one.weight)
    if not happened.episodes and all(one.weight in AS_IT_WAS for one in told):
        return ()
    matters = [one for one in told if one.weight < Weight.TURN][:MOST_LINES]
    turns = [one for one in told if one.weight is Weight.TURN]
    newest = turns[max(0, len(turns) - MOST_LINES + len(matters)) :]
    filling = [one for one in told if one.weight is Weight.FILLING]
    return (*matters, *newest, *filling[: max(0, FEWEST_LINES - len(matters) - len(newest))])


def _in_words(state: PanelState, text: str) -> Message:
    """A digest without its picture."""
    message = Message(text, rows=_rows(state))
    return with_way_back(state, message) if state.context.kept else message


def _texts(state: PanelState, happened: Since) -> Iterator[str]:
    """The text with all lines, and with fewer and fewer."""
    title, *lines = fitted(state.context, partial(_text, happened=happened), _ROOM).splitlines()
    if not lines:
        yield paragraphs(title, _nothing(state, happened))
        return
    for count in range(len(lines), min(len(lines), FEWEST_LINES) - 1, -1):
        yield "\n".join((title, *lines[:count]))


def _title(context: MessageContext, happened: Since) -> str:
    words = context.words
    if happened.own_turn:
        return words("digest-title", turn=happened.before.turn)
    return words("digest-title-start") if happened.from_start else words("digest-title-round")


def _text(context: MessageContext, happened: Since) -> str:
    told = (context.words("digest-line", news=one.text) for one in news(context, happened))
    return "\n".join([_title(context, happened), *told])


def _nothing(state: PanelState, happened: Since) -> str:
    """Nobody has played since: whose turn it is."""
    words, view = state.words, state.view
    if view.seat is not None and view.seat in view.to_act:
        return words("digest-nothing-your-turn")
    if not view.to_act or state.context.closed:
        return who_acts(state)
    names = listed(words, [state.context.name(seat) for seat in view.to_act])
    return words("digest-nothing", names=names, start="yes" if happened.from_start else "no")


def _rows(state: PanelState) -> tuple[Row, ...]:
    """What to do in a turn; the palace, the whole story, and everything else."""
    looks: list[Button] = [look_button(state.context, "log"), _more(state)]
    if state.view.seat is None:
        return rows_of(looks)
    acts = (*act_buttons(state), *place_buttons(state, state.aside), *end_button(state))
    return (*rows_of(acts), (palace_button(state), *looks))


def _more(state: PanelState) -> Button:
    return button(state, state.words("panel-button-more"), show("more"))
