"""What score pads refuse, by cause."""

from dreistein.rules.errors import DreisteinError


class PadRefusal(DreisteinError):
    """Something that is not possible with a score pad."""


class NoPad(PadRefusal):
    sentence = "There is no such score pad. Ask for its link again."


class NotYourPen(PadRefusal):
    sentence = "Somebody else has the pen of this score pad now."


class PadMovedOn(PadRefusal):
    sentence = "The score pad has changed. Look again before you write."


class PadFull(PadRefusal):
    sentence = "This score pad is full. Begin a new game."


class PadQuota(PadRefusal):
    sentence = (
        "Too much has been written on score pads from this connection today. Try again tomorrow."
    )


class InvalidPadEntry(PadRefusal):
    code = "pad-entry"
    sentence = "The score pad cannot read this entry: {found}."


class PenNotOffered(PadRefusal):
    code = "pen-kept"
    sentence = "Whoever has the pen has not passed it on yet."
