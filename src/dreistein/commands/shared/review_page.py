"""A review as a file: the page's own modules with the review in it, which load nothing."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path

from pydantic import TypeAdapter

from dreistein.coach.review import Review
from dreistein.coach.words.sentences import add_sentences
from dreistein.protocol.http.records import Replay
from dreistein.rules.record.format import OWN
from dreistein.table.features.judge import replay_of
from dreistein.table.model.bot_names import names_of
from dreistein.text import Texts
from dreistein.text.width import clean
from dreistein.web.assets.files import as_served
from dreistein.web.assets.references import IMPORT, reached
from dreistein.web.assets.texts import catalogue

_ENTRY = "play/review/saved.js"
_STYLES = (
    *("shared/css/tokens", "shared/css/base", "shared/css/board", "play/css/faces"),
    *("play/css/hand", "play/css/screens", "play/css/parts/result", "play/css/parts/replay"),
    *("play/css/parts/games", "play/css/parts/review"),
)
_PARTS = (None, "review", "replay", "place")
"""The texts of the page that a review needs."""
_FONT = re.compile(r"@font-face \{.*?\}", re.S)
_REPLAY = TypeAdapter(Replay)


def page(review: Review, texts: Texts, plain: str) -> str:
    """The whole page; where no script may run, it shows the review as ``plain`` text."""
    who = ", ".join(map(clean, review.header.players))
    title = escape(f"{texts('coach-title')}{texts('colon')} {who}")
    folder = Path(str(files("dreistein"))) / "web/static"
    style = "\n".join((folder / f"{name}.css").read_text(encoding="utf-8") for name in _STYLES)
    modules = json.dumps({"imports": {name: _module(folder, name) for name in _names(folder)}})
    start = f'import "{_ENTRY}";'
    policy = (
        f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
        f"script-src data: {_hash(modules)} {_hash(start)}"
    )
    return f"""<!doctype html>
<html lang="{texts.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{_FONT.sub("", style)}.sheet {{ padding-block: 1rem }}
</style>
<script type="importmap">{modules}</script>
</head>
<body>
<div id="definitions"></div>
<div id="page"></div>
<div id="announcer" class="visually-hidden" role="status" aria-live="polite"></div>
<noscript><pre>{escape(plain)}</pre></noscript>
<script type="application/json" id="review">{_data(review, texts)}</script>
<script type="module">{start}</script>
</body>
</html>
"""


def _data(review: Review, texts: Texts) -> str:
    """What is shown, as JSON that can stand in HTML."""
    found, players = review.to_json(), tuple(map(clean, review.header.players))
    add_sentences(found, names_of(players, texts), texts)
    for seat in found["seats"]:
        seat["puzzles"] = []
    rounds = [(match, OWN * len(match.round.history)) for match in review.matches]
    whole = {
        "language": texts.language,
        "texts": "\n".join(catalogue(texts.language, part).body.decode() for part in _PARTS),
        "record": _REPLAY.dump_python(replay_of(review.header, rounds), mode="json"),
        "review": found,
    }
    whole["record"]["players"] = players
    return json.dumps(whole, ensure_ascii=False).replace("<", "\\u003c")


def _names(folder: Path) -> list[str]:
    return reached(_ENTRY, by=IMPORT, folder=folder)


def _module(folder: Path, name: str) -> str:
    """A module as an address; what it imports is called by its path, as in the import map."""
    file = folder / name

    def named(found: re.Match[str]) -> str:
        near = (file.parent / found[1]).resolve().relative_to(folder.resolve())
        return found[0].replace(found[1], near.as_posix())

    source = IMPORT.sub(named, as_served(name, file.read_text(encoding="utf-8")))
    return f"data:text/javascript;base64,{b64encode(source.encode()).decode()}"


def _hash(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"
