"""A second process draws: the same pictures as here, none lost when it dies, and none of it left behind."""

import contextlib
import os
import pickle
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from bot.language.words import words_for
from engine import Options, Seat, Seed, start, view_for
from render.base.look import Look
from render.base.picture import drawn
from render.base.theme import Palette
from render.pictures.hand import HandPicture
from render.studio.worker import Failed, WorkerProcess
from tests.render.samples import samples

LOOK = Look(Palette.LIGHT, words_for("pl"), ("Ana", "Ben", "Cleo"))


@pytest.fixture
def workshop() -> Iterator[WorkerProcess]:
    with contextlib.closing(WorkerProcess()) as workshop:
        yield workshop


@pytest.fixture
def hasty() -> Iterator[WorkerProcess]:
    """One that soon takes an apprentice to be hung, or its work to go round in circles."""
    with contextlib.closing(WorkerProcess(quiet=3, most_work=3.0)) as workshop:
        yield workshop


def die_at_first(mark: Path) -> str:
    """Works only for the second who tries."""
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return "done"


def stop_at_first(mark: Path) -> str:
    """Stops whoever tries it first, as SIGSTOP does from outside."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return "done"


def slowly(value: int) -> int:
    time.sleep(0.05)
    return value


def toil(seconds: float) -> str:
    """Compute for so long, however busy the machine is."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return "done"


def more_to_do(begun: Path) -> bool:
    """Whether an apprentice is told of more work while it does this."""
    begun.touch()
    return bool(select.select([0], [], [], 5)[0])


