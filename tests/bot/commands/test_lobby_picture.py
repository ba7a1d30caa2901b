"""The picture of a lobby follows its seats and modules, and goes when the game begins."""

from pathlib import Path

from sandbox.people.people import Person
from tests.bot.bot_process import playing, until


def shown(person: Person) -> str:
    """The alt text of the newest picture of a lobby; nothing if there is none."""
    post = person.finds("has opened a table")
    return "".join(post.alt_texts) if post and post.pictures() else ""


async def test_a_lobby_shows_who_sits_there_however_they_sit_down(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, ana, ben):
        await ana.slash("/alhambra new")
        await ana.sees("has opened a table")
        assert "At the table: Ana. 5 seats are free." in shown(ana)
        await ben.press("Join")
        assert "At the table: Ana and Ben. 4 seats are free." in shown(ana)
        await ben.press("Leave")
        assert "At the table: Ana." in shown(ana)
        gus = sandbox.person("Gus")
        await gus.slash("/join")
        await until(lambda: "At the table: Ana and Gus." in shown(ana))
        modules = await ana.press("Modules")
        await ana.press("Portals", on=modules.message)
        await until(lambda: "With modules: Portals." in shown(ana))
        await ana.slash("/alhambra show")
        await ana.press("Start")
        await ana.sees("The game begins")
        lobbies = [one for one in ana.messages() if "The game is on. At the table:" in one.text]
        assert lobbies
        assert not any(one.pictures() for one in lobbies)
