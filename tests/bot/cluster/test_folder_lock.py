"""On a data folder one bot runs, and one other may be about to follow it."""

from pathlib import Path

import pytest

from bot.cluster.folder_lock import FolderLock
from bot.settings import StartError


def test_a_second_bot_is_refused_unless_it_takes_over(tmp_path: Path) -> None:
    with FolderLock(tmp_path) as first, FolderLock(tmp_path) as second, FolderLock(tmp_path) as third:
        first.take()
        with pytest.raises(StartError, match="Another bot is running"):
            second.take()
        second.take(take_over=True)
        assert second.is_heirs
        for take_over in (False, True):
            with pytest.raises(StartError, match="Another bot is running"):
                third.take(take_over=take_over)
        assert not first.others_are_gone()
        assert not second.others_are_gone()
        first.close()
        with pytest.raises(StartError):
            third.take()
        assert second.others_are_gone(), "from now on the folder is its own"
        third.take(take_over=True)
        assert third.is_heirs


def test_an_heir_that_dies_is_noticed_and_may_be_replaced(tmp_path: Path) -> None:
    with FolderLock(tmp_path) as first, FolderLock(tmp_path) as second, FolderLock(tmp_path) as third:
        first.take()
        second.take(take_over=True)
        second.close()
        assert first.others_are_gone()
        third.take(take_over=True)
        assert third.is_heirs


def test_to_take_over_where_nobody_runs_is_to_start(tmp_path: Path) -> None:
    with FolderLock(tmp_path) as lock:
        lock.take(take_over=True)
        assert not lock.is_heirs
        assert lock.others_are_gone()
