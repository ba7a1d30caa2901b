"""The log: lines for programs and lines for people, each with what it is about."""

import asyncio
import io
import json
import logging
import sys
from collections.abc import Callable, Iterator

import pytest

from bot.log import (
    JsonLines,
    PlainLines,
    begin_request,
    current_request,
    current_table,
    error_code,
    log,
    set_up_logging,
)


class Terminal(io.StringIO):
    """Standard error where somebody reads along."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def set_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., io.StringIO]]:
    """Sets logging up, and gives what is written."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level

    def set_up(errors: io.StringIO | None = None, form: str | None = None) -> io.StringIO:
        errors = errors or io.StringIO()
        monkeypatch.setattr(sys, "stderr", errors)
        set_up_logging("INFO", form)
        return errors

    yield set_up
    root.handlers[:] = before
    root.setLevel(level)
    current_table.set(None)
    current_request.set(None)


def test_a_line_is_json_and_names_its_table_and_request(set_up: Callable[..., io.StringIO]) -> None:
    written = set_up()
    current_table.set(42)
    begin_request()
    log.info("hello %s", "Inés", extra={"interaction": 7})
    line = json.loads(written.getvalue())
    assert list(line)[:4] == ["at", "level", "from", "text"]
    assert (line["level"], line["from"], line["text"]) == ("INFO", "alhambra", "hello Inés")
    assert (line["table"], line["interaction"], line["request"]) == (42, 7, error_code())
    assert line["at"].endswith("Z")
    assert "Inés" in written.getvalue()


def test_a_line_may_name_another_table(set_up: Callable[..., io.StringIO]) -> None:
    written = set_up()
    current_table.set(42)
    log.info("there", extra={"table": 43})
    assert json.loads(written.getvalue())["table"] == 43


def test_what_is_not_known_is_left_out(set_up: Callable[..., io.StringIO]) -> None:
    written = set_up()
    log.info("hello", extra={"thing": object})
    assert set(json.loads(written.getvalue())) == {"at", "level", "from", "text", "thing"}


def test_an_error_is_one_line_with_its_traceback(set_up: Callable[..., io.StringIO]) -> None:
    written = set_up()
    log.error("it broke", exc_info=ValueError("oh"))
    (line,) = written.getvalue().splitlines()
    assert json.loads(line)["error"].endswith("ValueError: oh")


def test_people_at_a_terminal_get_plain_lines(set_up: Callable[..., io.StringIO]) -> None:
    written = set_up(Terminal())
    current_table.set(42)
    log.warning("left for later", extra={"why": "no answer"})
    moment, _, rest = written.getvalue().partition(" ")
    assert len(moment) == len("12:34:56")
    assert rest == "WARNING left for later  why=no answer  table=42\n"


@pytest.mark.parametrize(("form", "kind"), [("json", JsonLines), ("plain", PlainLines)])
def test_a_host_may_decide(form: str, kind: type, set_up: Callable[..., io.StringIO]) -> None:
    for errors in (io.StringIO(), Terminal()):
        set_up(errors, form)
        assert isinstance(logging.getLogger().handlers[-1].formatter, kind)


async def test_what_follows_from_a_request_has_its_name_and_nothing_else_does() -> None:
    async def follows() -> str | None:
        return current_request.get()

    async def request() -> tuple[str, str | None]:
        begin_request()
        return error_code(), await asyncio.create_task(follows())

    (one, after_one), (other, after_other) = await asyncio.gather(request(), request())
    assert (one, other) == (after_one, after_other)
    assert one != other
    assert await follows() is None


def test_an_error_outside_of_requests_has_a_code_too() -> None:
    assert len(error_code()) == 8
    assert error_code() != error_code()
