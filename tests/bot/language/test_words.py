"""What the bot says: every phrase exists, is used, needs the same in every language; none leaks half said."""

import logging
import pickle
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from fluent.syntax import FluentParser, FluentSerializer, ast

from ai import Level, Why
from ai.modules import AI_MODULES
from ai.review.habits import CORE_HABITS
from bot.commands.registration import CommandWords, add_commands, phrase_path
from bot.delivery.permissions import NEEDED, NEEDED_IN_THREADS
from bot.language import words as words_module
from bot.language.catalogue import Catalogue, CatalogueError
from bot.language.templates import Fact
from bot.language.words import ENGLISH, LANGUAGES, Words, kebab, language_of, words_for
from bot.modules.hooks import BotModule
from bot.modules.registry import MODULES
from bot.panel import LOOKS
from bot.panel.newcomers import tour
from bot.private.between_turns.time_settings import FIELDS
from bot.private.help_page import TOPICS
from bot.private.rules_text import rule_topics
from bot.private.settings_panel import MENUS, OFF, ON, SWITCHES
from bot.public.option_words import HINTS, JOINING, NOBODY, option_values
from bot.schedule.habits import Reminders
from bot.schedule.turn_time import LOUD
from bot.schedule.vacation import VacationReason
from bot.storage.preferences import Showing
from bot.storage.reports import ReportReason
from bot.table.agreement import (
    Agreement,
    Confirming,
    Gathering,
    MemoryAid,
    OnVacation,
    Pace,
    WhenLate,
    offered_modules,
)
from bot.table.between_turns.nudges import NudgeReason
from bot.table.between_turns.votes import BY_MAJORITY
from bot.table.lobby_events import Question
from bot.table.lobby_reasons import LobbyReason
from engine import Angle, Currency, Feather, Kind, Side
from engine.modules.falconers import SOURCES as FALCON_SOURCES
from engine.transitions.events import StartReason
from render.modules.falconers.pictures import FALCON_REASONS
from render.modules.hook_values import Change
from render.modules.portals.pictures import PORTAL_REASONS
from render.modules.registry import MODULES as DRAWN_MODULES
from render.modules.registry import collect
from render.pictures.preview import Added, Swapped, TakenBack
from render.pictures.rule_examples import BUILDINGS, PAYMENTS, Rule
from render.pictures.why_not import BUILDING_REASONS
from tests.bot.bot_process import playing
from tests.bot.language.catalogue_texts import catalogue
from tests.bot.language.phrase_uses import ROOT, Use, glued_in, names_in, prose_in, sources, uses_in
from tests.engine.judge.test_refusals import reasons

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
FACTS: tuple[Fact, ...] = (0, 1, 2, 3, 5, 12, 22, 101, 1.5, "Ana")


def tree() -> app_commands.CommandTree[discord.Client]:
    """The commands as the bot registers them."""
    made = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(made, None, None)  # type: ignore[arg-type]
    return made


def command_phrases() -> dict[str, str]:
    """Per name or description of a command or an option its phrase, and the English it must be."""
    found = {}
    for command in tree().walk_commands():
        found[f"command-{phrase_path(Location.command_name, command)}"] = command.name
        found[f"command-{phrase_path(Location.command_description, command)}"] = command.description
        for option in command.parameters if isinstance(command, app_commands.Command) else ():
            found[f"command-{phrase_path(Location.parameter_name, option)}"] = option.display_name
            found[f"command-{phrase_path(Location.parameter_description, option)}"] = str(option.description)
    return found


CURRENCIES = [kebab(currency.name) for currency in Currency]
KINDS = [kebab(kind.name) for kind in Kind]
CHANGES: tuple[type[Change], ...] = (Added, TakenBack, Swapped)
CHANGES += collect(module.changes for module in DRAWN_MODULES.all)
SHOWN = dict.fromkeys((*BUILDING_REASONS, *PORTAL_REASONS, *FALCON_REASONS))
"""The refusals that pictures show."""

