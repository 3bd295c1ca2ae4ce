"""Who may know what at a table, computed from its log, and whether a message holds more.

Nothing of the server is asked here but its rules: the log is folded anew, in the plainest way. A
tile is hidden from a viewer until it lay on the table, was on a seat of theirs, or was shown at the
end of its round; once seen it counts as known. Tiles are dealt anew each round, so what is known is
known of one round of one match.
"""

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from dreistein.rules import Deal, Edition, Round, Solitaire
from dreistein.rules.deal import shuffled
from dreistein.table.fair import sealed
from dreistein.table.model.events import decode
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState

Event = dict[str, Any]
Where = tuple[int, int]
"""A match and a round."""
TILE = re.compile(r"(?<![0-9])[0-5]{3}(?![0-9])")
OPAQUE = frozenset(
    ("id", "table", "commitment", "invite", "watch", "seed", "secret", "share", "seal", "token")
)
"""Fields of random letters, where three digits are not a tile; they are checked as secrets."""
OPAQUE_PARTS = frozenset(("contributions", "seals", "shuffle"))


class Leak(AssertionError):
    """A viewer was sent something that the viewer may not know."""


@dataclass(slots=True)
class Moment:
    """A table after an event."""

    match: int = 0
    over: bool = False
    where: Where = (0, -1)
    seats: dict[int, str | None] = field(default_factory=dict)
    public: dict[Where, frozenset[str]] = field(default_factory=dict)
    """Tiles that everyone has seen."""
    private: dict[tuple[Where, str], frozenset[str]] = field(default_factory=dict)
    """Tiles that a person has seen as well."""
    former: frozenset[str] = frozenset()
    """Who sat here in the match before, and may sit down again."""

    def known(self, where: Where, person: str | None) -> frozenset[str]:
        nothing: frozenset[str] = frozenset()
        return self.public.get(where, nothing) | self.private.get((where, person or ""), nothing)


