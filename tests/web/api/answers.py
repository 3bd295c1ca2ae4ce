"""The answers of the API."""

import httpx


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, object]:
    """The error body of a response, which must have the right fields."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) == {"code", "message", "details"}
    assert answer.json()["message"].endswith((".", ")"))
    return dict(answer.json()["details"])
