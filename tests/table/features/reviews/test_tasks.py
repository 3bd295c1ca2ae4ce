"""The steps of a review in its process."""

import json
import zlib
from dataclasses import replace

import pytest

from coach.matches import GERMAN, played
from dreistein.coach.budget import Budget
from dreistein.coach.judgement import Judgement
from dreistein.coach.manners.inferred import inferred
from dreistein.coach.manners.manner import Manner
from dreistein.coach.manners.observed import Earlier
from dreistein.coach.puzzles.reader import read_puzzle
from dreistein.coach.puzzles.themes import Theme
from dreistein.coach.review import NothingToReview, Plan, TooLong
from dreistein.coach.words.review import ReviewWords
from dreistein.rules import Edition, Header, Match, Record, RoundRecord, replay, view
from dreistein.rules.record.reader import RecordReader
from dreistein.table.features.reviews import tasks
from dreistein.table.features.reviews.reviews import in_words
from dreistein.table.features.reviews.tasks import Finished, ReviewTask, seats_of_people
from dreistein.text import Texts
from table.features.reviews.records import WORLDS, a_blunder, a_match, a_record

ACTIONS = 30
MATCH = a_match(ACTIONS)


def finished(record: bytes) -> tuple[Finished, list[Judgement]]:
    task, judged = ReviewTask(record, WORLDS), list[Judgement]()
    while len(judged) < task.outline():
        judged += task.judge(len(judged))
    found = {at: task.puzzle(at, judged[at]) for at in task.mistakes(judged)}
    puzzles = {at: puzzle for at, puzzle in found.items() if puzzle is not None}
    return task.finish(judged, puzzles), judged


@pytest.fixture(scope="module")
def review() -> tuple[Finished, list[Judgement]]:
    return finished(a_record(ACTIONS))


def test_steps_add_up_to_the_whole_review(review: tuple[Finished, list[Judgement]]) -> None:
    done, judged = review
    plan = Plan.of(Header(MATCH.edition, ("Ada", "Ben")), [MATCH], Budget(worlds=WORLDS))
    whole = plan.review(dict(enumerate(judged))).to_json()
    stored = json.loads(zlib.decompress(done.text))
    assert [seat["course"] for seat in stored["seats"]] == [s["course"] for s in whole["seats"]]
    assert [seat["parts"] for seat in stored["seats"]] == [s["parts"] for s in whole["seats"]]
    summary = json.loads(done.summary)
    assert [seat["lost"] for seat in summary["seats"]] == [s["lost"] for s in whole["seats"]]


def test_what_was_missed_is_counted_by_theme(review: tuple[Finished, list[Judgement]]) -> None:
    done, _ = review
    seats = json.loads(done.summary)["seats"]
    for seat in seats:
        slips = sum(seat["grades"][grade] for grade in ("inaccuracy", "mistake", "blunder"))
        assert set(seat["themes"]) <= set(map(str, Theme))
        assert all(0 < count <= slips for count, _ in seat["themes"].values())


def test_a_mistake_with_one_best_answer_becomes_a_puzzle() -> None:
    record = a_blunder()
    done, _ = finished(record)
    ada, ben = in_words(done.text, ("Ada", "Ben"), "en").seats
    assert ada.puzzles == []
    (own,) = ben.puzzles
    choice = next(c for c in ben.choices if (c.round, c.ply) == (own.round, own.ply))
    assert choice.grade in ("mistake", "blunder")
    assert own.action == choice.played.action
    puzzle = read_puzzle(own.text)
    assert (str(puzzle.solution) != own.action, puzzle.number) == (True, 0)
    assert own.themes == list(map(str, puzzle.themes))
    (match,) = replay(RecordReader(record).header, RecordReader(record).rounds())
    now = match.rewind(own.ply)
    assert puzzle.view == view(now.round, 1, before=now.before, number=0), "what Ben could know"


def test_a_review_from_before_puzzles_can_be_read_and_no_name_is_stored(
    review: tuple[Finished, list[Judgement]],
) -> None:
    whole = json.loads(zlib.decompress(review[0].text))
    for seat in whole["seats"]:
        del seat["puzzles"]
    old = in_words(zlib.compress(json.dumps(whole).encode()), ("Ada", "Ben"), "en")
    assert [seat.puzzles for seat in old.seats] == [[], []]
    for text in (zlib.decompress(review[0].text), review[0].summary):
        assert b"Ada" not in text
        assert b"Ben" not in text


