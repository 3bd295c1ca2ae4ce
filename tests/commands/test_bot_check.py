"""A program that speaks the bot protocol passes; a wrong one fails with a sentence."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from bots.external.programs import served, written
from cli import Done, run
from dreistein.bots.external.process import LOG
from dreistein.commands import bot_check

DEAF = """
import json, sys, time
while line := sys.stdin.readline():
    if "hello" in line:
        print('{"name": "Deaf"}', flush=True)
    elif "think" in line:
        print(json.dumps({"action": json.loads(line)["think"]["legal"][0]}), flush=True)
time.sleep(600)
"""


def checked(command: list[str], *options: str) -> Done:
    return run("bot-check", f"cmd:{shlex.join(command)}", "--seed", "rain", *options)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_check, "HELLO_SECONDS", 120)
    monkeypatch.setattr(bot_check, "_END_SECONDS", 120)


def test_a_bot_that_does_as_it_should_passes() -> None:
    done = checked(served("random"), "--positions", "150", "--millis", "60000")
    assert done.stdout.decode() == "random speaks the protocol: 150 positions answered.\n"
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("think", "hello", "millis", "sentence"),
    [
        ("answer('543@9,9')", "", 60_000, 'Its action "543@9,9" is not among the legal ones'),
        ("say('{}')", "", 60_000, "Its answer cannot be read, at a table for 1 (german)"),
        ("sys.exit('no more')", "", 60_000, "no more"),
        ("time.sleep(600)", "", 1, "It gave no answer within 2 ms, at a table for 1 (german)"),
        ("say('x' * 70000)", "", 60_000, "Its answer has more than 65536 bytes"),
        ("sys.stdout.write('thinking\\n'); answer(legal[0])", "", 60_000, "cannot be read"),
        (
            "say(json.dumps({'action': legal[0]}) + '\\nthat was easy')",
            "",
            60_000,
            "It wrote more than the one line of its answer, at a table for 1 (german)",
        ),
        ("pass", "say('{}')", 60_000, "It does not answer the greeting with a name"),
        (
            "answer('what' if 'later' in message['think'] else legal[0])",
            "",
            60_000,
            "Asked with a field that it does not know",
        ),
    ],
)
def test_each_fault_has_a_sentence(
    tmp_path: Path, think: str, hello: str, millis: int, sentence: str
) -> None:
    greeting = hello or """say('{"name": "Rogue"}')"""
    command = written(tmp_path, think, hello=greeting)
    done = checked(command, "--positions", "3", "--millis", str(millis))
    assert (done.returncode, done.stderr) == (1, b"")
    assert sentence in done.stdout.decode()


def test_one_that_stays_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_check, "_END_SECONDS", 0.01)
    program = tmp_path / "deaf.py"
    program.write_text(DEAF)
    done = checked([sys.executable, str(program)], "--positions", "2", "--millis", "60000")
    told = done.stdout.decode()
    assert "after it was told to quit" in told
    assert "after its input had ended" in told


def test_only_programs_are_checked() -> None:
    assert b"dreistein: bot-command: " in run("bot-check", "greedy").stderr
    assert b"It cannot be started" not in run("bot-check", "cmd:no-such-program").stdout


def test_the_whole_dialogue_is_added_to_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LOG, "")  # and without it again after the test
    log = tmp_path / "dialogue.log"
    log.write_text("before\n")
    done = checked(served("random"), "--positions", "5", "--millis", "60000", "--log", str(log))
    assert done.returncode == 0
    first, *lines = log.read_text("utf-8").splitlines()
    assert first == "before"
    told = [line.split(" ", 2) for line in lines]
    assert all(number.isdigit() for number, _, _ in told)
    asked = [json.loads(text) for _, mark, text in told if mark == ">"]
    answered = [json.loads(text) for _, mark, text in told if mark == "<"]
    assert asked[0] == {"hello": "dreistein-bot/1"}
    assert answered[0]["name"] == "random"
    questions = [each["think"]["legal"] for each in asked if "think" in each]
    actions = [each["action"] for each in answered if "action" in each]
    assert len(questions) >= 5
    assert all(action in legal for action, legal in zip(actions, questions, strict=False))
    refused = checked(served("random"), "--log", str(tmp_path / "nowhere" / "log"))
    assert (refused.returncode, refused.stderr.split()[1]) == (2, b"no-file:")
