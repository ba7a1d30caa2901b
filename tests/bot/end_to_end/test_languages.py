"""Whole games in other languages: in one that nobody speaks, every word comes from its catalogue, uncut."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.language.words import words_for
from bot.table.agreement import Agreement
from engine import BuyFalcon, BuySite, BuyWithPortal, KeepToken, Options, PlacePortal, Seed, start
from engine.modules import MODULES
from render.alt_text.lengths import LONGEST_ALT
from sandbox.people.seen_message import SeenMessage
from sandbox.world.default_world import PLAYERS
from tests.bot.end_to_end.test_games import nearly_over
from tests.bot.game_session import GameSession, game_session
from tests.bot.language.catalogue_texts import CODE, OTHERS
from tests.bot.language.pseudo import PSEUDO, is_cut, pseudo_catalogue, unbracketed, write_locales
from tests.bot.language.test_complete import ENGLISH_ONLY
from tests.bot.players import by_few_taps
from tests.bot.stored_games import go_on
from tests.conftest import SOAK
from tests.engine.players import venturesome

pytestmark = pytest.mark.usefixtures("database")

NAMES = re.compile(rf"\b({'|'.join((*PLAYERS, 'The Court'))})\b")
SEED = Seed(f"{2:032x}")
SLACK = 60
"""Characters that a description leaves when it is cut at the end of a fact."""
LOOKS = (
    *("/help", "/about", "/rules", "/hand", "/table", "/palace", "/scores", "/log", "/history", "/memory"),
    *(
        "/describe",
        "/mygames",
        "/settings",
        "/verify",
        "/join",
        "/undo",
        "/alhambra show",
        "/alhambra finish",
    ),
    *("/leave", "/close", "/sitin", "/review", "/record"),
)
NOT_WORDS = re.compile(
    r"<[^>]*>|https?://[\w/.]+|\b[A-Z]\d+[a-z]?\b|[+-]?\d+,[+-]?\d+ ?[NSEW]{0,2}|\b[ygbo]\d\b|\+\d+"
)
"""Mentions, emojis, addresses, notation."""


def shown(message: SeenMessage) -> Iterator[str]:
    """Every text of a message that somebody can read or hear."""
    yield message.text
    yield from message.buttons
    yield from message.alt_texts
    for menu in message.menus:
        yield menu.get("placeholder") or ""
        for option in menu["options"]:
            yield option["label"]
            yield option.get("description") or ""


def faults(messages: list[SeenMessage]) -> list[str]:
    """Words that are not in brackets, and texts that were cut; buttons that hold a whole move may be."""
    found = []
    for message in messages:
        for text in shown(message):
            plain = NOT_WORDS.sub("", NAMES.sub("", text))
            found += [f"{word} in {text!r}" for word in unbracketed(plain)]
            # Words of this language are half as long again: only its descriptions may fill Discord's limit.
            is_full = text in message.buttons or len(text) > LONGEST_ALT - SLACK
            found += [f"cut: {text!r}"] if is_cut(plain) and not is_full else []
    return list(dict.fromkeys(found))


def foreign(messages: list[SeenMessage], language: str) -> list[str]:
    """What is not said in this language."""
    if language == PSEUDO:
        return faults(messages)
    said = {text for message in messages for text in shown(message)}
    return sorted(text for text in said if ENGLISH_ONLY.search(CODE.sub("", NAMES.sub("", text))))


def everybody_speaks(session: GameSession, language: str) -> None:
    """All people at the table have chosen this language, in their client and in their settings."""
    for person in session.people:
        person.user.locale = language
        session.bot.change(f"INSERT INTO people (user_id, language) VALUES ({person.id}, '{language}')")


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Catalogues with a fifth language among them."""
    return str(write_locales(tmp_path_factory.mktemp("locales")))