def test_sentences_are_those_of_the_command(
    review: tuple[Finished, list[Judgement]], language: str
) -> None:
    done, judged = review
    plan = Plan.of(Header(MATCH.edition, ("Ada", "Ben")), [MATCH], Budget(worlds=WORLDS))
    whole = plan.review(dict(enumerate(judged)))
    texts = Texts(language)
    command = ReviewWords(whole, texts)
    sent = in_words(done.text, ("Ada", "Ben"), language)
    for shown, seat in zip(sent.seats, whole.seats, strict=True):
        assert shown.told == command.told(seat)
        for choice, judged_choice in zip(shown.choices, seat.choices, strict=True):
            told = " ".join(filter(None, (choice.said, choice.more)))
            assert told == command.why(judged_choice)
            assert bool(choice.said) == judged_choice[1].slip


def test_the_seats_of_people_are_reviewed() -> None:
    def seats(**extra: object) -> list[int]:
        return seats_of_people(RecordReader(a_record(**extra)))  # type: ignore[arg-type]

    assert (seats(), seats(bots=[None, "casual"])) == ([0, 1], [0])
    assert seats(bots=["casual", "casual"], resigned=[1]) == [1]
    assert (seats(bots=["casual", "casual"]), seats(bots="nonsense")) == ([0, 1], [0, 1])
    assert seats(bots=[None], resigned=7) == [0, 1]


def test_nobody_is_judged_for_what_a_bot_played_in_their_place() -> None:
    header = Header(MATCH.edition, ("Ada", "Ben"))

    def judged(by: str) -> list[tuple[int, int]]:
        record = Record.of(header, [RoundRecord.of(MATCH.round, by=by)], bots=[None, None])
        plan = tasks._plan(ReviewTask(record.dumps().encode(), WORLDS))
        return [(step.seat, step.ply) for step in plan.steps if step.judged]

    seats = [played.seat for played in MATCH.round.history]
    away = "".join("b" if seat and ply > 9 else "." for ply, seat in enumerate(seats))
    assert sorted(judged("." * ACTIONS)) == sorted(zip(seats, range(ACTIONS), strict=True))
    own = [(seat, ply) for ply, seat in enumerate(seats) if away[ply] == "."]
    assert sorted(judged(away)) == sorted(own)


def recorded(matches: list[Match]) -> bytes:
    header = Header(matches[0].edition, ("Ada", "Ben"))
    return Record.of(header, [match.round for match in matches]).dumps().encode()


def test_earlier_matches_help_a_short_one_if_nobody_who_may_read_it_was_missing() -> None:
    def manners(
        *seats: tuple[int, int], record: bytes = a_record(1), edition: Edition = GERMAN
    ) -> list[Manner]:
        before = recorded(played("earlier", edition=edition, wild=True, rounds=1))
        plan = tasks._plan(ReviewTask(record, 1, (Earlier(before, seats),)))
        return [style.manner for style in plan.setting.company.styles]

    both = manners((0, 0), (1, 1))
    assert manners((0, 1), (1, 0)) == both[::-1]
    nothing = [inferred([])] * 2
    assert not set(both) & set(nothing)
    assert manners() == manners((1, 1)) == nothing
    assert manners((0, 0), (1, 1), edition=replace(GERMAN, must_place=True)) == nothing
    enough = recorded(played("enough", rounds=3))
    assert manners((0, 0), (1, 1), record=enough) == manners(record=enough)


def test_a_record_may_be_too_short_or_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    header = Header(MATCH.edition, ("Ada", "Ben"))
    empty = Record.of(header, [MATCH.rewind(0).round]).dumps().encode()
    with pytest.raises(NothingToReview):
        ReviewTask(empty, WORLDS).outline()
    monkeypatch.setattr(tasks, "MOST_ACTIONS", 10)
    with pytest.raises(TooLong) as refused:
        ReviewTask(a_record(11), WORLDS).outline()
    assert refused.value.details == {"most": 10}
