"""What is installed is pinned by hash, for every platform, and is what pyproject.toml asks for."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = ("build", "run", "dev", "lock")
COMPILED = ("pillow", "aiohttp", "multidict", "yarl", "frozenlist", "propcache", "orjson", "isal")
"""Needed to run, and built anew for each platform and Python."""


@dataclass(frozen=True)
class Pin:
    """One package of a lock."""

    requirement: Requirement
    hashes: frozenset[str]

    @property
    def version(self) -> str:
        (specifier,) = self.requirement.specifier
        assert specifier.operator == "=="
        return specifier.version


def locked(name: str) -> dict[str, Pin]:
    """The packages of a lock, by name."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    entries = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    pins: dict[str, Pin] = {}
    for entry in entries:
        words, *hashes = re.split(r"\s+--hash=", entry.strip())
        assert all(re.fullmatch("sha256:[0-9a-f]{64}", one) for one in hashes), entry
        requirement = Requirement(words)
        pins[canonicalize_name(requirement.name)] = Pin(requirement, frozenset(hashes))
    return pins


def asked_for(lock: str) -> list[Requirement]:
    """What pyproject.toml asks for."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    words = project["project"]["dependencies"] if lock == "run" else project["dependency-groups"][lock]
    return [Requirement(one) for one in words]


@pytest.mark.parametrize("lock", LOCKS)
def test_everything_that_is_asked_for_is_locked_in_a_version_that_fits(lock: str) -> None:
    pins = locked(lock)
    for wanted in asked_for(lock):
        pin = pins[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(pin.version), wanted
        assert str(pin.requirement.marker) == str(wanted.marker), wanted


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_has_a_version_and_a_hash(lock: str) -> None:
    for pin in locked(lock).values():
        assert pin.version
        assert pin.hashes, pin.requirement


def test_the_locks_have_files_for_all_platforms() -> None:
    # Linux on two processors, with glibc and musl, macOS and Windows, for each of several Pythons.
    pins = locked("run")
    for name in COMPILED:
        assert len(pins[name].hashes) > 30, name
    assert "colorama" in locked("dev"), "Windows needs it, whatever machine the lock was made on"
    assert "audioop-lts" in pins, "Python 3.13 needs it"


def test_what_two_locks_share_has_one_version() -> None:
    run, dev = locked("run"), locked("dev")
    shared = run.keys() & dev.keys()
    assert shared
    for name in shared:
        assert run[name] == dev[name]


def test_the_package_is_built_with_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


def test_nothing_is_installed_without_its_hash() -> None:
    for name in ("Makefile", "Dockerfile"):
        lines = re.sub(r"\\\n\s*", "", (ROOT / name).read_text(encoding="utf-8"))
        installs = re.findall(r"\binstall (--.*?)(?= && |$)", lines, re.MULTILINE)
        assert len(installs) >= 2, name
        for install in installs:
            by_hash = {"--require-hashes", "--only-binary"} <= set(install.split())
            ours = {"--no-deps", "--no-build-isolation"} <= set(install.split())
            assert by_hash or ours, install


def test_running_needs_no_tools_of_development() -> None:
    tools = {canonicalize_name(tool.name) for tool in asked_for("dev")}
    assert not tools & locked("run").keys()
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^run: \$\(READY\) ##", makefile, re.MULTILINE)
    (ready,) = re.findall(r"^\$\(READY\):.*\n(?:\t.*\n)+", makefile, re.MULTILINE)
    assert "run.txt" in ready
    assert "dev.txt" not in ready
