"""What every store of tables must do for people: challenges, sessions, and forgetting them."""

import asyncio
from dataclasses import replace

import pytest

from dreistein.protocol.http.day import DayLine
from dreistein.table.features.queries import challenges, erasure, lists, moments, sessions
from dreistein.table.features.queries import day as days
from dreistein.table.features.queries.challenges import ChallengeTry, StoredChallenge
from dreistein.table.features.queries.erasure import Edits, NamedMatch
from dreistein.table.features.queries.moments import StoredMoment
from dreistein.table.store import base, settings
from dreistein.table.store.base import Append, Expiry, Rewrite, Store
from dreistein.table.store.errors import StaleLog
from dreistein.table.store.sql.hashes import last_link
from table.store.scenes import DAY, finished, outcome, score, summary

EDITS = Edits(lambda record: record + b" edited", lambda entry: entry + b" edited")


class PeopleContract:
    async def test_a_challenge_is_found_and_taken_up_once(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada"))
        made = StoredChallenge("c1", "amsel", 0, b"{}", 5)
        assert await store.write(challenges.add_challenge, "ben", made) is None
        await store.write(challenges.add_challenge, "ada", made)
        assert await store.read(challenges.challenge, "c1") == made
        assert await store.read(challenges.challenge, "c2") is None
        assert await store.read(challenges.challenge_of, "ada", "amsel", 0) == "c1"
        assert await store.read(challenges.challenge_of, "ben", "amsel", 0) is None
        assert await store.read(challenges.count_challenges, "ada") == 1
        assert await store.write(challenges.add_challenge, "ada", replace(made, id="c2")) == "c1"
        assert await store.write(challenges.add_try, "c1", "ben", "drossel", "Ben", 6)
        assert not await store.write(challenges.add_try, "c1", "ben", "fink", "Ben", 7)
        assert await store.read(challenges.tries, "c1", "ben") == [
            ChallengeTry("drossel", "Ben", None, 6, True)
        ]
        assert await store.read(challenges.tries, "c1", None) == [
            ChallengeTry("drossel", "Ben", None, 6, False)
        ]
        for text in (b"first", b"second"):
            after = len(await store.load("drossel"))
            result = base.ChallengeResult("c1", "ben", text, 8)
            await store.append(Append("drossel", after, (b"over",), challenge=result))
        assert await store.read(challenges.tries, "c1", "ben") == [
            ChallengeTry("drossel", "Ben", b"first", 8, True)
        ]
        await store.write(lists.unlist, "ada", "amsel", 0)
        assert await store.read(challenges.challenge, "c1") is None
        assert await store.read(challenges.tries, "c1", "ben") == []

    async def test_a_link_to_a_moment_goes_with_its_match(self, store: Store) -> None:
        made = StoredMoment("m1", "amsel", 0, 1, 2, 5)
        assert await store.write(moments.add_moment, "ada", made) is None
        await store.append(finished("amsel", 0, 0, "ada", "ben"))
        assert await store.write(moments.add_moment, "ada", made) == "m1"
        assert await store.write(moments.add_moment, "ada", replace(made, id="m2")) == "m1"
        assert await store.write(moments.add_moment, "ben", replace(made, id="m3")) == "m3"
        assert await store.read(moments.moment, "m1", "ada") == (made, True)
        await store.write(lists.unlist, "ada", "amsel", 0)
        assert await store.read(moments.moment, "m1", None) is None
        assert await store.write(moments.add_moment, "ada", made) is None
        assert await store.read(moments.moment, "m3", None) == (replace(made, id="m3"), False)
        await store.write(lists.unlist, "ben", "amsel", 0)
        assert await store.read(moments.moment, "m3", None) is None

    async def test_sessions_are_ended_in_generations(self, store: Store) -> None:
        assert await store.read(sessions.session_epoch, "ada") == 0
        told = await asyncio.gather(
            *(store.write(sessions.next_session_epoch, "ada") for _ in range(5))
        )
        assert sorted(told) == [1, 2, 3, 4, 5]
        assert (
            await store.read(sessions.session_epoch, "ada"),
            await store.read(sessions.session_epoch, "ben"),
        ) == (5, 0)

    async def test_a_token_is_worth_something_once(self, store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.write(sessions.add_token, name, "ada", b"text of " + name.encode(), 5, 10)
        await store.write(sessions.add_token, "other", "ben", b"\x00", 5, 10)
        assert await store.write(sessions.take_token, "none", 5) is None
        taken = await asyncio.gather(
            *(store.write(sessions.take_token, "one", 10) for _ in range(5))
        )
        assert sorted(taken, key=str) == [None] * 4 + [b"text of one"]
        for key, found in (("a", b"text of two"), ("b", None), (None, None), ("a", b"text of two")):
            assert await store.write(sessions.take_token, "two", 10, key) == found
            assert await store.read(sessions.read_token, "two", 10, key) == found
        assert await store.write(sessions.take_token, "two", 11, "a") is None
        assert await store.write(sessions.take_token, "three", 11) is None
        await store.write(sessions.drop_tokens, "ada")
        assert await store.write(sessions.take_token, "three", 6) is None
        assert await store.write(sessions.take_token, "other", 6) == b"\x00"

    async def test_days_in_a_row_and_the_median(self, store: Store) -> None:
        for day in ("2026-11-14", "2026-11-15", DAY):
            await store.append(score("ada", 10, day))
        for number, person in enumerate(("ben", "cleo", "dan")):
            await store.append(score(person, 20 + number))
        assert await store.read(days.days_of, "ada", DAY, 9) == [DAY, "2026-11-15", "2026-11-14"]
        assert await store.read(days.days_of, "ada", "2026-11-15", 1) == ["2026-11-15"]
        assert await store.read(days.day_scores, DAY) == (4, 20)
        assert await store.read(days.day_scores, "2026-01-01") == (0, None)

    async def test_it_is_known_where_names_are_also_after_leaving(self, store: Store) -> None:
        await store.append(Append("amsel", 0, (b"1",), summary("ada", "ben")))
        await store.append(Append("amsel", 1, (b"2",), summary("ben")))
        match = finished("drossel", 0, 0, "ben")
        assert match.finished is not None
        named = replace(match.finished, named=(("ada", (1, 2)), ("ben", (0,))))
        await store.append(replace(match, finished=named))
        left = NamedMatch("drossel", 0, (1, 2))
        assert await store.read(erasure.named, "ada") == (["amsel", "drossel"], [left])
        assert await store.read(erasure.named, "eve") == ([], [])
        await store.drop("amsel")
        assert await store.read(erasure.named, "ada") == (["drossel"], [left])
        await store.write(lists.unlist, "ben", "drossel", 0)
        assert await store.read(erasure.named, "ada") == ([], [])
        await store.append(Append("elster", 0, (b"1",), summary("ada")))
        assert await store.prune(Expiry.of_all(2**60)) > 0
        assert await store.read(erasure.named, "ada") == ([], [])

    async def test_a_log_is_rewritten_and_goes_on(self, store: Store) -> None:
        await store.append(Append("amsel", 0, (b"Ada", b"plays"), summary("ada")))
        await store.append(Append("drossel", 0, (b"other",)))
        nobody, was = summary("nobody"), last_link("amsel", (b"Ada", b"plays"))
        with pytest.raises(StaleLog):
            await store.rewrite(Rewrite("amsel", last_link("amsel", (b"Ada",)), (b"-",), nobody))
        with pytest.raises(StaleLog):
            await store.rewrite(Rewrite("nowhere", last_link("nowhere", ()), (b"-",), nobody))
        await store.rewrite(Rewrite("amsel", was, (b"-", b"plays"), nobody))
        with pytest.raises(StaleLog):  # it was read before that one, so it would bring Ada back
            await store.rewrite(Rewrite("amsel", was, (b"Ada", b"-"), nobody))
        assert list(await store.load("amsel")) == [b"-", b"plays"]
        with pytest.raises(StaleLog):  # decided where Ada is still seen
            await store.append(Append("amsel", 2, (b"Ada goes",), was=was))
        now = last_link("amsel", (b"-", b"plays"))
        await store.append(Append("amsel", 2, (b"more",), was=now))
        assert list(await store.load("amsel")) == [b"-", b"plays", b"more"]
        assert list(await store.load("amsel", 2)) == [b"more"]

    async def test_a_log_that_went_on_is_not_dropped(self, store: Store) -> None:
        for number in range(2):
            await store.append(Append("amsel", number, (b"1",), summary("ada")))
        with pytest.raises(StaleLog):
            await store.drop("amsel", last_link("amsel", (b"1",)))
        assert await store.read(erasure.named, "ada") == (["amsel"], [])
        for _ in range(2):
            was = last_link("amsel", await store.load("amsel"))
            await store.drop("amsel", was)
            with pytest.raises(StaleLog):
                await store.drop("amsel", was)
            assert await store.read(erasure.named, "ada") == ([], [])
            await store.append(Append("amsel", 0, (b"2",), summary("ada")))

    async def test_a_person_is_forgotten(self, store: Store) -> None:
        match = finished("amsel", 0, 0, "ada", "ben")
        assert match.finished is not None
        named = (("ada", (0,)), ("ben", (1,)))
        await store.append(replace(match, finished=replace(match.finished, named=named)))
        await store.append(score("ada", 9))
        await store.write(
            challenges.add_challenge, "ada", StoredChallenge("c1", "amsel", 0, b"Ada", 5)
        )
        await store.write(challenges.add_try, "c1", "ben", "fink", "Ben", 6)
        await store.write(erasure.erase_match, "ada", NamedMatch("amsel", 0, (0,)), EDITS)
        assert await store.read(lists.matches_of, "ada", 9) == []
        assert [listed.text for listed in await store.read(lists.matches_of, "ben", 9)] == [
            b"{} edited"
        ]
        assert await store.read(lists.record, "amsel", 0) == b"record edited"
        await store.erase(erasure.erase_person, "ada", "–", lambda text: b"-")
        assert await store.read(erasure.named, "ada") == ([], [])
        await store.append(replace(match, table="fink"))
        await store.append(
            replace(match, table="meise", finished=replace(match.finished, named=named))
        )
        await store.erase(erasure.erase_person, "ada", "–", lambda text: b"-")
        unseen = NamedMatch("meise", 0, (0,))
        assert await store.read(erasure.named, "ada") == (
            ["meise"],
            [unseen],
        )  # its record shows the name
        await store.write(erasure.erase_match, "ada", unseen, EDITS)
        assert await store.read(lists.tables_of, "ada", 9) == []
        assert await store.read(days.day_list, DAY, 9) == [DayLine(1, 1, "–", 9, 1, False)]
        assert await store.read(days.day_score, DAY, "ada") is None
        found = await store.read(challenges.challenge, "c1")
        assert found is not None
        assert found.text == b"-"
        assert await store.read(challenges.challenge_of, "ada", "amsel", 0) is None
        await store.write(erasure.erase_match, "ben", NamedMatch("amsel", 0, (1,)), EDITS)
        assert await store.read(lists.record, "amsel", 0) is None

    async def test_an_unforeseen_mistake_costs_its_own_job_and_no_other(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada", "ben"))

        def mistake(_: bytes) -> bytes:
            raise KeyError("about")

        broken = Edits(mistake, mistake)
        told = await asyncio.gather(
            outcome(store.append(Append("amsel", 1, (b"2",)))),
            outcome(store.write(erasure.erase_match, "ada", NamedMatch("amsel", 0, (0,)), broken)),
            outcome(store.write(settings.put, "name", b"value")),
        )
        assert list(told) == ["stored", "not-stored", "stored"]
        await store.write(settings.put, "name", b"another")
        assert await store.read(lists.match_of, "ada", "amsel", 0) is not None
        assert len(await store.load("amsel")) == 2
        assert await store.read(settings.value, "name") == b"another"
