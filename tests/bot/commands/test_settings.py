"""What people choose in /settings, and that everything private obeys it, pressed or typed."""

import signal
from pathlib import Path

import pytest

from bot.panel.purchases import overpays
from bot.panel.steps import ask_about
from engine import Action, Buy, Game, Options, Seat, Seed, print_action, start, view_for
from sandbox.people.people import Person
from sandbox.people.seen_message import SeenMessage
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.game_session import GameSession, game_session
from tests.bot.players import steps_on, use
from tests.bot.stored_games import first_chance, seed_game

pytestmark = pytest.mark.usefixtures("database")

ABOUT_TO_END = "SELECT count(*) FROM ending_turns"
UNHURRIED = "1"
"""Time enough to stop a turn from ending by itself."""


def sit_down(session: GameSession) -> Person:
    """A game of two that begins, and whose turn it is."""
    seed_game(session, start(Options(2), Seed(f"{1:032x}")).events)
    return session.person(session.game().to_act[0])


async def settings(person: Person, **typed: object) -> SeenMessage:
    message = (await person.slash("/settings", **typed)).message
    assert message is not None
    assert message.is_ephemeral
    return message


async def takes_money(person: Person) -> SeenMessage:
    """Take the first money there is, without ending the turn."""
    home = (await person.slash("/take", cards="camel")).message
    assert home is not None
    taking = (await person.press("Take money", on=home)).message
    assert taking is not None
    step = next(step for step in steps_on(taking) if step.startswith("=M"))
    taken = (await use(person, taking, step)()).message
    assert taken is not None
    return taken


def colours(message: SeenMessage) -> list[object]:
    """The colour in a corner of each picture."""
    return [picture.convert("RGB").getpixel((2, 2)) for picture in message.pictures()]


async def test_the_panel_changes_in_place_and_is_remembered(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1) as session:
        (ana,) = session.people
        panel = await settings(ana)
        assert "Your settings" in panel.text
        assert "I ask before you overpay" in panel.text
        assert "Tour again" not in panel.buttons, "it is still to come"
        for switch in ("✓ Ask before overpaying", "Turns end by themselves"):
            changed = (await ana.press(switch, on=panel)).message
            assert changed is not None
            assert changed.id == panel.id
        assert "You overpay without being asked" in panel.text
        assert "your turn ends by itself after a few seconds" in panel.text
        await ana.choose("Picture colours", "dark", on=panel)
        await session.bot.restart()
        again = await settings(ana)
        assert {"Ask before overpaying", "✓ Turns end by themselves", "✓ Hands by DM"} <= set(again.buttons)
        chosen = [option["label"] for menu in again.menus for option in menu["options"] if option["default"]]
        assert chosen == [
            "Language: same as my Discord",
            "Private screens: pictures and text",
            "Picture colours: dark",
        ]
        assert failures(session) == []


async def test_a_chosen_language_wins_over_that_of_the_client_until_it_is_given_up(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1) as session:
        (ana,) = session.people
        english = (await ana.slash("/about")).text
        await settings(ana, language="Deutsch")
        assert "Ein Gastgeber für das Brettspiel" in (await ana.slash("/about")).text
        assert "Allein spielen" in await ana.autocomplete("/help", topic="")
        panel = await settings(ana)
        await ana.choose("a1:settings:language", "discord", on=panel)
        assert (await ana.slash("/about")).text == english


