"""What every store must do with reviews: they stay with their records, and go with them."""

import asyncio
from dataclasses import replace

import pytest

from dreistein.table.features.queries import erasure, lists, reviews
from dreistein.table.features.queries.erasure import Edits, NamedMatch
from dreistein.table.features.queries.reviews import EarlierMatch, ListedReview, StoredReview
from dreistein.table.store import base
from dreistein.table.store.base import Append, Store
from table.store.scenes import finished

REVIEW = StoredReview("amsel", 0, b"much", b"{}", 5)


class ReviewContract:
    @pytest.fixture
    def reviewed(self, store: Store, runner: asyncio.Runner) -> Store:
        """A store with a match and its review."""
        runner.run(store.append(finished("amsel", 0, 0, "ada", "bob")))
        runner.run(store.write(reviews.add_review, REVIEW))
        return store

    async def test_a_review_needs_a_record_and_is_read_as_written(self, store: Store) -> None:
        assert not await store.write(reviews.add_review, REVIEW)
        await store.append(finished("amsel", 0, 0, "ada", "bob"))
        assert await store.read(reviews.review, "amsel", 0) is None
        assert await store.write(reviews.add_review, REVIEW)
        assert await store.read(reviews.review, "amsel", 0) == b"much"
        assert await store.read(reviews.review, "amsel", 1) is None
        assert await store.write(reviews.add_review, replace(REVIEW, text=b"more", at=6))
        assert await store.read(reviews.review, "amsel", 0) == b"more"

    async def test_people_find_the_reviews_of_their_matches(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada", "bob"))
        await store.append(finished("amsel", 1, 1, "ada", "bob"))
        await store.append(finished("drossel", 0, 0, "eve"))
        for table, match in (("amsel", 0), ("amsel", 1), ("drossel", 0)):
            await store.write(
                reviews.add_review, StoredReview(table, match, b"much", b'{"n":%d}' % match, 9)
            )
        assert await store.read(reviews.reviews_of, "bob", 10) == [
            ListedReview("amsel", 1, (1,), b'{"n":1}', 1),
            ListedReview("amsel", 0, (1,), b'{"n":0}', 0),
        ]
        assert len(await store.read(reviews.reviews_of, "bob", 1)) == 1
        assert await store.read(reviews.reviews_of, "nobody", 10) == []

    async def test_earlier_matches_are_those_that_all_of_its_people_played(
        self, store: Store
    ) -> None:
        for match, people in enumerate((("bob", "ada"), ("ada",), ("ada", "bob"), ("ada", "bob"))):
            await store.append(finished("amsel", match, match, *people))
        swapped = EarlierMatch("amsel", 0, ((0, 1), (1, 0)))
        same = EarlierMatch("amsel", 2, ((0, 0), (1, 1)))
        assert await store.read(reviews.earlier, "amsel", 3, 9) == [same, swapped]
        assert await store.read(reviews.earlier, "amsel", 3, 1) == [same]
        assert await store.read(reviews.earlier, "amsel", 2, 9) == [swapped]
        assert await store.read(reviews.earlier, "amsel", 1, 9) == [
            EarlierMatch("amsel", 0, ((1, 0),))
        ]
        assert await store.read(reviews.earlier, "amsel", 0, 9) == []
        await store.write(lists.unlist, "bob", "amsel", 2)
        assert await store.read(reviews.earlier, "amsel", 3, 9) == [swapped]

    async def test_a_review_goes_with_the_last_entry_of_its_match(self, reviewed: Store) -> None:
        await reviewed.write(lists.unlist, "ada", "amsel", 0)
        assert await reviewed.read(reviews.reviews_of, "ada", 10) == []
        assert await reviewed.read(reviews.review, "amsel", 0) == b"much"
        await reviewed.write(lists.unlist, "bob", "amsel", 0)
        assert await reviewed.read(reviews.review, "amsel", 0) is None

    async def test_a_review_outlives_the_log_of_its_table(self, reviewed: Store) -> None:
        await reviewed.drop("amsel")
        assert await reviewed.read(reviews.review, "amsel", 0) == b"much"

    async def test_a_review_goes_when_the_record_changes(self, reviewed: Store) -> None:
        again = base.FinishedMatch(0, b"record", 1, (("ada", (0,)),), b"{}")
        await reviewed.append(Append("amsel", 1, (b"over",), finished=again))
        assert await reviewed.read(reviews.review, "amsel", 0) == b"much"
        other = replace(again, record=b"another end")
        await reviewed.append(Append("amsel", 2, (b"over",), finished=other))
        assert await reviewed.read(reviews.review, "amsel", 0) is None

    async def test_a_review_goes_when_a_name_is_erased(self, reviewed: Store) -> None:
        edits = Edits(record=lambda text: text + b"!", entry=lambda text: text)
        await reviewed.write(erasure.erase_match, "ada", NamedMatch("amsel", 0, (0,)), edits)
        assert await reviewed.read(lists.record, "amsel", 0) == b"record!"
        assert await reviewed.read(reviews.review, "amsel", 0) is None
