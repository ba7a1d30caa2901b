"""Buttons pressed twice, too late, at once or by the wrong people, and everything that can be forged."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.message.custom_ids import KINDS
from bot.panel.steps import do
from engine import legal_actions, print_action
from sandbox.people.people import Person, UnexpectedOutcome
from sandbox.world.state import Interaction, InteractionKind
from tests.bot.bot_process import until
from tests.bot.game_session import GameSession, game_session
from tests.bot.players import by_slash, newest_table, orders_on, steps_on, use

pytestmark = pytest.mark.usefixtures("database")

LONGEST = 100
HUGE = "9" * 60


async def forged(
    person: Person, custom_id: str, values: list[str] | None = None, on: int | None = None
) -> Interaction:
    """A component that the bot never made, used by somebody."""
    data: dict[str, Any] = {"custom_id": custom_id[:LONGEST], "component_type": 2, "id": 1}
    if values is not None:
        data |= {"component_type": 3, "values": values}
    message = on or newest_table(person).id
    interaction = person.person_acts._begin(
        InteractionKind.COMPONENT, person.id, person.channel, data, message_id=message
    )
    return await person.person_acts.outcome(interaction)


def said_to(session: GameSession, interaction: Interaction) -> str:
    """What came back."""
    message = session.sandbox.world.messages.get(interaction.original_id or 0)
    return "" if message is None else json.dumps(message.components)


def failures(session: GameSession) -> list[str]:
    """What the bot could not deal with."""
    return [line for line in session.bot.log() if '"level": "ERROR"' in line]


def mover(session: GameSession) -> Person:
    return session.person(session.game().to_act[0])


def other(session: GameSession) -> Person:
    return next(person for person in session.people if person is not mover(session))


def money(session: GameSession) -> str:
    """A step that takes money, for whoever is to move."""
    seat = session.game().to_act[0]
    return next(do(one) for one in legal_actions(session.game(), seat) if print_action(one).startswith("M"))


FORGED = [
    *(f"a1:panel:1:1:{screen} " + "x" * 80 for screen in ("take", "buy", "place", "pay", "sure", "preview")),
    *(f"a1:{area}:{rest}" for area in sorted(KINDS.keys() - {"dm", "report"})
      for rest in ("", ":", "::", "1", "1:1", "1:1:", "x:y:z", "-1:-1:take", f"{HUGE}:1:take",
                   f"1:{HUGE}:take", "1:1:" + "x" * 90, "99:1:take", "1:0:nonsense", "1:1:=", "1:1:=Q x",
                   "1:1:preview M y1", "1:1:describe 99 99", f"1:1:palace {HUGE}", f"1:{HUGE}", "٣:٣:take",
                   f"{HUGE}:pace", "1:nothing", "1:1:sure B G8a=y1", "1:1:place Z9", "1:1:back G8a")),
    *(f"a1:seats:1:{rest}" for rest in
      ("add:vizier", "dismiss:1", "dismiss:" + HUGE, "leave:sultan", "leave:", "offer:", "sitin:0-vizier",
       "sitin:99-mason", "sitin:1-nobody", f"sitin:{HUGE}-mason", "sitin:-1-mason")),
    *(f"a1:{area}:1:1:{step}" for area in ("panel", "table") for step in ("skip", "skip x", "skip =E")),
    "a1:review:1:0:own", f"a1:review:1:{HUGE}", "a1:modules:1:portals:on", "a1:modules:1:magic:on",
    "a1", "", "a1:", "a1::", "a2:table:1:1:take", "💣" * 25, "a1:table:1:1:rematch", "a1:report:x",
]  # fmt: skip


async def test_whatever_is_forged_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        before = len(session.events())
        gus = session.sandbox.person("Gus")
        for at, custom_id in enumerate(FORGED):
            person = (mover(session), other(session), gus)[at % 3]
            assert not (await forged(person, custom_id)).failed, custom_id
        for value in ("", "=", "=M y9", "=E", "home", HUGE, "x" * 100, "pay", "sure B G8a=y1", "==M y9"):
            for area in ("panel:1:1:take", "options:1:pace", "options:1:youngest", "rules:1", "help:topic"):
                assert not (await forged(gus, f"a1:{area}", [value])).failed, value
        assert len(session.events()) == before
        assert failures(session) == []
        await session.settled()
        session.check()


async def test_whatever_is_typed_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        before = len(session.events())
        gus = session.sandbox.person("Gus")
        for person in (mover(session), other(session), gus):
            for text in (
                "",
                " ",
                "y99",
                "everything",
                "=E",
                "'; DROP TABLE events; --",
                "🏰" * 30,
                HUGE,
                "-1",
            ):
                for command, option in (
                    ("/take", "cards"),
                    ("/buy", "purchase"),
                    ("/reserve", "tile"),
                    ("/redesign", "change"),
                    ("/dirk", "tile"),
                    ("/undo", "what"),
                    ("/palace", "player"),
                    ("/describe", "player"),
                    ("/rules", "topic"),
                ):
                    if text:
                        await person.slash(command, **{option: text})
                await person.autocomplete("/place", tile="G8a", cell=text)
            await person.slash("/place", tile=HUGE, cell=HUGE)
            await person.slash("/end")
        assert len(session.events()) == before
        assert failures(session) == []
        session.check()


async def test_nobody_acts_for_somebody_else(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        before, number = len(session.events()), session.table().number
        step = f"a1:panel:1:{number}:{money(session)}"
        for person in (other(session), session.sandbox.person("Gus")):
            assert not (await forged(person, step)).failed
        assert len(session.events()) == before
        await forged(mover(session), step)
        assert len(session.events()) == before + 1


async def test_the_same_step_pressed_five_times_at_once_is_done_once(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        before, number = len(session.events()), session.table().number
        step = f"a1:panel:1:{number}:{money(session)}"
        answers = await asyncio.gather(*(forged(mover(session), step) for _ in range(5)))
        assert not any(answer.failed for answer in answers)
        # In a crowd everybody is told first that they were heard, perhaps before anything is done.
        await until(
            lambda: sum("moved on" in said_to(session, answer) for answer in answers) == 4, session.patience
        )
        assert len(session.events()) == before + 1
        await session.settled()
        await session.turn()
        session.check()


async def test_a_step_delivered_twice_is_done_once_even_after_a_restart(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        sent: list[tuple[str, Any, int | None]] = []
        session.sandbox.world.dispatchers.append(lambda *event: sent.append(event))
        await session.turn(by_slash)
        count = len(session.events())
        again = [event for event in sent if event[0] == "INTERACTION_CREATE" and event[1]["type"] == 2]
        for event in again:
            session.sandbox.world.dispatch(*event)
        await session.bot.restart()
        for event in again:
            session.sandbox.world.dispatch(*event)
        await session.people[0].slash("/about")
        await session.settled()
        assert len(session.events()) == count
        session.check()


async def test_a_panel_that_is_behind_says_so_and_shows_how_things_stand(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, seed=4) as session:
        await session.begin()
        ana = mover(session)
        answer = await ana.press(_button(ana, "take"))
        assert answer.message is not None
        old = next(step for step in steps_on(answer.message) if step.startswith("=M"))
        await session.turn(by_slash)
        count = len(session.events())
        late = await use(ana, answer.message, old)()
        assert "moved on" in late.text
        assert len(session.events()) == count


async def test_a_panel_works_after_a_restart_and_after_its_quarter_of_an_hour(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana = mover(session)
        answer = await ana.press(_button(ana, "take"))
        assert answer.message is not None
        await session.bot.restart()
        session.sandbox.clock.move(20 * 60)
        steps = [step for step in steps_on(answer.message) if step.startswith("=M")]
        count = len(session.events())
        await use(ana, answer.message, steps[0])()
        assert len(session.events()) == count + 1
        ana.reloads()
        await session.turn()
        session.check()


async def test_two_players_who_press_at_once_are_both_answered(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        await session.begin()
        answers = await asyncio.gather(
            *(person.press(_button(person, order)) for person in session.people for order in ("take", "hand"))
        )
        assert all(answer.message is not None and answer.message.is_ephemeral for answer in answers)
        await session.settled()
        await session.turn()
        await asyncio.gather(*(person.slash("/table") for person in session.people))
        session.check()


async def test_buttons_of_a_closed_game_say_so(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana, ben = session.people
        panel = await mover(session).press(_button(ana, "take"))
        assert panel.message is not None
        table = newest_table(ana)
        custom_ids = [_button(ana, order) for order in orders_on(table)]
        assert "ends here without a winner" in (await ana.slash("/close")).text
        await ana.press("Close the table")
        await session.settled()
        assert orders_on(table) == []
        for custom_id in custom_ids:
            assert "closed" in said_to(session, await forged(ben, custom_id, on=table.id))
        step = next(one for one in steps_on(panel.message) if one.startswith("=M"))
        late = await use(mover(session), panel.message, step)()
        assert "closed" in late.text or late.message is not None
        assert "no table here" in (await ben.slash("/take", cards="y1")).text
        assert failures(session) == []


async def test_pressing_in_a_lobby_by_many_at_once_keeps_everybody(tmp_path: Path) -> None:
    async with game_session(tmp_path, 6) as session:
        ana, *others = session.people
        await ana.slash("/alhambra new")
        await ana.sees("has opened a table")
        await asyncio.gather(*(person.press("Join") for person in others))
        await until(lambda: len(session.table().lobby.seated) == 6, session.patience)
        await session.settled()
        assert "6 of 6" in (await ana.sees("has opened a table")).text
        gus = session.sandbox.person("Gus")
        assert "All 6 seats are taken" in (await gus.press("Join")).text
        starts = await asyncio.gather(*(ana.press("Start") for _ in range(3)), return_exceptions=True)
        assert not all(isinstance(one, UnexpectedOutcome) for one in starts)
        await session.settled()
        session.check_posts()


def _button(person: Person, order: str) -> str:
    table = newest_table(person)
    ids = [one["custom_id"] for one in table.parts(2) if one.get("custom_id")]  # type: ignore[arg-type]
    return next(str(one) for one in ids if one.endswith(f":{order}"))


@pytest.mark.parametrize("area", ["options", "table"])
async def test_forging_for_a_table_of_another_channel_needs_the_same_rights(
    tmp_path: Path, area: str
) -> None:
    async with game_session(tmp_path, 2) as session:
        ana, ben = session.people
        await ana.slash("/alhambra new")
        seen = await ben.sees("has opened a table")
        ben.goes_to("lounge")
        elsewhere = ben.says("here").id
        rest = "1:1:close" if area == "table" else "1:pace"
        answer = await forged(ben, f"a1:{area}:{rest}", ["week"] if area == "options" else None, on=elsewhere)
        assert not answer.failed
        assert len(session.events()) == 1
        await until(lambda: "has opened" in seen.text)
