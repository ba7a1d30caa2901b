"""Names that people type: who is meant, and what is said if nobody is."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai import Level
from bot.message.message_context import MessageContext
from bot.private.player_names import players_named, suggestions, unclear
from engine import Options, Seat, Seed, start
from sandbox.people.people import Answer
from tests.bot.contexts import NASTY, context
from tests.bot.end_to_end.test_hostile import failures
from tests.bot.game_session import game_session
from tests.bot.stored_games import seed_game

PEOPLE = ("Ana", "Anastasia", "Chloé", "Łukasz the Bold", "Ana Maria", "🎲🎲")


def game_page(names: tuple[str, ...] = PEOPLE) -> MessageContext:
    return context(len(names), names)


def meant(typed: str, here: MessageContext | None = None, seats: int = 0) -> list[int]:
    here = game_page() if here is None else here
    return list(players_named(typed, here, seats or len(here.people)))


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        ("Ana", [0]),
        ("ana", [0]),
        (" ANA ", [0]),
        ("@Ana", [0]),
        ("anas", [1]),
        ("chloe", [2]),
        ("CHLOÉ", [2]),
        ("Chlo", [2]),
        ("lukasz", [3]),
        ("Łuk", [3]),
        ("bold", [3]),
        ("ana m", [4]),
        ("maria", [4]),
        ("🎲🎲", [5]),
        ("🎲", [5]),
        ("<@102>", [1]),
        ("<@!103>", [2]),
        ("an", [0, 1, 4]),
        ("Zoe", []),
        ("<@999>", []),
        ("1", []),
        ("@", []),
        ("!", []),
        ("*", []),
    ],
)
def test_a_typed_name_means_whoever_is_called_so(typed: str, seats: list[int]) -> None:
    assert meant(typed) == seats


def test_two_of_the_same_name_are_told_apart_by_what_is_suggested() -> None:
    here = game_page(("Ana", "Ana", "Ben"))
    assert meant("ana", here) == [0, 1]
    assert [meant(value, here) for _, value in suggestions("ana", here, 3)] == [[0], [1]]


def test_a_computer_player_is_found_by_name_and_by_level() -> None:
    here = game_page(("Ana", "Zahra", "Maryam"))
    levels = (None, Level.GARDENER, Level.MASON)
    people = tuple(replace(person, level=level) for person, level in zip(here.people, levels, strict=True))
    here = replace(here, people=people)
    assert meant("zahra", here) == [1]
    assert meant("Maryam (Mason)", here) == [2]
    assert meant("mason", here) == [2]
    assert suggestions("z", here, 3) == [("Zahra (Gardener)", "<@102>")]


def test_the_imaginary_player_has_a_name_too() -> None:
    here = game_page(("Ana", "Ben"))
    assert meant("dirk", here, 3) == [2]
    assert [meant(value, here, 3) for _, value in suggestions("", here, 3)] == [[0], [1], [2]]
    assert meant("dirk", here) == []


def test_suggestions_show_names_as_they_are_and_follow_what_is_typed() -> None:
    here = game_page(("**Ben**", "a_b_c", "Chloé"))
    assert [name for name, _ in suggestions("", here, 3)] == ["**Ben**", "a_b_c", "Chloé"]
    assert suggestions("LOE", here, 3) == [("Chloé", "<@103>")]
    assert suggestions("zz", here, 3) == []


@given(st.text(max_size=200), st.permutations(range(len(NASTY))))
def test_whatever_is_typed_the_answer_is_short_and_pings_nobody(typed: str, order: list[int]) -> None:
    here = game_page(tuple(NASTY[at] for at in order))
    found = players_named(typed, here, len(NASTY))
    said = unclear(typed, found, here, len(NASTY))
    assert len(said) < 1000
    assert "@everyone" not in said
    assert "<@" not in said.replace("\\<", "")


@pytest.mark.parametrize("name", NASTY)
def test_any_name_can_be_typed_as_it_is(name: str) -> None:
    here = game_page(("Zoe", name, "Yve"))
    assert meant(name, here) == [1]
    (suggested,) = [value for shown, value in suggestions("", here, 3) if shown not in ("Zoe", "Yve")]
    assert meant(suggested, here) == [1]


def test_nobody_of_that_name_is_told_with_those_who_are_there() -> None:
    here = game_page(("Ana", "Ben", "Carla"))
    assert (
        unclear("Zoe", (), here, 3) == "Nobody at this table is called “Zoe”. At the table: Ana, Ben, Carla."
    )
    both = (Seat(0), Seat(1))
    assert unclear("an", both, game_page(("Ana", "Anastasia")), 2) == (
        "More than one player fits “an”: Ana and Anastasia. Who do you mean?"
    )


def private(answer: Answer) -> str:
    assert answer.message is not None
    assert answer.message.is_ephemeral
    return answer.message.text


async def test_commands_understand_a_typed_name(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        seed_game(session, start(Options(2), Seed(f"{1:032x}")).events)
        ana, ben = session.people
        gus = session.sandbox.person("Gus")
        for person in (ana, ben, gus):
            assert "Ana’s palace" in private(await person.slash("/palace", player="ana"))
            assert "Ben’s palace" in private(await person.slash("/palace", player="@Ben"))
            assert "Ben’s palace" in private(await person.slash("/palace", player=ben.mention))
            assert "Ben" in private(await person.slash("/describe", player="be")).splitlines()[0]
        assert "Dirk’s tiles" in private(await ana.slash("/palace", player="dirk"))
        assert "Dirk’s tiles" in private(await ana.slash("/describe", player="Dirk"))
        assert await gus.autocomplete("/palace", player="") == ["Ana", "Ben", "Dirk"]
        assert failures(session) == []


async def test_commands_say_that_nobody_is_called_so_and_offer_those_who_are_there(tmp_path: Path) -> None:
    async with game_session(tmp_path, 3) as session:
        seed_game(session, start(Options(3), Seed(f"{1:032x}")).events)
        ana = session.people[0]
        for command in ("/palace", "/describe"):
            answer = await ana.slash(command, player="Zoë @everyone <@1>")
            said = (
                "Nobody at this table is called “Zoë @\u200beveryone \\<@1>”. At the table: Ana, Ben, Chloé."
            )
            assert private(answer) == said
            assert answer.message is not None
            assert answer.message.buttons[:3] == ["Ana", "Ben", "Chloé"]
            assert not answer.message.message.pings
            then = await ana.press("Chloé", on=answer.message)
            assert "Chloé" in then.text.splitlines()[0]
        assert failures(session) == []
