"""What can be asked of the rulebook in vain."""

from dreistein.rules.errors import DreisteinError


class NoSuchRule(DreisteinError):
    code = "no-such-rule"
    sentence = "There is no rule {text}; there are {known}."
