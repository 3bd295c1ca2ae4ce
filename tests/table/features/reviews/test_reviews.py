"""Reviews of matches that were played at a table: who may have one, and how long it stays."""

import json
import os
import signal
import zlib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from dreistein.coach.review import ReviewersDie
from dreistein.coach.words.sentences import add_sentences
from dreistein.protocol import client as c
from dreistein.protocol.http.reviews import MatchReview, PlayAgain, ReviewState
from dreistein.protocol.http.tables import NewSeat, NewSolitaire
from dreistein.table.features.queries import lists, reviews
from dreistein.table.features.reviews import reviews as worded_reviews
from dreistein.table.features.reviews.reviews import players_in
from dreistein.table.house import House
from dreistein.table.model.bot_names import names_of
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.errors import NotStored
from dreistein.text import Texts
from poll import until_async
from table import guests as g
from table.features.reviews.records import Inline, a_record
from table.guests import BOT, FRIEND, ME, Guest, a_house, refusal

FEW = HouseSettings(review_worlds=2, review_nice=0)
SHORT = {"base": "german", "deal": {"2": 2}, "target": 1}
ALONE: Any = {"solitaire": NewSolitaire(2, 2)}
pytestmark = pytest.mark.house(FEW)


def inline(house: House) -> Inline:
    """Let a house work at once, in the tests' process."""
    worker = house.reviews._worker = house.reviews._queue._worker = Inline()
    return worker


async def state_of(house: House, guest: Guest, match: int = 0, language: str = "en") -> ReviewState:
    record = await house.records.read(guest.person, guest.table, match, guest.key)
    return await house.reviews.match(guest.table, match, record, language)


async def wanted(house: House, guest: Guest, match: int = 0) -> None:
    record = await house.records.read(guest.person, guest.table, match, guest.key)
    house.reviews.want_match(guest.table, match, record, guest.person or "", "")


async def reviewed(house: House, guest: Guest, match: int = 0) -> ReviewState:
    """Wait for the review of a match."""
    await wanted(house, guest, match)

    async def closed() -> bool:
        return (await state_of(house, guest, match)).state in ("done", "failed")

    await until_async(closed, "the review", 120)
    return await state_of(house, guest, match)


async def review_of(house: House, guest: Guest) -> MatchReview:
    found = (await reviewed(house, guest)).review
    assert found is not None
    return found


def texts_of(review: MatchReview) -> list[str]:
    """What it says of the match."""
    return [line for seat in review.seats for line in seat.told]


async def test_a_match_is_reviewed_once_and_kept_with_it(tmp_path: Path) -> None:
    async with a_house(tmp_path, FEW) as house:
        worker = inline(house)
        ada, ben = await g.finished_duel(house, SHORT)
        assert (await state_of(house, ada)).state == "none"
        first = await reviewed(house, ada)
        assert (first.state, first.kept) == ("done", True)
        assert first.review is not None
        assert [seat.seat for seat in first.review.seats] == [0, 1]
        assert first.review.totals == list(ada.round.totals)
        for seat in first.review.seats:
            assert seat.result is not None
            whole = sum(asdict(seat.parts).values())
            assert whole == pytest.approx(seat.result - seat.even, abs=1e-4)
        steps = worker.steps
        assert (await state_of(house, ben), worker.steps) == (first, steps)
        german = await state_of(house, ben, language="de")
        assert german.review is not None
        assert texts_of(german.review) != texts_of(first.review)
    async with a_house(tmp_path, FEW) as house:
        again = Guest(house, "ben", ben.table)
        assert await state_of(house, again) == first


async def test_only_those_who_may_see_the_record_see_its_review(house: House) -> None:
    inline(house)
    ada, _ = await g.finished_duel(house, SHORT)
    spectator = await g.watching(ada)
    for guest in (Guest(house, "eve", ada.table), Guest(house, None, ada.table)):
        assert await refusal(wanted(house, guest)) == "no-such-table"
        assert await refusal(state_of(house, guest)) == "no-such-table"
    assert (await reviewed(house, spectator)).state == "done"
    assert await refusal(wanted(house, Guest(house, "ada", "nowhere"))) == "no-such-table"
    assert await refusal(state_of(house, ada, 1)) == "no-such-table"


