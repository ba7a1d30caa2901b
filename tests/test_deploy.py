"""What hosts copy is true: the dashboard, the alerts, the service, and the composed containers."""

import json
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import Metric

from bot.app import ANSWERS_FINISH_WITHIN, FAILURES_TOLD_WITHIN
from bot.lifecycle import CONNECTION_ENDS_WITHIN
from bot.monitoring.metrics import Metrics
from bot.monitoring.server import ENDS_WITHIN
from bot.settings import SECRETS, read_settings
from bot.storage.postgres.database import FINISHED_WITHIN
from tests.container.image import image_environment, instructions, last
from workers.heartbeat import USUAL_LIMITS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
FROM_PROMETHEUS = {"up": {"instance", "job"}}
EVERYWHERE = {"instance", "job", "le"}
SUFFIXES = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}
WORDS = {"by", "on", "or", "and", "unless", "ignoring", "bool"}
PLACEHOLDERS = re.compile(r"\$\w+")


def known_series() -> dict[str, set[str]]:
    """Every series that the bot serves, with its labels."""
    registry = Metrics().registry
    known = {name: set(labels) for name, labels in FROM_PROMETHEUS.items()}
    for family in registry.collect():
        collector = registry._names_to_collectors.get(family.name)
        labels = set(getattr(collector, "_labelnames", ()))
        known |= {f"{family.name}{suffix}": labels for suffix in SUFFIXES[family.type]}
    return known


def own_families() -> list[Metric]:
    """The families that are ours."""
    return [family for family in Metrics().registry.collect() if family.name.startswith("alhambra_")]


def alerts() -> list[dict[str, Any]]:
    groups = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    dashboard = json.loads((DEPLOY / "grafana" / "alhambra.json").read_text(encoding="utf-8"))
    return [panel for panel in dashboard["panels"] if panel["type"] != "row"]


def queries() -> dict[str, str]:
    """Every query, by where it stands."""
    shown = {
        f"{panel['title']} {target['refId']}": target["expr"]
        for panel in panels()
        for target in panel["targets"]
    }
    return {alert["alert"]: alert["expr"] for alert in alerts()} | shown


def series_in(query: str) -> set[str]:
    """The series that a query names: every word that is no function, no label and no keyword."""
    bare = re.sub(r'"[^"]*"', "", PLACEHOLDERS.sub("", query))
    bare = re.sub(r"\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)", " ", bare)
    return set(re.findall(r"\b[a-z_]\w*\b(?!\s*\()", bare)) - WORDS


def labels_in(query: str) -> set[str]:
    """The labels that a query chooses or sums by."""
    chosen = re.findall(r"(\w+)(?:=~|!=|!~|=)\"", query)
    summed = [one for some in re.findall(r"\bby \(([^)]*)\)", query) for one in re.split(r"\s*,\s*", some)]
    return {*chosen, *summed} - {""}


@pytest.mark.parametrize("query", queries().values(), ids=queries())
def test_a_query_names_what_there_is(query: str) -> None:
    known, named = known_series(), series_in(query)
    assert named
    assert named <= set(known)
    assert labels_in(query) <= EVERYWHERE.union(*(known[name] for name in named))
    assert query.count("(") == query.count(")")


def test_what_alerts_look_for_is_counted_from_zero() -> None:
    there = [sample for family in Metrics().registry.collect() for sample in family.samples]
    looked_for = set()
    for name, query in queries().items():
        for series, matcher in re.findall(r"(\w+_total)\{(\w+=~?\"[^\"$]*\")\}", query):
            label, wanted = re.split(r"=~?", matcher)
            for value in wanted.strip('"').split("|"):
                found = [one for one in there if one.name == series and one.labels[label] == value]
                assert found, f"{name} looks for {series} with {value}"
                assert {one.value for one in found} == {0}
                looked_for.add(series)
    assert len(looked_for) == 4


def test_a_query_with_a_name_that_was_made_up_is_found() -> None:
    assert series_in('sum by (le) (rate(alhambra_nothing_bucket{kind="table"}[5m])) > 2') == {
        "alhambra_nothing_bucket"
    }
    assert labels_in('sum by (le, pool) (up{job="a",kind=~"b"})') == {"le", "pool", "job", "kind"}


