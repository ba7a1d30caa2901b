"""A score sheet in words: who stands where, then kind by kind, then walls and the rest."""

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from engine.position.catalogue import place_points
from engine.position.pieces import Kind
from engine.transitions.score_lines import MAJORITY, ScoreLine, Source
from render.alt_text.telling import Names, told_with_names
from render.base.look import Look
from render.modules.registry import collect, modules_at
from render.parts.medals import imaginary, rank_text, ranked
from render.parts.sheet_rows import source_name

if TYPE_CHECKING:
    from render.pictures.sheet import ScoringSheet


def told_sheet(sheet: "ScoringSheet", look: Look) -> str:
    """The whole sheet in words."""

    def tell(first: Names, later: Names) -> str:
        head = f"{sheet.title(look)}: {'; '.join(_standings(sheet, look, first))}."
        parts = (_majorities, _others, _of_modules)
        return " ".join((head, *(told for part in parts for told in part(sheet, look, later))))

    return told_with_names(look, len(sheet.before), tell)


def _standings(sheet: "ScoringSheet", look: Look, names: Names) -> Iterator[str]:
    climbs = sheet.climbs()
    for place, seat in ranked(sheet.view, sheet.after):
        standing = look.words(
            "sheet-told-standing",
            place=rank_text(place, look),
            name=names[seat],
            total=sheet.after[seat],
            gained=sheet.gained[seat],
        )
        if climbs[seat]:
            moved = "sheet-told-up" if climbs[seat] > 0 else "sheet-told-down"
            standing = look.words(moved, standing=standing, places=abs(climbs[seat]))
        yield standing
    for seat in imaginary(sheet.view, sheet.after):
        yield look.words(
            "sheet-told-imaginary", name=names[seat], total=sheet.after[seat], gained=sheet.gained[seat]
        )


def _majorities(sheet: "ScoringSheet", look: Look, names: Names) -> Iterator[str]:
    for kind in Kind:
        worth = "/".join(map(str, place_points(sheet.scoring_round, kind)))
        title = look.words(f"kinds-{kind.name.lower()}")
        lines = _lines(sheet, MAJORITY[kind])
        if lines:
            groups = "; ".join(_groups(lines, look, names))
            yield look.words("sheet-told-kind", kind=title, worth=worth, groups=groups)
        else:
            yield look.words("sheet-told-nobody", kind=title, worth=worth)


def _groups(lines: list[ScoreLine], look: Look, names: Names) -> Iterator[str]:
    """Those who share a place are told together."""
    for place, sharing in groupby(sorted(lines, key=lambda line: line.place), key=lambda line: line.place):
        tied = list(sharing)
        yield look.words(
            "sheet-told-group",
            place=rank_text(place, look),
            names=" + ".join(names[line.seat] for line in tied),
            count=tied[0].count,
            points=tied[0].points,
        )


def _others(sheet: "ScoringSheet", look: Look, names: Names) -> Iterator[str]:
    for source in sheet.others:
        entries = [_entry(line, look, names[line.seat]) for line in _lines(sheet, source)]
        if entries:
            title = source_name(source, look)
            yield look.words("sheet-told-source", source=title, entries="; ".join(entries))


def _of_modules(sheet: "ScoringSheet", look: Look, names: Names) -> tuple[str, ...]:
    view = sheet.view
    return collect(module.sheet_told(view, look, names) for module in modules_at(view))


def _entry(line: ScoreLine, look: Look, name: str) -> str:
    if line.count == line.points:
        return look.words("sheet-told-length", name=name, points=line.points)
    return look.words("sheet-told-entry", name=name, count=line.count, points=line.points)


def _lines(sheet: "ScoringSheet", source: Source) -> list[ScoreLine]:
    return [line for line in sheet.lines if line.source == source]
