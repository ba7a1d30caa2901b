"""Rules cards: a rule in two small pictures, one that keeps it and one that breaks it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.judge.errors import CoreReason
from engine.judge.judgements import not_buildable
from engine.position.catalogue import place_points
from engine.position.pieces import Kind
from engine.text.piece_notation import print_cell
from render.alt_text.fitted_alt_text import Listing, spoken
from render.alt_text.names import cards_told, full_tile_name, kind_name
from render.alt_text.palace_words import named_cells
from render.art.money import CardArt
from render.art.signs import KindArt
from render.art.ticks_and_crosses import TurnedArt, VerdictArt
from render.art.tiles import TileArt
from render.base.lettering import wrapped
from render.base.look import Look
from render.base.scene import Box, Face, Fill, Mark, Plate, Scene, Sprite, Text, Type
from render.base.theme import Role
from render.parts.board import board
from render.parts.cell_marks import crossed_side, verdict
from render.parts.column import GAP, INNER, WIDE, Column
from render.parts.fitted_text import figure, line
from render.pictures.rule_examples import BUILDINGS, PAYMENTS, Building, Paying, Rule
from render.pictures.why_not import wrong_marks

_CAPTION: Final = Type(Face.TEXT, 40)
_AROUND: Final = 40
_PAID: Final = 290
_LINE: Final = 50


@dataclass(frozen=True)
class RulePicture:
    """A rule of the game with examples."""

    name: ClassVar[str] = "rule"

    rule: Rule

    def scene(self, look: Look) -> Scene:
        column = Column()
        column.marks += _title(column, look, self.rule)
        if self.rule is Rule.PLACES:
            column.marks += _points(column, look)
        else:
            self._lay_examples(column, look)
        return Scene(WIDE, column.height, Role.PAPER, tuple(column.marks))

    def alt_text(self, look: Look) -> str:
        return spoken(look.words, self._facts(look))

    def _lay_examples(self, column: Column, look: Look) -> None:
        captions = [
            wrapped(_caption_of(look, self.rule, good=good), _CAPTION, (INNER - GAP) // 2 - 132)
            for good in (True, False)
        ]
        low = max(map(len, captions)) * _LINE + 32
        halves = column.take(_picture_height(self.rule) + low).columns(2, GAP)
        for half, good, lines in zip(halves, (True, False), captions, strict=True):
            picture = Box(half.x, half.y, half.w, half.h - low)
            role = Role.GOOD if good else Role.BAD
            column.marks.append(Plate(half, role, Role.PAPER, 24))
            column.marks.append(Plate(picture.inset(8), Role.GARDEN_BED, role, 18))
            column.marks += _example(self.rule, picture.inset(12), good=good)
            column.marks += _caption(Box(half.x, picture.bottom, half.w, low), lines, good=good)

    def _facts(self, look: Look) -> Iterator[str | Listing]:
        yield look.words("rule-card-alt", title=_title_of(look, self.rule))
        if self.rule is Rule.PLACES:
            for scoring_round in (1, 2, 3):
                items = tuple(
                    f"{kind_name(look, kind)} {'/'.join(map(str, place_points(scoring_round, kind)))}"
                    for kind in Kind
                )
                yield Listing(look.words("rule-card-round", number=scoring_round), items)
            return
        for good in (True, False):
            yield _verdict(look, self.rule, good=good)
            yield from _told(look, self.rule, good=good)


def _caption_of(look: Look, rule: Rule, *, good: bool) -> str:
    return look.words(f"rule-card-caption-{_name(rule)}-{'yes' if good else 'no'}")


def _verdict(look: Look, rule: Rule, *, good: bool) -> str:
    """A caption after what it means: back-to-back walls are allowed, but do not count."""
    caption = _caption_of(look, rule, good=good)
    if rule in (Rule.WALL, Rule.EXACT_PAYMENT):
        return look.words("rule-card-counts" if good else "rule-card-counts-not", caption=caption)
    return look.words("rule-card-yes" if good else "rule-card-no", caption=caption)


def _title_of(look: Look, rule: Rule) -> str:
    return look.words(f"rule-card-title-{_name(rule)}")


def _name(rule: Rule) -> str:
    return rule.name.lower().replace("_", "-")


def _picture_height(rule: Rule) -> int:
    """As high as the higher one of the two examples."""
    if rule in PAYMENTS:
        return _PAID
    room = Box(0, 0, (INNER - GAP) // 2, 600).inset(12)
    boards = [board(example.result, room, coordinates=False) for example in BUILDINGS[rule]]
    return max(laid.box.h for laid in boards) + 2 * _AROUND


def _title(column: Column, look: Look, rule: Rule) -> Iterator[Mark]:
    box = column.take(104)
    yield Plate(box, Role.BAND, Role.PAPER, 24)
    yield line(
        box.inset(28, 0), _title_of(look, rule), 56, ink=Role.BAND_INK, ground=Role.BAND, face=Face.TITLE
    )


def _caption(box: Box, lines: list[str], *, good: bool) -> Iterator[Mark]:
    ink, ground = (Role.GOOD_INK, Role.GOOD) if good else (Role.BAD_INK, Role.BAD)
    yield Sprite(Box(box.x + 20, box.y + (box.h - 72) // 2, 72, 72), VerdictArt(good), ground)
    top = box.y + (box.h - _LINE * len(lines)) // 2
    for n, words in enumerate(lines):
        yield Text(Box(box.x + 112, top + n * _LINE, box.w - 132, _LINE), words, _CAPTION, ink, ground)


def _example(rule: Rule, box: Box, *, good: bool) -> Iterator[Mark]:
    if rule in PAYMENTS:
        yield from _paid(PAYMENTS[rule][0 if good else 1], box)
        return
    example = BUILDINGS[rule][0 if good else 1]
    if rule is Rule.WALL:
        yield from _walls(example, box, good=good)
        return
    laid = board(example.result, box, coordinates=False, wall=False)
    yield from laid.marks
    refused, cell = not_buildable(example.palace, example.tile, example.cell), laid.cell(example.cell)
    if refused and refused.reason is not CoreReason.NOT_JOINED:
        yield from wrong_marks(laid, refused)
        return
    if rule is Rule.NEVER_TURNED and not good:
        yield Sprite(cell, TurnedArt(BUILDINGS[rule][0].tile), Role.GARDEN_BED)
    yield verdict(cell, good=good)


def _walls(example: Building, box: Box, *, good: bool) -> Iterator[Mark]:
    """A wall that counts, or one that does not because another stands back to back with it."""
    laid = board(example.result, box, coordinates=False, wall_label=str(example.result.longest_wall.length))
    yield from laid.marks
    if not good:
        yield crossed_side(laid.cell(example.cell))


def _paid(paying: Paying, box: Box) -> Iterator[Mark]:
    """Cards, and the tile they are for."""
    pieces: list[tuple[int, TileArt | CardArt]] = [(150, CardArt(card)) for card in paying.cards]
    if paying.tile:
        pieces.insert(0, (168, TileArt(paying.tile)))
    x = box.x + (box.w - sum(wide for wide, _ in pieces) - 20 * (len(pieces) - 1)) // 2
    for wide, art in pieces:
        high = wide if isinstance(art, TileArt) else wide * 7 // 5
        yield Sprite(Box(x, box.y + (box.h - high) // 2, wide, high), art, Role.GARDEN_BED)
        x += wide + 20


def _points(column: Column, look: Look) -> Iterator[Mark]:
    """The points of each place in each round, kind by kind."""
    box = column.take(720)
    yield Plate(box, Role.CARD, Role.PAPER, 24)
    rows = list(box.inset(24, 12).rows(len(Kind) + 1, 4))
    title, *heads = _columns(rows[0])
    yield line(title, look.words("rule-card-scoring"), 42, ink=Role.FAINT_INK)
    for scoring_round, head in enumerate(heads, 1):
        yield figure(head, scoring_round, 42, ink=Role.FAINT_INK)
    for kind, row in zip(Kind, rows[1:], strict=True):
        yield Fill(Box(row.x, row.y - 3, row.w, 2), Role.LINE)
        sign, *cells = _columns(row)
        yield Sprite(Box(sign.x, sign.y + (sign.h - 72) // 2, 72, 72), KindArt(kind), Role.CARD)
        yield line(Box(sign.x + 88, sign.y, sign.w - 92, sign.h), kind_name(look, kind), 42)
        for scoring_round, cell in enumerate(cells, 1):
            points = place_points(scoring_round, kind)
            for number, at in zip(points, cell.columns(len(points)), strict=True):
                first = number == points[0]
                yield figure(at, str(number), 52 if first else 44, ink=Role.INK if first else Role.FAINT_INK)


def _columns(row: Box) -> Iterator[Box]:
    """The kind, then one column for each round, with room for its places."""
    x = row.x
    for wide in (330, 180, 260, row.w - 770):
        yield Box(x, row.y, wide, row.h)
        x += wide


def _told(look: Look, rule: Rule, *, good: bool) -> Iterator[str | Listing]:
    """An example, for the alt text."""
    if rule in PAYMENTS:
        paying = PAYMENTS[rule][0 if good else 1]
        cards = cards_told(look, paying.cards)
        tile = (full_tile_name(look, paying.tile),) if paying.tile else ()
        yield Listing(look.words("rule-card-alt-example"), (*tile, cards))
        return
    example = BUILDINGS[rule][0 if good else 1]
    new = look.words("palace-alt-at", tile=full_tile_name(look, example.tile), cell=print_cell(example.cell))
    standing = named_cells(look, example.palace, example.palace.tiles)
    yield Listing(look.words("rule-card-alt-example"), (*standing, look.words("rule-card-alt-new", tile=new)))
