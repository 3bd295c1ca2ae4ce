"""The page asks for its files at addresses with a version, which browsers keep."""

import re
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest

from dreistein.web.assets import version
from dreistein.web.assets.files import StaticFiles

FOR_GOOD = "public, max-age=31536000, immutable"


async def test_a_file_is_kept_for_good_and_has_another_address_once_one_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(version, "_LOOK_SECONDS", 0)
    (tmp_path / "index.html").write_text('<script src="/static/a.js"></script>"/static/logo.svg"')
    (tmp_path / "a.js").write_text('import "./b.js";')
    (tmp_path / "b.js").write_text("old")
    transport = httpx.ASGITransport(StaticFiles(tmp_path))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as site:

        async def found() -> tuple[str, str, str]:
            page = (await site.get("/new")).text
            assert '"/static/logo.svg"' in page  # scripts, too, draw it
            (folder,) = re.findall('src="(/static/v.*?/)a.js"', page)
            answer = await site.get(f"{folder}b.js")
            return folder, answer.text, answer.headers["cache-control"]

        before = await found()
        assert before[1:] == ("old", FOR_GOOD)
        (tmp_path / "b.js").write_text("newer")
        after = await found()
        assert after[0] != before[0]
        assert after[1:] == ("newer", FOR_GOOD)
        for address in (f"{before[0]}b.js", "/static/b.js"):
            answer = await site.get(address)
            assert (answer.text, answer.headers["cache-control"]) == ("newer", "no-cache")
        assert (await site.get(f"{after[0]}nothing.js")).status_code == 404
        with monkeypatch.context() as meanwhile:  # a file goes between listing and reading
            meanwhile.setattr(Path, "rglob", Mock(side_effect=FileNotFoundError))
            assert await found() == after
