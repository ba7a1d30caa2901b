"""Processes of the bot that are stopped: whoever waits for them is served by the next ones."""

import os
import signal
from pathlib import Path

from tests.bot.bot_process import until
from tests.bot.computers.test_computer_players import begin, computers_played
from tests.bot.end_to_end.test_hostile import mover
from tests.bot.game_session import GameSession, game_session

DRAWING, THINKING = "workers.child\0drawing", "workers.child\0thinking"


def processes(session: GameSession, name: str) -> set[int]:
    """The processes with this name that the bot has started and that have not ended."""
    assert session.bot._process is not None
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            command = (stat.parent / "cmdline").read_bytes().decode()
        except OSError:
            continue  # it has just ended
        if int(parent) == session.bot._process.pid and state != "Z" and name in command:
            found.add(int(stat.parent.name))
    return found


async def test_a_picture_is_drawn_though_the_process_that_draws_was_stopped(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, starts_workers=True) as session:
        await session.begin()
        (hung,) = processes(session, DRAWING)
        os.kill(hung, signal.SIGSTOP)
        answer = await mover(session).slash("/palace")
        assert answer.message is not None
        assert len(answer.message.pictures()) == 1
        assert hung not in processes(session, DRAWING)
        await session.turn()
        session.check()


async def test_computers_play_on_though_the_process_that_thinks_was_stopped(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1, ALHAMBRA_PAUSE="0", starts_workers=True) as session:
        await begin(session.people, ("Mason", "Mason"))
        await computers_played(session)
        await session.turn()
        await until(lambda: processes(session, THINKING), session.patience)
        await computers_played(session)
        (hung,) = processes(session, THINKING)
        os.kill(hung, signal.SIGSTOP)
        before = session.game().turn
        await session.turn()
        await computers_played(session)
        assert session.game().turn > before + 1
        assert hung not in processes(session, THINKING)


async def test_a_hint_comes_though_the_process_that_thinks_was_stopped(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, starts_workers=True) as session:
        await session.begin()
        await mover(session).slash("/hint")
        await until(lambda: processes(session, THINKING), session.patience)
        await mover(session).sees("Best:", session.patience)
        (hung,) = processes(session, THINKING)
        os.kill(hung, signal.SIGSTOP)
        await session.turn()  # the answer to the same question is known already
        session.people[0].reloads()
        session.people[1].reloads()
        await mover(session).slash("/hint")
        await mover(session).sees("Best:", session.patience)
        assert hung not in processes(session, THINKING)
