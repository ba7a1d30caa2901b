"""The past, privately: the log page by page, the game position by position. Public facts only."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.message.custom_ids import HistoryButton, LogButton, PageButton
from bot.message.fitting import fits, fitted, paged
from bot.message.message_context import MessageContext
from bot.message.messages import LONGEST_OPTION, MOST_OPTIONS, Button, Menu, Message, Option, Row, Shown
from bot.public.story import event_lines, outcomes, story
from bot.table.episodes import Episode
from engine import Phase
from engine.transitions.events import GameEnded, LastTilesGiven, RoundScored
from render.alt_text.lengths import shortened
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture

LATEST: Final = -1
"""The page or position to begin with by default."""
_LONGEST_PAGE: Final = 1800


def log(context: MessageContext, history: Sequence[Episode], page: int = LATEST) -> Message:
    """The story line by line, newest last."""
    pages = paged((_log_line(context, past) for past in history), _LONGEST_PAGE)
    if not pages:
        return Message(context.words("look-log-empty"))
    at = _within(page, len(pages))
    heading = context.words("look-log", page=at + 1, pages=len(pages))
    return Message(f"{heading}\n{pages[at]}", rows=stepping(context, LogButton, at, len(pages)))


def position(context: MessageContext, history: Sequence[Episode], at: int = LATEST) -> Message:
    """The table after an episode, what happened in it, and buttons to step through the game."""
    at = _within(at, len(history))
    past = history[at]
    then = context.at(past.players)
    return Message(
        text=fitted(
            then,
            lambda naming: "\n".join([_heading(naming, past, at, len(history)), *event_lines(naming, past)]),
        ),
        pictures=(Shown(_picture(past), then.look),),
        rows=(*stepping(context, HistoryButton, at, len(history)), *_jumping(context, history, at)),
    )


def _jumping(context: MessageContext, history: Sequence[Episode], at: int) -> Iterator[Menu]:
    """A menu with the setup, the scorings, the end, and as many turns as it holds, evenly spread."""
    if len(history) == 1:
        return
    marked = {n for n, past in enumerate(history) if _is_mark(past)} | {0, at}
    others = [n for n in range(len(history)) if n not in marked]
    apart = -(-len(others) // (MOST_OPTIONS - len(marked))) or 1
    shown = sorted({*marked, *others[::apart]})
    options = tuple(
        Option(shortened(_jump(context, history[n]), LONGEST_OPTION), str(n), chosen=n == at) for n in shown
    )
    custom_id = str(HistoryButton(context.table_id, at, "jump"))
    yield Menu(custom_id, context.words("look-history-jump"), options)


def _is_mark(past: Episode) -> bool:
    return any(isinstance(event, RoundScored | LastTilesGiven | GameEnded) for event in past.events)


def _jump(context: MessageContext, past: Episode) -> str:
    """Where a line of the menu leads."""
    words = context.words
    if past.before is None or past.mover is None:
        return words("look-jump-setup")
    name = context.at(past.players).plain_name(past.mover)
    if any(isinstance(event, GameEnded) for event in past.events):
        return words("look-jump-end", turn=past.before.turn)
    scored = next((event for event in past.events if isinstance(event, RoundScored)), None)
    if scored is not None:
        return words("look-jump-scoring", round=scored.round, turn=past.before.turn, name=name)
    if past.before.phase is Phase.LAST_TILES or any(isinstance(e, LastTilesGiven) for e in past.events):
        return words("look-jump-last-tiles", name=name)
    return words("look-jump-turn", turn=past.before.turn, name=name)


def _log_line(context: MessageContext, past: Episode) -> str:
    def line(naming: MessageContext) -> str:
        told = " ".join([story(naming, past), *outcomes(naming, past)])
        if past.before is None:
            return naming.words("look-log-setup", story=told)
        return naming.words("look-log-turn", number=past.before.turn, story=told)

    said = fitted(context.at(past.players), line, room=_LONGEST_PAGE)
    assert fits(said, _LONGEST_PAGE), "with short names every line has room"
    return said


def _heading(context: MessageContext, past: Episode, at: int, of: int) -> str:
    words = context.words
    if past.before is None:
        return words("look-history-setup", at=at + 1, of=of)
    if past.before.phase is Phase.LAST_TILES:
        return words("look-history-last-tiles", at=at + 1, of=of)
    return words("look-history-turn", turn=past.before.turn, at=at + 1, of=of)


def _picture(past: Episode) -> TablePicture | TurnPicture:
    if past.mover is None or past.before is None:
        return TablePicture(past.after)
    return TurnPicture(past.after, past.mover, past.before)


def _within(at: int, of: int) -> int:
    return of - 1 if at == LATEST else max(0, min(at, of - 1))


def stepping(context: MessageContext, kind: type[PageButton], at: int, of: int) -> tuple[Row, ...]:
    """First, back, next, last: always all four, so that no button moves."""
    if of == 1:
        return ()
    words, last = context.words, of - 1

    def step(label: str, name: str, to: int) -> Button:
        custom_id = str(kind(context.table_id, to, name))
        return Button(label, custom_id, disabled=to == at)

    return (
        (
            step(words("look-first"), "first", 0),
            step(words("look-back"), "back", max(at - 1, 0)),
            step(words("look-next"), "next", min(at + 1, last)),
            step(words("look-last"), "last", last),
        ),
    )
