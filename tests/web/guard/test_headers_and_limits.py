"""Security headers, origins, host names, rate limits, files, and the log."""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from httpx import Client
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from dreistein.web import logs
from dreistein.web.assets.files import StaticFiles
from dreistein.web.assets.screens import STATIC_FOLDER
from dreistein.web.errors import TooManyConnections
from dreistein.web.guard.headers import HEADERS
from dreistein.web.guard.limits import (
    AddressBuckets,
    Present,
    StreamLimits,
    block_of,
    bucket,
    daily_quota,
)
from dreistein.web.guard.origin import known_host, own_origin
from dreistein.web.options import Options
from web.server_process import ServerProcess
from web.servers import PLENTY, WAIT, Running, running, table_of

JSON = {"content-type": "application/json"}
SELDOM = 0.001
"""A rate per second that allows one at first, and no other while a test lasts."""


READ = ["/", "/health", "/metrics", "/api/me", "/api/nothing", "/nothing"]
READ += ["/static/fonts/OFL.txt", "/api/text/de", "/api/openapi.json"]


@pytest.mark.parametrize(
    "asked", [f"GET {path}" for path in READ] + ["POST /api/me", "DELETE /api/me"]
)
def test_every_response_has_the_security_headers(client: Client, asked: str) -> None:
    answer = client.request(*asked.split())
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    for name in ("cross-origin-opener-policy", "cross-origin-resource-policy"):
        assert answer.headers[name] == "same-origin"
    strict = [answer.headers[f"x-{name}-options"] for name in ("frame", "content-type")]
    assert strict == ["DENY", "nosniff"]
    assert "server" not in answer.headers


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/day", "/api/server", "/health"])
def test_responses_for_one_visitor_are_not_cached(client: Client, path: str) -> None:
    assert client.get(path).headers["cache-control"] == "private, no-store"
    assert client.get("/").headers["cache-control"] == "no-cache"


def test_a_line_of_the_log_is_written_a_few_times_only() -> None:
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonFormatter())
    handler.addFilter(logs.LineLimit(most=3, seconds=10))

    def write(at: float, text: str) -> None:
        line = logging.LogRecord("dreistein", logging.WARNING, "", 0, text, None, None)
        line.created = at
        handler.handle(line)

    for number in range(100):
        write(100 + number / 100, "refused")
    write(101, "something else")
    write(111, "refused")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in lines] == [*["refused"] * 3, "something else", "refused"]
    assert lines[-1]["left_out"] == 97


def test_refused_sockets_do_not_fill_the_log(tmp_path: Path) -> None:
    """Neither for their origin nor because there are too many, and never as an error of ours."""
    path = tmp_path / "log"
    with (
        path.open("w") as log,
        ServerProcess(tmp_path / "s.db", {"opens": 1, "sockets_address": 1000}, log=log) as server,
    ):
        url = f"ws://127.0.0.1:{server.port}/api/tables/x/socket"
        statuses = []
        for number in range(24):
            origin = {"Origin": "https://evil.example"} if number % 2 else {}
            try:
                with connect(url, additional_headers=origin, open_timeout=WAIT):
                    pass
            except InvalidStatus as refused:
                statuses.append(refused.response.status_code)
        assert {403, 429} <= set(statuses)
    assert path.read_text() == ""


def test_no_inline_code_is_allowed() -> None:
    policy = HEADERS["content-security-policy"]
    assert all(f"{part} 'none'" in policy for part in ("default-src", "frame-ancestors"))
    assert "unsafe" not in policy


