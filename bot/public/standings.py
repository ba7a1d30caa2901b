"""How things stand: the six kinds, the modules, and how near the next scoring is."""

from collections.abc import Iterable, Iterator, Sequence

from bot.language.labels import kinds_label
from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.modules.registry import MODULES
from engine import Kind, Phase, ScoreLine, Seat, Tile, View, if_scored_now
from engine.transitions.score_lines import MAJORITY
from render.alt_text.lists import enumerated, set_apart


def kind_lines(context: MessageContext, view: View) -> tuple[str, ...]:
    """How many tiles of each kind the players have: "Towers: Ana 3, Ben 2 · 4 unseen"."""
    lines = if_scored_now(view)
    return tuple(_kind(context, view, kind, majority(lines, kind)) for kind in Kind)


def kind_lines_in_short(context: MessageContext, view: View) -> tuple[str, ...]:
    """The same in small print; kinds without an owner share a line."""
    words, lines = context.words, if_scored_now(view)
    owned = [kind for kind in Kind if majority(lines, kind)]
    told = [_kind(context, view, kind, majority(lines, kind)) for kind in owned]
    if len(owned) < len(Kind):
        told.append(_unowned(context, view, [kind for kind in Kind if kind not in owned]))
    return tuple(words("post-small", line=line) for line in told)


def module_lines(context: MessageContext, view: View) -> Iterator[str]:
    """What players have of each module, and what is left."""
    return MODULES.collect(lambda module: module.table_lines(context, view))


def module_lines_in_short(context: MessageContext, view: View) -> Iterator[str]:
    """The same, without modules of which nobody has anything."""
    return MODULES.collect(lambda module: module.table_lines(context, view) if module.is_held(view) else ())


def belongings(context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
    """What a player has of the modules, with secrets only where the view shows them."""
    return MODULES.collect(lambda module: module.belongings(context, view, seat))


def owned_by(context: MessageContext, seat: Seat, what: str) -> str:
    """What a player has: "Ana: white 2, brown 1"."""
    return context.words("kept-owned", name=context.short_name(seat), what=what)


def owners_or_nobody(words: Words, owned: Sequence[str]) -> str:
    """What all players have, or "nobody"."""
    return set_apart(words, owned) if owned else words("post-kind-nobody")


def majority(lines: Sequence[ScoreLine], kind: Kind) -> tuple[ScoreLine, ...]:
    """The lines of one kind, best first."""
    return tuple(line for line in lines if line.source == MAJORITY[kind])


def scoring_ahead(context: MessageContext, view: View) -> str:
    """How near the next scoring is; empty once the game is over."""
    words = context.words
    if view.phase is Phase.OVER:
        return ""
    if view.phase is Phase.LAST_TILES:
        return words("post-scoring-after-last-tiles")
    if not view.scoring_cards:
        return words("post-scoring-last", tiles=view.bag_size)
    ahead = view.scoring_cards[0]
    if ahead.nearest == ahead.farthest:
        return words("post-scoring-at", round=ahead.card.value, above=ahead.nearest)
    return words(
        "post-scoring-within", round=ahead.card.value, nearest=ahead.nearest, farthest=ahead.farthest
    )


def ranked(view: View, scores: Sequence[int]) -> Iterator[tuple[int, Seat]]:
    """The players with their places, best first; imaginary ones have none (D2)."""
    players = scores[: len(view.players)]
    for seat in sorted(range(len(players)), key=lambda seat: -players[seat]):
        yield place_of(players, seat), Seat(seat)


def place_of(scores: Sequence[int], seat: int) -> int:
    """The place of a seat: one more than the players ahead of it."""
    return 1 + sum(score > scores[seat] for score in scores)


def seats_of(view: View) -> Iterable[Seat]:
    """The seats of the players."""
    return map(Seat, range(len(view.players)))


def imaginary(view: View) -> Iterator[Seat]:
    """The seats of imaginary players, after all others."""
    return map(Seat, range(len(view.players), len(view.scores)))


def imaginary_tiles(view: View) -> Iterator[Tile]:
    """The tiles of imaginary players."""
    return MODULES.collect(lambda module: module.imaginary_tiles(view))


def _kind(context: MessageContext, view: View, kind: Kind, lines: Sequence[ScoreLine]) -> str:
    words = context.words
    name, counts = kinds_label(words, kind), _counts(context, lines)
    if not view.bag_size:
        return words("post-kind-all-seen", kind=name, counts=counts)
    return words("post-kind", kind=name, counts=counts, unseen=view.unseen[kind])


def _unowned(context: MessageContext, view: View, kinds: Sequence[Kind]) -> str:
    words = context.words
    named = [kinds_label(words, kind) for kind in kinds]
    if view.bag_size:
        named = [
            words("post-kind-unseen", kind=name, unseen=view.unseen[kind])
            for name, kind in zip(named, kinds, strict=True)
        ]
    return words("post-kinds-nobody", kinds=enumerated(words, named))


def _counts(context: MessageContext, lines: Sequence[ScoreLine]) -> str:
    words = context.words
    if not lines:
        return words("post-kind-nobody")
    counts = [words("post-kind-count", name=context.short_name(x.seat), count=x.count) for x in lines]
    return enumerated(words, counts)