FAMILIES: dict[str, list[str]] = {
    **{
        f"{family}-": [f"{family}-{name}" for name in CURRENCIES]
        for family in ("card", "cards", "sum", "currency", "look-memory")
    },
    "report-refused-": [f"report-refused-{kebab(reason.name)}" for reason in ReportReason],
    "side-": [f"side-{kebab(side.name)}" for side in Side],
    "story-starts-": [f"story-starts-{kebab(reason.name)}" for reason in StartReason],
    **{f"{family}-": [f"{family}-{name}" for name in KINDS] for family in ("kind", "kinds", "scoring-kind")},
    "digest-asked-": [f"digest-asked-{question.value}" for question in Question],
    "digest-own-": [f"digest-own-{question.value}" for question in BY_MAJORITY],
    "digest-picture-": [f"digest-picture-{group}" for group in ("gained", "lost", "new-leaders", "kinds")],
    "panel-look-": [f"panel-look-{what}" for what in LOOKS],
    "redesign-title-": [f"redesign-title-{group}" for group in ("add", "swap", "back")],
    "redesign-hint-": [f"redesign-hint-{group}" for group in ("add", "swap", "back")],
    "refused-": [f"refused-{kebab(reason.name)}" for reason in reasons()],
    "rules-topic-": [f"rules-topic-{topic}{part}" for topic in rule_topics() for part in ("", ".text")],
    **{
        f"preview-{part}-": [f"preview-{part}-{change.manner}" for change in CHANGES]
        for part in ("title", "alt")
    },
    "why-not-because-": [f"why-not-because-{kebab(reason.name)}" for reason in SHOWN],
    "why-not-alt-": [f"why-not-alt-{wanted}" for wanted in ("add", "take-back", "swap")],
    "rule-card-title-": [f"rule-card-title-{kebab(rule.name)}" for rule in Rule],
    "rule-card-caption-": [
        f"rule-card-caption-{kebab(rule.name)}-{answer}"
        for rule in (*BUILDINGS, *PAYMENTS)
        for answer in ("yes", "no")
    ],
    "settings-": [
        *(f"settings-{field}" for field in (*MENUS, *SWITCHES, *FIELDS)),
        *(f"settings-{field}-{value}" for field in MENUS for value in MENUS[field] if value not in LANGUAGES),
        *(f"settings-{field}-{value}" for field in SWITCHES for value in (ON, OFF)),
        *(f"settings-screens-{value}.note" for value in (Showing.PICTURES, Showing.TEXT)),
    ],
    "settings-reminders-": [f"settings-reminders-{place.value}" for place in Reminders],
    "times-reminders-": [f"times-reminders-{place.value}" for place in Reminders],
    "away-refused-": [f"away-refused-{kebab(reason.name)}" for reason in VacationReason],
    "settings-dms-": [f"settings-dms-{value}.done" for value in (ON, OFF)],
    "command-": list(command_phrases()),
    "level-": [f"level-{level.value}{part}" for level in Level for part in ("", ".text")],
    "option-": [
        *(f"option-{field}" for field in option_values(Agreement())),
        *(f"option-pace-{kebab(pace.name)}" for pace in Pace),
        *(f"option-when-late-{way.value}" for way in WhenLate),
        *(f"option-on-vacation-{way.value}" for way in OnVacation),
        *(f"option-memory-aid-{kebab(aid.name)}" for aid in MemoryAid),
        *(f"option-confirming-{kebab(way.name)}" for way in Confirming),
        *(f"option-hints-{choice}" for choice in HINTS.values()),
        *(f"option-gathering-{way.value}" for way in Gathering),
        *(f"option-joining-{who}" for who in JOINING.values()),
        *(f"option-language-{language}" for language in LANGUAGES),
        f"option-youngest-{NOBODY}",
    ],
    "agreed-": [
        *(f"agreed-pace-{kebab(pace.name)}" for pace in Pace),
        *(f"agreed-when-late-{way.value}" for way in WhenLate),
        *(f"agreed-hints-{choice}" for choice in HINTS.values()),
        *(f"agreed-memory-aid-{kebab(aid.name)}" for aid in MemoryAid),
    ],
    "module-": [f"module-{kebab(name)}{part}" for name in offered_modules() for part in ("", ".text")],
    "falcon-": [f"falcon-{kebab(feather.name)}" for feather in Feather],
    "feather-": [f"feather-{kebab(feather.name)}" for feather in Feather],
    "angle-": [f"angle-{kebab(angle.name)}" for angle in Angle],
    "half-": [f"half-{kebab(angle.name)}" for angle in Angle],
    "vote-": [
        f"vote-{question.value}{outcome}"
        for question in Question
        for outcome in ("", "-accepted", "-refused")
        if (question, outcome) != (Question.CLOSE, "-accepted")  # that the table is closed says it
    ],
    "table-done-": [f"table-done-{order}" for order in ("join", "leave", "start", "close")],
    "source-": [f"source-{source}" for source in ("wall", "portals", *FALCON_SOURCES.values())],
    "falcon-picture-": [f"falcon-picture-{kebab(feather.name)}" for feather in Feather],
    "review-habit-": [f"review-habit-{habit}" for habit in (*CORE_HABITS, *AI_MODULES.habits)],
    "reason-": [f"reason-{kebab(why.name)}" for why in (*Why, *AI_MODULES.reason_kinds)],
    "help-topic-": [f"help-topic-{topic}{part}" for topic in TOPICS for part in ("", ".text")],
    "tour-": [f"tour-{subject}" for subject in tour.SUBJECTS],
    "lobby-refused-": [f"lobby-refused-{kebab(reason.name)}" for reason in LobbyReason],
    "nudge-refused-": [f"nudge-refused-{kebab(reason.name)}" for reason in NudgeReason],
    "reminder-": [f"reminder-{kebab(kind.name)}{where}" for kind in LOUD for where in ("", "-dm")],
    "permission-": [
        f"permission-{kebab(name)}"
        for name, needs in NEEDED
        | NEEDED_IN_THREADS
        | discord.Permissions(create_public_threads=True, manage_threads=True)
        if needs
    ],
}
"""Phrases whose names are put together in the code: how they begin, and all of them."""


