"""What can be wrong with a call of the command, by cause."""

from typing import ClassVar

from dreistein.rules.errors import WORDS, DreisteinError
from dreistein.text.os_errors import REASONS


class NoFile(DreisteinError):
    code = "no-file"
    sentence = "The file {file} cannot be used: {reason}."
    words: ClassVar = {**WORDS, "reason": REASONS}


class NoOutput(DreisteinError):
    code = "no-output"
    sentence = "The output cannot be written: {reason}."
    words: ClassVar = {**WORDS, "reason": REASONS}


class UsageError(DreisteinError):
    """A call that cannot be met; as such, one that argparse alone has words for."""

    code = "usage"
    sentence = "The call cannot be understood: {problem}; {command} --help tells what it takes."
    words: ClassVar = {
        **WORDS,
        "argument": {"FILE": "a file", "DEPTH": "a depth"},
        "option": {"DEPTH": "DEPTH"},
    }


class UnknownCommand(UsageError):
    code = "usage-command"
    sentence = "There is no command {text}; there are {known}."


class WrongChoice(UsageError):
    code = "usage-choice"
    sentence = "{option} cannot be {text}; it is one of {known}."


class WrongNumber(UsageError):
    code = "usage-number"
    sentence = "{option} cannot be {text}; it is a whole number from {least} to {most}."


class ArgumentMissing(UsageError):
    code = "usage-missing"
    sentence = "{command} needs {argument}; {command} --help tells what it takes."


class UnknownArgument(UsageError):
    code = "usage-unknown"
    sentence = "{command} does not know {text}; {command} --help tells what it takes."


class ValueMissing(UsageError):
    code = "usage-value"
    sentence = "{option} needs something after it; {command} --help tells what it takes."


class ValueTooMany(UsageError):
    code = "usage-no-value"
    sentence = "{option} stands alone; leave {text} out."


class AmbiguousOption(UsageError):
    code = "usage-ambiguous"
    sentence = "{text} can mean several options ({known}); write it out."


class SeedTooLong(UsageError):
    code = "usage-seed"
    sentence = "The game code has {found} characters; it may have {most} at most."


class NoEdition(UsageError):
    code = "usage-edition"
    sentence = "The --edition {text} is no JSON object; give one, or one of the names {known}."


class SolitaireOnly(UsageError):
    code = "usage-solitaire"
    sentence = "{option} goes with --solitaire only; add that, or leave {option} out."


class AloneWithPlayers(UsageError):
    code = "usage-players"
    sentence = (
        "--players does not go with --solitaire, which has one player; leave one of them out."
    )
