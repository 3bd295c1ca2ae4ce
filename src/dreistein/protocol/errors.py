"""What is wrong with a request or message, wherever it is read."""

from dreistein.rules.errors import DreisteinError


class RequestError(DreisteinError):
    """A request that is refused, with ``status`` as its HTTP status."""

    status = 400


class NotHere(RequestError):
    sentence = "There is nothing at this address."
    status = 404


class PageOutdated(RequestError):
    sentence = "Dreistein has been updated (protocol {protocol}). Reload the page to continue."


class FieldError(RequestError):
    """A field of a request or message that is not valid."""

    status = 422


class FieldAbsent(FieldError):
    code = "field-missing"
    sentence = "The field {field} is missing."


class FieldType(FieldError):
    sentence = "The field {field} is {found}; it must be {type}."


class FieldNumber(FieldError):
    sentence = "The field {field} cannot be {found}; it is a whole number from {least} to {most}."


class FieldFlag(FieldError):
    sentence = "The field {field} cannot be {found}; it is true or false."


class FieldChoice(FieldError):
    sentence = "The field {field} cannot be {found}; it is one of {known}."


class FieldLength(FieldError):
    sentence = "The field {field} has too few or too many entries; it has {least} to {most}."


class FieldText(FieldError):
    sentence = "The field {field} cannot be {found}; it is a text of {least} to {most} characters."


class FieldForm(FieldError):
    sentence = "The field {field} does not have the right form: {found}."
