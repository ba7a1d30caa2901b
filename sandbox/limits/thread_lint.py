"""What Discord asks of a thread's name and life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.error_codes import FieldErrors
from sandbox.limits.shapes import Choice, Field, Flag, Form, Number, Text, check_form

if TYPE_CHECKING:
    from sandbox.world.state import Json

AUTO_ARCHIVE = Choice(60, 1440, 4320, 10080)
NAME = Text(1, 100)
SLOWMODE = Number(0, 21600)
FROM_MESSAGE = Form(
    {
        "name": Field(NAME, required=True),
        "auto_archive_duration": Field(AUTO_ARCHIVE, nullable=True),
        "rate_limit_per_user": Field(SLOWMODE, nullable=True),
    }
)
WITHOUT_MESSAGE = Form(
    {
        **FROM_MESSAGE.fields,
        "type": Field(Choice(10, 11, 12), nullable=True),
        "invitable": Field(Flag(), nullable=True),
    }
)
EDIT = Form(
    {
        "name": Field(NAME),
        "auto_archive_duration": Field(AUTO_ARCHIVE, nullable=True),
        "rate_limit_per_user": Field(SLOWMODE, nullable=True),
        "archived": Field(Flag()),
        "locked": Field(Flag()),
        "invitable": Field(Flag()),
    }
)


def check_new_thread(body: Json, *, from_message: bool) -> None:
    """Refuse a thread that cannot be started like this."""
    _check(FROM_MESSAGE if from_message else WITHOUT_MESSAGE, body)


def check_thread_edit(body: Json) -> None:
    """Refuse a change a thread cannot take."""
    _check(EDIT, body)


def _check(form: Form, body: Json) -> None:
    errors = FieldErrors()
    check_form(form, body, (), errors)
    errors.raise_if_any()
