"""Processes of the bot that are stopped: whoever waits for them is served by the next ones."""

import os
import signal
from pathlib import Path

from tests.bot.evening import Evening, evening
from tests.bot.stage import until
from tests.bot.test_computers import begin, computers_played
from tests.bot.test_hostile import mover

APPRENTICE, MIND = "render.studio.worker_process", "bot.computers.mind_worker"


def processes(night: Evening, name: str) -> set[int]:
    """The processes with this name that the bot has started and that have not ended."""
    assert night.bot._process is not None
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            command = (stat.parent / "cmdline").read_bytes().decode()
        except OSError:
            continue  # it has just ended
        if int(parent) == night.bot._process.pid and state != "Z" and name in command:
            found.add(int(stat.parent.name))
    return found


async def test_a_picture_is_drawn_though_the_process_that_draws_was_stopped(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        (hung,) = processes(night, APPRENTICE)
        os.kill(hung, signal.SIGSTOP)
        answer = await mover(night).slash("/palace")
        assert answer.message is not None
        assert len(answer.message.pictures()) == 1
        assert hung not in processes(night, APPRENTICE)
        await night.turn()
        night.check()


async def test_computers_play_on_though_the_process_that_thinks_was_stopped(tmp_path: Path) -> None:
    async with evening(tmp_path, 1, ALHAMBRA_PAUSE="0") as night:
        await begin(night.people, ("Mason", "Mason"))
        await computers_played(night)
        await night.turn()
        await until(lambda: processes(night, MIND), night.patience)
        await computers_played(night)
        (hung,) = processes(night, MIND)
        os.kill(hung, signal.SIGSTOP)
        before = night.game().turn
        await night.turn()
        await computers_played(night)
        assert night.game().turn > before + 1
        assert hung not in processes(night, MIND)


async def test_a_hint_comes_though_the_process_that_thinks_was_stopped(tmp_path: Path) -> None:
    async with evening(tmp_path, 2) as night:
        await night.begin()
        await mover(night).slash("/hint")
        await until(lambda: processes(night, MIND), night.patience)
        await mover(night).sees("Best:", night.patience)
        (hung,) = processes(night, MIND)
        os.kill(hung, signal.SIGSTOP)
        await night.turn()  # the answer to the same question is known already
        night.people[0].reloads()
        night.people[1].reloads()
        await mover(night).slash("/hint")
        await mover(night).sees("Best:", night.patience)
        assert hung not in processes(night, MIND)
