"""What every store must do with reviews: they stay with their records, and go with them."""

from dataclasses import replace

from dreistein.table.store.base import (
    Append,
    Edits,
    FinishedMatch,
    ListedReview,
    NamedMatch,
    Store,
    StoredReview,
)
from table.store.scenes import finished

REVIEW = StoredReview("amsel", 0, b"much", b"{}", 5)


class ReviewContract:
    async def test_a_review_is_read_as_it_was_written(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada", "bob"))
        assert await store.review("amsel", 0) is None
        assert await store.add_review(REVIEW)
        assert await store.review("amsel", 0) == b"much"
        assert await store.review("amsel", 1) is None
        assert await store.add_review(replace(REVIEW, text=b"more", at=6))
        assert await store.review("amsel", 0) == b"more"

    async def test_there_is_no_review_without_a_record(self, store: Store) -> None:
        assert not await store.add_review(REVIEW)
        assert await store.review("amsel", 0) is None

    async def test_people_find_the_reviews_of_their_matches(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada", "bob"))
        await store.append(finished("amsel", 1, 1, "ada", "bob"))
        await store.append(finished("drossel", 0, 0, "eve"))
        for table, match in (("amsel", 0), ("amsel", 1), ("drossel", 0)):
            await store.add_review(StoredReview(table, match, b"much", b'{"n":%d}' % match, 9))
        assert await store.reviews_of("bob", 10) == [
            ListedReview("amsel", 1, (1,), b'{"n":1}', 1),
            ListedReview("amsel", 0, (1,), b'{"n":0}', 0),
        ]
        assert len(await store.reviews_of("bob", 1)) == 1
        assert await store.reviews_of("nobody", 10) == []

    async def test_a_review_goes_with_the_last_entry_of_its_match(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada", "bob"))
        await store.add_review(REVIEW)
        await store.unlist("ada", "amsel", 0)
        assert await store.reviews_of("ada", 10) == []
        assert await store.review("amsel", 0) == b"much"
        await store.unlist("bob", "amsel", 0)
        assert await store.review("amsel", 0) is None

    async def test_a_review_outlives_the_log_of_its_table(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada", "bob"))
        await store.add_review(REVIEW)
        await store.drop("amsel")
        assert await store.review("amsel", 0) == b"much"

    async def test_a_review_goes_when_the_record_changes(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada", "bob"))
        await store.add_review(REVIEW)
        again = FinishedMatch(0, b"record", 1, (("ada", (0,)),), b"{}")
        await store.append(Append("amsel", 1, (b"over",), finished=again))
        assert await store.review("amsel", 0) == b"much"
        other = replace(again, record=b"another end")
        await store.append(Append("amsel", 2, (b"over",), finished=other))
        assert await store.review("amsel", 0) is None

    async def test_a_review_goes_when_a_name_is_erased(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada", "bob"))
        await store.add_review(REVIEW)
        edits = Edits(record=lambda text: text + b"!", entry=lambda text: text)
        await store.erase_match("ada", NamedMatch("amsel", 0, (0,)), edits)
        assert await store.record("amsel", 0) == b"record!"
        assert await store.review("amsel", 0) is None
