"""House rules that a machine can check, and documents that must be true."""

import ast
import inspect
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import engine
from ai.modules.hooks import ModuleState, ModuleValues
from bot.modules.hooks import BotModule
from bot.modules.panel_hooks import PanelHooks
from bot.modules.word_hooks import WordHooks
from engine.judge.errors import Reason
from engine.modules import MODULES
from engine.modules.hooks import Module
from engine.text.action_notation import parse_action
from engine.text.record import replay
from engine.text.record_text import parse_record, print_record
from render.modules.hooks import Module as PictureModule

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ROOMS: tuple[str, ...] = tuple(PROJECT["tool"]["importlinter"]["root_packages"])
OUTSIDE_THE_ROOMS = {"bench", "tests"}

READS_THE_ENVIRONMENT = {"bot/settings.py", "sandbox/server.py", "workers/child_environment.py"}
SQL = re.compile(
    r"\b(select\b.*\bfrom|insert\s+(or\s+\w+\s+)?into|update\s+\w+\s+set|delete\s+from|pragma\s|vacuum\s"
    r"|(create|alter|drop)\s+(table|index))\b",
    re.IGNORECASE | re.DOTALL,
)


def sources(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def names(path: Path) -> set[str]:
    """Every name and attribute that a file uses or imports."""
    found: set[str] = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.add(node.name.rpartition(".")[2])
    return found


def strings(path: Path) -> set[str]:
    """Every string in a file but docstrings."""
    tree = parsed(path)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    }


# What import contracts in pyproject.toml cannot say


def test_the_contracts_cover_every_room() -> None:
    packages = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()}
    assert packages - OUTSIDE_THE_ROOMS == set(ROOMS)


@pytest.mark.parametrize("room", ["engine", "workers"])
def test_the_lowest_rooms_need_the_standard_library_only(room: str) -> None:
    allowed = {*sys.stdlib_module_names, room}
    for path in sources(room):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Import):
                assert {alias.name.split(".")[0] for alias in node.names} <= allowed, path
            elif isinstance(node, ast.ImportFrom) and node.module:
                assert node.module.split(".")[0] in allowed, path


def test_the_engine_neither_prints_nor_opens_files() -> None:
    for path in sources("engine"):
        used = {node.id for node in ast.walk(parsed(path)) if isinstance(node, ast.Name)}
        assert not used & {"print", "open", "input"}, path


@pytest.mark.parametrize("room", ["ai", "render"])
def test_pictures_and_computer_players_see_views_and_never_a_game(room: str) -> None:
    for path in sources(room):
        assert "Game" not in names(path), path


def test_environment_variables_are_read_in_the_settings() -> None:
    for path in (path for room in ROOMS for path in sources(room)):
        if place(path) not in READS_THE_ENVIRONMENT:
            assert not names(path) & {"environ", "environb", "getenv"}, path


def test_sql_is_written_in_storage() -> None:
    for path in (path for room in ROOMS for path in sources(room)):
        if not place(path).startswith(("bot/storage/postgres/", "bot/storage/sql/", "bot/storage/sqlite/")):
            assert not [text for text in strings(path) if SQL.search(text)], path


def test_the_core_never_learns_the_name_of_a_module() -> None:
    core = [
        path for path in sources("engine") if path.parent.name != "modules" and path.name != "__init__.py"
    ]
    for path in core:
        words = re.findall(r"\w+", path.read_text(encoding="utf-8").lower())
        assert not {module.name for module in MODULES.all} & set(words), path


@pytest.mark.parametrize("path", [p for room in ROOMS for p in sources(room)], ids=place)
def test_files_stay_small_and_say_what_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 300
    assert ast.get_docstring(ast.parse(text))


def test_everything_public_in_the_engine_has_a_docstring() -> None:
    for name in engine.__all__:
        thing = getattr(engine, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), name


def test_the_public_face_lists_what_it_imports() -> None:
    tree = ast.parse((ROOT / "engine" / "__init__.py").read_text(encoding="utf-8"))
    names = {a.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for a in node.names}
    assert names == set(engine.__all__)
    assert engine.__all__ == sorted(engine.__all__)


