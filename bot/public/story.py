"""The story of a game: what happened in an episode, in one line, and what it led to."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import assert_never

from bot.language.labels import (
    cell_label,
    enumerated,
    listed,
    signed,
    sum_label,
    wall_label,
)
from bot.language.words import Words, kebab
from bot.message.emoji_labels import shown_apart, shown_cards, shown_payment, shown_tile
from bot.message.message_context import MessageContext
from bot.modules.registry import MODULES
from bot.table.episodes import Episode, Seen
from engine import Card, Concealed, Phase, ScoringCard, Seat, totals
from engine.position.pieces import total
from engine.transitions.events import (
    DisplayRefilled,
    GameEnded,
    HandsDealt,
    LastTilesGiven,
    MarketRefilled,
    MoneyTaken,
    RoundScored,
    StartPlayerFound,
    StepEvent,
    TileAdded,
    TileBought,
    TilePlaced,
    TileReserved,
    TilesSwapped,
    TileTakenBack,
)
from engine.views.view import Secret


def story(context: MessageContext, episode: Episode) -> str:
    """The episode in one line: who did what, in order, and how the wall has changed."""
    mover = episode.mover
    if mover is None or episode.before is None:
        return _setup(context, episode)
    words, name = context.words, context.name(mover)
    done = _in_turn(words, tuple(_deeds(words, episode)) or (words("story-passes"),))
    last = episode.before.phase is Phase.LAST_TILES
    length = episode.after.players[mover].palace.longest_wall.length
    before = episode.before.players[mover].palace.longest_wall.length
    if length == before:
        said = words("story-last-tiles" if last else "story-turn", name=name, deeds=done)
    else:
        wall = wall_label(words, length, before)
        said = words("story-last-tiles-wall" if last else "story-turn-wall", name=name, deeds=done, wall=wall)
    return " ".join((said, *MODULES.collect(lambda module: module.afterwards(context, episode))))


def news(context: MessageContext, episode: Episode) -> tuple[str, ...]:
    """What was drawn from deck and bag at the end of a turn, a sentence each."""
    words = context.words
    said = [sentence for event in episode.events for sentence in _new(words, event)]
    cards = [card for card in _drawn(episode.events) if isinstance(card, Card)]
    if cards:
        said.append(words("story-new-money", cards=shown_cards(words, cards)))
    return tuple(said)


def outcomes(context: MessageContext, episode: Episode) -> tuple[str, ...]:
    """What else it led to, a sentence each: scorings, the last tiles, the end, events of modules."""
    before = (0,) * len(episode.after.scores) if episode.before is None else episode.before.scores
    said: list[str] = []
    for event in episode.events:
        said += _outcome(context, event, before)
        if isinstance(event, RoundScored):
            before = scores_after(before, event)
    return tuple(said)


def scores_after(before: Sequence[int], scored: RoundScored) -> tuple[int, ...]:
    """The scores after a scoring."""
    gained = totals(scored.lines, len(before))
    return tuple(old + new for old, new in zip(before, gained, strict=True))


def event_lines(context: MessageContext, episode: Episode) -> tuple[str, ...]:
    """Everything that happened in an episode, a line each."""
    return (story(context, episode), *news(context, episode), *outcomes(context, episode))


# The setup


def _setup(context: MessageContext, episode: Episode) -> str:
    hands = opening_hands(episode)
    for event in episode.events:
        if isinstance(event, StartPlayerFound):
            hand = hands[event.seat]
            return context.words(
                f"story-starts-{kebab(event.reason.name)}",
                name=context.name(event.seat),
                cards=len(hand),
                total=total(hand),
            )
    raise ValueError("no setup without a start player")


def opening_hands(episode: Episode) -> tuple[tuple[Card, ...], ...]:
    """The hands that were dealt openly."""
    return next(event.hands for event in episode.events if isinstance(event, HandsDealt))


# Deeds


def _deeds(words: Words, episode: Episode) -> Iterator[str]:
    """What the player did, in order; buying a tile and placing it at once is one deed."""
    steps = [event for event in episode.events if _is_deed(event)]
    if (whole := MODULES.first(lambda module: module.turn_in_one(words, steps))) is not None:
        yield whole
        return
    if sum(hasattr(step, "square") for step in steps) > 1:
        yield from _several(words, steps)
        return
    told = None
    for step, following in pairwise([*steps, None]):
        assert step is not None, "only the last one is followed by nothing"
        if step is told:
            continue
        settled = _bought_and_settled(words, step, following)
        if settled is not None:
            told = following
        yield settled or _deed(words, step)


def _several(words: Words, steps: Sequence[Seen]) -> Iterator[str]:
    """The deeds of a turn with several purchases; like ones in a row are told in one."""
    for kind, run in groupby(steps, key=type):
        alike = list(run)
        if len(alike) > 1 and kind is TileBought:
            yield words("story-buys-several", purchases=listed(words, [_purchase(words, x) for x in alike]))
        elif len(alike) > 1 and kind is TilePlaced:
            yield words("story-places-several", tiles=listed(words, [_placed(words, x) for x in alike]))
        else:
            yield from (_deed(words, step) for step in alike)


def _purchase(words: Words, bought: Seen) -> str:
    assert isinstance(bought, TileBought), "only purchases are paid"
    amount = shown_payment(words, bought.cards)
    return words("story-purchase", exact=_exact(bought), sum=amount, tile=shown_tile(words, bought.tile))


def _placed(words: Words, placed: Seen) -> str:
    assert isinstance(placed, TilePlaced), "only tiles are placed"
    return words("story-placed", tile=shown_tile(words, placed.tile), cell=cell_label(placed.cell))


def _is_deed(event: Seen) -> bool:
    owner = MODULES.owner(event)
    return isinstance(event, StepEvent if owner is None else owner.deeds)


def _in_turn(words: Words, deeds: Sequence[str]) -> str:
    if len(deeds) == 1:
        return deeds[0]
    return words("story-then", first=enumerated(words, deeds[:-1]), last=deeds[-1])


def _bought_and_settled(words: Words, bought: Seen, settled: Seen | None) -> str | None:
    """A purchase and what was done with its tile right after it; None if these are no such pair."""
    if not isinstance(bought, TileBought) or settled is None:
        return None
    tile, amount, exact = shown_tile(words, bought.tile), shown_payment(words, bought.cards), _exact(bought)
    match settled:
        case TilePlaced(cell=cell):
            at = cell_label(cell)
            return words("story-buys-and-places", exact=exact, sum=amount, tile=tile, cell=at)
        case TileReserved():
            return words("story-buys-and-reserves", exact=exact, sum=amount, tile=tile)
        case _:
            owner = MODULES.owner(settled)
            return None if owner is None else owner.bought_and_settled(words, bought, settled)


def _deed(words: Words, deed: Seen) -> str:
    if (owner := MODULES.owner(deed)) is not None:
        return owner.deed(words, deed)
    assert isinstance(deed, StepEvent), "the core has no other deeds"
    return _core_deed(words, deed)


def _core_deed(words: Words, deed: StepEvent) -> str:
    match deed:
        case MoneyTaken(cards=cards):
            return words("story-takes", cards=shown_cards(words, cards))
        case TileBought(tile=tile, cards=cards):
            amount = shown_payment(words, cards)
            return words("story-buys", exact=_exact(deed), sum=amount, tile=shown_tile(words, tile))
        case TileAdded(tile=tile, cell=cell):
            return words("story-adds", tile=shown_tile(words, tile), cell=cell_label(cell))
        case TileTakenBack(tile=tile, cell=cell):
            return words("story-takes-back", tile=shown_tile(words, tile), cell=cell_label(cell))
        case TilesSwapped(tile=tile, removed=removed, cell=cell):
            new, gone = shown_tile(words, tile), shown_tile(words, removed)
            return words("story-swaps", tile=new, removed=gone, cell=cell_label(cell))
        case TilePlaced(tile=tile, cell=cell):
            return words("story-places", tile=shown_tile(words, tile), cell=cell_label(cell))
        case TileReserved(tile=tile):
            return words("story-reserves", tile=shown_tile(words, tile))
        case _:
            assert_never(deed)


def _exact(bought: TileBought) -> str:
    return "yes" if bought.paid_exactly else "no"


# What follows


def _new(words: Words, event: Seen) -> Iterator[str]:
    match event:
        case Concealed(Secret.RESHUFFLE, size):
            yield words("story-reshuffled", count=size)
        case DisplayRefilled(drawn):
            for card in drawn:
                if isinstance(card, ScoringCard):
                    yield words("story-scoring-card", round=card.value)
        case MarketRefilled(tiles):
            new = [
                words(
                    "story-new-tile",
                    tile=shown_tile(words, tile),
                    sum=sum_label(words, square.currency, tile.price),
                )
                for square, tile in tiles
            ]
            yield words("story-new-tiles", tiles=enumerated(words, new))
        case _:
            return


def _drawn(events: Sequence[Seen]) -> Iterator[Card | ScoringCard]:
    for event in events:
        if isinstance(event, DisplayRefilled):
            yield from event.drawn


def _outcome(context: MessageContext, event: Seen, before: Sequence[int]) -> Iterator[str]:
    words = context.words
    match event:
        case RoundScored(scoring_round):
            yield words("story-scored", round=scoring_round, gains=_gains(context, event, before))
        case LastTilesGiven(tiles):
            yield _last_tiles(context, event) if tiles else words("story-no-last-tiles")
        case GameEnded(scores, winners):
            yield won(context, scores, winners)
        case _ if (owner := MODULES.owner(event)) is not None:
            yield from owner.outcome(context, event)
        case _:
            return


def won(context: MessageContext, scores: Sequence[int], winners: Sequence[Seat]) -> str:
    """Who has won."""
    names = listed(context.words, [context.name(seat) for seat in winners])
    return context.words("story-won", count=len(winners), names=names, points=scores[winners[0]])


def _gains(context: MessageContext, scored: RoundScored, before: Sequence[int]) -> str:
    gained, after = totals(scored.lines, len(before)), scores_after(before, scored)
    return enumerated(
        context.words,
        [
            context.words(
                "story-gain",
                name=context.name(Seat(seat)),
                points=signed(gained[seat]),
                total=after[seat],
            )
            for seat in range(len(before))
        ],
    )


def _last_tiles(context: MessageContext, given: LastTilesGiven) -> str:
    words = context.words
    shares = []
    for last in given.tiles:
        tile = shown_apart(words, last.tile)
        if last.winner is None:
            shares.append(words("story-last-tile-left", tile=tile))
        else:
            shares.append(words("story-last-tile", tile=tile, name=context.name(last.winner)))
    return words("story-last-tiles-given", tiles=enumerated(words, shares))
