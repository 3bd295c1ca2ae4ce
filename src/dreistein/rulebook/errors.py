"""Errors of the rulebook."""

from dreistein.rules.errors import DreisteinError


class NoSuchRule(DreisteinError):
    code = "no-such-rule"
    sentence = "There is no rule {text}. The rules are {known}."
