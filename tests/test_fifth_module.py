"""A fifth module reaches people through the registries alone: no line of any room knows it."""

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from ai import Level, choose
from bot.commands.command_table import commands
from bot.commands.registration import add_commands
from bot.panel import HOME, done_so_far, ordered, panel
from bot.private.describe import describe_palace
from bot.private.refusals import sentence
from bot.public.game_posts import posts
from bot.public.scoring_post import scoring_lines
from bot.public.story import story
from bot.table.agreement import Agreement
from bot.table.episodes import Episode, episodes
from engine import IllegalAction, Options, Seat, Seed, legal_actions, play, start, view_for
from engine.modules import MODULES, Event
from engine.position.state import Game
from engine.transitions.events import RoundScored
from render.pictures.palace import PalacePicture
from render.pictures.sheet import ScoringSheet
from render.pictures.table import TablePicture
from tests.bot.contexts import context
from tests.bot.message_checks import buttons, check_message
from tests.engine.players import at_random
from tests.fifth_module import registered
from tests.fifth_module.engine import TREES, PlantTree, TreePlanted
from tests.fifth_module.render import TreeArt
from tests.render.checks import check_scene

ROOT = Path(__file__).parents[1]
ROOMS = ("ai", "bot", "engine", "render", "sandbox", "workers")
PLAYERS = 3
WITH_ALL = tuple(sorted((*MODULES.optional, "orchards")))
AT_THREE = context(PLAYERS)


@pytest.fixture(autouse=True)
def _orchards() -> Iterator[None]:
    with registered():
        yield


def plantable(game: Game, seat: Seat) -> list[PlantTree]:
    """The trees that a seat can plant now."""
    legal: tuple[object, ...] = legal_actions(game, seat)
    return [action for action in legal if isinstance(action, PlantTree)]


def played(modules: tuple[str, ...], number: int = 1) -> tuple[list[Game], list[Event]]:
    """A game in which trees are planted whenever possible: its positions, and its events."""
    chance = random.Random(number)
    game, dealt = start(Options(PLAYERS, modules), Seed(f"{number:032x}"))
    positions, events = [game], list(dealt)
    while game.to_act:
        seat = game.to_act[0]
        trees = plantable(game, seat)
        action: Any = trees[0] if trees and chance.random() < 0.5 else at_random(game, seat, chance)
        game, new = play(game, seat, action)
        positions.append(game)
        events += new
    return positions, events


@pytest.fixture(scope="module", params=[("orchards",), WITH_ALL], ids=["alone", "with all"])
def whole(request: pytest.FixtureRequest) -> tuple[list[Game], list[Event]]:
    with registered():
        return played(request.param)


def test_the_panel_has_its_button_whenever_a_tree_can_be_planted(
    whole: tuple[list[Game], list[Event]],
) -> None:
    shown = 0
    for game in whole[0][::3]:
        for seat in game.to_act:
            view, legal = view_for(game, seat), legal_actions(game, seat)
            plants = plantable(game, seat)
            home = panel(view, legal, HOME, AT_THREE, done=done_so_far(game, seat))
            check_message(home)
            if "Choose" not in home.text:
                assert ("Plant a tree" in buttons(home)) <= bool(plants)
            screen = panel(view, legal, "plant", AT_THREE)
            check_message(screen)
            if plants:
                shown += "Plant a tree" in buttons(home)
                assert screen.text == "### Which card for a tree?"
                assert [cast("Any", ordered(f"=Z {plant.card}")).action for plant in plants] == plants
    assert shown > 10


def test_its_button_speaks_the_language_of_the_table(whole: tuple[list[Game], list[Event]]) -> None:
    found = set()
    for game in whole[0]:
        if game.to_act and any(
            isinstance(action, PlantTree) for action in legal_actions(game, game.to_act[0])
        ):
            view, legal = view_for(game, game.to_act[0]), legal_actions(game, game.to_act[0])
            for language in ("en", "de", "es", "pl"):
                found |= set(buttons(panel(view, legal, HOME, context(PLAYERS, language=language))))
            break
    assert {"Plant a tree", "Baum pflanzen", "Plantar un árbol", "Posadź drzewo"} <= found


