"""Private looks at public facts: palaces, scores, and money that was seen."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from bot.language.labels import credit_label, kinds_label, purse_label, tiles_label
from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Message, Shown
from bot.message.wall_labels import wall_label
from bot.modules.registry import MODULES
from bot.public.game_posts import score_lines
from bot.public.scoring_post import scoring_lines
from bot.public.standings import belongings, imaginary_tiles
from bot.table.agreement import MemoryAid
from engine import Card, Currency, Kind, Ledger, Seat, View, coming_round, if_scored_now
from engine.views.standings import counted
from render.alt_text.lists import enumerated
from render.pictures.palace import PalacePicture
from render.pictures.sheet import ScoringSheet


def palace(context: MessageContext, view: View, seat: Seat) -> Message:
    """A palace and what lies beside it."""
    if seat >= len(view.players):
        return Message(_imaginary(context, view, seat))
    return Message(
        text="\n".join(_palace(context, view, seat)),
        pictures=(Shown(PalacePicture(view, seat), context.look),),
    )


def scores(context: MessageContext, view: View) -> Message:
    """The scores in a running game, and what a scoring would give now."""
    text = fitted(context, lambda naming: "\n".join(_scores(naming, view)), room=1100)
    lines = if_scored_now(view)
    coming = coming_round(view)
    sheet = ScoringSheet(view, coming, lines, view.scores, if_now=True)

    def now(naming: MessageContext) -> str:
        return "\n".join(
            [
                context.words("look-scores-now", round=coming),
                context.words("post-scoring-legend"),
                *scoring_lines(naming, view, lines),
            ]
        )

    return Message(
        text=text,
        pictures=(Shown(sheet, context.look),),
        below=fitted(context, now, room=2900),
    )


def memory(context: MessageContext, view: View, known: Ledger, aid: MemoryAid) -> Message:
    """The money that players must hold, as far as the table agreed to a memory aid."""
    if aid is MemoryAid.OFF:
        return Message(context.words("look-memory-off"))
    told = _purse if aid is MemoryAid.LEDGER else _numbers
    return Message(fitted(context, lambda naming: "\n".join(_memory(naming, view, known, told))))


def _palace(context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
    words, player = context.words, view.players[seat]
    yield words("look-palace", name=context.name(seat))
    yield words(
        "look-palace-sums",
        points=view.scores[seat],
        wall=wall_label(words, player.palace.longest_wall),
        cards=words("cards-count", count=player.hand_size),
    )
    held = counted(view, seat, player.palace)
    counts = [(kind, held[kind]) for kind in Kind if held[kind]]
    kinds = [words("look-palace-kind", kind=kinds_label(words, kind), count=count) for kind, count in counts]
    if kinds:
        yield words("look-palace-kinds", kinds=enumerated(words, kinds))
    elif not player.palace.tiles:
        yield words("look-palace-empty")
    if player.reserve:
        yield words("look-palace-reserve", tiles=tiles_label(words, player.reserve))
    if player.aside:
        yield words("look-palace-aside", tiles=tiles_label(words, player.aside))
    yield from belongings(context, view, seat)


def _imaginary(context: MessageContext, view: View, seat: Seat) -> str:
    return context.words(
        "look-imaginary",
        name=context.name(seat),
        tiles=tiles_label(context.words, imaginary_tiles(view)),
        points=view.scores[seat],
    )


def _scores(context: MessageContext, view: View) -> Iterator[str]:
    yield context.words("look-scores")
    yield from score_lines(context, view)


Telling = Callable[[MessageContext, Sequence[Card]], str]


def _memory(context: MessageContext, view: View, known: Ledger, told: Telling) -> Iterator[str]:
    words = context.words
    yield words("look-memory")
    for seat, hand in enumerate(known.hands):
        cards = enumerated(words, [told(context, hand), *_credits(context, view, Seat(seat))])
        yield words("look-memory-hand", name=context.name(Seat(seat)), cards=cards)
    yield words("look-memory-discard", cards=told(context, known.discard))
    yield words("look-memory-deck", cards=told(context, known.deck))


def _credits(context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
    for credit in MODULES.collect(lambda module: module.credits(view, seat)):
        yield credit_label(context.words, credit)


def _purse(context: MessageContext, cards: Sequence[Card]) -> str:
    return purse_label(context.words, cards)


def _numbers(context: MessageContext, cards: Sequence[Card]) -> str:
    words = context.words
    held = Counter(card.currency for card in cards)
    numbers = [words(f"look-memory-{c.name.lower()}", count=held[c]) for c in Currency if held[c]]
    return enumerated(words, numbers) if numbers else words("cards-none")