def is_gone(pid: int) -> bool:
    """Has a process ended, even if nobody has taken notice yet?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_a_picture_drawn_elsewhere_is_the_same(workshop: WorkerProcess) -> None:
    picture = HandPicture(view_for(start(Options(3), Seed("1" * 32)).game, Seat(1)))
    assert workshop.do(drawn, picture, LOOK) == drawn(picture, LOOK)
    assert workshop.do(os.getpid) == workshop.pid != os.getpid()


def test_every_picture_can_be_sent_there() -> None:
    for sample in samples():
        assert pickle.loads(pickle.dumps(sample.picture)) == sample.picture, sample.name


def test_an_apprentice_killed_between_two_pictures_is_replaced(workshop: WorkerProcess) -> None:
    first = workshop.do(os.getpid)
    os.kill(first, signal.SIGKILL)
    assert workshop.do(os.getpid) not in (first, os.getpid())


def test_what_an_apprentice_died_over_is_done_by_another(workshop: WorkerProcess, tmp_path: Path) -> None:
    assert workshop.do(die_at_first, tmp_path / "mark") == "done"


def test_what_every_apprentice_dies_over_is_given_up_and_work_goes_on(workshop: WorkerProcess) -> None:
    with pytest.raises(Failed):
        workshop.do(os._exit, 1)
    assert workshop.do(int, "7") == 7


def test_an_apprentice_that_hangs_is_replaced_and_does_not_stay(hasty: WorkerProcess) -> None:
    hung = hasty.do(os.getpid)
    os.kill(hung, signal.SIGSTOP)
    assert hasty.do(os.getpid) not in (hung, os.getpid())
    assert is_gone(hung)


def test_everybody_who_waits_for_an_apprentice_that_hangs_is_served_by_the_next(hasty: WorkerProcess) -> None:
    os.kill(hasty.do(os.getpid), signal.SIGSTOP)
    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(partial(hasty.do, int), "123")) == [1, 2, 3]


def test_work_that_never_ends_is_given_up_and_work_goes_on(hasty: WorkerProcess) -> None:
    with pytest.raises(Failed):
        hasty.do(signal.pause)
    assert hasty.do(int, "7") == 7


def test_an_apprentice_that_hangs_before_it_has_read_its_work_is_replaced(hasty: WorkerProcess) -> None:
    os.kill(hasty.do(os.getpid), signal.SIGSTOP)
    assert hasty.do(len, b"x" * 5_000_000) == 5_000_000


def test_one_that_is_stopped_in_the_middle_of_its_work_is_replaced(
    hasty: WorkerProcess, tmp_path: Path
) -> None:
    with ThreadPoolExecutor(1) as threads:
        stopped = threads.submit(hasty.do, stop_at_first, tmp_path / "mark")
        assert stopped.result() == "done"


def test_work_that_goes_round_in_circles_is_given_up_at_once_and_work_goes_on(
    hasty: WorkerProcess, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Failed, match="round in circles"):
        hasty.do(toil, 600.0)
    assert [record.message for record in caplog.records] == ["an apprentice was lost"], (
        "it is not tried again"
    )
    assert hasty.do(int, "7") == 7


def test_slow_work_that_gets_on_is_left_in_peace(caplog: pytest.LogCaptureFixture) -> None:
    with contextlib.closing(WorkerProcess(quiet=3)) as workshop:
        before = workshop.do(os.getpid)
        assert workshop.do(toil, 3.5) == "done"
        assert workshop.do(os.getpid) == before
    assert caplog.records == []


def test_closing_ends_an_apprentice_that_hangs(hasty: WorkerProcess) -> None:
    hung = hasty.do(os.getpid)
    os.kill(hung, signal.SIGSTOP)
    hasty.close()
    assert is_gone(hung)


def test_threads_that_ask_at_the_same_time_get_what_each_asked_for(workshop: WorkerProcess) -> None:
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(partial(workshop.do, int), map(str, range(200)))) == list(range(200))


def test_the_next_work_is_told_before_the_last_is_done(workshop: WorkerProcess, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(workshop.do, more_to_do, tmp_path / "begun")
        while not (tmp_path / "begun").exists():
            time.sleep(0.01)
        second = threads.submit(workshop.do, int, "7")
        assert first.result()
        assert second.result() == 7


def test_what_was_told_to_an_apprentice_that_died_over_something_else_is_done(
    workshop: WorkerProcess, tmp_path: Path
) -> None:
    with ThreadPoolExecutor(3) as threads:
        deadly = [threads.submit(workshop.do, os._exit, 1) for _ in range(2)]
        others = [threads.submit(workshop.do, slowly, number) for number in range(6)]
        assert [one.result() for one in others] == list(range(6))
        assert [type(one.exception()) for one in deadly] == [Failed, Failed]
    assert workshop.do(die_at_first, tmp_path / "mark") == "done"


def test_what_goes_wrong_elsewhere_is_told_and_costs_no_apprentice(workshop: WorkerProcess) -> None:
    before = workshop.do(os.getpid)
    with pytest.raises(Failed, match="ValueError: invalid literal"):
        workshop.do(int, "seven")
    assert workshop.do(os.getpid) == before


def test_what_is_printed_elsewhere_does_not_get_between_the_pictures(workshop: WorkerProcess) -> None:
    workshop.do(os.write, 1, b"a word in between\n")
    assert workshop.do(int, "7") == 7


def test_without_an_apprentice_work_is_done_here(
    workshop: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert workshop.do(os.getpid) == os.getpid()


def test_a_program_that_is_no_apprentice_is_not_waited_for_again(
    workshop: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/true")
    assert workshop.do(os.getpid) == os.getpid()
    assert workshop.pid is None


def test_an_apprentice_hears_no_ctrl_c_even_while_it_starts(workshop: WorkerProcess) -> None:
    assert workshop.do(os.getsid, 0) != os.getsid(0)


def test_closing_leaves_no_process_behind() -> None:
    workshop = WorkerProcess()
    pid = workshop.do(os.getpid)
    workshop.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert workshop.do(os.getpid) == os.getpid()


def test_an_apprentice_goes_when_its_master_is_killed() -> None:
    script = "import os, time; from render.studio.worker import Workshop; workshop = Workshop()\n"
    script += "print(workshop.do(os.getpid), flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as master:
        assert master.stdout is not None
        pid = int(master.stdout.readline())
        master.kill()
    until = time.monotonic() + 10
    while not is_gone(pid):
        assert time.monotonic() < until, "it is still there"
        time.sleep(0.02)