class Truth:
    """Everything that happened according to a log, with its secrets."""

    def __init__(self, log: list[Event]) -> None:
        self.log = log
        self.moments: list[Moment] = [Moment()]
        """The table after 0, 1, 2, … events."""
        self.people: set[str] = set()
        self.keys: dict[str, str] = {}
        self.secrets: dict[int, set[str]] = {}
        """What the shuffle of each match came from."""
        self.forever: set[str] = set()
        """What nobody is sent even at the end, such as the seed of a day before the next."""
        self._shares: dict[str, str] = {}
        self._seals: dict[str, str] = {}
        self._gone: set[str] = set()
        """Who has left since the last rematch."""
        self._round: Round | None = None
        self._totals: list[int] = []
        for event in log:
            self._fold(event)

    def at(self, seq: int) -> Moment:
        return self.moments[min(seq, len(self.log))]

    def _fold(self, event: Event) -> None:
        last = self.moments[-1]
        copies = (dict(last.seats), dict(last.public), dict(last.private))
        now = Moment(last.match, last.over, last.where, *copies, last.former)
        getattr(self, "_" + event["type"].replace("-", "_"), self._nothing)(event, now)
        self._see(now)
        self.moments.append(now)

    def _nothing(self, event: Event, now: Moment) -> None:
        """Events such as Renamed and Held show nobody a tile."""

    def _opened(self, event: Event, now: Moment) -> None:
        self.edition = Edition.from_json(event["edition"])
        alone = event.get("solitaire")
        self.alone = None if alone is None else Solitaire(*alone)
        self.chosen = event.get("seed")
        self.secrets[0] = {event["secret"]}
        if event.get("day"):
            self.forever.add(event["seed"])
        self.secret = event["secret"]
        self.people.add(event["host"])
        self.keys = {event["invite"]: "invite", event["watch"]: "watch"}
        for number, seat in enumerate(event["seats"]):
            now.seats[number] = seat.get("person")

    def _sat(self, event: Event, now: Moment) -> None:
        now.seats[event["seat"]] = event["person"]
        self.people.add(event["person"])

    def _promised(self, event: Event, now: Moment) -> None:
        self.people.add(event["person"])

    def _left(self, event: Event, now: Moment) -> None:
        if (person := now.seats[event["seat"]]) is not None:
            self._gone.add(person)
        now.seats[event["seat"]] = None

    _filled = _left

    def _closed(self, event: Event, now: Moment) -> None:
        gone = event["seat"]
        now.seats = {n - (n > gone): who for n, who in now.seats.items() if n != gone}

    def _sealed(self, event: Event, now: Moment) -> None:
        self._seals[event["person"]] = event["seal"]

    def _failed(self, event: Event, now: Moment) -> None:
        # What was revealed is of no use any more, but still nobody else's business.
        self.forever.update(self._shares.values(), (self.secret,))
        self._shares.clear()
        self.secret = event["secret"]
        self.secrets[now.match] = {self.secret}

    def _revealed(self, event: Event, now: Moment) -> None:
        assert sealed.seal_of(event["share"]) == self._seals[event["person"]]
        self._shares[event["person"]] = event["share"]
        self.secrets[now.match].add(event["share"])

    def _started(self, event: Event, now: Moment) -> None:
        first: dict[str, int] = {}
        for seat, person in sorted(now.seats.items()):
            if person is not None:
                first.setdefault(person, seat)
        # Shares are those of the people who sealed one, each at the first of their seats.
        shares = [(seat, self._shares[p]) for p, seat in first.items() if p in self._shares]
        chosen = self.chosen if now.match == 0 else None
        self.seed = chosen or sealed.seed_of(self._what_is_bound(), self.secret, shares)
        if chosen is None:
            self.secrets[now.match].add(self.seed)
        self._totals = [0] * len(now.seats)
        self._dealt(event, now)

    def _what_is_bound(self) -> sealed.Bound:
        """What the seed is bound to after the events before this one."""
        state: TableState | None = None
        for event in self.log[: len(self.moments) - 1]:
            state = fold(state, decode(json.dumps(event).encode()))
        assert state is not None
        assert state.shuffle.bound is not None
        return state.shuffle.bound

    def _dealt(self, event: Event, now: Moment) -> None:
        number = now.where[1] + 1
        now.where = (now.match, number)
        tiles = shuffled(self.seed, number)
        if self.alone is not None:
            self._round = Round.alone(self.edition, Deal.solitaire(tiles, self.alone), self.alone)
        else:
            self._round = Round.start(self.edition, Deal.of(tiles, self.edition, len(now.seats)))
        self._actions: list[str] = []
        self._first = self._round
        self._end(now)

    def _acted(self, event: Event, now: Moment) -> None:
        assert self._round is not None
        self._actions.append(event["action"])
        self._round = self._round.apply(event["action"])
        self._end(now)

    def _undone(self, event: Event, now: Moment) -> None:
        self._actions = self._actions[: event["keep"]]
        if self._round is not None and self._round.end is not None:
            self._totals = [a - b for a, b in zip(self._totals, self._round.scores, strict=True)]
        self._round = self._first
        for action in self._actions:
            self._round = self._round.apply(action)

    def _rematched(self, event: Event, now: Moment) -> None:
        now.match += 1
        now.over, now.where, self._round = False, (now.match, -1), None
        now.former, self._gone = frozenset(self._gone), set()
        self.secret = event["secret"]
        self.secrets[now.match] = {event["secret"]}
        self._shares = {}

    def _end(self, now: Moment) -> None:
        round = self._round
        if round is not None and round.end is not None:
            self._totals = [a + b for a, b in zip(self._totals, round.scores, strict=True)]
            now.over = self.alone is not None or max(self._totals) >= self.edition.target

    def _see(self, now: Moment) -> None:
        round = self._round
        if round is None:
            return
        seen = {str(placed.tile) for placed in round.board.placements}
        if round.end is not None:
            seen |= {str(tile) for hand in round.hands for tile in hand}
        now.public[now.where] = now.public.get(now.where, frozenset()) | seen
        for seat, person in now.seats.items():
            if person is not None:
                spot = (now.where, person)
                hand = {str(tile) for tile in round.hands[seat]}
                now.private[spot] = now.private.get(spot, frozenset()) | hand


# ------------------------------------------------------------------------------ reading messages


