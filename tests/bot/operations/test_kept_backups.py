"""Which automatic backups are kept, and when the next one is due."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.operations.backups.kept_backups import AN_HOUR, Backup, due_at, found, name_at, superfluous

START = int(datetime(2026, 1, 1, 4, tzinfo=UTC).timestamp())
DAY = 24 * AN_HOUR


def backup(moment: int) -> Backup:
    return Backup(moment, Path(name_at(moment)))


@pytest.mark.parametrize(("hours", "days", "most"), [(24, 120, 12), (1, 60, 19), (168, 400, 12)])
def test_the_newest_and_the_last_of_days_and_weeks_are_kept(hours: int, days: int, most: int) -> None:
    kept: list[Backup] = []
    for moment in range(START, START + days * DAY, hours * AN_HOUR):
        kept = [backup(moment), *kept]
        unwanted = set(superfluous(kept))
        kept = [one for one in kept if one not in unwanted]
        assert len(kept) <= most
    newest = kept[0].moment
    assert [one.moment for one in kept[:7]] == [newest - at * hours * AN_HOUR for at in range(7)]
    if hours < 168:
        assert len({one.day for one in kept}) >= 7
        three_weeks_ago = [one for one in kept if 20 * DAY < newest - one.moment < 29 * DAY]
        assert three_weeks_ago, "there is one to go back to"


def test_a_few_are_all_kept() -> None:
    backups = [backup(START - at * 60) for at in range(7)]
    assert superfluous(backups) == []
    assert superfluous([*backups, backup(START - 8 * 60)]) == [backup(START - 8 * 60)]


def test_the_next_is_due_after_the_newest_even_after_a_restart() -> None:
    backups = [backup(START), backup(START - DAY)]
    assert due_at(backups, 24, START + 1) == START + DAY
    assert due_at([], 24, START) == START


def test_a_backup_from_the_future_does_not_put_off_the_next() -> None:
    assert due_at([backup(START + 1000 * DAY), backup(START - DAY)], 24, START) == START


def test_only_files_with_their_names_are_automatic_backups(tmp_path: Path) -> None:
    for name in (name_at(START), name_at(START + 1), "alhambra-mine.sqlite3", "alhambra.lock", "notes.txt"):
        (tmp_path / name).touch()
    assert [one.moment for one in found(tmp_path)] == [START + 1, START]
    assert found(tmp_path / "nowhere") == []
    assert name_at(START) == "alhambra-20260101T040000Z.sqlite3"
