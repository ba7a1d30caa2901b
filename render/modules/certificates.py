"""Exchange certificates in pictures: chips, and what is stored with one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.modules.certificates import Certificates, credit_of
from engine.position.pieces import Credit, Currency, Money, Seat
from engine.views.module_slice import module_slice
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing, Names
from render.alt_text.lists import enumerated, in_groups
from render.alt_text.names import currency_name
from render.art.money import CoinArt, draw_coin
from render.base.look import Look
from render.base.pen import Pen
from render.base.scene import Art, Box, Face, Mark, Plate, Sprite
from render.base.theme import Role, currency_roles
from render.modules.hook_values import Icon, Place, Possession, Ranked, Sample, Supply
from render.modules.hooks import Module
from render.parts.fitted_text import line


@dataclass(frozen=True)
class ChipArt:
    """A chip of a currency: its coin in a notched ring."""

    currency: Currency

    def draw(self, pen: Pen) -> None:
        _draw_ring(pen, self.currency)
        CoinArt(self.currency).draw(pen.part(20, 20, 60, 60))


@dataclass(frozen=True)
class CreditArt:
    """Stored money, 5 wide and 7 high: a certificate with a chip and its value."""

    credit: Credit

    def draw(self, pen: Pen) -> None:
        currency, name = self.credit.currency, str(self.credit)
        _, edge, ink = currency_roles(currency)
        w, h = pen.width, pen.height
        pen.rectangle(0, 0, w, h, edge, 9)
        pen.rectangle(3.5, 3.5, w - 7, h - 7, Role.LABEL, 6)
        chip = pen.part(10, h / 2 - 40, 80, 80)
        _draw_ring(chip, currency)
        draw_coin(chip.part(18, 18, 64, 64), currency)
        pen.text(w / 2, h / 2, str(self.credit.value), 48, ink)
        pen.text(24, 17, name, 25, Role.LABEL_INK)
        pen.text(w - 24, h - 17, name, 25, Role.LABEL_INK)


def _draw_ring(pen: Pen, currency: Currency) -> None:
    """The rim of a chip, with light and dark parts in turn."""
    face, edge, _ = currency_roles(currency)
    pen.circle(50, 50, 50, edge)
    for n in range(6):
        pen.sector(50, 50, 47, n * 60 - 15, n * 60 + 15, Role.LABEL)
    pen.circle(50, 50, 37, edge)
    pen.circle(50, 50, 34, face)


class CertificatesModule(Module):
    """Chips in the middle, and one with what a player has stored."""

    name = "certificates"

    def possessions(self, view: View, seat: Seat) -> Iterable[Possession]:
        if credit := credit_of(view, seat):
            yield Possession(Place.HAND, ChipArt(credit.currency), str(credit.value))

    def possessions_told(self, view: View, look: Look, names: Names) -> Iterable[Listing]:
        seats = map(Seat, range(len(view.players)))
        stored = [(names[seat], credit) for seat in seats if (credit := credit_of(view, seat))]
        if stored:
            told = [
                look.words("kept-owned", name=name, what=_credit_told(look, credit))
                for name, credit in stored
            ]
            yield Listing(look.words("chip-picture-stored"), (in_groups(look.words, told),))

    def supplies(self, view: View, look: Look) -> Iterable[Supply]:
        if kept := module_slice(view, Certificates):
            yield Supply(80, lambda box: _chips(kept, look, box), share=62)

    def supplies_told(self, view: View, look: Look) -> Iterable[Ranked]:
        if kept := module_slice(view, Certificates):
            left = [
                look.words("kept-chip", currency=currency_name(look, currency), count=count)
                for currency, count in zip(Currency, kept.chips, strict=True)
                if count
            ]
            chips = enumerated(look.words, left) or look.words("table-picture-nothing")
            yield Ranked(3, look.words("chip-picture-supply-told", chips=chips))

    def money_art(self, piece: Money) -> Art | None:
        return CreditArt(piece) if isinstance(piece, Credit) else None

    def icons(self) -> Iterable[Icon]:
        return ((f"chip_{currency.name.lower()}", ChipArt(currency)) for currency in Currency)

    def samples(self) -> Iterable[Sample]:
        yield from ((ChipArt(currency), (56, 56), Role.CARD) for currency in Currency)
        yield CreditArt(Credit(Currency.DINAR, 4)), (92, 129), Role.CARD


CERTIFICATES = CertificatesModule()


def _credit_told(look: Look, credit: Credit) -> str:
    """What is stored."""
    return look.words(f"sum-{credit.currency.name.lower()}", amount=credit.value)


def _chips(kept: Certificates, look: Look, box: Box) -> Iterator[Mark]:
    """The chips in the middle."""
    yield Plate(box, Role.CARD, Role.PAPER, 16)
    label = Box(box.x + 22, box.y, 204, box.h)
    yield line(label, look.words("chip-picture-chips"), 38, ink=Role.FAINT_INK)
    rest = Box(label.right + 8, box.y, box.right - 12 - label.right - 8, box.h)
    for currency, part in zip(Currency, rest.columns(len(Currency)), strict=True):
        chip = Box(part.x, part.y + 12, 56, 56)
        left = kept.chips[currency]
        yield Sprite(chip, ChipArt(currency), Role.CARD)
        number = Box(chip.right + 8, part.y, part.right - chip.right - 8, part.h)
        yield line(number, f"×{left}", 44, ink=Role.INK if left else Role.FAINT_INK, face=Face.STRONG)
