"""deploy/: Prometheus can ask a server for everything that the alerts look at."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from httpx import Client

from dreistein.protocol.fields import PROTOCOL
from web.servers import WAIT, Running, table_of

DEPLOY = Path(__file__).parents[2] / "deploy"
RULES = DEPLOY / "dreistein-alerts.yml"
SCRAPE = DEPLOY / "prometheus.yml"
CASES = Path(__file__).with_name("alerts.test.yml")
METRIC = re.compile(r"\b(up|dreistein_\w+|process_\w+)\b(?:\{([^}]*)\})?")


def alerts() -> dict[str, str]:
    """The expressions of the alerts, by name."""
    text = RULES.read_text("utf-8")
    found = dict(re.findall(r"^ +- alert: (\w+).*\n +expr: (.+)$", text, re.M))
    assert len(found) == text.count("expr:") > 5
    return found


def exported(text: str) -> dict[str, set[str]]:
    """The labels of every metric of a server, by name."""
    found: dict[str, set[str]] = {}
    for name, labels in re.findall(r"^(\w+)(?:\{(.*)\})? \S+$", text, re.M):
        found.setdefault(name, set()).update(re.findall(r'(\w+)="', labels))
    return found


def refuse_something(server: Running) -> None:
    """Let a server refuse a message, so that its counter is there."""
    with server.client() as client:
        client.post("/api/me", json={"name": "Ada"})
        with server.socket(table_of(client, "me", "bot"), client) as line:
            line.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            line.send(json.dumps({"type": "rename", "id": "a", "seat": 1, "name": "Ada"}))
            while json.loads(line.recv(WAIT))["type"] != "refused":
                pass


def test_every_alert_looks_at_what_a_server_tells(server: Running, client: Client) -> None:
    refuse_something(server)
    told = exported(client.get("/metrics").text)
    for alert, expression in alerts().items():
        metrics = METRIC.findall(expression)
        assert metrics, alert
        for name, labels in metrics:
            if name != "up":  # that is Prometheus's own
                assert name in told, alert
                assert {*re.findall(r"(\w+)=", labels)} <= {*told[name], "job"}, alert


def test_messages_are_timed_and_refusals_counted(server: Running) -> None:
    def number(line: str) -> float:
        with server.client() as client:
            found = re.search(rf"^{re.escape(line)} (\S+)$", client.get("/metrics").text, re.M)
        return float(found[1]) if found else 0.0

    refused = 'dreistein_messages_refused_total{code="not-your-seat"}'
    timed = "dreistein_message_seconds_count"
    soon = 'dreistein_message_seconds_bucket{le="+Inf"}'
    before = number(refused), number(timed)
    refuse_something(server)
    assert number(refused) == before[0] + 1
    assert number(timed) == number(soon) == before[1] + 1
    assert number("dreistein_leased") == 1


def test_the_rules_are_where_the_example_looks_for_them() -> None:
    assert f"- {RULES.name}\n" in SCRAPE.read_text("utf-8")


@pytest.mark.nightly
@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_understands_them(tmp_path: Path) -> None:
    """The files as they are, and what becomes of an alert when a server is in trouble."""
    for file in (RULES, SCRAPE, CASES):
        shutil.copy(file, tmp_path)
    for command in (["check", "config", SCRAPE.name], ["test", "rules", CASES.name]):
        told = subprocess.run(
            ["promtool", *command], cwd=tmp_path, capture_output=True, text=True, timeout=120
        )
        assert told.returncode == 0, told.stdout + told.stderr
