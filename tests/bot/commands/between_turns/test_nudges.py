"""/remind with the real bot: who may nudge whom, and what they are told."""

from pathlib import Path

from bot.table.agreement import Agreement, Pace
from tests.bot.bot_process import until
from tests.bot.commands.test_typed import opening
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.end_to_end.test_slow_games import DAY, awaited, calls, let_pass
from tests.bot.game_session import game_session
from tests.bot.stored_games import seed_game


async def test_whoever_is_awaited_is_nudged_once_and_only_by_those_who_play(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        onlooker = session.people.pop()
        seed_game(session, opening(), Agreement(pace=Pace.DAY))
        mover = await awaited(session)
        other = next(person for person in session.people if person is not mover)
        assert "You don’t have a seat" in (await onlooker.slash("/remind")).text
        assert "It’s your own turn" in (await mover.slash("/remind")).text
        early = (await other.slash("/remind")).message
        assert early is not None
        assert early.is_ephemeral
        assert "a little more time" in early.text
        let_pass(session, DAY * 6 // 10)
        await until(lambda: len(calls(session, mover)) == 1, session.patience)
        (first,) = calls(session, mover)
        assert "is getting a friendly reminder" in (await other.slash("/remind")).text
        await until(
            lambda: [one.id for one in calls(session, mover)] not in ([first.id], []), session.patience
        )
        assert "the others are curious" in calls(session, mover)[-1].text
        assert "has had a friendly reminder" in (await other.slash("/remind")).text
        assert failures(session) == []


async def test_in_all_languages_the_command_has_a_name_of_its_own(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1) as session:
        (command,) = [one for one in session.sandbox.world.commands[None] if one["name"] == "remind"]
        assert command["name_localizations"]["de"] == "erinnern"
        assert command["name_localizations"]["es-ES"] == "recordar"
        assert command["name_localizations"]["pl"] == "przypomnij"
        assert "There’s no table here" in (await session.people[0].slash("/remind")).text
