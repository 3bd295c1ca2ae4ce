"""What a decision is called: by its loss, and never by what may be chance."""

from hypothesis import given
from hypothesis import strategies as st

from dreistein.coach.grade import BOUNDS, BOUNDS_IN_POINTS, ERRORS_95, Grade, is_borderline


def test_the_bounds_are_those_of_the_docs_and_solitaire_is_graded_by_points() -> None:
    losses = (-0.03, 0.049, 0.05, 0.099, 0.1, 0.199, 0.2, 0.8)
    assert [Grade.of(loss, 0.0) for loss in losses] == [grade for grade in Grade for _ in range(2)]
    assert [Grade.of(loss, 0.0, points=True) for loss in (3.9, 4, 10, 20)] == list(Grade)
    assert len(BOUNDS) == len(BOUNDS_IN_POINTS)


@given(loss=st.floats(-1, 1), error=st.floats(0, 1))
def test_nothing_is_called_worse_than_it_is_for_sure(loss: float, error: float) -> None:
    least = loss - ERRORS_95 * error
    assert Grade.of(loss, error) == Grade.of(least, 0.0)
    if least < BOUNDS[0]:
        assert Grade.of(loss, error) == Grade.GOOD


@given(loss=st.floats(0, 1), worse=st.floats(0, 1), error=st.floats(0, 0.2))
def test_losing_more_is_never_a_better_grade(loss: float, worse: float, error: float) -> None:
    order = list(Grade)
    if worse >= loss:
        found = [order.index(Grade.of(each, error)) for each in (loss, worse)]
        assert found == sorted(found)


def test_a_grade_is_borderline_while_a_bound_lies_in_what_sampling_leaves_open() -> None:
    assert is_borderline(0.101, 0.01, 0.01)
    assert is_borderline(0.051, 0.01, 0.01)
    assert not is_borderline(0.15, 0.005, 0.005)
    assert not is_borderline(0.3, 0.05, 0.05)
    assert not is_borderline(0.02, 0.01, 0.01)
    # Another seed doubts the method as much.
    assert is_borderline(0.29, 0.05, 0.01)
    assert not is_borderline(0.25, 0.05, 0.01)