@pytest.mark.parametrize("family", own_families(), ids=lambda family: family.name)
def test_every_metric_is_on_the_dashboard(family: Metric) -> None:
    shown = set[str]().union(
        *(series_in(target["expr"]) for panel in panels() for target in panel["targets"])
    )
    assert {f"{family.name}{suffix}" for suffix in SUFFIXES[family.type]} & shown


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool, of Prometheus, is not installed")
def test_prometheus_understands_every_query(tmp_path: Path) -> None:
    written = {"record": "one", "labels": {}}
    plain = [re.sub(r"\$\w+", ".*", query) for query in queries().values()]
    rules = {"groups": [{"name": "all", "rules": [{**written, "expr": query} for query in plain]}]}
    (tmp_path / "all.yml").write_text(yaml.safe_dump(rules), encoding="utf-8")
    for command in (
        ("check", "rules", "--lint=none", tmp_path / "all.yml"),
        ("check", "config", DEPLOY / "prometheus" / "prometheus.yml"),
    ):
        checked = subprocess.run(["promtool", *command], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr


def test_panels_lie_side_by_side() -> None:
    taken = [
        (x, y)
        for panel in panels()
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < 24


@pytest.mark.parametrize("alert", alerts(), ids=lambda alert: str(alert["alert"]))
def test_an_alert_says_what_is_wrong_and_hosts_are_told_what_to_do(alert: dict[str, Any]) -> None:
    assert alert["labels"]["severity"] in ("page", "ticket")
    assert alert["annotations"]["summary"].endswith(".")
    assert f"`{alert['alert']}`" in (ROOT / "docs" / "host.md").read_text(encoding="utf-8")


# The service


def service() -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[method-assign,assignment]
    parser.read(DEPLOY / "alhambra.service", encoding="utf-8")
    return parser


def longest_stop() -> float:
    """Seconds that a stop may take at most."""
    answers = ANSWERS_FINISH_WITHIN + FAILURES_TOLD_WITHIN + CONNECTION_ENDS_WITHIN
    return answers + USUAL_LIMITS.processor_time + 2 * FINISHED_WITHIN + ENDS_WITHIN


def test_a_stop_gets_the_time_that_it_needs() -> None:
    assert int(service()["Service"]["TimeoutStopSec"]) > longest_stop()
    for name, one in services().items():
        assert int(one["stop_grace_period"].removesuffix("s")) > longest_stop(), name


def test_the_service_sets_what_the_bot_reads() -> None:
    name, _, value = service()["Service"]["Environment"].partition("=")
    assert read_settings({name: value}, Path("no-such-file")).data == Path("/var/lib/alhambra")
    assert service()["Service"]["StateDirectory"] == "alhambra"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    text = (DEPLOY / "alhambra.service").read_text(encoding="utf-8")
    (program,) = re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE)
    copy = tmp_path / "alhambra.service"
    copy.write_text(text.replace(program, sys.executable), encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", copy],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert [line for line in checked.stderr.splitlines() if copy.name in line] == []
    assert checked.returncode == 0


# Containers that belong together


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def services() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = composed()["services"]
    return found


def bots() -> dict[str, dict[str, Any]]:
    return {name: one for name, one in services().items() if one.get("build") == "."}


def test_one_bot_has_a_file_and_two_share_a_database() -> None:
    profiles = {name: one["profiles"] for name, one in services().items()}
    assert profiles == {
        "bot": ["single"],
        "bot-1": ["cluster"],
        "bot-2": ["cluster"],
        "database": ["cluster"],
    }
    for name in ("bot-1", "bot-2"):
        assert services()[name]["depends_on"] == {"database": {"condition": "service_healthy"}}


@pytest.mark.parametrize("name", bots())
def test_a_bot_in_a_container_may_write_its_data_and_nothing_else(name: str) -> None:
    bot = bots()[name]
    assert bot["read_only"] is True
    assert bot["cap_drop"] == ["ALL"]
    assert bot["security_opt"] == ["no-new-privileges:true"]
    assert not {"ports", "privileged", "user", "cap_add", "devices"} & set(bot)
    (volume,) = bot["volumes"]
    source, _, target = volume.partition(":")
    assert source in composed()["volumes"]
    assert target == image_environment()["ALHAMBRA_DATA"]
    assert bot["tmpfs"] == ["/tmp"]


def test_no_two_bots_share_a_folder() -> None:
    volumes = [volume for one in services().values() for volume in one["volumes"]]
    assert len(volumes) == len(set(volumes)) == len(composed()["volumes"])


def test_the_environment_sets_what_the_bot_reads_and_no_secret() -> None:
    source = (ROOT / "bot" / "settings.py").read_text(encoding="utf-8")
    for name, one in bots().items():
        assert one["env_file"] == ".env"
        given = one["environment"]
        assert set(given) <= set(re.findall(r'words\.get\("(\w+)"\)', source)) - set(SECRETS), name
        monitor = read_settings(given, Path("no-such-file")).monitor
        assert str(monitor) == "0.0.0.0:8421"


def test_the_address_in_its_comment_is_one_that_the_bot_takes() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    (address,) = re.findall(r"ALHAMBRA_DATABASE=(\S+)", text)
    assert read_settings({"ALHAMBRA_DATABASE": address}, Path("no-such-file")).database_url == address
    database = services()["database"]
    assert address.endswith("@database/" + database["environment"]["POSTGRES_DB"])
    assert f"//{database['environment']['POSTGRES_USER']}:" in address


def test_the_image_checks_its_health_by_asking_whether_it_is_ready() -> None:
    assert [step.name for step in instructions()].count("HEALTHCHECK") == 1
    assert last("HEALTHCHECK").endswith('CMD ["python", "-m", "bot.monitoring.probe"]')


def test_passwords_beside_it_stay_out_of_the_repository() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    named = {one["env_file"] for one in services().values()}
    assert named == {".env", "database.env"}
    assert named <= set(ignored)
