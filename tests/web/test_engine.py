"""A server offers the folder of ``make static`` at ``/here/``: what its list names, no more."""

import gzip
import json
from pathlib import Path

import pytest
from httpx import Client

from dreistein.web.engine import EngineFiles
from dreistein.web.errors import InvalidEngine
from web.servers import WAIT, running

FILES = {
    "index.html": b"<!doctype html>",
    "pad/index.html": b"the pad",
    "sw.js": b"worker",
    "engine/index.json": b"{}",
    "engine/house.zip": b"house" * 99,
    "api/text/page/en": b"page = Page",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "static"
    for name, body in {**FILES, "whole/files.json": b"[]", "secret.txt": b"secret"}.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_bytes(body)
    (made / "engine/house.zip.gz").write_bytes(gzip.compress(FILES["engine/house.zip"], mtime=0))
    (made / "hashes.json").write_text(json.dumps(dict.fromkeys(FILES, "ab" * 32)), "utf-8")
    return made


def test_what_the_list_names_is_served_and_nothing_else(folder: Path, tmp_path: Path) -> None:
    with (
        running(tmp_path, engine=folder) as server,
        Client(
            base_url=server.url, timeout=WAIT, headers={"Accept-Encoding": "identity"}
        ) as client,
    ):
        for name, body in {**FILES, "whole/files.json": b"[]"}.items():
            found = client.get(f"/here/{name}")
            assert (name, found.status_code, found.content) == (name, 200, body)
            assert "'wasm-unsafe-eval'" in found.headers["content-security-policy"]
        assert client.get("/here/").content == FILES["index.html"]
        assert client.get("/here").headers["location"] == "/here/"
        assert client.get("/here/pad/").content == FILES["pad/index.html"]
        for name in (
            "secret.txt",
            "hashes.json",
            "../secret.txt",
            "%2e%2e/tables.db",
            "engine",
            "x",
        ):
            assert client.get(f"/here/{name}").status_code == 404
        assert client.post("/here/index.html").status_code in (403, 404)
        assert client.get("/api/server").json()["here"]
        other = client.get("/new").headers["content-security-policy"]
        assert "wasm" not in other


def test_a_file_comes_packed_if_the_browser_takes_that_and_once(
    folder: Path, tmp_path: Path
) -> None:
    with (
        running(tmp_path, engine=folder) as server,
        Client(base_url=server.url, timeout=WAIT) as client,
    ):
        asked = {"Accept-Encoding": "br, gzip"}
        packed = client.get("/here/engine/house.zip", headers=asked)
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"] == "application/zip"
        assert packed.content == FILES["engine/house.zip"]
        again = asked | {"If-None-Match": packed.headers["etag"]}
        assert client.get("/here/engine/house.zip", headers=again).status_code == 304
        plain = client.get("/here/engine/house.zip", headers={"Accept-Encoding": "identity"})
        assert plain.headers["etag"] != packed.headers["etag"]
        itself = client.get("/here/engine/house.zip.gz", headers={"Accept-Encoding": "identity"})
        assert gzip.decompress(itself.content) == FILES["engine/house.zip"]
        assert "content-encoding" not in itself.headers
        head = client.head("/here/engine/house.zip", headers=asked)
        assert (head.headers["content-encoding"], head.content) == ("gzip", b"")


@pytest.mark.parametrize("body", ["", "[]", '{"index.html": "ab"}'])
def test_another_folder_is_refused(tmp_path: Path, body: str) -> None:
    with pytest.raises(InvalidEngine):
        EngineFiles(tmp_path)
    (tmp_path / "hashes.json").write_text(body, "utf-8")
    with pytest.raises(InvalidEngine):
        EngineFiles(tmp_path)


def test_without_such_a_folder_there_is_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(base_url=server.url, timeout=WAIT) as client:
        assert client.get("/here/index.html").status_code == 404
        assert not client.get("/api/server").json()["here"]
