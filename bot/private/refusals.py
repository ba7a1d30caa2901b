"""Refusals: a sentence with the number of the rule, and a picture if it is about a place."""

from bot.language.labels import (
    card_label,
    cards_label,
    cell_label,
    kind_label,
    side_label,
    sum_label,
    told_apart,
)
from bot.language.words import kebab
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message, Shown, Tone
from bot.modules.registry import MODULES
from bot.panel.effects import TileBuild
from bot.panel.steps import HOME
from engine import Action, Add, Card, Cell, Place, Refusal, Seat, Swap, View
from engine.board.geometry import FOUNTAIN, xy
from render.alt_text.lists import listed
from render.base.picture import Picture
from render.pictures.why_not import BUILDING_REASONS, WhyNotPicture

_NEAR = 2
"""How far from a palace a picture of it reaches, in cells."""


def message(view: View, seat: Seat, action: Action, refusal: Refusal, context: MessageContext) -> Message:
    """The private answer: the sentence, the picture, and a button back to the turn."""
    words = context.words
    back = Button(words("refusal-back"), context.panel_button(HOME), Tone.PLAIN)
    return Message(
        sentence(refusal, context), _pictures(view, seat, action, refusal, context), rows=((back,),)
    )


def sentence(refusal: Refusal, context: MessageContext) -> str:
    """The refusal in words, with its rule."""
    words = context.words
    currency, amount = refusal.currency, refusal.amount or 0
    why = words(
        f"refused-{kebab(refusal.reason.name)}",
        name="" if refusal.seat is None else context.name(refusal.seat),
        tile=_standing(refusal, context),
        cards=_cards(refusal, context),
        count=len(refusal.cards),
        amount=amount,
        sum="" if currency is None else sum_label(words, currency, amount),
        currency="" if currency is None else currency.name.lower(),
        cells=_cells(refusal, context),
        places=len(refusal.cells),
        sides=_sides(refusal, context),
        kinds=_kinds(refusal, context),
        pieces=len(refusal.kinds),
    )
    return words("refusal-with-rule", why=why, rule=refusal.reason.rule)


def _standing(refusal: Refusal, context: MessageContext) -> str:
    """The tile that it is about, or what else stands in the cell: the fountain, or a piece in half of it."""
    words = context.words
    if refusal.tile is not None:
        return told_apart(words, refusal.tile)
    if FOUNTAIN in refusal.cells:
        return words("cell-fountain")
    return MODULES.first(lambda module: module.half_label(words, None)) or ""


def _cards(refusal: Refusal, context: MessageContext) -> str:
    match refusal.cards:
        case (Card() as card,):
            return card_label(context.words, card)
        case cards:
            return cards_label(context.words, cards)


def _cells(refusal: Refusal, context: MessageContext) -> str:
    return listed(context.words, [cell_label(cell) for cell in refusal.cells])


def _sides(refusal: Refusal, context: MessageContext) -> str:
    return listed(context.words, [side_label(context.words, side.side) for side in refusal.sides])


def _kinds(refusal: Refusal, context: MessageContext) -> str:
    return listed(context.words, [kind_label(context.words, kind) for kind in refusal.kinds])


def _pictures(
    view: View, seat: Seat, action: Action, refusal: Refusal, context: MessageContext
) -> tuple[Shown, ...]:
    picture = _picture(view, seat, action, refusal)
    return () if picture is None else (Shown(picture, context.look),)


def _picture(view: View, seat: Seat, action: Action, refusal: Refusal) -> Picture | None:
    if (owner := MODULES.owner(action)) is not None:
        return owner.refusal_picture(view, seat, action, refusal)
    if refusal.reason not in BUILDING_REASONS or not isinstance(action, TileBuild):
        return None
    cell = _wanted_cell(view, seat, action)
    if cell is None or not is_near(view, seat, cell):
        return None
    return WhyNotPicture(view, seat, action.tile, cell, refusal)


def _wanted_cell(view: View, seat: Seat, build: TileBuild) -> Cell | None:
    if isinstance(build, Place | Add):
        return build.cell
    return view.players[seat].palace.cell_of(build.removed if isinstance(build, Swap) else build.tile)


def is_near(view: View, seat: Seat, cell: Cell) -> bool:
    """Is a cell near enough to a palace to be shown in a picture of it?"""
    points = [xy(occupied) for occupied in view.players[seat].palace.occupied()]
    x, y = xy(cell)
    return any(abs(x - there) <= _NEAR and abs(y - down) <= _NEAR for there, down in points)
