"""Bots by name: ``greedy``, ``strong:worlds=50``, ``cmd:./my-bot --fast``, ``py:mine:MyBot``.

A package may bring bots of its own: entry points of the group ``dreistein.bots``.

>>> make_bot("greedy").name
'greedy'
>>> make_bot("genius")
Traceback (most recent call last):
    ...
dreistein.bots.registry.NoSuchBot: There is no bot "genius"; there are random, greedy, ...
"""

import importlib
import inspect
import os
import re
import shlex
import shutil
import sys
import typing
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from math import isfinite
from types import MappingProxyType
from typing import Any, Literal, get_args

from dreistein.bots.base import Bot
from dreistein.bots.ladder.ratings import RUNGS, Rung
from dreistein.rules.arguments import wanted
from dreistein.rules.errors import DreisteinError, quote

EarlierLevel = Literal["random", "greedy", "casual", "strong", "expert"]
"""The levels that tables had before the ladder; stored tables and records go on using them."""

Level = Literal[EarlierLevel, Rung]
"""The bots that may sit at a table."""

BUILT_IN: Mapping[str, str] = MappingProxyType(
    {
        "random": "dreistein.bots.random_bot:RandomBot",
        "greedy": "dreistein.bots.greedy:Greedy",
        "casual": "dreistein.bots.casual:Casual",
        "sampler": "dreistein.bots.sampler:Sampler",
        "strong": "dreistein.bots.strong:Strong",
        "expert": "dreistein.bots.expert:Expert",
        **{rung: f"dreistein.bots.ladder.characters:{rung.title()}" for rung in RUNGS},
    }
)
"""Where each built-in bot is; it is imported only when it is needed."""
LEVELS: tuple[str, ...] = get_args(Level)
assert set(LEVELS) < set(BUILT_IN)

COMMAND = "cmd:"
"""The prefix of a bot over a pipe."""
PYTHON = "py:"
"""The prefix of a class in a module: ``py:mine:MyBot``, and options after one more colon."""
ENTRY_POINTS = "dreistein.bots"


class BotError(DreisteinError):
    """A bot that cannot be made as it was named."""


class NoSuchBot(BotError):
    sentence = (
        "There is no bot {text}; there are {known}, and cmd: with a program or py: with a module "
        "and a class after it."
    )


class BotSpelling(BotError):
    sentence = "The bot {text} cannot be read; write it as in strong:worlds=50 or py:mine:MyBot."


class BotClass(BotError):
    sentence = "The bot {bot} cannot be loaded: {reason}."


class NoBotClass(BotError):
    sentence = "{bot} is not a bot; a bot has a name and a method choose."


class BotOption(BotError):
    sentence = "The bot {bot} has no option {text}; it has {known}."


class BotNoOptions(BotError):
    sentence = "The bot {bot} has no options; leave {text} out."


class BotOptionValue(BotError):
    sentence = "The option {option} of the bot {bot} cannot be {text}."


class BotUnavailable(BotError):
    sentence = "The bot {bot} needs {package}, which is not installed."


class BotCommand(BotError):
    sentence = (
        "The command of the bot {text} cannot be read: "
        "cmd: is missing, nothing follows it, or a quotation mark is left open."
    )


class BotProgram(BotError):
    sentence = (
        "The program {program} cannot be run: there is none of that name, or it is not executable."
    )


Value = int | float | str
_SIMPLE: set[Any] = {bool, int, float, str}


def make_bot(spec: str) -> Bot:
    """The bot that a text names: a built-in one, with its options, or a program over a pipe."""
    if wanted(spec, str, "spec").startswith(COMMAND):
        from dreistein.bots.external.bot import PipeBot

        return PipeBot(command_of(spec))
    name, options = options_of(spec)
    kind = _kind(name)
    fitted = _fitted(kind, name, options)
    try:
        made: Bot = kind(**fitted)
    except DreisteinError:
        raise
    except (TypeError, ValueError) as error:
        if not fitted:
            raise BotClass(bot=quote(name), reason=quote(str(error))) from error
        option = _refused(kind, fitted)
        raise BotOptionValue(option=option, bot=name, text=quote(fitted[option])) from error
    if name not in BUILT_IN and not _is_bot(made):
        raise NoBotClass(bot=quote(name))
    return made


def _is_bot(made: Any) -> bool:
    return callable(getattr(made, "choose", None)) and isinstance(getattr(made, "name", None), str)


def is_named(spec: str) -> bool:
    """Whether a text begins with the name of a built-in bot, or of one that a package brings."""
    name = spec.partition(":")[0]
    return name in BUILT_IN or name in entry_points(group=ENTRY_POINTS).names


