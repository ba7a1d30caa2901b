"""The file name of a record: players and day, safe on every machine."""

import re

from bot.public.record_name import record_name
from bot.table.lobby_events import Person
from tests.bot.contexts import NASTY


def named(*names: str) -> str:
    return record_name([Person(101 + seat, name) for seat, name in enumerate(names)], "2026-11-18")


def test_a_record_is_named_after_the_day_and_the_players() -> None:
    assert named("Ana", "Ben") == "alhambra-2026-11-18-ana-ben.txt"


def test_accents_go_and_spaces_become_one_sign() -> None:
    assert named("José  María", "Łukasz") == "alhambra-2026-11-18-jose_maria-ukasz.txt"


def test_a_name_without_ascii_letters_goes_by_its_seat() -> None:
    assert named("Ana", "愛子", "") == "alhambra-2026-11-18-ana-player2-player3.txt"


def test_no_name_makes_a_path_or_a_name_that_is_too_long() -> None:
    assert named("../../etc/passwd", "C:\\x") == "alhambra-2026-11-18-etc_passwd-c_x.txt"
    made = named(*NASTY[:6])
    assert re.fullmatch(r"[a-z0-9_-]+\.txt", made)
    assert len(named(*["W" * 100] * 6)) <= 130
