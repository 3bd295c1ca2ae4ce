"""Bots by name: what a text stands for, and what is said of one that stands for nothing."""

import sys
from dataclasses import dataclass
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from dreistein.bots import BOTS, BUILT_IN, Bot, Greedy, RandomBot, close, make_bot, registry
from dreistein.bots.external.bot import PipeBot
from dreistein.text import LANGUAGES, Texts


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot with options of every kind."""

    name: ClassVar[str] = "thinker"
    millis: int | None = None
    worlds: int = 10
    risk: float = 0.5
    infers: bool = True
    book: str = "none"
    table: dict[str, int] | None = None
    _inner: int = 0

    def __post_init__(self) -> None:
        if self.worlds < 1:
            raise ValueError("too few worlds")

    def choose(self, *_: Any) -> Any:
        raise NotImplementedError


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("thinking")
    module.Thinker = Thinker  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "thinking", module)
    known = {**BUILT_IN, "thinker": "thinking:Thinker", "absent": "nowhere_at_all:Bot"}
    monkeypatch.setattr(registry, "BUILT_IN", known)


class Hinted:
    """A bot whose hints only a type checker can follow."""

    name = "hinted"

    def __init__(self, millis: "int | None" = None, kernel: "Nowhere | None" = None) -> None:  # type: ignore[name-defined]  # noqa: F821
        self.millis = millis


@pytest.mark.usefixtures("thinker")
def test_options_of_a_bot_whose_hints_cannot_be_followed() -> None:
    sys.modules["thinking"].Thinker = Hinted  # type: ignore[attr-defined]
    assert make_bot("thinker:millis=7").millis == 7  # type: ignore[attr-defined]
    assert refusal("thinker:kernel=7").code == "bot-option"


def refusal(spec: str) -> registry.BotError:
    with pytest.raises(registry.BotError) as refused:
        make_bot(spec)
    for language in LANGUAGES:
        said = Texts(language).error(refused.value)
        assert said.endswith(".")
        assert (said == str(refused.value)) == (language == "en"), (language, said)
    return refused.value


def test_the_simple_bots_and_programs_have_the_interface() -> None:
    assert (make_bot("greedy"), make_bot("random")) == (Greedy(), RandomBot())
    assert set(BOTS) <= set(BUILT_IN)
    assert [bot.name for bot in BOTS.values()] == list(BOTS)
    bots: list[Bot] = [Greedy(), RandomBot(), PipeBot(["true"])]
    for bot in bots:
        assert bot.name
        close(bot)


@pytest.mark.usefixtures("thinker")
def test_options_go_to_the_bot() -> None:
    made = make_bot("thinker:millis=200,worlds=50,risk=1,infers=false,book=7")
    assert made == Thinker(200, 50, 1.0, False, "7")
    assert make_bot("thinker:infers=1,risk=0.25") == Thinker(infers=True, risk=0.25)
    assert make_bot("thinker") == Thinker()


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("spec", "code", "words"),
    [
        ("genius", "no-such-bot", '"genius"'),
        ("", "no-such-bot", "greedy"),
        ("Greedy", "no-such-bot", "greedy"),
        ("greedy:x=1", "bot-no-options", '"x"'),
        ("thinker:speed=1", "bot-option", "millis, worlds, risk, infers, book."),
        ("thinker:table=1", "bot-option", '"table"'),
        ("thinker:_inner=1", "bot-option", '"_inner"'),
        ("thinker:worlds=many", "bot-option-value", '"many"'),
        ("thinker:worlds=1.5", "bot-option-value", "1.5"),
        ("thinker:worlds=0", "bot-option-value", "worlds of the bot thinker cannot be 0."),
        ("thinker:risk=0.5,worlds=0", "bot-option-value", "worlds of the bot thinker cannot be 0."),
        ("thinker:risk=nan", "bot-option-value", '"nan"'),
        ("thinker:infers=2", "bot-option-value", "2"),
        ("thinker:", "bot-spelling", '"thinker:"'),
        ("thinker:worlds", "bot-spelling", "thinker:worlds"),
        ("thinker:worlds=", "bot-spelling", "thinker:worlds="),
        ("thinker:a b=1", "bot-spelling", "a b"),
        ("thinker:worlds=1,worlds=2", "bot-spelling", "worlds=1,worlds=2"),
        ("absent", "bot-unavailable", "nowhere_at_all"),
        ("cmd:", "bot-command", "cmd:"),
        ("cmd:  ", "bot-command", "cmd:"),
        ("cmd:''", "bot-command", "cmd:"),
        ("cmd:play 'it", "bot-command", "cmd:"),
        ("cmd:a\0b", "bot-command", "cmd:"),
        ("cmd:no-such-program-here --fast", "bot-program", "no-such-program-here"),
        ("cmd:/etc/passwd", "bot-program", "/etc/passwd"),
        ("py:mine", "bot-spelling", "py:mine"),
        ("py:mine:no bot", "bot-spelling", "no bot"),
        ("py:nowhere_at_all:Bot", "bot-class", "No module named"),
        ("py:random:NoBot", "bot-class", "NoBot"),
        ("py:fractions:Fraction", "no-bot-class", "py:fractions:Fraction"),
        ("py:datetime:date", "bot-class", "required argument"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(spec: str, code: str, words: str) -> None:
    error = refusal(spec)
    assert error.code == code
    assert words in str(error)


def test_a_class_or_a_function_of_ones_own_makes_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "warden_bots.py").write_text(
        "class Warden:\n"
        "    def __init__(self, depth: int = 1) -> None:\n"
        "        self.name = f'warden {depth}'\n"
        "    def choose(self, view, legal, random, millis=None):\n"
        "        return legal[-1]\n"
        "def trained(weights: str = '') -> Warden:\n"
        "    return Warden(len(weights))\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert make_bot("py:warden_bots:Warden:depth=3").name == "warden 3"
    assert make_bot("py:warden_bots:trained:weights=some.pt").name == "warden 7"
    brought = EntryPoints([EntryPoint("warden", "warden_bots:Warden", registry.ENTRY_POINTS)])
    monkeypatch.setattr(registry, "entry_points", lambda group: brought.select(group=group))
    assert make_bot("warden").name == "warden 1"
    with pytest.raises(registry.NoSuchBot, match="sofia, warden, and cmd:"):
        make_bot("genius")


def test_a_command_is_split_as_a_shell_would() -> None:
    bot = make_bot("cmd:env 'two words' --fast \"a;b\"")
    assert isinstance(bot, PipeBot)
    assert (bot.command, bot.name) == (("env", "two words", "--fast", "a;b"), "env")
