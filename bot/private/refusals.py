"""Refusals in a sentence that names the rule, and where a place is concerned with a picture."""

from bot.language.labels import (
    cards_label,
    cell_label,
    kind_label,
    listed,
    side_label,
    sum_label,
    told_apart,
)
from bot.language.words import kebab
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message, Shown, Tone
from bot.panel.effects import TileBuild
from bot.panel.steps import HOME
from engine import Action, Add, BuyFalcon, Cell, Place, PlacePortal, Refusal, Seat, Swap, View
from engine.board.geometry import FOUNTAIN, xy
from render.base.picture import Picture
from render.pictures.why_not import BUILDING_REASONS, WhyNotPicture
from render.pictures.why_not_expansion import FALCON_REASONS, PORTAL_REASONS, WhyNotFalcon, WhyNotPortal

_NEAR = 2
"""So far from the palace a place can still be shown in a picture of it."""


def message(view: View, seat: Seat, action: Action, refusal: Refusal, context: MessageContext) -> Message:
    """Why not, privately: the rule, the sentence, the picture, and the way back to the turn."""
    words = context.words
    back = Button(words("refusal-back"), context.panel_button(HOME), Tone.PLAIN)
    return Message(
        sentence(refusal, context), _pictures(view, seat, action, refusal, context), rows=((back,),)
    )


def sentence(refusal: Refusal, context: MessageContext) -> str:
    """The refusal in words, with the number of its rule."""
    words = context.words
    currency, amount = refusal.currency, refusal.amount or 0
    why = words(
        f"refused-{kebab(refusal.reason.name)}",
        name="" if refusal.seat is None else context.name(refusal.seat),
        tile=_standing(refusal, context),
        cards=cards_label(words, refusal.cards),
        count=len(refusal.cards),
        amount=amount,
        sum="" if currency is None else sum_label(words, currency, amount),
        currency="" if currency is None else currency.name.lower(),
        cells=_cells(refusal, context),
        places=len(refusal.cells),
        sides=_sides(refusal, context),
        kinds=_kinds(refusal, context),
        portals=len(refusal.kinds),
    )
    return words("refusal-with-rule", why=why, rule=refusal.reason.rule)


def _standing(refusal: Refusal, context: MessageContext) -> str:
    """The tile that it is about; where something else stands in a cell, the fountain or a portal."""
    if refusal.tile is not None:
        return told_apart(context.words, refusal.tile)
    return context.words("cell-fountain" if FOUNTAIN in refusal.cells else "cell-portal")


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
    match action:
        case PlacePortal(kind, half) if refusal.reason in PORTAL_REASONS and _is_near(view, seat, half.cell):
            return WhyNotPortal(view, seat, kind, half, refusal)
        case BuyFalcon(falcon, _, corner) if refusal.reason in FALCON_REASONS:
            near = _is_near(view, seat, Cell(corner))
            return WhyNotFalcon(view, seat, falcon, corner, refusal) if near else None
        case _ if refusal.reason in BUILDING_REASONS and isinstance(action, TileBuild):
            cell = _wanted_cell(view, seat, action)
            if cell is None or not _is_near(view, seat, cell):
                return None
            return WhyNotPicture(view, seat, action.tile, cell, refusal)
        case _:
            return None


def _wanted_cell(view: View, seat: Seat, build: TileBuild) -> Cell | None:
    if isinstance(build, Place | Add):
        return build.cell
    return view.players[seat].palace.cell_of(build.removed if isinstance(build, Swap) else build.tile)


def _is_near(view: View, seat: Seat, cell: Cell) -> bool:
    points = [xy(occupied) for occupied in view.players[seat].palace.occupied()]
    x, y = xy(cell)
    return any(abs(x - there) <= _NEAR and abs(y - down) <= _NEAR for there, down in points)
