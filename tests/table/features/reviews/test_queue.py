"""Reviews that wait, one after the other, within limits."""

import asyncio
from collections.abc import Iterator

import pytest

from dreistein.coach.review import ReviewersDie
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import ReviewsFull, TooManyReviews
from dreistein.table.features.reviews import queue, tasks
from dreistein.table.features.reviews.queue import (
    KEPT_MILLIS,
    MOST_ADDRESS,
    MOST_WAITING,
    Job,
    ReviewQueue,
)
from dreistein.table.features.reviews.tasks import Finished, ReviewTask
from dreistein.table.store.errors import NotStored
from poll import until_async
from table.features.reviews.records import WORLDS, Inline, a_blunder, a_record
from table.guests import Clock


class Desk:
    """A queue, a clock, and what was kept."""

    def __init__(self) -> None:
        self.clock, self.kept = Clock(), list[str]()
        self.full_disk = False
        self.worker = Inline(lambda: None)
        # Every step takes a second.
        self.queue = ReviewQueue(
            self.worker, self.begin, self.keep, self.clock, lambda: self.worker.steps
        )

    async def begin(self, job: Job) -> ReviewTask:
        return ReviewTask(job.record, WORLDS)

    async def keep(self, job: Job, finished: Finished) -> bool:
        if self.full_disk:
            raise NotStored()
        if job.game is not None:
            self.kept.append(job.name)
        return job.game is not None

    def want(self, name: str, who: str = "ada", address: str = "", game: bool = False) -> Job:
        place = (name, 0) if game else None
        job = Job(name, a_record(3), ("Ada", "Ben"), address, place, self.clock())
        return self.queue.want(job, who)

    async def done(self) -> None:
        await until_async(lambda: self.queue.waiting == 0, "the last review")


@pytest.fixture
def desk(runner: asyncio.Runner) -> Iterator[Desk]:
    desk = Desk()
    yield desk
    runner.run(desk.queue.close())


async def test_one_after_the_other_in_the_order_they_came_and_once_for_all(desk: Desk) -> None:
    jobs = [desk.want(name, game=True) for name in ("a", "b", "c")]
    assert [desk.queue.place(job) for job in jobs] == [0, 1, 2]
    await desk.done()
    assert desk.kept == ["a", "b", "c"]
    assert all(job.done == job.all == 3 for job in jobs)
    assert desk.queue.find("a") is None, "it is with its game"
    assert desk.want("d", "ada", game=True) is desk.want("d", "ben", game=True)
    await desk.done()
    assert desk.kept == ["a", "b", "c", "d"]


