"""Labels that a sentence can ask for in another grammatical form, as in "der Turm", "dem Turm"."""

from collections.abc import Callable
from typing import Final

BASIC: Final = "nominative"
"""The form in which a label is said unless a sentence asks for another."""
FEMININE: Final = "feminine"
"""The form of a computer player's title for a woman."""


class Inflected(str):
    """A label in its basic form, which knows its others and its gender. To everybody else it is a `str`."""

    __slots__ = ("_in_form", "_known", "gender")

    gender: str
    """As the language's catalogue names it; empty if it names none."""

    def __new__(cls, basic: str, in_form: Callable[[str], str], gender: str = "") -> "Inflected":
        """`in_form` says the label in any form; it is asked only when a sentence needs it."""
        made = super().__new__(cls, basic)
        made._in_form = in_form
        made._known = {BASIC: basic}
        made.gender = gender
        return made

    _in_form: Callable[[str], str]
    _known: dict[str, str]

    def in_form(self, form: str) -> str:
        """The label in a form such as "genitive"; in its basic one if it has no such form."""
        known = self._known.get(form)
        if known is None:
            known = self._known[form] = self._in_form(form)
        return known

    def after(self, beginning: str) -> "Inflected":
        """The same label with something before it that is never inflected."""
        return Inflected(beginning + self, lambda form: beginning + self.in_form(form), self.gender)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Other processes only read it."""
        return str, (str(self),)


def in_form(label: str, form: str) -> str:
    """A label in a form; a text that has no forms stays as it is."""
    return label.in_form(form) if isinstance(label, Inflected) else label


def gender_of(label: object) -> str:
    """The gender of a label; empty for texts and numbers that have none."""
    return label.gender if isinstance(label, Inflected) else ""
