"""A poster in words: who won, how everybody stands, and what their palaces are made of."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.position.pieces import Kind
from engine.views.standings import standings
from render.alt_text.telling import Names, told_with_names
from render.base.look import Look
from render.modules.registry import collect, modules_at, wall_figure
from render.parts.medals import imaginary, rank_text, ranked

if TYPE_CHECKING:
    from render.pictures.poster import Poster


def told_poster(poster: "Poster", look: Look) -> str:
    """The whole poster in words."""

    def tell(first: Names, later: Names) -> str:
        return " ".join(
            (
                _winners(poster, look, first),
                look.words("poster-told-standings", standings="; ".join(_standings(poster, look, later))),
                _palaces(poster, look, later),
                *_imaginary(poster, look, later),
                *_of_modules(poster, look, later),
            )
        )

    return told_with_names(look, len(poster.view.scores), tell)


def _winners(poster: "Poster", look: Look, names: Names) -> str:
    winners = [seat for place, seat in ranked(poster.view, poster.view.scores) if place == 1]
    total = poster.view.scores[winners[0]]
    if len(winners) == 1:
        return look.words("poster-winner", name=names[winners[0]], total=total)
    *others, last = (names[seat] for seat in winners)
    both = look.words("poster-names", others=", ".join(others), last=last)
    return look.words("poster-winners", names=both, total=total)


def _standings(poster: "Poster", look: Look, names: Names) -> Iterator[str]:
    for place, seat in ranked(poster.view, poster.view.scores):
        place_word = rank_text(place, look)
        total = poster.view.scores[seat]
        yield look.words("chart-told-standing", place=place_word, name=names[seat], total=total)


def _palaces(poster: "Poster", look: Look, names: Names) -> str:
    stand = standings(poster.view)
    palaces = [
        look.words(
            "poster-told-palace",
            name=names[seat],
            counts=_counts(stand[seat].counts),
            wall=wall_figure(poster.view.players[seat].palace.longest_wall),
        )
        for _, seat in ranked(poster.view, poster.view.scores)
    ]
    kinds = ", ".join(look.words(f"kinds-{kind.name.lower()}") for kind in Kind)
    return look.words("poster-told-palaces", kinds=kinds, palaces=", ".join(palaces))


def _imaginary(poster: "Poster", look: Look, names: Names) -> Iterator[str]:
    for seat in imaginary(poster.view, poster.view.scores):
        standing = standings(poster.view)[seat]
        counts = _counts(standing.counts)
        yield look.words("poster-told-imaginary", name=names[seat], total=standing.score, counts=counts)


def _of_modules(poster: "Poster", look: Look, names: Names) -> tuple[str, ...]:
    view = poster.view
    seats = [seat for _, seat in ranked(view, view.scores)]
    return collect(module.poster_told(view, look, names, seats) for module in modules_at(view))


def _counts(counts: tuple[int, ...]) -> str:
    return "/".join(map(str, counts))