# Documents


def document(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_readme_shows_the_two_commands_and_the_makefile_has_them() -> None:
    for target in ("run", "test"):
        assert f"make {target}" in document("README.md")
        assert re.search(rf"^{target}:", document("Makefile"), re.MULTILINE)


def mapped_folders() -> list[str]:
    """The folders in the map's tree, with their paths."""
    (tree,) = re.findall(r"```tree\n(.*?)```", document("docs/map.md"), re.DOTALL)
    path: list[str] = []
    found = []
    for indent, name in re.findall(r"^( *)(\w+)/(?: |$)", tree, re.MULTILINE):
        path = [*path[: len(indent) // 2], name]
        found.append("/".join(path))
    return found


def test_the_map_shows_every_folder_and_none_else() -> None:
    there = [place(path.parent) for room in ROOMS for path in sources(room) if path.name == "__init__.py"]
    assert sorted(mapped_folders()) == sorted(there)


def test_the_map_names_files_that_exist() -> None:
    walks = document("docs/map.md").partition("```tree")[2].partition("```")[2]
    named = re.findall(
        r"(?:^|`)((?:bot|commands|computers|delivery|panel|private|storage)/\w+)", walks, re.MULTILINE
    )
    assert len(named) > 15
    for name in named:
        file = ROOT / name if name.startswith("bot/") else ROOT / "bot" / name
        assert file.is_dir() or file.with_suffix(".py").exists(), name


def test_the_map_is_one_page() -> None:
    assert len(document("docs/map.md").splitlines()) <= 130


def test_every_action_in_the_notation_document_can_be_parsed() -> None:
    section = document("docs/notation.md").partition("## Actions")[2].partition("## ")[0]
    examples = re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)
    assert len(examples) >= 11
    for example in examples:
        parse_action(example)


def test_the_record_in_the_notation_document_replays() -> None:
    (record,) = re.findall(r"```record\n(.*?)```", document("docs/notation.md"), re.DOTALL)
    parsed = parse_record(record)
    assert print_record(parsed) == record
    replay(parsed)


def hooks_of(*classes: type) -> list[str]:
    """The questions that modules answer by overriding these."""
    return [
        name
        for one in classes
        for name, hook in vars(one).items()
        if inspect.isfunction(hook) and not name.startswith("_")
    ]


def hooks_listed(heading: str) -> str:
    return document("docs/modules.md").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_modules_document_lists_every_hook_of_the_engine() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", hooks_listed("Hooks of the engine"), re.MULTILINE)
    assert sorted(listed) == sorted(hooks_of(Module))


def test_the_modules_document_lists_every_hook_of_the_computer_players() -> None:
    rows = re.findall(r"^\| .*$", hooks_listed("Hooks of the computer players"), re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", "".join(rows))) == sorted(hooks_of(ModuleValues, ModuleState))


def test_the_modules_document_lists_every_hook_of_the_pictures() -> None:
    rows = re.findall(r"^\| .*$", hooks_listed("Hooks of the pictures"), re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", "".join(rows))) == sorted(hooks_of(PictureModule))


def test_the_modules_document_lists_every_hook_of_the_bot() -> None:
    rows = re.findall(r"^\| .*$", hooks_listed("Hooks of the bot"), re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", "".join(rows))) == sorted(hooks_of(PanelHooks, WordHooks, BotModule))


def test_the_notation_document_lists_every_reason() -> None:
    text = document("docs/notation.md")
    enums = [enum for enum in Reason.__subclasses__() if enum.__module__.startswith("engine.")]
    for enum in enums:
        for reason in enum:
            assert f"`{reason.name}`" in text, reason


def test_a_random_game_is_printed_and_replays() -> None:
    for players in ("2", "6"):
        shown = subprocess.run(
            [sys.executable, "-m", "bench.random_game", "--players", players, "--seed", "a" * 32],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
            timeout=30,
        ).stdout
        assert replay(parse_record(shown)).game.to_act == ()


def test_a_bad_seed_is_explained_in_one_line() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "bench.random_game", "--seed", "lucky"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert shown.returncode == 2
    assert len(shown.stderr.splitlines()) == 1