async def test_a_game_in_a_language_that_nobody_speaks_says_nothing_in_any_other(
    tmp_path: Path, locales: str
) -> None:
    events, modules = nearly_over(turns=8), tuple(sorted(MODULES.optional))
    async with game_session(tmp_path, 3, seed=4, choose=venturesome, TESTS_LOCALES=locales) as session:
        everybody_speaks(session, PSEUDO)
        await go_on(session, events, Agreement(language=PSEUDO, modules=modules))
        while session.game().to_act:
            await session.turn(by_few_taps)
        for person in session.people:
            assert foreign(person.everything(), PSEUDO) == []


@pytest.mark.skipif(not SOAK, reason="whole games of three")
@pytest.mark.parametrize("language", [PSEUDO, *OTHERS])
async def test_a_whole_game_with_all_modules_is_told_in_one_language(
    tmp_path: Path, locales: str, language: str
) -> None:
    modules = tuple(sorted(MODULES.optional))
    async with game_session(tmp_path, 3, seed=4, choose=venturesome, TESTS_LOCALES=locales) as session:
        everybody_speaks(session, language)
        begun = start(Options(3, modules), SEED).events
        await go_on(session, begun, Agreement(language=language, modules=modules))
        while session.game().to_act:
            await session.turn(by_few_taps)
        assert session.met(BuyFalcon, BuyWithPortal, PlacePortal, BuySite, KeepToken)
        for person in session.people:
            assert foreign(person.everything(), language) == []


async def test_everything_else_is_said_in_that_language_too(tmp_path: Path, locales: str) -> None:
    own = pseudo_catalogue().say
    async with game_session(tmp_path, 2, seed=4, TESTS_LOCALES=locales) as session:
        ana, ben = session.people
        ana.user.locale = ben.user.locale = PSEUDO
        await ana.slash("/alhambra new")
        await ben.sees(own("lobby-waiting", {"people": 1}))
        for button in ("lobby-modules", "lobby-options", "lobby-computers"):
            await ana.press(own(button, {}))
        await ben.press(own("lobby-join", {}))
        await ana.press(own("lobby-start", {}))
        await session.settled()
        for command in LOOKS:
            await ben.slash(command)
        for topic in await ana.autocomplete("/rules", topic=""):
            await ana.slash("/rules", topic=topic)
        mover = session.person(session.game().to_act[0])
        await mover.slash("/hint")
        await mover.slash("/take", cards="y9 y9")
        assert faults([*ana.everything(), *ben.everything()]) == []


@pytest.mark.parametrize("language", OTHERS)
async def test_a_game_in_another_language_says_nothing_in_english(tmp_path: Path, language: str) -> None:
    events, modules = nearly_over(turns=4), tuple(sorted(MODULES.optional))
    async with game_session(tmp_path, 3, seed=4, choose=venturesome) as session:
        everybody_speaks(session, language)
        await go_on(session, events, Agreement(language=language, modules=modules))
        while session.game().to_act:
            await session.turn(by_few_taps)
        for person in session.people:
            assert foreign(person.everything(), language) == []


async def test_four_people_with_four_languages_each_read_their_own_and_the_table_speaks_one(
    tmp_path: Path,
) -> None:
    locales = {"pl": "pl", "de": "de", "es": "es-419", "en": "en-GB"}
    async with game_session(tmp_path, 4, seed=4) as session:
        spoken = dict(zip(locales, session.people, strict=True))
        for language, person in spoken.items():
            person.user.locale = locales[language]
        opener, table = spoken["pl"], words_for("pl")
        await opener.slash("/alhambra new")
        for person in session.people[1:]:
            await person.sees(table("lobby-waiting", people=1) if person is session.people[1] else "Alhambra")
            await person.press(table("lobby-join"))
        await opener.press(table("lobby-start"))
        await session.settled()
        for language, person in spoken.items():
            own = words_for(language)
            assert own("panel-title-hand") in (await person.slash("/hand")).text
            assert own("look-scores") in (await person.slash("/scores")).text
            assert own("lobby-refused-already-seated") in (await person.slash("/join")).text
            assert own("panel-title-hand") in person.dms()[0].text
        newest = session.public()[-1]
        assert {table("post-take"), table("post-buy"), table("post-hand")} <= set(newest.buttons)
        session.check()
