"""Nonsense on sockets and in requests: random, cut off, huge, nearly right. Others play on."""

import asyncio
import json
from pathlib import Path
from random import Random

from dreistein.protocol.client import parse
from sizes import size
from web.fuzz import nonsense
from web.fuzz.fuzzer import Report, faults_in, fuzz


def test_nonsense_breaks_nothing_and_nobody_else_notices(tmp_path: Path) -> None:
    report = asyncio.run(asyncio.wait_for(fuzz(tmp_path, size(900, 50_000)), size(300, 3000)))
    assert report.faults == []
    assert report.read > report.messages / 2
    assert report.requests > 20
    assert report.times
    # It got further than the door: some messages were carried out, some refused for the table.
    assert {"done", "refused not-json", "refused field-choice"} <= set(report.answers)
    assert {200, 400, 404, 422} <= set(report.statuses)


def test_every_message_of_the_protocol_is_made_and_can_be_read() -> None:
    dice = Random(1)
    schemas = nonsense.messages()
    assert {"hello", "act", "ready", "reveal", "remove", "new-keys", "say", "hint"} <= set(schemas)
    for kind, schema in schemas.items():
        for _ in range(20):
            value = nonsense.Sampler(schema, dice, {}).value(schema)
            assert parse(json.dumps(value)).type == kind


def test_most_of_what_is_sent_is_spoilt() -> None:
    dice = Random(2)
    whole = {"type": "act", "id": "a", "seat": 0, "round": 0, "ply": 0, "action": "+"}
    texts = [nonsense.spoilt(whole, dice) for _ in range(400)]
    assert 50 < texts.count(json.dumps(whole).encode()) < 150
    assert len(set(texts)) > 100
    assert any(nonsense.HALF in text for text in texts)
    assert any(b"NaN" in text for text in texts)


def test_faults_in_the_log_are_found(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text('{"level": "warning"}\n{"at": "", "level": "error", "event": "x"}\nTraceback\n')
    assert len(faults_in(log)) == 2
    assert Report().faults == []
