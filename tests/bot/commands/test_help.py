"""/help begins with what to do next, wherever a person is."""

from pathlib import Path

from sandbox.people.people import Person
from tests.bot.bot_process import playing
from tests.bot.game_session import game_session


async def helped(person: Person) -> tuple[str, list[str]]:
    """What somebody who asks for help reads first, and the buttons below it."""
    answer = await person.slash("/help")
    assert answer.message is not None
    assert answer.message.is_ephemeral
    assert [menu["placeholder"] for menu in answer.message.menus] == ["Choose a topic"]
    return answer.text, answer.message.buttons


async def test_from_nobody_here_to_a_game_help_offers_the_next_step(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, _, ana, ben):
        text, buttons = await helped(ana)
        assert "Nobody’s playing here yet" in text
        assert buttons == ["Open a table", "Play alone", "Rules"]
        assert "players each build an Alhambra" in (await ana.press("Rules")).text
        await ana.slash("/help")
        assert "Your table is open" in (await ana.press("Open a table")).text
        await ben.sees("Ana has opened a table")
        text, buttons = await helped(ana)
        assert "One more player" in text
        assert buttons == ["Add computer player", "Rules"]
        text, buttons = await helped(ben)
        assert "with a seat for you" in text
        assert buttons == ["Join", "Rules"]
        await ben.press("Join")
        text, buttons = await helped(ana)
        assert "the game can start" in text
        assert buttons == ["Start", "Add computer player", "Rules"]


async def test_in_a_game_help_tells_players_and_onlookers_what_they_can_do(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        seat = session.game().to_act[0]
        mover, waiting = session.person(seat), session.person(type(seat)(1 - seat))
        text, buttons = await helped(mover)
        assert "It’s your turn." in text
        assert buttons == ["Take money", "Buy", "Hint", "Rules"]
        assert "Take money" in (await mover.press("Take money")).text
        text, buttons = await helped(waiting)
        assert f"{mover.user.display}’s turn" in text
        assert buttons == ["My hand", "Standings", "Rules"]
        text, buttons = await helped(session.sandbox.person("Gus"))
        assert "you’re watching" in text
        assert buttons == ["Table", "Standings", "Rules"]


async def test_play_alone_on_the_help_page_begins_a_game_at_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, _, ana, _):
        ana.opens_dms()
        await ana.slash("/help")
        assert "2 computer players are joining you" in (await ana.press("Play alone")).text
