"""Sessions: nobody loses a seat to a wrong clock, to another server, or to an upgrade."""

import base64
import http.cookies
import time
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from httpx import Client

from dreistein.table.store.sqlite import SqliteStore
from dreistein.web.errors import LinkExpired
from dreistein.web.guard import sessions
from dreistein.web.guard.sessions import DeviceLinks, Person, Sessions
from table.store.scenes import opened
from web.servers import WAIT, Running, running, table_of
from web.socket.talk import end_of, hello

KEY = b"k" * 32
ADA, ADA_BEFORE = (Person("ada", "Ada", generation=number) for number in (2, 0))
DAY = 24 * 3600
YEAR = 365 * DAY


def of(sessions: Sessions, cookies: str, secure: bool = False) -> Person | None:
    return sessions.person_of([(b"cookie", cookies.encode())], secure)


@pytest.mark.parametrize("sign", [-1, 1])
@pytest.mark.parametrize("seconds", [1, 29 * DAY, 31 * DAY, 3 * YEAR])
def test_a_clock_that_jumps_takes_nobodys_session(
    seconds: int, sign: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie = Sessions(KEY).cookie(ADA)
    later = time.time() + sign * seconds
    monkeypatch.setattr(time, "time", lambda: later)
    person = Sessions(KEY).read(cookie)
    assert person is not None
    assert (person.id, person.name, person.generation) == ("ada", "Ada", 2)
    assert person.fresh == (seconds < 30 * DAY), "an old cookie is renewed"


@pytest.mark.parametrize(("secure", "more"), [(False, []), (True, ["Secure"])])
def test_a_cookie_is_kept_for_a_year_and_ended(secure: bool, more: list[str]) -> None:
    mine = Sessions(KEY)
    value, *kept = mine.cookie_header(ADA, secure).split("; ")
    assert kept == ["Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax", *more]
    assert of(mine, f"other=1; {value}", secure) == ADA
    name, *ended = mine.cookie_header(None, secure).split("; ")
    assert name == f"{mine.cookie_name(secure)}="
    assert ended == ["Path=/", "Max-Age=0", "HttpOnly", "SameSite=Lax", *more]
    assert [mine.read(value) for value in (None, "", "x" * 1001)] == [None] * 3


def test_the_cookie_names_its_server() -> None:
    mine, other = Sessions(KEY), Sessions(b"o" * 32)
    header = mine.cookie_header(ADA, secure=True)
    assert header.startswith(f"__Host-{mine.cookie_name(False)}=")
    assert mine.cookie_name(False) != other.cookie_name(False)
    assert of(other, header.split(";")[0], secure=True) is None


def test_two_servers_on_one_host_leave_each_others_cookies_alone(tmp_path: Path) -> None:
    with running(tmp_path / "one") as one, running(tmp_path / "two") as two:
        with one.client() as browser:
            table = table_of(browser, "me", "bot")
            with two.client(cookies=browser.cookies) as elsewhere:
                table_of(elsewhere, "me", "bot")
                cookies = elsewhere.cookies
        with one.client(cookies=cookies) as browser:
            assert browser.get(f"/api/tables/{table}").json()["seats"][0]["yours"]


def log_out(browser: Client, where: str) -> None:
    assert browser.post("/api/me/logout", json={"where": where}).status_code == 200


def known(browser: Client) -> bool:
    return bool(browser.get("/api/me").json()["known"])


def stolen(server: Running, browser: Client) -> Client:
    """A client with a copy of the browser's cookies."""
    return server.client(cookies=dict(browser.cookies))


def test_a_stolen_cookie_stops_working_when_all_other_devices_are_logged_out(
    server: Running,
) -> None:
    with server.client() as browser:
        table = table_of(browser, "me", "bot")
        with stolen(server, browser) as thief, server.socket(table, thief) as socket:
            hello(socket)
            assert known(thief)
            log_out(browser, "others")
            assert not known(thief)
            assert thief.get(f"/api/tables/{table}").status_code == 404
            assert thief.post("/api/me", json={"name": "Eve"}).status_code == 200
            assert thief.get(f"/api/tables/{table}").status_code == 404
            assert end_of(socket)[1][-1]["type"] == "bye"
        assert browser.get(f"/api/tables/{table}").json()["seats"][0]["yours"]
        with stolen(server, browser) as device, server.socket(table, browser) as socket:
            hello(socket)
            log_out(device, "everywhere")  # the new cookie is as good as any
            assert not known(device)
            assert end_of(socket)[1][-1]["type"] == "bye"
        assert not known(browser)


def test_who_logs_others_out_stays_although_the_answer_is_lost(server: Running) -> None:
    def others(device: Client, key: str) -> bool:
        answer = device.post("/api/me/logout", json={"where": "others", "key": key * 22})
        return bool(answer.json()["known"])

    with server.client() as browser:
        browser.post("/api/me", json={"name": "Ada"})
        with stolen(server, browser) as before, stolen(server, browser) as thief:
            assert others(before, "k")  # its answer does not come
            assert not known(browser)
            assert not others(thief, "m")
            assert others(browser, "k")
            assert known(browser)
            log_out(browser, "others")
            assert not others(thief, "k")
            assert known(browser)


def test_after_a_restart_who_was_logged_out_stays_so_and_a_used_link_used(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as browser:
        browser.post("/api/me", json={"name": "Ada"})
        before = dict(browser.cookies)
        log_out(browser, "others")
        link = {"token": browser.post("/api/me/link").json()["token"]}
        assert browser.post("/api/me/claim", json=link).status_code == 200
        after = dict(browser.cookies)
    with running(tmp_path) as server, server.client(cookies=before) as thief:
        assert not known(thief)
        with server.client(cookies=after) as browser:
            assert browser.post("/api/me/claim", json=link).json()["code"] == "link-expired"
            assert known(browser)


def test_logging_out_here_leaves_the_other_devices_alone(server: Running) -> None:
    with server.client() as browser:
        browser.post("/api/me", json={"name": "Ada"})
        with stolen(server, browser) as other:
            log_out(browser, "here")
            assert not known(browser)
            assert not browser.cookies
            assert known(other)


def test_a_device_link_works_once_and_can_be_revoked(server: Running) -> None:
    with server.client() as browser, server.client() as device, server.client() as other:
        browser.post("/api/me", json={"name": "Ada"})
        table = table_of(browser, "me", "bot")
        first, second, third = (browser.post("/api/me/link").json()["token"] for _ in range(3))
        assert device.post("/api/me/claim", json={"token": first}).json()["name"] == "Ada"
        assert device.get("/api/tables").json()["tables"][0]["id"] == table
        assert other.post("/api/me/claim", json={"token": first}).json()["code"] == "link-expired"
        assert other.delete("/api/me/link").status_code == 204  # those of others stay
        assert other.post("/api/me/claim", json={"token": second}).status_code == 200
        assert browser.delete("/api/me/link").status_code == 204
        assert other.post("/api/me/claim", json={"token": third}).status_code == 410
        fourth = browser.post("/api/me/link").json()["token"]
        log_out(browser, "others")
        assert other.post("/api/me/claim", json={"token": fourth}).status_code == 410
        assert (known(device), known(other)) == (False, False)


async def test_links_are_good_once_for_ten_minutes_and_the_latest_ten() -> None:
    now = 1_000_000
    async with opened(lambda: SqliteStore(":memory:")) as store:
        links = DeviceLinks(store, lambda: now)
        tokens = []
        for _ in range(12):
            tokens.append(await links.make(ADA))
            now += 1
        others, another = await links.make(Person.new("Ben")), await links.make(Person.new("Eve"))
        assert await links.claim(tokens[2]) == ADA
        for late in tokens[1:3]:
            with pytest.raises(LinkExpired):
                await links.claim(late)
        now += 599_000
        assert await links.claim(tokens[11]) == ADA
        await links.revoke(ADA.id)
        with pytest.raises(LinkExpired):
            await links.claim(tokens[10])
        now += 999
        assert (await links.claim(another)).name == "Eve"
        now += 2
        with pytest.raises(LinkExpired):
            await links.claim(others)


def test_cookies_are_signed_with_sha_256() -> None:
    signature = Sessions(b"k" * 32).cookie(Person.new("Ada")).rpartition(".")[2]
    assert len(base64.urlsafe_b64decode(signature + "=")) == 32


def test_cookies_of_others_are_not_decoded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It took half a second for a long one that is quoted, and everybody waited."""
    unquote = Mock(side_effect=str)
    monkeypatch.setattr(http.cookies, "_unquote", unquote)
    with running(tmp_path) as server, server.client() as ada:
        assert ada.post("/api/me", json={"name": "Ada"}).status_code == 200
        ((name, value),) = ada.cookies.items()
        table = table_of(ada, "me", "bot")
        long = 'other="' + "\\" * 3000 + '"'
        for cookies in (f"{long}; {name}={value}", f"{name}={value}; {long}; dreistein={long}"):
            headers = {"cookie": cookies}
            me = httpx.get(f"{server.url}/api/me", headers=headers, timeout=WAIT).json()
            assert (me["known"], me["name"]) == (True, "Ada")
            with server.socket(table, headers=headers) as socket:
                assert hello(socket)["view"]["table"]["seats"][0]["yours"]
    assert max(len(call.args[0]) for call in unquote.call_args_list) < 1000


async def test_only_the_last_people_are_remembered_and_former_sessions_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sessions, "_MOST_GENERATIONS", 2)
    async with opened(lambda: SqliteStore(":memory:")) as store:
        generations = sessions.Generations(store)
        await generations.advance("ada")
        for person in ("ada", "ben", "ada", "eve"):
            await generations.of(person)
        assert [*generations._known] == ["ada", "eve"]
        assert await generations.of("ada") == 1
        ended = {Person("ada", "Ada", generation=number) for number in (0, 1)}
        assert await generations.ended({*ended, Person("ben", "Ben")}) == {ADA_BEFORE}
