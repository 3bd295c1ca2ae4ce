"""Bots over a pipe, as real processes: whatever they do, the match goes on and the incident is recorded."""  # noqa: E501

import gc
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bots.external.programs import asking, clock_of, position, rogue, written
from dreistein.bots import Greedy
from dreistein.bots.external.bot import Kind, PipeBot
from poll import until
from processes.tasks import ended, running

FIRST = "answer(legal[0])"


def asked(bot: PipeBot, times: int = 1, millis: int = 120_000) -> list[str]:
    """What a bot does, several times; it is always legal."""
    seen, legal = asking()
    actions = [bot.choose(seen, legal, Random(1), millis) for _ in range(times)]
    assert set(actions) <= set(legal)
    return [str(action) for action in actions]


def at_work(bot: PipeBot) -> int:
    """The process of a bot that has been asked."""
    asked(bot)
    assert bot.pid is not None
    return bot.pid


def kinds(bot: PipeBot) -> list[str]:
    return [str(incident.kind) for incident in bot.incidents]


def stand_in() -> str:
    """What is done where a bot gives no answer."""
    seen, legal = asking()
    return str(Greedy().choose(seen, legal, Random(1)))


def test_a_bot_that_does_as_it_should(tmp_path: Path) -> None:
    with rogue(tmp_path, "answer(legal[1])") as bot:
        legal = [str(action) for action in asking()[1]]
        assert asked(bot, 3) == [legal[1]] * 3
        assert (bot.name, bot.author) == ("Rogue", "Nobody")
        assert bot.incidents == []


def test_what_a_bot_is_sent_is_the_format_to_the_letter(tmp_path: Path) -> None:
    log = tmp_path / "log"
    think = f"open({str(log)!r}, 'a').write(line)\n{FIRST}"
    hello = f"open({str(log)!r}, 'a').write(line)\nsay('{{\"name\": \"x\"}}')"
    with rogue(tmp_path, think, hello=hello) as bot:
        asked(bot, millis=7000)
    seen, legal = asking()
    hello_line, think_line = log.read_text().splitlines()
    assert json.loads(hello_line) == {"hello": "dreistein-bot/1"}
    round = position()
    placed = [round.apply(action).history[-1] for action in legal]
    assert json.loads(think_line) == {
        "think": {
            "view": seen.to_json(),
            "legal": [str(a) for a in legal],
            "points": [played.points for played in placed],
            "bonus": [played.bonus for played in placed],
            "millis": 7000,
            "seed": Random(1).getrandbits(53),
        }
    }


NONSENSE = {
    "no JSON": "say('pass')",
    "an empty line": "say('')",
    "no object": "say('[1]')",
    "no action": "say('{}')",
    "an action that is not text": """say('{"action": 7}')""",
    "no UTF-8": """sys.stdout.buffer.write(b'{"action": "\\xff\\xfe"}\\n'); sys.stdout.flush()""",
    "a null byte": "say('\\0')",
    "nesting": "say('[' * 30000)",
    "a huge number": """say('{"action": ' + '9' * 30000 + '}')""",
}


@pytest.mark.parametrize("think", NONSENSE.values(), ids=NONSENSE)
def test_nonsense(think: str, tmp_path: Path) -> None:
    with rogue(tmp_path, think) as bot:
        assert (asked(bot, 2), kinds(bot)) == ([stand_in()] * 2, ["nonsense"] * 2)


@pytest.mark.parametrize("action", ["999@9,9", "-", "+345", "", "+ ", "x" * 1000])
def test_an_illegal_action(action: str, tmp_path: Path) -> None:
    with rogue(tmp_path, f"answer({action!r})") as bot:
        assert asked(bot) == [stand_in()]
        (incident,) = bot.incidents
        assert incident.kind == Kind.ILLEGAL
        assert len(incident.detail) < 100


