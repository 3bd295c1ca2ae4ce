"""What the environments refuse."""

from dreistein.rules.errors import DreisteinError


class EnvSetting(DreisteinError):
    code = "env-setting"
    sentence = "The {name} of an environment cannot be {found}; it can be {wanted}."


class NoGame(DreisteinError):
    code = "env-no-game"
    sentence = "Nothing has been dealt yet; call reset() first."