async def test_who_waits_for_a_review_is_told_how_far_it_is_without_a_look_at_the_table(
    house: House,
) -> None:
    worker = inline(house)
    ada, _ = await g.finished_duel(house, SHORT)
    seen = list[ReviewState | None]()
    worker.before = lambda: seen.append(house.reviews.coming(ada.table, 0, "ada"))
    await reviewed(house, ada)
    (_, *told) = seen
    assert [state.state for state in told if state] == ["running"] * len(told)
    assert told[-1] is not None
    assert told[-1].done == told[-1].all > 0
    for table, match, who in ((ada.table, 0, "ada"), (ada.table, 0, "eve"), (ada.table, 1, "ada")):
        assert house.reviews.coming(table, match, who) is None, "it is done, or somebody else's"


async def test_a_match_that_goes_on_is_not_reviewed(house: House) -> None:
    ada, ben = await g.duel(house)
    for guest in (ada, ben, await g.watching(ada)):
        assert await refusal(wanted(house, guest)) == "not-over-yet"
    assert house.reviews.waiting == 0


async def test_a_bot_is_not_reviewed_and_solitaire_is_in_points(house: House) -> None:
    inline(house)
    ada = await g.finished(house, ME, BOT, edition=SHORT)
    found = await review_of(house, ada)
    assert ([seat.seat for seat in found.seats], found.unit) == ([0], "chance")
    alone = await g.finished(house, ME, **ALONE)
    found = await review_of(house, alone)
    assert (found.unit, found.seats[0].result) == ("points", alone.round.totals[0])


async def test_a_review_goes_with_its_match_even_if_that_goes_first(house: House) -> None:
    inline(house)
    ada = await g.finished(house, ME, **ALONE)
    await reviewed(house, ada)
    assert await house.store.read(reviews.review, ada.table, 0) is not None
    await house.lists.forget("ada", ada.table, 0)
    assert await house.store.read(reviews.review, ada.table, 0) is None
    assert await refusal(state_of(house, ada)) == "no-such-table"
    ada = await g.finished(house, ME, **ALONE)
    record = await house.records.read("ada", ada.table)
    await house.store.write(lists.unlist, "ada", ada.table, 0)
    house.reviews.want_match(ada.table, 0, record, "ada", "")
    await until_async(lambda: house.reviews.waiting == 0)
    assert await house.store.read(reviews.review, ada.table, 0) is None


async def test_what_is_not_stored_is_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*given: object) -> None:
        raise NotStored()

    inline(house)
    ada = await g.finished(house, ME, **ALONE)
    monkeypatch.setattr(house.store, "write", full)
    state = await reviewed(house, ada)
    assert (state.state, state.kept) == ("done", False)


async def test_forgetting_a_person_leaves_no_name_in_a_review(house: House) -> None:
    inline(house)
    ada, ben = await g.finished_duel(house, SHORT)
    await reviewed(house, ada)
    text = await house.store.read(reviews.review, ada.table, 0)
    assert text is not None
    assert b"Ada" not in zlib.decompress(text)
    await house.erasure.erase("ada")
    assert (await state_of(house, ben)).state == "none", "its record has changed"


async def test_earlier_matches_are_those_of_the_same_people(house: House) -> None:
    worker, found = inline(house), dict[str, list[bytes]]()

    def look() -> None:
        for job in house.reviews._queue._jobs.values():
            found[job.name.split()[0]] = (
                [each.record for each in job.task.earlier] if job.task else []
            )

    worker.before = look
    first, second = [await g.finished(house, ME, BOT, edition=SHORT) for _ in range(2)]
    for guest in (first, second):
        await reviewed(house, guest)
    record = await house.records.read("ada", first.table)
    assert found == {first.table: [], second.table: [record]}


