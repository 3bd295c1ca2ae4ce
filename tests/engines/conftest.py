"""A real server, and people with Firefox or WebKitGTK; without those programs the tests skip."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from browser.conftest import cable, server
from engines.drivers import ENGINES, Ask, missing
from engines.person import Person

__all__ = ["cable", "server"]  # the same as for Chromium
Come = Callable[[], Person]


@pytest.fixture(scope="package", params=list(ENGINES))
def browsers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[int], Ask]]:
    """Browsers of an engine by number, each started when it is first needed."""
    engine = request.param
    if lacks := missing(engine):
        pytest.skip(f"{lacks} is not there; make programs installs it for make nightly")
    started: list[Ask] = []
    with ExitStack() as stack:

        def browser(number: int) -> Ask:
            while len(started) <= number:
                folder = tmp_path_factory.mktemp(engine)
                started.append(stack.enter_context(ENGINES[engine](folder)))
                started[-1]("SetWindowRect", width=1280, height=860)
            return started[number]

        yield browser


@pytest.fixture
def come(browsers: Callable[[int], Ask]) -> Iterator[Come]:
    """Lets one more person come, with a browser of their own; fails on any error in their pages."""
    people: list[Person] = []

    def came() -> Person:
        people.append(Person(browsers(len(people)), len(people) + 1))
        return people[-1]

    yield came
    assert [person.see("return window.faults ?? []") for person in people] == [[] for _ in people]