async def test_a_short_review_of_another_address_waits_for_no_queue(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for four long ones does not close the coach for everybody else."""
    monkeypatch.setattr(queue, "_TURN_SECONDS", 4)
    monkeypatch.setattr(tasks, "_STEP_SECONDS", 0.0)  # a step is one verdict
    long = [Job(f"e{n}", a_record(12), (), "eve", (f"e{n}", 0), 0) for n in range(4)]
    short, places = list[Job](), list[int]()

    def come() -> None:
        if long[0].done >= 4 and not short:
            short.append(desk.want("a", "ada", "there", game=True))
            places.append(desk.queue.place(short[0]))

    desk.worker.before = come
    for job in long:
        desk.queue.want(job, "eve")
    await desk.done()
    assert places == [0]
    assert desk.kept == ["a", "e0", "e1", "e2", "e3"]
    assert all(job.done == job.all for job in long)


async def test_of_one_address_the_short_review_comes_first(desk: Desk) -> None:
    for name, actions in (("long", 12), ("short", 3)):
        desk.queue.want(Job(name, a_record(actions), (), "", (name, 0), 0), "ada")
    await desk.done()
    assert desk.kept == ["short", "long"]


async def test_a_review_goes_on_while_anybody_wants_it(desk: Desk) -> None:
    desk.want("first")
    desk.want("a", "ada", game=True)
    desk.want("a", "ben", game=True)
    desk.want("b", "ada", game=True)
    desk.queue.cancel("a", "ada")
    desk.queue.cancel("b", "eve")
    desk.queue.cancel("b", "ada")
    desk.queue.cancel("nothing", "ada")
    await desk.done()
    assert desk.kept == ["a"]
    assert desk.queue.find("b") is None


async def test_a_review_that_is_being_computed_can_be_cancelled(desk: Desk) -> None:
    def cancel() -> None:
        if desk.worker.steps == 1:
            desk.queue.cancel("a", "ada")

    desk.worker.before = cancel
    job = desk.want("a", game=True)
    await desk.done()
    await until_async(lambda: job.state == "failed")
    assert desk.kept == []
    assert job.text is None


async def test_a_review_can_be_cancelled_while_puzzles_are_looked_for(desk: Desk) -> None:
    def cancel() -> None:
        if jobs and jobs[0].done > jobs[0].all - 2:
            desk.queue.cancel("a", "ada")

    jobs = list[Job]()
    desk.worker.before = cancel
    record = a_blunder()
    jobs.append(desk.queue.want(Job("a", record, (), "", ("a", 0), desk.clock()), "ada"))
    await until_async(lambda: jobs[0].state == "failed")
    assert desk.kept == []


async def test_a_review_is_done_even_if_its_puzzles_cannot_be_found(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs, died = list[Job](), list[object]()

    def die(*given: object) -> None:
        died.append(given)
        raise ReviewersDie(times=3)

    monkeypatch.setattr(ReviewTask, "puzzle", die)
    jobs.append(desk.queue.want(Job("a", a_blunder(), (), "", None, desk.clock()), "ada"))
    await desk.done()
    assert died
    assert (jobs[0].state, jobs[0].error) == ("done", None)
    assert jobs[0].text is not None


async def test_the_reviews_of_files_are_kept_for_an_hour(desk: Desk) -> None:
    desk.want("file")
    await desk.done()
    desk.clock.now += KEPT_MILLIS
    found = desk.queue.find("file")
    assert found is not None
    assert found.text is not None
    assert found.record == b"", "it is not needed any more"
    desk.clock.now += KEPT_MILLIS + 1
    assert desk.queue.find("file") is None


async def test_with_a_full_disk_a_review_is_shown_but_not_kept(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.full_disk = True
    job = desk.want("a", game=True)
    await desk.done()
    assert (job.state, job.kept) == ("done", False)
    assert desk.queue.find("a") is job
    assert job.text is not None
    assert "was not stored: not-stored" in caplog.text


async def test_an_address_has_few_at_a_time_and_the_server_some(desk: Desk) -> None:
    for number in range(MOST_ADDRESS):
        desk.want(f"a{number}", address="a")
    with pytest.raises(TooManyReviews) as refused:
        desk.want("one more", address="a")
    assert refused.value.details == {"most": MOST_ADDRESS}
    assert desk.want("a0", address="a"), "the same one is no other"
    for number in range(MOST_WAITING - MOST_ADDRESS):
        desk.want(f"b{number}", address=f"b{number}")
    with pytest.raises(ReviewsFull):
        desk.want("too much", address="c")
    assert desk.queue.waiting == MOST_WAITING
    for number in range(MOST_WAITING - MOST_ADDRESS):
        desk.queue.cancel(f"b{number}", "ada")
    await desk.done()
    assert desk.want("now", address="a").open


async def test_a_review_that_failed_can_be_wanted_again(desk: Desk) -> None:
    class Broken(DreisteinError):
        code = "broken"
        sentence = "It is broken."

    def fail() -> None:
        raise failure[0] if failure else StopIteration

    failure: list[Exception] = [Broken()]
    desk.worker.before = fail
    job = desk.want("a")
    await desk.done()
    assert (job.state, job.error) == ("failed", failure[0])
    failure[0] = ZeroDivisionError()
    job = desk.want("a")
    await desk.done()
    assert job.error is not None
    assert job.error.code == "busy"
    desk.worker.before = lambda: None
    job = desk.want("a")
    await desk.done()
    assert job.state == "done"


async def test_a_review_that_is_wanted_while_the_idle_process_ends_is_computed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "_REST_SECONDS", 0)
    wanted = list[Job]()

    async def close() -> None:
        if not wanted:
            wanted.append(desk.want("b"))

    monkeypatch.setattr(desk.worker, "close", close)
    desk.want("a")
    await until_async(lambda: wanted and wanted[0].state == "done", "the second review")
