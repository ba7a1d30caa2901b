"""Private looks at what everybody may know: palaces, scores, and the money that was seen."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from bot.language.labels import credit_label, enumerated, kinds_label, purse_label, tiles_label, wall_label
from bot.message.fitting import fitted
from bot.message.messages import Message, Shown
from bot.message.occasion import Occasion
from bot.public.announce import score_lines
from bot.public.announce_scoring import scoring_lines
from bot.public.module_words import belongings
from bot.table.agreement import MemoryAid
from bot.table.expansion import credit_of
from engine import Card, Currency, DirkTiles, Kind, Ledger, Phase, Seat, View, coming_round, if_scored_now
from engine.position.state import slice_of
from render.facts.expansion import counted
from render.pictures.palace import PalacePicture
from render.pictures.sheet import ScoringSheet


def palace(occasion: Occasion, view: View, seat: Seat) -> Message:
    """Somebody's palace and what lies beside it."""
    if seat >= len(view.players):
        return Message(_imaginary(occasion, view, seat))
    return Message(
        text="\n".join(_palace(occasion, view, seat)),
        pictures=(Shown(PalacePicture(view, seat), occasion.look),),
    )


def scores(occasion: Occasion, view: View) -> Message:
    """The scores, and what the next scoring would give if it came now."""
    text = fitted(occasion, lambda naming: "\n".join(_scores(naming, view)), room=1100)
    if view.phase is Phase.OVER:
        return Message(text)
    lines = if_scored_now(view)
    coming = coming_round(view)
    sheet = ScoringSheet(view, coming, lines, view.scores, if_now=True)

    def now(naming: Occasion) -> str:
        return "\n".join(
            [
                occasion.words("look-scores-now", round=coming),
                occasion.words("post-scoring-legend"),
                *scoring_lines(naming, view, lines),
            ]
        )

    return Message(
        text=text,
        pictures=(Shown(sheet, occasion.look),),
        below=fitted(occasion, now, room=2900),
    )


def memory(occasion: Occasion, view: View, known: Ledger, aid: MemoryAid) -> Message:
    """Who must hold what, as far as the table has agreed to be reminded."""
    if aid is MemoryAid.OFF:
        return Message(occasion.words("look-memory-off"))
    told = _purse if aid is MemoryAid.LEDGER else _numbers
    return Message(fitted(occasion, lambda naming: "\n".join(_memory(naming, view, known, told))))


def _palace(occasion: Occasion, view: View, seat: Seat) -> Iterator[str]:
    words, player = occasion.words, view.players[seat]
    yield words("look-palace", name=occasion.name(seat))
    yield words(
        "look-palace-sums",
        points=view.scores[seat],
        wall=wall_label(words, player.palace.longest_wall.length),
        cards=words("cards-count", count=player.hand_size),
    )
    held = counted(view, seat, player.palace)
    counts = [(kind, held[kind]) for kind in reversed(Kind) if held[kind]]
    kinds = [words("look-palace-kind", kind=kinds_label(words, kind), count=count) for kind, count in counts]
    if kinds:
        yield words("look-palace-kinds", kinds=enumerated(words, kinds))
    elif not player.palace.tiles:
        yield words("look-palace-empty")
    if player.reserve:
        yield words("look-palace-reserve", tiles=tiles_label(words, player.reserve))
    if player.aside:
        yield words("look-palace-aside", tiles=tiles_label(words, player.aside))
    yield from belongings(occasion, view, seat)


def _imaginary(occasion: Occasion, view: View, seat: Seat) -> str:
    tiles = slice_of(view.slices, DirkTiles).tiles
    return occasion.words(
        "look-imaginary",
        name=occasion.name(seat),
        tiles=tiles_label(occasion.words, tiles),
        points=view.scores[seat],
    )


def _scores(occasion: Occasion, view: View) -> Iterator[str]:
    yield occasion.words("look-scores")
    yield from score_lines(occasion, view)


Telling = Callable[[Occasion, Sequence[Card]], str]


def _memory(occasion: Occasion, view: View, known: Ledger, told: Telling) -> Iterator[str]:
    words = occasion.words
    yield words("look-memory")
    for seat, hand in enumerate(known.hands):
        cards, credit = told(occasion, hand), credit_of(view, Seat(seat))
        if credit is not None:
            cards = enumerated(words, [cards, credit_label(words, credit)])
        yield words("look-memory-hand", name=occasion.name(Seat(seat)), cards=cards)
    yield words("look-memory-discard", cards=told(occasion, known.discard))
    yield words("look-memory-deck", cards=told(occasion, known.deck))


def _purse(occasion: Occasion, cards: Sequence[Card]) -> str:
    return purse_label(occasion.words, cards)


def _numbers(occasion: Occasion, cards: Sequence[Card]) -> str:
    words = occasion.words
    held = Counter(card.currency for card in cards)
    numbers = [words(f"look-memory-{c.name.lower()}", count=held[c]) for c in Currency if held[c]]
    return enumerated(words, numbers) if numbers else words("cards-none")