async def test_the_tour_comes_again_for_whoever_wants_it(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        mover = sit_down(session)
        session.bot.change(f"INSERT INTO people (user_id, toured) VALUES ({mover.id}, 1)")
        assert "Your first turn" not in (await mover.slash("/take", cards="camel")).text
        await mover.press("Tour again", on=await settings(mover))
        assert "Your first turn" in (await mover.slash("/take", cards="camel")).text


# Pictures and words


async def test_private_pictures_have_the_colours_that_were_chosen_also_by_dm(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana, ben = session.people
        light = colours((await ana.slash("/hand")).message)  # type: ignore[arg-type]
        posted = colours(session.public()[-1])
        await settings(ana, colours="dark")
        for command in ("/hand", "/palace", "/table", "/rules"):
            options = {"topic": "walls"} if command == "/rules" else {}
            message = (await ana.slash(command, **options)).message
            assert message is not None
            assert colours(message) != light, command
        await until(lambda: colours(ana.dms()[-1]) != light)
        assert colours(ben.dms()[-1]) == light
        assert colours(session.public()[-1]) == posted


async def test_text_only_tells_every_picture_in_words(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana = session.people[0]
        looks = ("/hand", "/palace", "/table", "/scores")
        shown = [(await ana.slash(look)).message for look in looks]
        await settings(ana, screens="text only")
        for look, before in zip(looks, shown, strict=True):
            after = (await ana.slash(look)).message
            assert after is not None
            assert before is not None
            assert before.pictures()
            assert after.pictures() == []
            assert before.text.splitlines()[0] in after.text
            assert after.buttons == before.buttons
            if look not in ("/scores", "/hand"):  # their texts say all that their pictures show
                assert plain(before.alt_texts[0]) in plain(after.text), look
        await until(lambda: ana.dms()[-1].pictures() == [])


async def test_pictures_only_leaves_titles_pictures_and_buttons(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        ana = session.people[0]
        before = (await ana.slash("/hand")).message
        await settings(ana, screens="pictures only")
        after = (await ana.slash("/hand")).message
        assert before is not None
        assert after is not None
        assert after.text == "### Your hand"
        assert after.buttons == before.buttons
        assert after.alt_texts == before.alt_texts
        await until(lambda: "exact for" not in ana.dms()[-1].text)
        assert "At the table in" in ana.dms()[-1].text


def plain(text: str) -> str:
    return text.replace("\\", "").replace("\u200b", "")


# Overpaying


def overpaying(game: Game, seat: Seat, action: Action) -> bool:
    return isinstance(action, Buy) and overpays(view_for(game, seat), action) > 0


@pytest.mark.parametrize("types", [True, False])
async def test_whoever_wants_no_question_overpays_at_once(tmp_path: Path, *, types: bool) -> None:
    chance = first_chance(overpaying)
    async with game_session(tmp_path, 2) as session:
        seed_game(session, chance.events)
        person, before = session.person(chance.seat), len(session.events())
        asked = (await person.slash("/buy", purchase=print_action(chance.action))).message
        assert asked is not None
        assert len(session.events()) == before
        await settings(person, overpay=False)
        if types:
            await person.slash("/buy", purchase=print_action(chance.action))
        else:
            home = (await person.press("Back", on=asked)).message
            assert home is not None
            buying = (await person.press("Buy", on=home)).message
            assert buying is not None
            await use(person, buying, ask_about("sure", chance.action))()
        assert len(session.events()) > before
        assert failures(session) == []


# Turns that end by themselves


async def test_a_turn_with_nothing_left_to_decide_ends_by_itself(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        mover = sit_down(session)
        turn = session.game().turn
        await settings(mover, ending=True)
        panel = await takes_money(mover)
        assert "Your turn ends by itself in a few seconds" in panel.text
        await until(lambda: session.game().turn == turn + 1)
        await until(lambda: "Not yet" not in panel.buttons)
        await session.settled()
        assert session.bot.rows(ABOUT_TO_END) == [(0,)]
        waits = session.person(session.game().to_act[0])
        assert "ends by itself" not in (await takes_money(waits)).text, "everybody chooses for themselves"
        assert failures(session) == []


@pytest.mark.parametrize("does", ["Not yet", "Undo", "More"])
async def test_whatever_its_player_does_stops_a_turn_from_ending(tmp_path: Path, does: str) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_HASTE=UNHURRIED) as session:
        mover = sit_down(session)
        await settings(mover, ending=True)
        panel = await takes_money(mover)
        assert session.bot.rows(ABOUT_TO_END) == [(1,)]
        after = (await mover.press(does, on=panel)).message
        assert after is not None
        if does == "More":
            assert "Your settings" in (await mover.press("Settings", on=after)).text
            assert "Look around" in after.text
        assert "Not yet" not in after.buttons
        assert "ends by itself" not in after.text
        assert session.bot.rows(ABOUT_TO_END) == [(0,)]
        if does == "Not yet":
            turn = session.game().turn
            assert "End turn" in after.buttons
            await mover.press("End turn", on=after)
            assert session.game().turn == turn + 1


async def test_a_turn_that_ended_by_itself_just_before_a_crash_ends_once(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_DIE_AT="saved:2") as session:
        mover = sit_down(session)
        turn = session.game().turn
        await settings(mover, ending=True)
        await takes_money(mover)
        await session.bot.died()
        assert session.bot.rows(ABOUT_TO_END) == [(1,)]
        await session.bot.start()
        await until(lambda: session.bot.rows(ABOUT_TO_END) == [(0,)])
        await session.settled()
        assert session.game().turn == turn + 1


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_a_turn_that_was_about_to_end_ends_after_a_restart(tmp_path: Path, how: signal.Signals) -> None:
    async with game_session(tmp_path, 2, ALHAMBRA_HASTE=UNHURRIED) as session:
        mover = sit_down(session)
        turn = session.game().turn
        await settings(mover, ending=True)
        await takes_money(mover)
        await session.bot.restart(how)
        await until(lambda: session.game().turn == turn + 1)
        await until(lambda: session.bot.rows(ABOUT_TO_END) == [(0,)])
        await session.settled()


# Time and reminders


async def test_quiet_hours_and_reminders_are_chosen_on_a_page_of_their_own(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1) as session:
        (ana,) = session.people
        panel = await settings(ana)
        page = (await ana.press("Time & reminders", on=panel)).message
        assert page is not None
        assert page.id == panel.id
        assert "I don’t know your time zone yet" in page.text
        await ana.choose("Quiet hours", "22:00-07:00", on=page)
        assert "as soon as you choose a time zone" in page.text
        await ana.choose("Time zone", "Europe/Madrid", on=page)
        await ana.choose("Reminders", "dm", on=page)
        assert "Your clock: **Madrid**" in page.text
        assert "**22:00–07:00**: no reminders" in page.text
        assert "I send you a direct message" in page.text
        assert "Your settings" in (await ana.press("All settings", on=page)).text
        await session.bot.restart()
        again = (await ana.press("Time & reminders", on=await settings(ana))).text
        assert "Your clock: **Madrid**" in again
        assert failures(session) == []


async def test_zones_are_found_while_typing_and_hours_as_people_write_them(tmp_path: Path) -> None:
    async with game_session(tmp_path, 1) as session:
        (ana,) = session.people
        suggested = await ana.autocomplete("/settings", zone="buenos")
        assert [one.partition(",")[0] for one in suggested] == ["Buenos Aires", "Buenos Aires"]
        assert "Your clock: **Kathmandu**" in (await settings(ana, zone="kathmandu", quiet="23:30 – 6")).text
        assert "**23:30–06:00**" in (await settings(ana, reminders="off")).text
        for nonsense in ({"zone": "Middle-earth"}, {"quiet": "always"}, {"quiet": "8-23"}):
            refused = await ana.slash("/settings", **nonsense)
            assert "Your clock" not in refused.text
        assert failures(session) == []
