"""Sessions: nobody loses a seat to a wrong clock, to another server, or to an upgrade."""

import time
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer

from dreistein.web.guard.sessions import Person, Sessions
from web.servers import running, table_of

KEY = b"k" * 32
ADA = Person("ada", "Ada")
YEAR = 365 * 24 * 3600


def of(sessions: Sessions, cookies: str, secure: bool = False) -> Person | None:
    return sessions.person_of([(b"cookie", cookies.encode())], secure)


@pytest.mark.parametrize("jump", [-3 * YEAR, -3600, -5, -1, 1, 3600, 3 * YEAR])
def test_a_clock_that_jumps_takes_nobodys_session(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie = Sessions(KEY).cookie(ADA)
    later = time.time() + jump
    monkeypatch.setattr(time, "time", lambda: later)
    person = Sessions(KEY).read(cookie)
    assert person is not None
    assert (person.id, person.name) == ("ada", "Ada")


def test_an_old_cookie_is_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    cookie = Sessions(KEY).cookie(ADA)
    later = time.time() + YEAR / 2
    monkeypatch.setattr(time, "time", lambda: later)
    person = Sessions(KEY).read(cookie)
    assert person is not None
    assert not person.fresh


@pytest.mark.parametrize("secure", [False, True])
def test_a_cookie_of_version_0_1_goes_on(secure: bool) -> None:
    old = str(URLSafeTimedSerializer(KEY, salt="dreistein.session").dumps(["ada", "Ada"]))
    name = "__Host-dreistein" if secure else "dreistein"
    assert of(Sessions(KEY), f"{name}={old}", secure) == Person("ada", "Ada", fresh=False)


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
