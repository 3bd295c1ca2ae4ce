"""Uploaded records are checked one at a time, and only a few may wait."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from httpx import Client

from coach.matches import played
from dreistein.processes.errors import Busy
from dreistein.rules import EDITIONS, Header, Record, Round, RoundRecord
from dreistein.rules.errors import DreisteinError
from dreistein.table.fair.proof import ShuffleVerdict
from dreistein.table.features.judge import RecordJudge, replay_json
from poll import until
from web.servers import Running

WAITING = 4
"""How many records of one address may wait or be checked at once."""


def a_record() -> bytes:
    dealt = Round.seeded("stein", EDITIONS["german"], players=2)
    record = Record.of(Header(dealt.edition, ("Ada", "Ben")), [dealt], seed="stein")
    return record.dumps().encode()


@pytest.fixture
def judge() -> Iterator[RecordJudge]:
    made = RecordJudge()
    yield made
    made.close()


async def test_a_record_is_refused_when_too_many_wait(judge: RecordJudge) -> None:
    text = a_record()
    work = [judge.replay(text) for _ in range(WAITING)]
    late = [judge.check(text) for _ in range(3)]
    answers = await asyncio.gather(*work, *late, return_exceptions=True)
    found = [json.loads(answer) for answer in answers[:WAITING] if isinstance(answer, bytes)]
    assert [each["legal"] for each in found] == [True] * WAITING
    assert [type(answer) for answer in answers[WAITING:]] == [Busy] * 3
    after = await judge.check(text)
    assert isinstance(after, ShuffleVerdict)
    assert after.wrong == ()


async def test_a_process_that_dies_is_replaced(judge: RecordJudge) -> None:
    text = a_record()
    await judge.replay(text)
    (pid,) = judge._pools[0].pids
    os.kill(pid, signal.SIGKILL)
    answers = [await asyncio.gather(judge.replay(text), return_exceptions=True) for _ in range(2)]
    assert isinstance(answers[0][0], Busy)
    assert isinstance(answers[1][0], bytes)


async def test_a_process_that_hangs_is_replaced(
    judge: RecordJudge, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = a_record()
    await judge.replay(text)
    (pid,) = judge._pools[0].pids
    os.kill(pid, signal.SIGSTOP)
    with monkeypatch.context() as patch:
        patch.setattr(judge, "_seconds", 0.1)
        with pytest.raises(Busy):
            await judge.replay(text)
    assert isinstance(await judge.replay(text), bytes)


async def test_huge_records_do_not_keep_ordinary_ones_waiting(judge: RecordJudge) -> None:
    huge = b'{"dreistein": 1, "x": "' + b"x" * 300_000 + b'"}'
    with pytest.raises(DreisteinError):
        await judge.replay(huge)
    (pid,) = judge._pools[1].pids
    os.kill(pid, signal.SIGSTOP)
    waiting = asyncio.ensure_future(judge.replay(huge, "eve"))
    assert isinstance(await judge.replay(a_record(), "ada"), bytes)
    assert not waiting.done()
    waiting.cancel()


def test_over_http_a_full_queue_is_a_503(server: Running, client: Client) -> None:
    pool = server.server.app.state.context.judge._pools[0]
    with ThreadPoolExecutor(WAITING) as senders:

        def send() -> tuple[int, str | None]:
            answer = client.post("/api/replay", content=a_record())
            return answer.status_code, answer.json().get("code")

        assert send() == (200, None)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        try:
            waiting = [senders.submit(send) for _ in range(WAITING)]
            until(lambda: pool.pending == WAITING)
            assert send() == (503, "busy")
        finally:
            os.kill(pid, signal.SIGCONT)
        assert [future.result() for future in waiting] == [(200, None)] * WAITING


@pytest.mark.parametrize(
    ("found", "told"),
    [([0, 7], [0, 7]), ([1], []), (["x", 1], []), ([True, 1], []), ({"0": 1}, []), ([-1, 0], [])],
)
def test_a_replay_says_how_many_turns_bots_played_for_people(
    found: object, told: list[int]
) -> None:
    answer = replay_json(json.dumps(json.loads(a_record()) | {"stand_ins": found}).encode())
    assert isinstance(answer, bytes)
    assert json.loads(answer)["stand_ins"] == told


def test_a_replay_says_who_resigned_and_where_a_bot_acted() -> None:
    (match,) = played("drei", rounds=1, edition=replace(EDITIONS["german"], target=10))
    winner = match.winners[0]
    letters = ["b" if each.seat == winner else "." for each in match.round.history]
    round = RoundRecord.of(match.round, by="".join(letters))
    record = Record.of(Header(match.edition, ("Ada", "Ben")), [round], resigned=[winner])
    answer = replay_json(record.dumps().encode())
    assert isinstance(answer, bytes)
    told = json.loads(answer)
    assert (told["winners"], told["resigned"]) == ([1 - winner], [winner])
    for action in told["rounds"][0]["actions"]:
        by = "bot" if action["seat"] == winner else None
        assert (action["action"]["by"], action["turn"]["actions"][-1]["by"]) == (by, by)
