"""Following a game without playing in it, with the real bot."""

from pathlib import Path

import pytest

from bot.table.agreement import Agreement
from engine import Action, EndTurn, Game, Seat, play
from engine.transitions.events import GameEnded, RoundScored
from sandbox.people.people import Person
from sandbox.world import moderation
from sandbox.world.permissions import Permission
from tests.bot.game_session import GameSession, game_session
from tests.bot.stored_games import Chance, first_chance, go_on

pytestmark = pytest.mark.usefixtures("database")

FOLLOWERS = "SELECT count(*) FROM followers"


def about_to(kind: type, *, last: bool) -> Chance:
    """A game in which the end of a turn brings an event, and the end of the game or not."""

    def may(game: Game, seat: Seat, action: Action) -> bool:
        if not isinstance(action, EndTurn):
            return False
        kinds = {type(event) for event in play(game, seat, action).events}
        return kind in kinds and (GameEnded in kinds) is last

    return first_chance(may)


def onlooker(session: GameSession, locale: str = "en-US") -> Person:
    """Somebody who does not play."""
    gus = session.sandbox.person("Gus")
    gus.patience = session.people[0].patience
    gus.user.locale = locale
    return gus


async def follow(gus: Person, more: str = "More", follow: str = "Follow") -> str:
    """Follow the game behind *More*; gives the answer."""
    looked = (await gus.press(more)).message
    return (await gus.press(follow, on=looked)).text


async def test_an_onlooker_hears_of_a_scoring_by_dm_until_they_stop(tmp_path: Path) -> None:
    chance = about_to(RoundScored, last=False)
    async with game_session(tmp_path, 2) as session:
        await go_on(session, chance.events, Agreement())
        gus, player = onlooker(session), session.person(chance.seat)
        looked = (await player.press("More")).message
        assert looked is not None
        assert "Follow" not in looked.buttons, "players see it all at the table"
        assert "You’re following this game" in await follow(gus)
        await player.slash("/end")
        await session.settled()
        (dm,) = gus.dms()
        scores = session.game().scores
        assert "Scoring 1 in" in dm.text
        assert f"{max(scores)} point" in dm.text
        assert all(person.user.display in dm.text for person in session.people)
        gus.opens_dms()
        assert "aren’t following this game any more" in (await gus.press("Stop following", on=dm)).text
        assert session.bot.rows(FOLLOWERS) == [(0,)]


async def test_the_end_is_told_in_the_followers_own_language_and_ends_the_following(tmp_path: Path) -> None:
    chance = about_to(GameEnded, last=True)
    async with game_session(tmp_path, 2) as session:
        await go_on(session, chance.events, Agreement())
        gus = onlooker(session, "de")
        assert "Du verfolgst diese Partie" in await follow(gus, follow="Verfolgen")
        await session.person(chance.seat).slash("/end")
        await session.settled()
        (dm,) = gus.dms()
        assert "ist vorbei" in dm.text
        assert "Nicht mehr verfolgen" not in dm.buttons
        assert session.bot.rows(FOLLOWERS) == [(0,)]


async def test_closed_dms_end_the_following_without_a_word(tmp_path: Path) -> None:
    chance = about_to(RoundScored, last=False)
    async with game_session(tmp_path, 2) as session:
        await go_on(session, chance.events, Agreement())
        gus = onlooker(session)
        await follow(gus)
        gus.user.accepts_dms = False
        await session.person(chance.seat).slash("/end")
        await session.settled()
        assert session.bot.rows(FOLLOWERS) == [(0,)]
        assert gus.dms() == []
        session.check_posts()


@pytest.mark.parametrize("leaves", [True, False], ids=["server", "channel"])
async def test_who_does_not_see_the_table_any_more_hears_nothing_of_it(tmp_path: Path, leaves: bool) -> None:
    chance = about_to(RoundScored, last=False)
    async with game_session(tmp_path, 2) as session:
        await go_on(session, chance.events, Agreement())
        gus, world = onlooker(session), session.sandbox.world
        await follow(gus)
        if leaves:
            moderation.leave_guild(world, gus.channel.guild_id or 0, gus.id)
        else:
            world.overwrite(gus.channel, gus.id, deny=Permission.VIEW_CHANNEL)
        await session.person(chance.seat).slash("/end")
        await session.settled()
        assert session.bot.rows(FOLLOWERS) == [(0,)]
        assert gus.dms() == []
