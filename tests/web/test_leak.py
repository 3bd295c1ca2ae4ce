"""Every byte sent to every viewer, checked for more than that viewer may know."""

import asyncio
import base64
import json
from dataclasses import replace
from pathlib import Path

import pytest

from dreistein.rules import TILES
from web.evenings import ALONE, HOPS, PEOPLE, Evening, an_evening, inspect
from web.leaks import Delivery, Leak, Truth, check, tiles_in
from web.socket.player import Message


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Two matches of two people and a bot, whose seat one identity after the other tries."""
    return asyncio.run(an_evening(tmp_path_factory.mktemp("leak"), PEOPLE, friends=1, matches=2))


def test_no_message_holds_more_than_its_viewer_may_know(evening: Evening) -> None:
    assert inspect(evening).moments[-1].over
    sent = list(evening.deliveries())
    kinds = {each.body.get("type") for each in sent if isinstance(each.body, dict)}
    assert {"welcome", "view", "changed", "acted", "refused", "presence", "done", "hint"} <= kinds
    assert evening.hops() >= HOPS
    for stays in evening.viewers[:5]:  # two who play, two who watch, another tab
        assert sum(each.match is not None for each in stays.deliveries) >= 2


def test_solitaire_with_undo_leaks_nothing(tmp_path: Path) -> None:
    assert inspect(asyncio.run(an_evening(tmp_path, ALONE))).moments[-1].over


def test_the_game_of_the_day_keeps_its_seed_when_it_is_over(tmp_path: Path) -> None:
    evening = asyncio.run(an_evening(tmp_path, None))
    truth = inspect(evening)
    assert truth.moments[-1].over
    assert len(truth.forever) >= 3
    assert not any(delivery.match is not None for delivery in evening.deliveries())


def some(evening: Evening, kind: str, *, watching: bool) -> Delivery:
    """A message of this kind from the middle of a match."""
    truth = Truth(evening.log())
    for viewer in evening.viewers:
        if (viewer.key is not None) != watching:
            continue
        for delivery in viewer.deliveries:
            body = delivery.body
            if isinstance(body, dict) and body.get("type") == kind:
                moment = truth.at(body["seq"])
                playing = moment.where[1] >= 0 and not moment.over
                if playing and len(moment.known(moment.where, delivery.person)) < 56:
                    return delivery
    raise AssertionError(f"no {kind}")


def doctored(delivery: Delivery, leak: Message) -> Delivery:
    body = json.loads(delivery.data) | leak
    return replace(delivery, data=json.dumps(body).encode(), body=body)


@pytest.mark.parametrize("watching", [False, True])
@pytest.mark.parametrize("kind", ["view", "changed", "acted"])
def test_the_check_finds_a_hidden_tile(evening: Evening, kind: str, watching: bool) -> None:
    truth = Truth(evening.log())
    delivery = some(evening, kind, watching=watching)
    check(delivery, truth)
    moment = truth.at(delivery.body["seq"])
    # What a viewer sent gives nothing away when it comes back.
    known = moment.known(moment.where, delivery.person) | tiles_in(delivery.sent)
    hidden = min({str(tile) for tile in TILES} - known)
    turned = hidden[1:] + hidden[:1]
    for leak in (
        {"tile": hidden},
        {"hands": [{"choices": [{"action": f"{turned}@3,4"}]}]},
        {hidden: 1},
        {"news": {"text": f"the stock begins with {hidden}."}},
    ):
        with pytest.raises(Leak, match=hidden):
            check(doctored(delivery, leak), truth)


def test_the_check_finds_secrets_in_any_encoding(evening: Evening) -> None:
    truth = Truth(evening.log())
    delivery = some(evening, "view", watching=True)
    secrets = set().union(*truth.secrets.values()) | truth.people | set(truth.keys)
    assert len(secrets) >= 2 * 4 + 2 + 2
    for secret in secrets:
        for written in (secret, base64.b64encode(b"x" + secret.encode()).decode()):
            with pytest.raises(Leak, match="secret"):
                check(doctored(delivery, {"token": written}), truth)


def test_the_check_finds_a_record_that_comes_too_early(evening: Evening) -> None:
    truth = Truth(evening.log())
    delivery = some(evening, "acted", watching=False)
    seq = delivery.body["seq"]
    early = Delivery(delivery.person, b"{}", None, seq, "", truth.at(seq).match)
    with pytest.raises(Leak, match="record"):
        check(early, truth)
