"""The scores of a finished game: what each scoring and each source gave, with all score sheets."""

from collections.abc import Iterator, Sequence
from functools import reduce

from bot.language.labels import kinds_label, place_label
from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Message, Shown
from bot.public.standings import imaginary, ranked
from bot.public.story import scores_after
from bot.table.episodes import Episode
from engine import Kind, Seat, View
from engine.transitions.events import RoundScored
from engine.transitions.score_lines import MAJORITY, Source
from render.alt_text.lists import enumerated
from render.pictures.sheet import ScoringSheet
from render.pictures.sheet_rows import in_order, source_name


def final_scores(context: MessageContext, history: Sequence[Episode]) -> Message:
    """Everybody's points by scoring and by source, and the sheets of all scorings."""
    view, sheets = history[-1].after, tuple(_sheets(history))
    return Message(
        text=fitted(context, lambda naming: "\n".join(_lines(naming, view, sheets))),
        pictures=tuple(Shown(sheet, context.look) for sheet in sheets),
    )


def _sheets(history: Sequence[Episode]) -> Iterator[ScoringSheet]:
    """The sheet of each scoring, with the palaces of that time."""
    before = (0,) * len(history[-1].after.scores)
    for past in history:
        for event in past.events:
            if isinstance(event, RoundScored):
                yield ScoringSheet(past.after, event.round, event.lines, before)
                before = scores_after(before, event)


def _lines(context: MessageContext, view: View, sheets: Sequence[ScoringSheet]) -> Iterator[str]:
    words = context.words
    yield words("look-scores")
    for place, seat in ranked(view, view.scores):
        gains = _gains(context, seat, sheets)
        yield words(
            "look-scores-final",
            place=place_label(words, place),
            name=context.name(seat),
            total=view.scores[seat],
            gains=gains,
        )
        yield from _sources(context, seat, sheets)
    for seat in imaginary(view):
        gains, total = _gains(context, seat, sheets), view.scores[seat]
        yield words("look-scores-final-imaginary", name=context.name(seat), total=total, gains=gains)
        yield from _sources(context, seat, sheets)


def _gains(context: MessageContext, seat: Seat, sheets: Sequence[ScoringSheet]) -> str:
    points = [str(sheet.gained[seat]) for sheet in sheets]
    return reduce(lambda first, second: context.words("look-scores-plus", first=first, second=second), points)


def _sources(context: MessageContext, seat: Seat, sheets: Sequence[ScoringSheet]) -> Iterator[str]:
    """What each source gave in the whole game, kinds first; without those that gave nothing."""
    words, points = context.words, dict[Source, int]()
    for line in (line for sheet in sheets for line in sheet.lines if line.seat == seat and line.points):
        points[line.source] = points.get(line.source, 0) + line.points
    others = sorted((source for source in points if source not in MAJORITY), key=in_order)
    names = {MAJORITY[kind]: kinds_label(words, kind) for kind in Kind}
    names |= {source: source_name(source, context.look) for source in others}
    told = [
        words("look-scores-source", source=name, points=points[source])
        for source, name in names.items()
        if source in points
    ]
    if told:
        yield words("look-scores-sources", sources=enumerated(words, told))
