"""What score pads refuse, by cause."""

from dreistein.rules.errors import DreisteinError


class PadRefusal(DreisteinError):
    """Something that is not possible with a score pad."""


class NoPad(PadRefusal):
    code = "no-pad"
    sentence = "There is no such score pad. Ask for its link again."


class NotYourPen(PadRefusal):
    code = "not-your-pen"
    sentence = "Somebody else has the pen of this score pad now."


class PadMovedOn(PadRefusal):
    code = "pad-moved-on"
    sentence = "The score pad has changed meanwhile. Look again, then write."


class PadFull(PadRefusal):
    code = "pad-full"
    sentence = "This score pad is full. Begin a new game."


class PadQuota(PadRefusal):
    code = "pad-quota"
    sentence = "So much was written on score pads from here that it has to wait until tomorrow."


class InvalidPadEntry(PadRefusal):
    code = "pad-entry"
    sentence = "A score pad cannot hold {found}, only what its page writes."


class PenNotOffered(PadRefusal):
    code = "pen-kept"
    sentence = "The pen of this score pad has not been offered."
