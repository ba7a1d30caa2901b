"""Settings: what the host decided, from the environment and from `.env`, and nothing else."""

import re
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.settings import Address, FaultSettings, StartError, read_settings
from tests.bot.forked_bots import ROOT

EXAMPLE = ROOT / ".env.example"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "two\nlines"),
        ("DISCORD_TOKEN", "tökén"),
        ("ALHAMBRA_DISCORD_URL", "http://[::1"),
        ("ALHAMBRA_DISCORD_URL", "http://127.0.0.1:99999"),
        ("ALHAMBRA_DISCORD_URL", "ftp://127.0.0.1:80"),
        ("ALHAMBRA_DISCORD_URL", "http://example.com:80"),
        ("ALHAMBRA_PORT", "eighty"),
        ("ALHAMBRA_PORT", "70000"),
        ("ALHAMBRA_LOG", "LOUD"),
        ("ALHAMBRA_PORT", "-1"),
        ("ALHAMBRA_LOG_FORMAT", "pretty"),
        ("ALHAMBRA_MONITOR", "8421"),
        ("ALHAMBRA_MONITOR", "127.0.0.1"),
        ("ALHAMBRA_MONITOR", "127.0.0.1:70000"),
        ("ALHAMBRA_MONITOR", "everywhere:8421"),
        ("ALHAMBRA_MINDS", "0"),
        ("ALHAMBRA_MINDS", "many"),
        ("ALHAMBRA_REQUESTS", "0"),
        ("ALHAMBRA_REQUESTS", "1001"),
        ("ALHAMBRA_REQUESTS", "4.5"),
        ("ALHAMBRA_CONTAINER", "perhaps"),
        ("ALHAMBRA_EMOJIS", "some"),
        ("ALHAMBRA_DATABASE", "mysql://ana:hush@host/name"),
        ("ALHAMBRA_DATABASE", "postgresql://ana:hu sh@host/name"),
    ],
)
def test_a_setting_that_makes_no_sense(name: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(StartError, match=name) as explained:
        read_settings({name: value}, tmp_path / ".env")
    assert "hush" not in str(explained.value)


def test_settings_come_from_the_environment_then_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text('DISCORD_TOKEN="from-the-file"\nALHAMBRA_PORT=9000  # a comment\n')
    settings = read_settings({"ALHAMBRA_PORT": "9001"}, file)
    assert settings.token == "from-the-file"
    assert settings.port == 9001
    assert read_settings({}, tmp_path / "none").token is None


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", Address("127.0.0.1", 8421)),
        ("0", None),
        ("0.0.0.0:9000", Address("0.0.0.0", 9000)),
        ("[::1]:9000", Address("::1", 9000)),
    ],
)
def test_where_health_and_metrics_are_served(text: str, address: Address | None, tmp_path: Path) -> None:
    settings = read_settings({"ALHAMBRA_MONITOR": text}, tmp_path / "none")
    assert settings.monitor == address
    if address is not None and text:
        assert str(address) == text


def test_the_database_is_not_in_what_is_printed_of_settings(tmp_path: Path) -> None:
    settings = read_settings({"ALHAMBRA_DATABASE": "postgres://ana:hush@host/name"}, tmp_path / "none")
    assert settings.database_url == "postgres://ana:hush@host/name"
    assert "hush" not in repr(settings)


def test_the_example_file_names_every_setting() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    source = (ROOT / "bot" / "settings.py").read_text(encoding="utf-8")
    for name in re.findall(r'words\.get\("(\w+)"\)', source):
        assert name in example, name


def test_a_file_of_settings_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes("DISCORD_TOKEN=schlüssel".encode("utf-16"))
    with pytest.raises(StartError, match="UTF-8"):
        read_settings({}, file)


def test_an_empty_value_decides_nothing_wherever_it_stands(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=from-the-file\nALHAMBRA_PORT=9000\nALHAMBRA_LOG=\n")
    settings = read_settings({"DISCORD_TOKEN": "", "ALHAMBRA_PORT": "  ", "ALHAMBRA_LOG": "ERROR"}, file)
    assert settings.token == "from-the-file"
    assert settings.port == 9000
    assert settings.log_level == "ERROR"


@pytest.mark.parametrize("quoted", ['"secret"', "'secret'", ' "secret"\r', "secret"])
def test_quotes_that_docker_leaves_around_a_value_are_no_part_of_it(quoted: str, tmp_path: Path) -> None:
    assert read_settings({"DISCORD_TOKEN": quoted}, tmp_path / "none").token == "secret"


def test_empty_quotes_decide_nothing_either(tmp_path: Path) -> None:
    assert read_settings({"ALHAMBRA_DATA": '""'}, tmp_path / "none").data == Path("data")


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "ALHAMBRA_LOG", "ALHAMBRA_PORT", "ALHAMBRA_MINDS"])
def test_a_comment_that_docker_takes_for_part_of_a_value_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(StartError, match=name):
        read_settings({name: "1 # a comment"}, tmp_path / "none")


def test_faults_are_ignored_on_the_real_discord(tmp_path: Path) -> None:
    faults = {
        "ALHAMBRA_SEED": "7",
        "ALHAMBRA_DIE_AT": "saved:3",
        "ALHAMBRA_PAUSE": "0.5",
        "ALHAMBRA_HASTE": "10",
    }
    assert read_settings(faults, tmp_path / "none").faults == FaultSettings()
    practising = {"ALHAMBRA_DISCORD_URL": "http://127.0.0.1:8420", **faults}
    assert read_settings(practising, tmp_path / "none").faults == FaultSettings(
        "7", "saved:3", 0.5, haste=10.0
    )


def test_copying_the_example_decides_nothing() -> None:
    assert {name for name, value in dotenv_values(EXAMPLE).items() if value} == set()
    names = dotenv_values(EXAMPLE).keys()
    assert names == {"DISCORD_TOKEN"}, "what is there, even if empty, Docker sets over what the image says"
    assert read_settings({}, EXAMPLE) == read_settings({}, Path("none"))
