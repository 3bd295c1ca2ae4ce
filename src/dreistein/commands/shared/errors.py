"""What can be wrong with a call of the command."""

from typing import ClassVar

from dreistein.rules.errors import WORDS, DreisteinError
from dreistein.text.files import REASONS


class NoFile(DreisteinError):
    sentence = "The file {file} cannot be used: {reason}."
    words: ClassVar = {**WORDS, "reason": REASONS}


class NoOutput(DreisteinError):
    sentence = "The output cannot be written: {reason}."
    words: ClassVar = {**WORDS, "reason": REASONS}


class UsageError(DreisteinError):
    """A wrong call; the class itself is for messages of argparse that are not known here."""

    code = "usage"
    sentence = "The command line cannot be understood: {problem}. See {command} --help."
    words: ClassVar = {
        **WORDS,
        "argument": {"FILE": "a file", "DEPTH": "a depth"},
        "option": {"DEPTH": "DEPTH"},
    }


class UnknownCommand(UsageError):
    code = "usage-command"
    sentence = "There is no command {text}. The commands are {known}."


class WrongChoice(UsageError):
    code = "usage-choice"
    sentence = "{option} cannot be {text}. It must be one of {known}."


class WrongNumber(UsageError):
    code = "usage-number"
    sentence = "{option} cannot be {text}. It must be a whole number from {least} to {most}."


class ArgumentMissing(UsageError):
    code = "usage-missing"
    sentence = "{command} needs {argument}. See {command} --help."


class UnknownArgument(UsageError):
    code = "usage-unknown"
    sentence = "{command} does not know {text}. See {command} --help."


class ValueMissing(UsageError):
    code = "usage-value"
    sentence = "{option} needs a value. See {command} --help."


class ValueTooMany(UsageError):
    code = "usage-no-value"
    sentence = "{option} takes no value. Leave {text} out."


class AmbiguousOption(UsageError):
    code = "usage-ambiguous"
    sentence = "{text} could mean several options ({known}). Write it out."


class SeedTooLong(UsageError):
    code = "usage-seed"
    sentence = "The game code has {found} characters. It may have at most {most}."


class NoEdition(UsageError):
    code = "usage-edition"
    sentence = "The --edition {text} is not a JSON object. Give one, or one of the names {known}."


class SolitaireOnly(UsageError):
    code = "usage-solitaire"
    sentence = "{option} works only with --solitaire. Add that, or leave {option} out."


class ClusterOnly(UsageError):
    code = "usage-on"
    sentence = "{option} works only with --on ray. Add that, or leave {option} out."


class AloneWithPlayers(UsageError):
    code = "usage-players"
    sentence = (
        "--players cannot be used with --solitaire, which has one player. Leave one of them out."
    )


class NotTogether(UsageError):
    code = "usage-together"
    sentence = "{option} and {other} cannot be used together. Leave one of them out."