def named(*, outside: str | None = None) -> set[str]:
    """Phrases that are chosen among several before they are said: they stand in the code by their names."""
    paths = (path for path in sources() if not outside or outside not in str(path))
    return {name for path in paths for name in names_in(path.read_text(encoding="utf-8"))}


@pytest.fixture(scope="module")
def english() -> Catalogue:
    return catalogue(ENGLISH)


@cache
def uses() -> list[Use]:
    return [
        use
        for path in sources()
        if path != Path(words_module.__file__)
        for use in uses_in(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
    ]


def texts(language: str) -> Iterator[tuple[str, str]]:
    """The files of a catalogue."""
    for file in (files("bot.language") / "locales" / language).iterdir():
        yield file.name, file.read_text(encoding="utf-8")


# The catalogues


def test_every_phrase_that_is_said_exists(english: Catalogue) -> None:
    for use in uses():
        assert use.phrase or use.begins is None or use.begins in FAMILIES, f"{use.where}: declare its family"
        if use.phrase:
            assert use.phrase in english, use
    for family in FAMILIES.values():
        for phrase in family:
            assert phrase in english


def test_every_phrase_is_said_somewhere(english: Catalogue) -> None:
    said = {use.phrase for use in uses()} | {phrase for family in FAMILIES.values() for phrase in family}
    said |= named()
    assert [phrase for phrase in english.phrases() if phrase not in said] == []


@pytest.mark.parametrize("module", tuple(MODULES), ids=lambda module: module.rules.name)
def test_what_only_a_module_says_is_in_its_own_catalogue(module: BotModule) -> None:
    file = files("bot.language") / "locales" / ENGLISH / f"{module.rules.name}.ftl"
    own = Catalogue(ENGLISH, {file.name: file.read_text(encoding="utf-8")})
    home = f"bot/modules/{module.rules.name}"
    elsewhere = {use.phrase for use in uses() if not use.where.startswith(home)} | named(outside=home)
    for use in uses():
        if use.phrase and use.where.startswith(home):
            assert use.phrase in own or use.phrase in elsewhere, use


def test_every_phrase_is_given_the_facts_it_needs(english: Catalogue) -> None:
    for use in uses():
        if use.phrase and not use.open_ended:
            assert use.facts == english.facts(use.phrase), use
    given = {
        beginning: frozenset[str]().union(*(use.facts for use in uses() if use.begins == beginning))
        for beginning in FAMILIES
    }
    alone = {use.phrase for use in uses()}
    for beginning, family in FAMILIES.items():
        for phrase in family:
            assert phrase in alone or english.facts(phrase) <= given[beginning], phrase
        needed = frozenset[str]().union(*(english.facts(phrase) for phrase in family))
        assert given[beginning] <= needed, f"{beginning}: nobody uses {given[beginning] - needed}"


def test_names_are_kebab_case_and_begin_with_their_group(english: Catalogue) -> None:
    for phrase in english.phrases():
        name = phrase.partition(".")[0]
        assert "-" in name
        assert name == kebab(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said_whatever_the_numbers(language: str) -> None:
    read = catalogue(language)
    for phrase in read.phrases():
        facts = sorted(read.facts(phrase))
        for values in product(FACTS, repeat=min(len(facts), 2)):
            given = {fact: values[at % len(values)] for at, fact in enumerate(facts)}
            said = read.say(phrase, given)
            assert said.strip()
            assert not set("{}\u2068\u2069") & set(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_named_as_discord_shows_them(language: str) -> None:
    for name, text in texts(language):
        assert not re.search(r"`/[a-z]", text), f"{language}/{name}: write `/{{ command-….name }}`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_take_no_facts_since_fluent_would_print_their_names(language: str) -> None:
    for name, text in texts(language):
        terms = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Term)]
        assert not any("$" in FluentSerializer().serialize_entry(term) for term in terms), name


# Words


def test_words_are_values() -> None:
    assert words_for("es") is words_for("es")
    assert words_for("es") == Words("es") != words_for("en")
    assert len({words_for("pl"), Words("pl")}) == 1
    assert pickle.loads(pickle.dumps(words_for("de"))) == words_for("de")
    with pytest.raises(ValueError, match="fr"):
        words_for("fr")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("es-ES", "es"),
        ("es-419", "es"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("pl", "pl"),
        ("de", "de"),
        ("fr", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_of_discords_leads_to_a_language(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_an_unknown_phrase_is_a_mistake_and_a_lacking_fact_too() -> None:
    with pytest.raises(KeyError):
        words_for("es")("lobby-no-such-phrase")
    for words in map(words_for, LANGUAGES):
        with pytest.raises(CatalogueError, match="people"):
            words("lobby-waiting")
    assert words_for("pl").has("lobby-join")
    assert not words_for("pl").has("lobby-no-such-phrase")


def test_plural_forms_follow_each_language() -> None:
    polish = words_for("pl")
    assert polish("lobby-waiting", people=1).endswith("na 1 osobę.")
    assert polish("lobby-waiting", people=3).endswith("na 3 osoby.")
    assert polish("lobby-waiting", people=5).endswith("na 5 osób.")
    assert polish("lobby-waiting", people=22).endswith("na 22 osoby.")
    assert words_for("es")("lobby-waiting", people=1) == "Falta 1 persona."
    assert words_for("de")("lobby-waiting", people=2) == "Es fehlen noch 2 Personen."
    assert "with no open tables." in words_for("en")("about-text", version="1", tables=0)


def test_what_a_language_lacks_is_said_in_english_and_noted_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    catalogues = {
        "en": Catalogue("en", {"a": "greeting = Hello { $name }\nmoney = { $n } coins"}),
        "pl": Catalogue("pl", {"a": "greeting = Witaj, { $name }"}),
    }
    monkeypatch.setattr(words_module, "_catalogue", catalogues.__getitem__)
    words_module._note_untranslated.cache_clear()
    polish = words_for("pl")
    with caplog.at_level(logging.WARNING):
        assert polish("greeting", name="Ana") == "Witaj, Ana"
        assert [polish("money", n=number) for number in (1, 2)] == ["1 coins", "2 coins"]
    assert len(caplog.records) == 1
    assert polish.has("money")
    assert not polish.translates("money")


def test_forms_have_room_for_their_words() -> None:
    for words in map(words_for, LANGUAGES):
        assert len(words("report-title")) <= 45
        assert len(words("report-label")) <= 45
        assert len(words("report-hint")) <= 100


# Reading catalogues


def test_junk_is_refused_with_the_file_and_the_line() -> None:
    with pytest.raises(CatalogueError, match=r"en/game\.ftl.*oops"):
        Catalogue("en", {"game.ftl": "fine = yes\noops {\n"})


def test_a_phrase_in_two_files_is_refused() -> None:
    with pytest.raises(CatalogueError, match="same is there twice"):
        Catalogue("en", {"a.ftl": "same = one", "b.ftl": "same = two"})


def test_a_broken_reference_raises_and_is_not_shown() -> None:
    catalogue = Catalogue("en", {"a.ftl": "one = See { two }\nround = again { round }"})
    for phrase in ("one", "round"):
        with pytest.raises(CatalogueError):
            catalogue.say(phrase, {})


def test_facts_are_taken_as_they_are_and_numbers_written_plainly() -> None:
    catalogue = Catalogue("de", {"a.ftl": "said = { $x }, { $y }"})
    assert catalogue.say("said", {"x": "{ $y } = **", "y": 12345}) == "{ $y } = **, 12345"
    assert catalogue.say("said", {"x": 1.5, "y": -3}) == "1,5, -3"
    assert len(catalogue.say("said", {"x": "long" * 1500, "y": ""})) > 6000


def test_facts_of_phrases_referred_to_are_needed_too() -> None:
    catalogue = Catalogue("en", {"a.ftl": "inner = { $x }\nouter = { inner } and { $y }"})
    assert catalogue.facts("outer") == {"x", "y"}
    assert catalogue.say("outer", {"x": 1, "y": 2}) == "1 and 2"


# No prose in the code


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_phrase_is_glued_to_others(path: Path) -> None:
    assert glued_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "glued"),
    [
        ("f\"{words('a-b')}: {names}\"", [1]),
        ('words("a-b") + "."', [1]),
        ("f\"**{words('a-b')}**\"", []),
        ('"\\n" + words("a-b")', []),
    ],
)
def test_a_glued_phrase_would_be_found(source: str, glued: list[int]) -> None:
    assert glued_in(source) == glued


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_talks_to_people_by_itself(path: Path) -> None:
    assert prose_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'ui.Button(label="Join")',
        'ui.TextDisplay("Hello")',
        '_button("Join", custom_id)',
        'Reply(panels.text("Done"))',
        'ui.TextDisplay(f"Hello {name}")',
        'tree.command(name="new", description="opens")',
        'answer = "There’s no table here."',
        'answer = f"{name} has a table"',
        'answer = "Ben spielt Karten"',
    ],
)
def test_prose_in_the_code_would_be_found(source: str) -> None:
    assert prose_in(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""Docstrings are for us."""',
        'log.info("commands synced", extra={"why": 1})',
        'raise ValueError("a table is opened first")',
        'db.execute("SELECT id FROM tables WHERE id = ?")',
        'ui.Button(label=words("lobby-join"), custom_id="a1:table")',
        'ui.TextDisplay(f"## {title}\\n{said}")',
    ],
)
def test_what_is_not_for_people_is_let_through(source: str) -> None:
    assert prose_in(source) == []


def test_uses_are_found_however_the_words_are_reached() -> None:
    source = (
        'words("a"); table.words("b", n=1); words_of(i)("c"); words("d" if x else "e", **f)\n'
        'own_words(f"x-{y}"); words(z); words.has("no"); others("no")'
    )
    found = list(uses_in(source))
    assert {use.phrase for use in found} == {"a", "b", "c", "d", "e", None}
    assert [use.begins for use in found if use.phrase is None] == ["x-", None]


# Commands


def test_the_english_catalogue_names_commands_as_the_code_does() -> None:
    for phrase, shown in command_phrases().items():
        assert words_for(ENGLISH)(phrase) == shown


async def test_commands_are_translated_where_there_is_a_translation() -> None:
    made = tree()
    group = made.get_command("alhambra")
    assert group is not None
    payload = await group.get_translated_payload(made, CommandWords())
    assert payload["description_localizations"].keys() == {"es-ES", "es-419", "pl", "de"}
    new = next(option for option in payload["options"] if option["name"] == "new")
    assert new["name_localizations"]["de"] == "neu"
    assert new["options"][0]["name_localizations"]["pl"] == "wątek"


# In the sandbox


async def test_private_answers_come_in_the_persons_language_and_public_ones_in_the_tables(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as (_, bot, ana, ben):
        ana.user.locale, ben.user.locale = "es-ES", "pl"
        assert "Tu mesa está abierta" in (await ana.slash("/alhambra new")).text
        await ben.sees("Ana ha abierto una mesa")
        assert "przy tym stole" in (await ben.press("Levantarse")).text
        assert await ben.autocomplete("/help", topic="gr") == [
            "Rozpoczęcie gry",
            "Gra w pojedynkę",
            "Gracze komputerowi",
            "O grze",
        ]
        assert "2 do 6" in (await ben.slash("/help", topic="start")).text
        assert "con una mesa abierta" in (await ana.slash("/about")).text
        await ana.press("Probar mis MD")
        assert "Funciona" in ana.dms()[0].text
        await bot.stop()
        assert not any("not translated" in line for line in bot.log())


async def test_commands_reach_discord_in_every_language(tmp_path: Path) -> None:
    async with playing(tmp_path) as (sandbox, _, _, _):
        named = {command["name"]: command for command in sandbox.world.commands[None]}
        assert named["help"]["name_localizations"] == {
            "es-ES": "ayuda",
            "es-419": "ayuda",
            "pl": "pomoc",
            "de": "hilfe",
        }
