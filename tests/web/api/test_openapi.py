"""The OpenAPI description is complete, and no request, valid or nearly so, breaks the server."""

import time
import warnings
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sizes import size
from web.servers import WAIT, Running

EXAMPLES = size(3, 40)
LATER = frozenset(("busy", "not-read", "not-stored"))
"""Codes of refusals that end by themselves."""


@pytest.fixture(scope="module")
def schema(server: Running) -> dict[str, Any]:
    with server.client() as client:
        return dict(client.get("/api/openapi.json").json())


def test_every_operation_documents_its_errors_and_its_response(schema: dict[str, Any]) -> None:
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            refusals = {s: r for s, r in operation["responses"].items() if s >= "400"}
            assert {"400", "422", "429"} <= set(refusals), (path, method)
            for status, refusal in refusals.items():
                (content,) = refusal["content"].values()
                assert content["schema"]["$ref"].endswith("/Problem"), (path, method, status)
            assert operation["description"], (path, method)
            (status,) = (status for status in operation["responses"] if status < "300")
            answers = operation["responses"][status].get("content", {})
            assert bool(answers) == (status != "204"), (path, method)
            assert all(answer["schema"] for answer in answers.values()), (path, method)


def _asks_to_come_later(response: Any) -> bool:
    """Whether a server, on a machine that has no time for it, asked for another try.

    Clients do try again. Whoever is answered so every time for two minutes has found a mistake.
    """
    return response.status_code == 503 and response.json()["code"] in LATER


def test_no_request_breaks_the_server(server: Running) -> None:
    documented = [status_code_conformance, content_type_conformance, response_schema_conformance]
    checks = [not_a_server_error, *documented]
    api = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json").exclude(
        path="/api/server/open"  # it would open the machine that runs the tests to the network
    )
    broken: list[str] = []
    for found in api.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @hypothesis.given(case=operation.as_strategy())
        @hypothesis.settings(
            max_examples=EXAMPLES,
            derandomize=True,
            deadline=None,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        def ask(case: Any) -> None:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # the tool's warnings about its own requests
                response = case.call(timeout=WAIT)
                until_later = time.monotonic() + WAIT
                while _asks_to_come_later(response) and time.monotonic() < until_later:
                    case.validate_response(response, checks=documented)
                    time.sleep(0.1)
                    response = case.call(timeout=WAIT)
                case.validate_response(response, checks=checks)

        try:
            ask()
        except Exception as error:
            broken.append(f"{operation.label}: {error}")
    assert broken == []
