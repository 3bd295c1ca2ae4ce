"""The workers of a tournament, as real processes: what they die of, and that none is left."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bots.external.programs import written
from dreistein.lab.tournament import report
from dreistein.lab.tournament.log import NotWritten
from dreistein.lab.tournament.tournament import Tournament, TournamentSettings
from dreistein.lab.tournament.workers import WorkersDie, write_record
from dreistein.rules import Edition
from lab.tournament import samples
from lab.tournament.samples import COMMAND, SHORT, TABLE, children, ended
from poll import until


def held(*bots: str, blocks: int, millis: int | None = None, players: int = 2) -> Tournament:
    edition = Edition.from_json(SHORT)
    return Tournament(TournamentSettings(bots, players, edition, "runs", millis), blocks)


def timeless_report(found: Tournament) -> dict[str, Any]:
    """The report of a tournament without the times."""
    said = report.to_json(found)
    for standing in said["standings"]:
        del standing["millis"]
    return said


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (held("greedy", "random", blocks=2, players=3) for _ in range(2))
    for workers, each in enumerate((one, two), 1):
        assert sum(1 for _ in each.play(workers)) == each.matches == 6
    assert timeless_report(one) == timeless_report(two)
    assert timeless_report(one)["standings"][0]["bot"] == "greedy"


@pytest.mark.parametrize(("fresh", "starts"), [(False, 1), (True, 4)])
def test_programs_live_on_from_match_to_match_unless_wanted_fresh(
    tmp_path: Path, fresh: bool, starts: int
) -> None:
    mark = tmp_path / "mark"
    start = f"open({str(mark)!r}, 'a').write('s')"
    bot = "cmd:" + " ".join(written(tmp_path, "answer(legal[0])", start=start))
    settings = TournamentSettings(
        (bot, "greedy"), 2, Edition.from_json(SHORT), "runs", 120_000, fresh
    )
    assert len(list(Tournament(settings, blocks=2).play(1))) == 4
    assert mark.read_text() == "s" * starts


def test_a_worker_that_dies_is_replaced_and_its_match_played_again(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    think = f"""
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    os.kill(os.getppid(), signal.SIGKILL)
    sys.exit()
answer(legal[0])"""
    one = held("cmd:" + " ".join(written(tmp_path, think)), "greedy", blocks=2, millis=120_000)
    deaths: list[str] = []
    assert len(list(one.play(2, on_death=lambda pairing, how: deaths.append(how)))) == 4
    assert (one.over, deaths) == (True, ["SIGKILL"])
    assert timeless_report(one)["incidents"] == []


def test_a_match_that_always_kills_its_worker_ends_the_tournament(tmp_path: Path) -> None:
    think = "os.kill(os.getppid(), signal.SIGKILL); sys.exit()"
    one = held("cmd:" + " ".join(written(tmp_path, think)), "greedy", blocks=1)
    with pytest.raises(WorkersDie, match="crashed its worker 3 times"):
        list(one.play(1))


def test_bots_that_do_everything_wrong_cannot_stop_a_tournament(tmp_path: Path) -> None:
    wrongs = ["say('?')", "answer('555@9,9')", "sys.exit(1)"]
    bots = ["cmd:" + " ".join(written(tmp_path, wrong)) for wrong in wrongs]
    one = held(*bots, blocks=1, players=3, millis=120_000)
    list(one.play(2))
    assert one.over
    incidents = {s["bot"]: set(s["incidents"]) for s in timeless_report(one)["standings"]}
    assert [incidents[bot] for bot in bots] == [{"nonsense"}, {"illegal"}, {"died", "given-up"}]


def test_a_bot_that_hangs_cannot_stop_a_tournament(tmp_path: Path) -> None:
    hanging = "cmd:" + " ".join(written(tmp_path, "time.sleep(600)"))
    one = held(hanging, "greedy", blocks=1, millis=10)
    list(one.play(2))
    assert one.over
    incidents = {s["bot"]: set(s["incidents"]) for s in timeless_report(one)["standings"]}
    assert {"late"} <= incidents[hanging] <= {"late", "given-up"}


def test_a_record_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    one = held("greedy", "random", blocks=1)
    deaths: list[str] = []
    with pytest.raises(NotWritten, match="there is no such file or folder"):
        list(one.play(1, records=tmp_path / "gone", on_death=lambda _, how: deaths.append(how)))
    assert deaths == [], "no worker dies of it"


def test_half_a_record_is_not_left_behind(tmp_path: Path) -> None:
    (taken,) = held("greedy", "random", blocks=1).plan.block(0)[:1]
    (tmp_path / "000000-000-0.json" / "in the way").mkdir(parents=True)
    with pytest.raises(NotWritten):
        write_record(tmp_path, taken, "{}")
    assert [path.name for path in tmp_path.iterdir()] == ["000000-000-0.json"]


def test_workers_do_not_survive_a_tournament_that_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "asked"
    think = f"open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    hanging = "cmd:" + " ".join(written(tmp_path, think))
    args = [hanging, "greedy", *TABLE, "--millis", "300000", "--workers", "1"]
    process = subprocess.Popen([*COMMAND, *args], stdout=subprocess.DEVNULL)
    until(lambda: mark.exists() and mark.read_text(), "a question to the bot")
    workers = children(process.pid)
    process.kill()
    process.wait()
    assert len(workers) == 1
    assert ended(workers)
    assert samples.command_line(int(mark.read_text())) == b"", "nor does what they started"


def test_workers_do_not_survive_a_tournament_that_is_left() -> None:
    before, one = children(os.getpid()), held("greedy", "random", blocks=10_000)
    playing = one.play(2)
    next(playing)
    playing.close()
    assert samples.workers_since(before) == []


if sys.platform != "linux":  # pragma: no cover
    pytestmark = pytest.mark.skip(reason="these tests look at processes in /proc")