def options_of(spec: str) -> tuple[str, dict[str, Value]]:
    """The name and the options of a bot that is no program.

    >>> options_of("strong:worlds=200,book=none")
    ('strong', {'worlds': 200, 'book': 'none'})
    >>> options_of("py:mine.bots:MyBot:depth=3")
    ('py:mine.bots:MyBot', {'depth': 3})
    """
    prefix, module, spelt = "", "", spec
    if spec.startswith(PYTHON):
        module, colon, spelt = spec.removeprefix(PYTHON).partition(":")
        if not colon or not all(part.isidentifier() for part in module.split(".")):
            raise BotSpelling(text=quote(spec))
        prefix = f"{PYTHON}{module}:"
    name, colon, rest = spelt.partition(":")
    if prefix and not name.isidentifier():
        raise BotSpelling(text=quote(spec))
    name = prefix + name
    options: dict[str, Value] = {}
    for part in rest.split(",") if colon else ():
        option, equals, value = part.partition("=")
        if not equals or not value or not option.isidentifier() or option in options:
            raise BotSpelling(text=quote(spec))
        options[option] = _value(value)
    return name, options


def command_of(spec: str) -> list[str]:
    """The words of a ``cmd:`` text; the first is a program that exists."""
    try:
        words = shlex.split(spec.removeprefix(COMMAND))
    except ValueError:
        words = []
    if not words or not words[0] or "\0" in spec:
        raise BotCommand(text=quote(spec))
    if shutil.which(words[0]) is None:
        raise BotProgram(program=quote(words[0]))
    return words


def _value(text: str) -> Value:
    for kind in (int, float):
        try:
            number = kind(text)
        except ValueError:
            continue
        return number if isfinite(number) else text
    return text


def _kind(name: str) -> Any:
    if name.startswith(PYTHON):
        return _class_of(name)
    if name not in BUILT_IN:
        brought = entry_points(group=ENTRY_POINTS)
        if name not in brought.names:
            raise NoSuchBot(text=quote(name), known=", ".join((*BUILT_IN, *sorted(brought.names))))
        return _loaded(name, brought[name].load)
    module, _, kind = BUILT_IN[name].partition(":")
    try:
        return getattr(importlib.import_module(module), kind)
    except ModuleNotFoundError as error:
        raise BotUnavailable(bot=name, package=quote(error.name)) from error


def _class_of(name: str) -> Any:
    """The class of a ``py:`` bot, which may lie in the present folder."""
    if not {"", here := os.getcwd()} & set(sys.path):
        sys.path.append(here)
    module, _, kind = name.removeprefix(PYTHON).partition(":")
    return _loaded(name, lambda: getattr(importlib.import_module(module), kind))


def _loaded(name: str, load: Callable[[], Any]) -> Any:
    """What code of others gives; whatever it raises, the bot cannot be loaded."""
    try:
        return load()
    except Exception as error:
        raise BotClass(bot=quote(name), reason=quote(f"{type(error).__name__}: {error}")) from error


def _fitted(kind: Any, name: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options, converted to the types of the bot's parameters; unknown ones are refused."""
    made_by = kind if inspect.isfunction(kind) else kind.__init__
    try:
        hints = typing.get_type_hints(made_by)
    except NameError:  # a hint for type checkers only; the simple ones can be read as they are
        hints = made_by.__annotations__
    try:
        parameters = inspect.signature(kind).parameters
    except ValueError:  # written in C
        parameters = MappingProxyType({})
    settable = {
        parameter: kinds
        for parameter in parameters
        if (kinds := _kinds(hints.get(parameter))) and not parameter.startswith("_")
    }
    fitted: dict[str, Value] = {}
    for option, value in options.items():
        if not settable:
            raise BotNoOptions(bot=name, text=quote(option))
        if option not in settable:
            raise BotOption(bot=name, text=quote(option), known=", ".join(settable))
        wanted = _as(settable[option], value)
        if wanted is None:
            raise BotOptionValue(option=option, bot=name, text=quote(value))
        fitted[option] = wanted
    return fitted


def _refused(kind: Any, options: Mapping[str, Value]) -> str:
    """The option that a bot refuses even by itself, after it refused them together."""
    for option, value in options.items():
        try:
            kind(**{option: value})
        except (TypeError, ValueError):
            return option
    return next(iter(options))


def _kinds(hint: Any) -> set[Any]:
    """The simple types in a parameter's hint, which a text can stand for."""
    if isinstance(hint, str):
        return {kind for kind in _SIMPLE if kind.__name__ in re.split(r"[ |]+", hint)}
    return set(typing.get_args(hint) or (hint,)) & _SIMPLE


def _as(kinds: set[Any], value: Value) -> Value | None:
    """The value as one of these types; None if it fits none of them."""
    if bool in kinds and value in (0, 1, "false", "true"):
        return value in (1, "true")
    if type(value) in kinds:
        return value
    if float in kinds and isinstance(value, int):
        return float(value)
    return str(value) if kinds == {str} else None
