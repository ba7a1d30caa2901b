"""One more module needs nothing but the registry."""

from collections.abc import Iterable

import engine
from engine.modules import MODULES as RULES
from engine.position.options import Options
from engine.position.pieces import Seat
from engine.position.rng import Seed
from engine.views.view import View
from render.alt_text.fitted_alt_text import Listing
from render.art.marks import HoleArt
from render.base.look import Look
from render.base.scene import Glaze, Mark
from render.modules.hook_values import Layer, Place, Possession, Shown
from render.modules.hooks import Module
from render.modules.registry import MODULES, collect, first
from render.parts.grid import Grid
from render.pictures.palace import PalacePicture
from render.pictures.table import TablePicture
from tests.render.scorings import ENGLISH, seen_by


def test_every_module_that_a_table_can_choose_is_in_the_registry() -> None:
    assert {module.name for module in MODULES.all} == set(RULES.optional)


def test_only_modules_at_the_table_are_asked() -> None:
    assert MODULES.at_table(view()) == ()
    assert [module.name for module in MODULES.at_table(view("certificates"))] == ["certificates"]


def test_answers_are_collected_in_order_or_the_first_counts() -> None:
    assert collect(([1, 2], (), [3])) == (1, 2, 3)
    assert first((None, 0, 1)) == 0
    assert first((None, None)) is None


class Stain(Layer):
    """A mark on the fountain."""

    def on_top(self, grid: Grid) -> Iterable[Mark]:
        yield Glaze(grid.cell(engine.Cell(0)), HoleArt())


class Inkwell(Module):
    """A module that leaves a stain on every palace, and gives each player a pot of ink."""

    name = "inkwell"

    def layers(self, shown: Shown) -> Iterable[Layer]:
        yield Stain()

    def palace_told(self, look: Look, shown: Shown) -> Iterable[str | Listing]:
        yield "A stain lies on the fountain."

    def possessions(self, view: View, seat: Seat) -> Iterable[Possession]:
        yield Possession(Place.NAME, HoleArt(), "×1")

    def possessions_told(self, view: View, look: Look, names: tuple[str, ...]) -> Iterable[Listing]:
        yield Listing("Ink", names)


INKWELL = Inkwell()


def view(*modules: str) -> View:
    return engine.view_for(engine.start(Options(3, modules), Seed("0" * 32)).game, None)


def with_inkwell() -> View:
    """The start of a game that an unknown module joins."""
    plain = view()
    return View(**{**vars(plain), "options": Options(3, ("inkwell",))})


def stains(picture: PalacePicture | TablePicture) -> int:
    marks = picture.scene(seen_by(ENGLISH, 3)).marks
    return sum(getattr(mark, "art", None) == HoleArt() for mark in marks)


def test_a_module_added_to_the_registry_marks_palaces_and_tells_of_it() -> None:
    picture = PalacePicture(with_inkwell(), Seat(0))
    assert stains(picture) == 0
    with MODULES.added(INKWELL):
        assert stains(picture) == 1
        assert "A stain lies on the fountain." in picture.alt_text(seen_by(ENGLISH, 3))
    assert stains(picture) == 0


def test_a_module_added_to_the_registry_has_its_place_on_the_table() -> None:
    picture = TablePicture(with_inkwell())
    with MODULES.added(INKWELL):
        assert stains(picture) == 3
        assert "Ink: " in picture.alt_text(seen_by(ENGLISH, 3))


def test_a_table_without_the_module_shows_nothing_of_it() -> None:
    with MODULES.added(INKWELL):
        assert stains(PalacePicture(view(), Seat(0))) == 0
