"""What the kernel refuses, by cause, before any of it reaches compiled code."""

from dreistein.rules.errors import DreisteinError


class KernelError(DreisteinError):
    """Input that the kernel cannot work with."""


class KernelSetting(KernelError):
    sentence = 'DREISTEIN_KERNEL is {found}; it can be "required" or "off", or be left out.'


class NotCompiled(KernelError):
    code = "kernel-not-compiled"
    sentence = (
        "DREISTEIN_KERNEL=required, but the kernel is not compiled here; "
        "install Dreistein again on a machine with a C compiler."
    )


class StaleKernel(KernelError):
    code = "kernel-stale"
    sentence = "The kernel was compiled before it had this part; install Dreistein again."


class NotLegal(KernelError):
    code = "kernel-not-legal"
    sentence = "The action {action} is not legal in this position."


class KernelNumber(KernelError):
    sentence = "The {name} cannot be {found}; it is {wanted}."


class SolitaireNumbers(KernelError):
    code = "kernel-solitaire"
    sentence = "Solitaire settings are for one player only."


class UnknownPolicy(KernelError):
    sentence = "There is no policy {name}; there are {known}."


class ImpossibleState(KernelError):
    sentence = "There is no such position: {reason}."


class ImpossibleView(KernelError):
    sentence = "Nobody can have seen this: {reason}."