def test_pages_of_other_sites_change_nothing(client: Client) -> None:
    origins = ("https://evil.example", "null", "http://127.0.0.1:1")
    others = [{"Origin": origin} for origin in origins]
    for headers in (*others, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        answer = client.post("/api/me", json={"name": "Ada"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin"), headers
        assert "set-cookie" not in answer.headers


def test_our_own_page_and_programs_may_change_things(server: Running, client: Client) -> None:
    for headers in ({"Origin": server.url}, {"Sec-Fetch-Site": "same-origin"}, {}):
        assert client.post("/api/me", json={"name": "A"}, headers=headers).status_code == 200


def test_requests_under_a_foreign_name_are_refused(client: Client) -> None:
    for host in ("evil.example", "evil.example:8756", "127.0.0.1.evil.example", ""):
        answer = client.get("/api/me", headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")


def test_known_hosts_depend_on_where_the_server_listens() -> None:
    public = Options(origin="https://dreistein.example")
    assert known_host("dreistein.example", public)
    assert not known_host("other.example", public)
    assert known_host("[::1]:8756", Options())
    assert not known_host("10.0.0.7", Options())
    assert known_host("10.0.0.7", Options(), is_open=True)
    assert not known_host("evil.example", Options("0.0.0.0"))


def test_our_own_address_is_the_one_that_was_asked_for_or_set() -> None:
    asked = {"headers": [(b"host", b"a.example")]}
    assert own_origin({**asked, "scheme": "http"}, Options()) == "http://a.example"
    for scheme in ("https", "wss"):
        assert own_origin({**asked, "scheme": scheme}, Options()) == "https://a.example"
    known = Options(origin="https://b.example")
    assert own_origin({**asked, "scheme": "http"}, known) == "https://b.example"


def test_a_body_has_a_largest_size_however_it_comes(tmp_path: Path) -> None:
    with running(tmp_path, replace(PLENTY, body_bytes=100)) as server, server.client() as client:
        for size, status in ((100, 200), (101, 413)):
            body = json.dumps({"name": "Ada"}).ljust(size).encode()
            for sent in (body, iter([body[:50], body[50:]])):
                assert client.post("/api/me", content=sent, headers=JSON).status_code == status


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy, which allows each address one request and one file."""
    limits, proxies = replace(PLENTY, requests=SELDOM, files=SELDOM), ("127.0.0.1",)
    with running(tmp_path_factory.mktemp("strict"), limits, trusted_proxies=proxies) as started:
        yield started


def statuses(server: Running, address: str, *paths: str) -> list[int]:
    """What somebody at an address is answered."""
    with server.client(headers={"X-Forwarded-For": address}) as client:
        return [client.get(path).status_code for path in paths]


def test_too_many_requests_are_told_to_wait(strict: Running) -> None:
    with strict.client(headers={"X-Forwarded-For": "192.0.2.1"}) as client:
        assert client.get("/api/me").status_code == 200
        again = client.get("/api/me")
    assert (again.status_code, again.json()["code"]) == (429, "too-fast")
    assert again.headers["connection"] == "close"
    assert 1 <= int(again.headers["retry-after"]) <= 1 / SELDOM
    assert again.json()["details"]["seconds"] == int(again.headers["retry-after"])


def test_files_players_and_monitoring_have_limits_of_their_own(strict: Running) -> None:
    for paths in (("/static/logo.svg",) * 2, ("/health", "/metrics"), ("/api/me",) * 2):
        assert statuses(strict, "192.0.2.2", *paths) == [200, 429]


def test_behind_a_proxy_each_visitor_has_limits_of_their_own(strict: Running) -> None:
    for visitor in ("192.0.2.3", "192.0.2.4"):
        assert statuses(strict, visitor, "/api/me", "/api/me") == [200, 429]


def test_without_a_proxy_nobody_chooses_their_address(tmp_path: Path) -> None:
    with running(tmp_path, replace(PLENTY, requests=SELDOM)) as server:
        found = [statuses(server, f"192.0.2.{n}", "/api/me") for n in range(3)]
    assert found == [[200], [429], [429]]


def test_what_costs_the_server_more_counts_for_more(strict: Running, tmp_path: Path) -> None:
    with running(tmp_path, replace(PLENTY, requests=0.5), trusted_proxies=("127.0.0.1",)) as server:
        picture = f"/api/qr?text={server.url}/join/x"
        dear = (picture, "/pad/files.json", "/moment/none/board.png")
        for number, (path, status) in enumerate(zip(dear, (200, 200, 404), strict=True)):
            assert statuses(server, f"192.0.2.{number}", path, path) == [status, 429]
    picture = f"/api/qr?text={strict.url}/join/x"
    assert statuses(strict, "192.0.2.5", picture) == [200], "where little is allowed, too"


def test_a_burst_is_ten_seconds_of_the_rate() -> None:
    addresses = AddressBuckets(rate=0.5)
    waits = [addresses.take("192.0.2.1", 7.0) for _ in range(6)]
    assert waits == [0.0] * 5 + [2.0]
    own = bucket(0.5, 7.0)
    assert [own.take(7.0) for _ in range(6)] == waits
    assert addresses.take("192.0.2.2", 7.0) == 0.0
    assert [addresses.take("192.0.2.1", 9.0), addresses.take("192.0.2.1", 9.5)] == [0.0, 1.5]
    dear = [addresses.take("192.0.2.3", 7.0, 50.0), addresses.take("192.0.2.3", 7.0)]
    assert dear == [0.0, 2.0], "nothing costs more than a whole burst"
    slow = bucket(0.01, 0.0)
    assert [slow.take(0.0), slow.take(0.0)] == [0.0, 100.0], "nor is a burst less than one"


def test_a_daily_quota_may_be_used_at_once_and_comes_back_over_the_day() -> None:
    quota = daily_quota(2 * 86_400)
    assert [quota.take("192.0.2.1", 0.0, 2 * 86_400), quota.take("192.0.2.1", 0.0, 10)] == [0, 5.0]
    assert quota.take("192.0.2.1", 5.0, 10) == 0.0


def test_limits_go_by_the_address_of_a_household() -> None:
    hosts = ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:0:1:2::3", "no address", None)
    blocks = ["192.0.2.7", "192.0.2.7", "2001:db8:0:1::", "no address", ""]
    assert list(map(block_of, hosts)) == blocks


def test_new_tables_are_limited_by_address(tmp_path: Path) -> None:
    with running(tmp_path, replace(PLENTY, tables=SELDOM)) as server, server.client() as client:
        table_of(client, "me", "bot")
        again = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "invited"}]})
        assert again.json()["code"] == "too-fast"
        assert client.get("/api/tables").status_code == 200


def test_addresses_are_remembered_in_bounded_memory() -> None:
    addresses = AddressBuckets(rate=1, most=100)
    for n in range(1000):
        addresses.take(f"10.0.{n // 256}.{n % 256}", 0.0)
    assert 50 <= len(addresses) <= 100


def test_forgotten_are_those_who_spent_least() -> None:
    addresses = AddressBuckets(rate=1, most=4)
    for spent, address in enumerate(("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"), 1):
        addresses.take(address, 0.0, spent)
    addresses.take("192.0.2.5", 0.0)
    waits = [addresses.take(f"192.0.2.{n}", 0.0, addresses.burst) for n in (4, 3, 1)]
    assert [wait > 0 for wait in waits] == [True, True, False]


def test_whoever_has_spent_much_is_not_forgotten_for_many_who_spent_little() -> None:
    quota = daily_quota(1000)
    assert quota.take("192.0.2.7", 0.0, 1000) == 0.0
    for n in range(100_000):
        quota.take(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}", 1.0, 10)
    assert quota.take("192.0.2.7", 2.0, 1000) > 86_000


def test_many_households_of_one_network_share_each_rate() -> None:
    requests = AddressBuckets(rate=2)
    homes = [f"2001:db8:1:{home:x}::" for home in range(100)]
    answered = sum(not requests.take(home, 0.0) for home in homes for _ in range(30))
    assert answered == 16 * 20
    assert requests.take("2001:db8:2::", 0.0) == 0.0


def test_many_households_of_one_network_are_not_here_without_end() -> None:
    present, homes = Present(2), [f"2001:db8:1:{home:x}::" for home in range(40)]
    entered = 0
    for home in homes:
        if not present.full(home):
            present.enter(home)
            entered += 1
    assert entered == 32
    assert not present.full("2001:db8:2::")
    for home in homes[:32]:
        present.leave(home)
    assert len(present) == 0


def test_one_address_does_not_take_all_streams_of_pads() -> None:
    """Behind a proxy nothing else limits it."""
    streams = StreamLimits(most_address=2)
    for pad in "ab":
        streams.enter(pad, "greedy")
    with pytest.raises(TooManyConnections):
        streams.enter("c", "greedy")
    streams.enter("c", "patient")
    streams.leave("a", "greedy")
    streams.enter("c", "greedy")
    few = StreamLimits(most=3, most_pad=2)
    for pad in "aab":
        few.enter(pad, "ada")
    with pytest.raises(TooManyConnections):
        few.enter("c", "ben")
    few.leave("b", "ada")
    with pytest.raises(TooManyConnections):
        few.enter("a", "ben")
    few.enter("c", "ben")


def test_files_have_a_type_are_compressed_and_cached(client: Client) -> None:
    answer = client.get("/static/fonts/OFL.txt")
    assert answer.text == (STATIC_FOLDER / "fonts" / "OFL.txt").read_text("utf-8")
    told = {"content-type": "text/plain; charset=utf-8", "content-encoding": "gzip"}
    assert told.items() <= dict(answer.headers).items()
    plain = client.get("/static/fonts/OFL.txt", headers={"Accept-Encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.text) == (False, answer.text)
    tag = {"If-None-Match": f'W/"other", {answer.headers["etag"]}'}
    assert client.get("/static/fonts/OFL.txt", headers=tag).status_code == 304
    font = client.get("/static/fonts/atkinson-latin.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("secret")
    page = tmp_path / "static"
    (page / "js").mkdir(parents=True)
    for name in ("index.html", "js/main.mjs", "types.d.ts", ".hidden.txt"):
        (page / name).write_text("<!doctype html>")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    return page


def test_every_screen_is_the_page_and_nothing_else_is_served(folder: Path) -> None:
    static = StaticFiles(folder)
    script = "/static/js/main.mjs"
    for path in ("/", "/t/abc", "/join/key", "/watch/key", "/replay", "/day", "/new", script):
        file, kind = static.file_of(path), "javascript" if path == script else "html"
        assert file is not None
        assert file.type == f"text/{kind}; charset=utf-8"
    for path in (
        *("/static/js", "/static/", "/static", "/static/.hidden.txt", "/.hidden.txt", "/link.txt"),
        *("/static/link.txt", "/static/types.d.ts", "/static/../secret.txt", "/tables", "/app.py"),
        *("/static/js/../../secret.txt", "/static/js\\..\\..\\secret.txt", "/static/a\x00.txt"),
    ):
        assert static.file_of(path) is None, path


def test_a_changed_file_is_read_again(folder: Path) -> None:
    static = StaticFiles(folder)
    before = static.file_of("/")
    (folder / "index.html").write_text("<!doctype html><p>other")
    after = static.file_of("/")
    assert before is not None
    assert after is not None
    assert before.tag != after.tag


def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    out = StringIO()
    before = (logs.log.handlers[:], logs.log.level, logs.log.propagate)
    logs.set_up("debug", out)
    try:
        with running(tmp_path) as server, server.client() as ada:
            table = table_of(ada, "me", "invited")
            view = ada.get(f"/api/tables/{table}").json()
            ada.get(f"/api/tables/{table}?key={view['watch']}")
            ada.get(f"/api/keys/{view['invite']}")
            with server.socket(table, ada, key=view["watch"]) as socket:
                socket.send('{"type": "hello"}')
                socket.recv(WAIT)
            cookie = next(iter(ada.cookies.values()))
        logging.getLogger("asyncio").error("nobody asked for it")
    finally:
        logs.log.handlers[:], logs.log.propagate = before[0], before[2]
        logs.log.setLevel(before[1])
        for name in ("uvicorn", "asyncio"):
            logging.getLogger(name).handlers[:] = []
            logging.getLogger(name).propagate = True
        logging.getLogger("uvicorn.error").filters.clear()
    written = out.getvalue()
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"at", "level", "event"} <= set(lines[0])
    events = [line["event"] for line in lines]
    assert ("socket closed" in events, events[-1]) == (True, "nobody asked for it")
    assert any(line.get("route") == "/api/keys/{key}" for line in lines)
    for secret in (table, view["watch"], view["invite"], cookie, "key="):
        assert secret not in written