async def test_a_file_is_known_by_an_id_alone(house: House) -> None:
    inline(house)
    name, other = [await house.reviews.want_file(a_record(), "") for _ in range(2)]
    assert len({name, other}) == 2
    assert len(name) >= 20
    await until_async(lambda: house.reviews.waiting == 0)
    state = await house.reviews.file(name, "en")
    assert (state.state, state.id, state.kept) == ("done", name, False)
    house.reviews.cancel_file(name)
    assert await refusal(house.reviews.file(name, "en")) == "no-review"
    ada = await g.finished(house, ME, **ALONE)
    house.reviews._queue._worker = Inline()
    await wanted(house, ada)
    games = [job.name for job in house.reviews._queue._jobs.values() if job.game]
    assert await refusal(house.reviews.file(games[0], "en")) == "no-review"


def test_players_have_the_names_of_the_page() -> None:
    for players, shown in (
        (["Ada", "Ben"], ("Ada", "Ben")),
        (["Ada", "greedy"], ("Ada", "Max")),
        (["greedy", "Max"], ("Gina", "Max")),
        (["1", "Ada"], ("Seat 1", "Ada")),
    ):
        assert names_of(players, Texts("en")) == shown


async def test_whoever_is_called_like_a_bot_is_a_person(house: House) -> None:
    ada = await g.seated(house, NewSeat("me", "casual"), FRIEND, edition=SHORT)
    ben = await g.joined(ada, "ben")
    assert await ben.code(c.Rename(g.new_id(), 1, "greedy")) == "done"
    assert [await ada.ready(), await ben.ready(g.OTHER_SHARE)] == ["done", "done"]
    await g.finish(ada, ben)
    players = (await ada.record())["players"]
    assert names_of(players, Texts("en")) == ("Casual", "Greedy")
    review = (await reviewed(house, ada)).review
    assert review is not None
    assert [seat.seat for seat in review.seats] == [0, 1]
    record = await house.records.read("ada", ada.table)
    table = await house.play_on.open("ada", record, PlayAgain(0, 1, 0), "random")
    again = await Guest(house, "ada", table).come()
    assert again.shown.seats[0].name == "Random"


async def test_a_finished_review_is_put_into_words_once_for_each_language(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await g.finished(house, ME, BOT, edition=SHORT)
    await wanted(house, ada)
    await reviewed(house, ada)
    worded: list[str] = []

    def counted(review: Any, names: Any, texts: Texts) -> None:
        worded.append(texts.language)
        add_sentences(review, names, texts)

    monkeypatch.setattr(worded_reviews, "add_sentences", counted)
    worded_reviews.in_words.cache_clear()
    record = await house.records.read(ada.person, ada.table)
    for language in ("en", "de", "en", "de", "en"):
        assert (await house.reviews.match(ada.table, 0, record, language)).state == "done"
    assert sorted(worded) == ["de", "en"]


def test_names_of_a_file_are_as_short_as_at_a_table() -> None:
    record = {**json.loads(a_record()), "players": ["A" * 10_000, "Ben"]}
    assert players_in(json.dumps(record).encode()) == ("A" * 24, "Ben")


@pytest.mark.skipif(os.name != "posix", reason="it sends signals")
async def test_a_review_outlives_its_process_but_not_the_house(tmp_path: Path) -> None:
    async with a_house(tmp_path, FEW) as house:
        ada = await g.finished(house, ME, BOT, edition=SHORT)
        await wanted(house, ada)
        await until_async(lambda: house.reviews.pids, "its process")
        (pid,) = house.reviews.pids
        os.kill(pid, signal.SIGKILL)
        state = await reviewed(house, ada)
        assert (state.state, state.kept) == ("done", True)
        (other,) = house.reviews.pids
        assert other != pid
    with pytest.raises(ProcessLookupError):
        os.kill(other, 0)


async def test_without_a_process_there_is_a_sentence(house: House) -> None:
    ada = await g.finished(house, ME, **ALONE)

    def die() -> None:
        raise ReviewersDie(times=3)

    inline(house).before = die
    state = await reviewed(house, ada)
    assert (state.state, state.problem and state.problem.code) == ("failed", "coach-workers")
    inline(house)
    assert (await reviewed(house, ada)).state == "done"