def test_an_incident_says_where_and_what_the_bot_complained_of(tmp_path: Path) -> None:
    command = written(tmp_path, "print('oh\\x1b[2J no', file=sys.stderr, flush=True); say('what?')")
    with PipeBot(command, hello_seconds=120) as bot:
        asked(bot)
        (incident,) = bot.incidents
        seen, _ = asking()
        assert incident.decision == (0, len(seen.history))
        assert incident.detail == "what?; oh\ufffd[2J no"
        where = {"round": 0, "action": len(seen.history)}
        assert incident.to_json() == {"kind": "nonsense", **where, "detail": incident.detail}
        assert bot.stderr == "oh\x1b[2J no\n"
        assert bot.counts == {Kind.NONSENSE: 1}


def test_a_bot_that_hangs(tmp_path: Path) -> None:
    with rogue(tmp_path, "time.sleep(600)") as bot:
        assert asked(bot, 1, millis=100) == [stand_in()]
        first = bot.pid
        assert (asked(bot, 1, millis=100), kinds(bot)) == ([stand_in()], ["late", "late"])
        assert first is not None
        assert ended(first), "who still owes the answer before is ended"


def test_an_answer_that_comes_late_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    think = "if asked == 1: spend(240)\nanswer(legal[asked])"
    with clock_of(tmp_path), rogue(tmp_path, think) as bot:
        legal = [str(action) for action in asking()[1]]
        assert (asked(bot), asked(bot, 2)) == ([stand_in()], legal[2:4])
        assert kinds(bot) == ["late"]


HARMLESS = {
    "twice its time": "spend(239)\nanswer(legal[2])",
    "in pieces": """
for piece in ('{"act', 'ion": "' + legal[2], '"}', chr(10)):
    sys.stdout.write(piece); sys.stdout.flush(); time.sleep(0.05)""",
    "more lines than asked for": "say(json.dumps({'action': legal[2]}) + '\\ndebugging\\n...')",
    "a flood on standard error": """
for _ in range(50): sys.stderr.write('x' * 10000)
answer(legal[2])""",
}


@pytest.mark.parametrize("think", HARMLESS.values(), ids=HARMLESS)
def test_what_is_still_an_answer(think: str, tmp_path: Path) -> None:
    with clock_of(tmp_path), rogue(tmp_path, think) as bot:
        assert (asked(bot, 3), bot.incidents) == ([str(asking()[1][2])] * 3, [])
        assert len(bot.stderr) <= 4096


def test_a_bot_that_dies_is_started_again_but_not_for_ever(tmp_path: Path) -> None:
    with rogue(tmp_path, "sys.exit(3)") as bot:
        assert asked(bot, 7) == [stand_in()] * 7
        assert kinds(bot) == ["died"] * 4 + ["given-up"] * 3
        assert "exit 3" in bot.incidents[0].detail


