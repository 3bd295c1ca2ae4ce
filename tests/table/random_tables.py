"""Random evenings at a table: people leave, resign, are away, come back, undo and play again."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random

from dreistein.protocol import client as c
from dreistein.rules.edition import EDITIONS
from dreistein.table.errors import Refusal
from dreistein.table.model import events as e
from dreistein.table.model.change import Change
from dreistein.table.model.commands import Command, handle, sit
from dreistein.table.model.going_on import events_after
from dreistein.table.model.state import SUBSTITUTE_LEVEL, TableState
from table.model.scenes import start

MATCHES = 2
_EDITION = replace(EDITIONS["german"], name="short", deal=(3, 3, 3, 3, 3), target=200)
_NAMES = {name.lower(): name for name in ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")}
_SEATS = (
    e.SeatPlan("bot", "", "greedy"),
    e.SeatPlan("open", "", "casual"),
    e.SeatPlan("person", "Ben", None, "ben"),
)


def evening(seed: str) -> Iterator[Change]:
    """The changes of a table until it has played some matches, as its log tells them."""
    random = Random(seed)
    seats = (e.SeatPlan("person", "Ada", None, "ada"), *random.choices(_SEATS[:2], k=2), _SEATS[2])
    seats = tuple(random.sample(seats, random.randint(2, 4)))
    if all(seat.person is None for seat in seats):
        seats = (e.SeatPlan("person", "Ada", None, "ada"), *seats[1:])
    host = next(seat.person for seat in seats if seat.person)
    opened = e.TableOpened(
        host, _EDITION.to_object(), seats, f"i{seed}", f"w{seed}", "00" * 32, 0, table="ab" * 16
    )
    change = Change.of(None, [opened])
    yield change
    for now in range(1, 10_000):
        state = change.after
        if state.over and state.match_number == MATCHES - 1:
            return
        events = _happens(state, random, now)
        if events:
            change = Change.of(state, events)
            yield change
    raise AssertionError("the evening does not end")


def _happens(state: TableState, random: Random, now: int) -> list[e.Event]:
    """What happens next: mostly the game goes on, now and then something else."""
    quiet = {"gathering": 1.0, "playing": 0.94, "between": 0.1, "over": 0.6}[state.phase]
    if random.random() >= quiet:
        return _incident(state, random, now)
    if state.match is None:
        ready = state.all_seated and random.random() < 0.6
        return start(state, now) if ready else _arranged(state, random, now)
    if state.phase == "over":
        return _answered(state, random, now)
    if state.phase == "between":
        return events_after(state, now)
    assert state.round is not None
    seat, legal = state.round.turn, list(state.round.legal_actions())
    by: e.By = "bot"
    if state.seats[seat].level is None:
        by = "person" if random.random() < 0.9 else "clock"
    action = max(legal, key=state.round.points) if random.random() < 0.7 else random.choice(legal)
    return [e.ActionMade(seat, str(action), by, now)]


def _arranged(state: TableState, random: Random, now: int) -> list[e.Event]:
    """The host arranges the seats, and people come, go, and take other names."""
    seats = len(state.seats)
    seat = random.randrange(seats)
    person = state.seats[seat].person
    try:
        if person is None and random.random() < 0.3:
            return _comes(state, seat, random, now)
        if person is not None and random.random() < 0.3:
            wish: Command = c.Rename("n", seat, f"{person.title()} {random.choice('IVX')}")
            if len(state.people) > 1 and random.random() < 0.5:
                wish = c.Leave("l", seat)
            return _asked(state, person, wish, now)
        wishes: list[Command] = [c.Fill("f", seat, "greedy"), c.Remove("g", seat, state.seq)]
        if seats > 2:
            wishes.append(c.CloseSeat("s", seat, seats))
        return _asked(state, state.host, random.choice(wishes), now)
    except Refusal:
        return []


def _comes(state: TableState, seat: int, random: Random, now: int) -> list[e.Event]:
    """Somebody takes a seat, at once or from the next deal on."""
    guest = random.choice([*_NAMES])
    return sit(state, guest, seat, _NAMES[guest], None, now)[1]


def _asked(state: TableState, person: str | None, wish: Command, now: int) -> list[e.Event]:
    """What a wish brings about; sent again, since its answer was lost, it changes nothing."""
    events = handle(state, person, wish, now)
    if events:
        after = Change.of(state, events).after
        with suppress(Refusal):
            assert handle(after, person, wish, now) == [], wish
    return events


def _answered(state: TableState, random: Random, now: int) -> list[e.Event]:
    """Somebody wants another match or does not, or leaves, or the time is up."""
    person, following = random.choice(state.people), state.match_number + 1
    wish: Command = random.choice((c.Rematch, c.Rematch, c.Decline))("m", following)
    if len(state.people) > 1 and random.random() < 0.3:
        wish = c.Leave("l", state.seats_of(person)[0])
    events = _asked(state, person, wish, now)
    if random.random() < 0.3:
        events = events_after(state, now)
    return [
        replace(event, secret=f"{now:064x}") if isinstance(event, e.Rematched) else event
        for event in events
    ]


def _incident(state: TableState, random: Random, now: int) -> list[e.Event]:
    seat = random.randrange(len(state.seats))
    person, held = state.seats[seat].person, state.seats[seat].held
    if held and random.random() < 0.7:
        return [e.Returned(seat, now)]
    try:
        heir = state.seats[seat].heir
        if heir is not None:
            return _asked(state, heir.person, c.Leave("l", seat), now)
        if person is None:
            return _comes(state, seat, random, now)
        if random.random() < 0.4:
            here = state.phase == "playing" and state.seats[seat].level is None
            return [e.Held(seat, SUBSTITUTE_LEVEL, now)] if here else []
        return _asked(state, person, _command(state, seat, random), now)
    except Refusal:
        return []


def _command(state: TableState, seat: int, random: Random) -> Command:
    if random.random() < 0.3 and state.match is not None:
        ply = len(state.match.round.history)
        return c.Undo("u", seat, state.match.number, ply)
    if len(state.people) == 1 or random.random() < 0.5:
        return c.Resign("r", seat)
    return c.Leave("l", seat)