def leaves(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text in a message, with the path to it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield (*path, "name"), name
            yield from leaves(inner, (*path, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, (*path, str(at)))
    elif isinstance(value, str):
        yield path, value


def tiles_in(text: str) -> set[str]:
    """The tiles that a text names, in any rotation."""
    return {min(three[n:] + three[:n] for n in range(3)) for three in TILE.findall(text)}


@dataclass(frozen=True, slots=True)
class Delivery:
    """Something that a viewer was sent."""

    person: str | None
    """The viewer's id."""
    data: bytes
    """The bytes of a frame's payload, or of a response with its headers."""
    body: Any
    """The bytes as JSON; None if they are not."""
    seq: int
    """How many events there were, at most, when it was sent."""
    sent: str = ""
    """What the viewer had sent: to get that back gives nothing away."""
    match: int | None = None
    """The match whose record this is."""


def check(delivery: Delivery, truth: Truth) -> None:
    """Raise :class:`Leak` if something in a message is not for its viewer."""
    kind = delivery.body.get("type") if isinstance(delivery.body, dict) else None
    seq = delivery.body["seq"] if kind in ("view", "changed", "acted") else delivery.seq
    moment = truth.at(seq)
    check_secrets(delivery, truth, moment)
    if delivery.match is not None:
        if not (moment.match > delivery.match or (moment.match == delivery.match and moment.over)):
            raise Leak(f"a record of match {delivery.match}, which is not over")
        return
    if delivery.body is not None and kind != "hint":
        # A hint names tiles that somebody may hold, but is computed from the seat's own view.
        check_tiles(delivery, truth, moment)


def check_tiles(delivery: Delivery, truth: Truth, moment: Moment) -> None:
    own = tiles_in(delivery.sent)
    now = moment.where
    if isinstance(delivery.body, dict) and "rounds" in delivery.body and "match" in delivery.body:
        # A response has no number, and the table may have gone on before the log was read.
        shown = [round["number"] for round in delivery.body["rounds"]]
        now = (delivery.body["match"], max(shown, default=-1))
    for path, text in leaves(delivery.body):
        if path[-1] in OPAQUE or OPAQUE_PARTS & set(path):
            continue
        where = (now[0], round_number(delivery.body, path)) if "rounds" in path else now
        hidden = tiles_in(text) - moment.known(where, delivery.person) - own
        if hidden:
            raise Leak(f"{sorted(hidden)} at {'.'.join(path)}: {text!r}")


def round_number(body: Any, path: tuple[str, ...]) -> int:
    """The number of the round that a path leads into."""
    at = path.index("rounds")
    for step in path[:at]:
        body = body[step]
    return int(body["rounds"][int(path[at + 1])]["number"])


def check_secrets(delivery: Delivery, truth: Truth, moment: Moment) -> None:
    hidden = [person for person in truth.people if person != delivery.person]
    hidden += truth.forever
    if delivery.person is None or delivery.person not in moment.seats.values():
        again = "invite" if delivery.person in moment.former else None
        shut = [key for key, opens in truth.keys.items() if opens != again]
        hidden += [key for key in shut if key not in delivery.sent]
    for match, secrets in truth.secrets.items():
        revealed = match < moment.match or (match == moment.match and moment.over)
        shown = delivery.match == match or is_over_view(delivery.body, match)
        if not (revealed and shown):
            hidden += secrets
    for secret in hidden:
        if any(form in delivery.data for form in forms(secret)):
            raise Leak(f"{secret[:8]}…, a secret")


def is_over_view(body: Any, match: int) -> bool:
    """Whether this is the view of a table whose match is over, which shows its proof."""
    view = body.get("table", body) if isinstance(body, dict) else None
    if not isinstance(view, dict) or view.get("phase") != "over":
        return False
    return body.get("type") == "changed" or view.get("match") == match


def forms(secret: str) -> Iterator[bytes]:
    """The encodings of a secret: as it is, its bytes, and both in base 64."""
    texts = [secret.encode()]
    if re.fullmatch(r"(?:[0-9a-f]{2}){8,}", secret):
        texts.append(bytes.fromhex(secret))
    for text in texts:
        yield text
        yield text.hex().encode()
        for shift in range(3):
            # In base 64 the same bytes look different depending on where they begin.
            coded = base64.b64encode(bytes(shift) + text)
            inner = coded[4 if shift else 0 : len(coded) // 4 * 4 - 4]
            yield inner
            yield inner.translate(bytes.maketrans(b"+/", b"-_"))


def decoded(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return None