def test_the_story_tells_of_every_tree(whole: tuple[list[Game], list[Event]]) -> None:
    told = 0
    for episode in episodes(whole[1]):
        planted = sum(isinstance(event, TreePlanted) for event in episode.events)
        assert story(AT_THREE, episode).count("plants a tree") == planted
        told += planted
    assert told > 5


def test_posts_tell_of_it_and_fit_into_discord(whole: tuple[list[Game], list[Event]]) -> None:
    past = episodes(whole[1])
    for at, episode in enumerate(past):
        for message in posts(AT_THREE, episode, history=past[: at + 1]):
            check_message(message)
            for picture in message.pictures:
                assert picture.picture.alt_text(picture.look)
    assert any("Trees: " in line for line in _lines_of_scorings(past))


def _lines_of_scorings(past: tuple[Episode, ...]) -> Iterator[str]:
    for episode in past:
        for event in episode.events:
            if isinstance(event, RoundScored):
                yield from scoring_lines(AT_THREE, episode.after, event.lines)


def test_a_scoring_has_its_line_and_its_row(whole: tuple[list[Game], list[Event]]) -> None:
    rows = 0
    for before, after in pairwise(whole[0]):
        if before.scores == after.scores or not after.to_act:
            continue
        scored = next(event for event in whole[1] if isinstance(event, RoundScored) and event.lines)
        sheet = ScoringSheet(view_for(after, None), scored.round, scored.lines, before.scores)
        rows += any(getattr(mark, "art", None) == TreeArt() for mark in sheet.scene(AT_THREE.look).marks)
        assert "Trees" in sheet.alt_text(AT_THREE.look)
    assert any(
        line.source == TREES for event in whole[1] if isinstance(event, RoundScored) for line in event.lines
    )
    assert rows


def test_pictures_show_its_trees_and_say_so(whole: tuple[list[Game], list[Event]]) -> None:
    view = view_for(whole[0][-1], None)
    look = AT_THREE.look
    with_trees = next(Seat(seat) for seat in range(PLAYERS) if describe_palace(AT_THREE, view, Seat(seat)))
    palace, table = PalacePicture(view, with_trees), TablePicture(view)
    for picture in (palace, table):
        scene = picture.scene(look)
        assert any(getattr(mark, "art", None) == TreeArt() for mark in scene.marks)
        assert re.search(r"[Tt]rees?", picture.alt_text(look))
    check_scene(table.scene(look), look.palette)


def test_it_has_a_command_and_its_refusals_are_said() -> None:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree, cast("Any", None), cast("Any", None))
    assert tree.get_command("plant") is None
    assert "module-plant" in [command.path for command in commands()]
    game = start(Options(PLAYERS, ("orchards",)), Seed("2" * 32)).game
    seat = game.to_act[0]
    action: Any = PlantTree(game.players[seat].hand[0])
    with pytest.raises(IllegalAction) as refused:
        play(game, seat, action)
    assert sentence(refused.value.refusal, AT_THREE).startswith("First do something else")


def test_a_table_can_choose_it_and_computers_play_with_it() -> None:
    assert Agreement().switched("orchards", on=True).modules == ("orchards",)
    game, _ = start(Options(PLAYERS, ("orchards",)), Seed("3" * 32))
    for _ in range(30):
        seat = game.to_act[0]
        game = play(
            game, seat, choose(view_for(game, seat), legal_actions(game, seat), Level.GARDENER, 3)
        ).game
    assert game.turn > 1


def test_no_room_knows_its_name() -> None:
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            assert "orchard" not in path.read_text(encoding="utf-8").lower(), path
