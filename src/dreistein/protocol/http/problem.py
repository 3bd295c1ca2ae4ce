"""The body of every refusal."""

from dataclasses import dataclass, field
from typing import Any

from dreistein.protocol.errors import RequestError
from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.referee import IllegalRecord
from dreistein.text import Texts

_CODES = {
    403: "host-only not-your-pen not-your-seat only-watching",
    404: (
        "broken-link day-ahead day-before-first no-moment no-pad no-puzzle no-review no-such-table"
    ),
    409: (
        "already-tried being-forgotten challenge-full day-not-over day-secret no-again "
        "no-challenge not-gathering not-over-yet pad-full pad-moved-on pen-kept seat-taken "
        "stale-log table-full too-many-challenges too-many-moments"
    ),
    413: "too-large",
    429: "pad-quota review-quota too-many-reviews too-many-tables too-many-watching",
    503: "busy log-damaged maybe-stored no-room not-read not-stored restarting reviews-full",
}
"""Of errors that do not know of requests, by status; all others are 400."""
_STATUS = {code: status for status, codes in _CODES.items() for code in codes.split()}


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something was not done."""

    code: str
    """For programs; it stays the same."""
    message: str
    """For people, in the language of Accept-Language."""
    details: dict[str, str | int] = field(default_factory=dict)
    """The facts of the message, by name."""


def status_of(error: DreisteinError | IllegalRecord) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, IllegalRecord):
        return 422
    return error.status if isinstance(error, RequestError) else _STATUS.get(error.code, 400)


def error_body(error: DreisteinError | IllegalRecord, language: str) -> dict[str, Any]:
    """A refusal in the language of the request."""
    message = Texts(language).error(error)
    if isinstance(error, IllegalRecord):
        return {"code": error.cause.code, "message": message, "details": error.where}
    return {"code": error.code, "message": message, "details": error.details}