def test_a_bot_that_dies_once_plays_on(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    think = f"""
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, 'w').close()
    os.kill(os.getpid(), signal.SIGSEGV)
answer(legal[1])"""
    with rogue(tmp_path, think) as bot:
        assert asked(bot, 2) == [stand_in(), str(asking()[1][1])]
        assert [incident.detail for incident in bot.incidents] == ["SIGSEGV"]


def test_a_bot_that_dies_between_questions(tmp_path: Path) -> None:
    with rogue(tmp_path, f"{FIRST}\nsys.exit()") as bot:
        assert ended(at_work(bot))
        asked(bot, 2)
        assert kinds(bot)[:1] == ["died"]


FLOODS = {
    "a line without end": "while True: sys.stdout.write('x' * 10000)",
    "lines without end": "while True: say('x' * 100)",
    "a line too long": "say('x' * 70000)",
}


@pytest.mark.parametrize("think", FLOODS.values(), ids=FLOODS)
def test_a_flood(think: str, tmp_path: Path) -> None:
    with rogue(tmp_path, think) as bot:
        assert (asked(bot, 3), len(bot.incidents)) == ([stand_in()] * 3, 3)
        # Lines may be read, one by one, before there is a flood of them.
        until(lambda: asked(bot) and "flood" in kinds(bot), "a flood")
        assert set(kinds(bot)) <= {"flood", "nonsense"}


def test_a_bot_that_closes_its_output_or_is_not_there_any_more(tmp_path: Path) -> None:
    closes = rogue(tmp_path, "os.close(1); time.sleep(60)")
    for made, kind in ((closes, "closed"), (PipeBot([str(tmp_path / "nothing")]), "start")):
        with made as bot:
            assert (asked(bot), kinds(bot)) == ([stand_in()], [kind])
            assert bot.pid is None


def test_a_bot_that_stops_reading_cannot_stop_us(tmp_path: Path) -> None:
    start = 'say(\'{"name": "deaf"}\'); time.sleep(60)'
    with rogue(tmp_path, "", start=start) as bot:
        asked(bot, 3, millis=100)
        assert kinds(bot) == ["late"] * 3


HELLOS = {
    "silence": "spend(120); time.sleep(600)",
    "nonsense": "say('hello yourself')",
    "no name": "say('{}')",
    "an empty name": """say('{"name": " "}')""",
    "death": "sys.exit(1)",
}


@pytest.mark.parametrize("hello", HELLOS.values(), ids=HELLOS)
def test_a_bot_that_does_not_say_hello(hello: str, tmp_path: Path) -> None:
    command = written(tmp_path, FIRST, hello=hello)
    with clock_of(tmp_path), PipeBot(command, hello_seconds=120, restarts=1) as bot:
        assert asked(bot, 3) == [stand_in()] * 3
        assert kinds(bot) == ["hello", "hello", "given-up"]


def test_a_name_is_made_fit_to_print(tmp_path: Path) -> None:
    hello = "say(json.dumps({'name': 'a\\x1b' + 'b' * 500}))"
    with rogue(tmp_path, FIRST, hello=hello) as bot:
        asked(bot)
        assert re.fullmatch("a\ufffdb{78}", bot.name)


def test_a_bot_can_be_greeted_before_it_is_asked(tmp_path: Path) -> None:
    with rogue(tmp_path, FIRST) as bot:
        bot.greet()
        assert bot.name == "Rogue"
        greeted = bot.pid
        asked(bot)
        assert bot.pid == greeted
    with rogue(tmp_path, FIRST, hello="sys.exit(1)") as bot:
        bot.greet()
        assert bot.incidents == [], "reported when it is asked"
        asked(bot, 5)
        assert kinds(bot) == ["hello"] * 4 + ["given-up"]
        assert bot.incidents[0].detail == "died, exit 1"


def test_a_bot_is_sent_home_and_leaves_nothing_behind(tmp_path: Path) -> None:
    bye = tmp_path / "bye"
    command = written(tmp_path, FIRST)
    with Path(command[-1]).open("a") as program:
        program.write(f"\nopen({str(bye)!r}, 'w').write(line)\n")
    bot = PipeBot(command)
    pid = at_work(bot)
    bot.close()
    assert json.loads(bye.read_text()) == {"quit": True}
    assert not running(pid)
    with pytest.raises(ChildProcessError):
        os.waitpid(pid, os.WNOHANG)
    bot.close()  # and again
    assert asked(bot) == [str(asking()[1][0])], "it comes back when it is asked"
    bot.close()


def test_a_bot_that_does_not_go_is_made_to_and_all_it_started(tmp_path: Path) -> None:
    child = tmp_path / "child"
    start = f"""
signal.signal(signal.SIGTERM, signal.SIG_IGN)
if os.fork() == 0:
    open({str(child)!r}, "w").write(str(os.getpid()))
    time.sleep(60)
"""
    bot = rogue(tmp_path, FIRST + "\ntime.sleep(60)", start=start)
    pid = at_work(bot)
    bot.close()
    assert not running(pid)
    assert ended(int(child.read_text()))


def test_a_bot_that_is_forgotten_is_ended(tmp_path: Path) -> None:
    bot = rogue(tmp_path, FIRST)
    pid = at_work(bot)
    del bot
    gc.collect()
    assert ended(pid)


def test_a_bot_that_is_forgotten_ends_with_the_program_that_forgot_it(tmp_path: Path) -> None:
    command = written(tmp_path, FIRST, start="signal.signal(signal.SIGTERM, signal.SIG_IGN)")
    code = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from random import Random
from bots.external.programs import asking
from dreistein.bots.external.bot import PipeBot
bot = PipeBot({command!r})
bot.choose(*asking(), Random(1), 120_000)
print(bot.pid)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=120)
    assert done.stderr == b""
    assert ended(int(done.stdout))
