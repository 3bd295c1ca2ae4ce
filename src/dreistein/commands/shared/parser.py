"""An argparse parser whose help and errors are in the caller's language.

Help texts, headings and placeholders are keys of the catalogues; a text that is not a key is shown
as it is. Error messages of argparse become errors of :mod:`dreistein.commands.shared.errors`.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple, NoReturn

from dreistein.commands.shared import errors
from dreistein.commands.shared.output import UNREADABLE, fail
from dreistein.rules.errors import DreisteinError, quote
from dreistein.terminal.encoding import printable
from dreistein.text import Texts

_LONGEST_SEED = 1000


class InvalidValue(argparse.ArgumentTypeError):
    """A value that its type refuses; the parser adds the option to the error's details."""

    def __init__(self, kind: Callable[..., DreisteinError], **details: str | int) -> None:
        super().__init__(str(details))
        self.kind, self.details = kind, details


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type for argparse: a whole number within bounds."""

    def parse(text: str) -> int:
        try:
            number = int(text) if len(text) < 20 else most + 1
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise InvalidValue(errors.WrongNumber, text=quote(text), least=least, most=most)
        return number

    return parse


def seed_text(text: str) -> str:
    """A type for argparse: a seed that fits in a record."""
    if len(text) > _LONGEST_SEED:
        raise InvalidValue(errors.SeedTooLong, found=len(text), most=_LONGEST_SEED)
    return text


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, *, usage: str = "", **options: Any) -> None:
        super().__init__(prog, **options)
        self._usage = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser in a language; wrong calls fail with a code and a sentence."""

    language = "en"

    def __init__(self, *, arguments: str = "cli-arguments", **options: Any) -> None:
        super().__init__(formatter_class=_Formatter, add_help=False, **options)
        self._positionals.title, self._optionals.title = arguments, "cli-options"
        self.add_argument("-h", "--help", action="help", help="cli-help")

    def format_help(self) -> str:
        texts = Texts(self.language)

        def translate(text: Any) -> Any:
            return texts(text) if isinstance(text, str) and text in texts else text

        self.formatter_class = partial(_Formatter, usage=texts("cli-usage"))
        self.description = _sentence(translate(self.description or ""))
        for group in self._action_groups:
            group.title = translate(group.title)
        for action in self._listed_actions():
            action.help, action.metavar = translate(action.help), translate(action.metavar)
        return printable(super().format_help(), getattr(sys.stdout, "encoding", None))

    def _listed_actions(self) -> Iterator[argparse.Action]:
        """Everything that the help lists, including the subcommands."""
        for action in self._actions:
            yield action
            if isinstance(action, argparse._SubParsersAction):
                yield from action._choices_actions

    def error(self, message: str) -> NoReturn:
        caught = sys.exception()
        option, cause = "", None
        if isinstance(caught, argparse.ArgumentError):
            option, cause = _placeholder(caught.argument_name or ""), caught.__context__
            message = caught.message
        if isinstance(cause, InvalidValue):
            fail(cause.kind(option=option, **cause.details), UNREADABLE, self.language)
        fail(usage_error(message, option, self.prog), UNREADABLE, self.language)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:].removesuffix(".") + "."


def _placeholder(name: str) -> str:
    """The name of an argument in errors: ``--at``, ``DEPTH``."""
    return name.removeprefix("cli-meta-").upper() if name.startswith("cli-meta-") else name


def usage_error(message: str, option: str, command: str) -> errors.UsageError:
    for pattern, make in _MESSAGES.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return make(found, option, command)
    return errors.UsageError(problem=quote(message), command=command)


def _choice(found: re.Match[str], option: str, command: str) -> errors.UsageError:
    known = found[2].replace("'", "")
    if option == "COMMAND":
        return errors.UnknownCommand(text=_value(found[1]), known=known)
    return errors.WrongChoice(option=option, text=_value(found[1]), known=known)


def _missing(found: re.Match[str], option: str, command: str) -> errors.UsageError:
    first = found[1].split(", ")[0]
    return errors.ArgumentMissing(argument=_placeholder(first), command=command)


def _value(shown: str) -> str:
    """A value as errors quote it; argparse shows its ``repr``."""
    return quote(shown[1:-1] if shown[:1] in ("'", '"') else shown)


_MESSAGES: dict[str, Callable[[re.Match[str], str, str], errors.UsageError]] = {
    r"invalid choice: (.*?)(?:, maybe you meant .*)? \(choose from (.*)\)": _choice,
    r"the following arguments are required: (.*)": _missing,
    r"unrecognized arguments: (.*)": lambda found, option, command: errors.UnknownArgument(
        text=quote(found[1]), command=command
    ),
    r"expected .*argument.*": lambda found, option, command: errors.ValueMissing(
        option=option, command=command
    ),
    r"ignored explicit argument (.*)": lambda found, option, command: errors.ValueTooMany(
        option=option, text=_value(found[1])
    ),
    r"ambiguous option: (.*) could match (.*)": lambda found, option, command: (
        errors.AmbiguousOption(text=quote(found[1]), known=found[2])
    ),
}
"""The messages of argparse, and the errors that they become."""


class Command(NamedTuple):
    """A subcommand that shares its file with others."""

    arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], int]
