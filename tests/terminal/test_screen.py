"""What a player may see, and terminals that lack some characters."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from dreistein.rules import EDITIONS, Header, Match
from dreistein.terminal.play import Game
from dreistein.terminal.saved import SavedGame
from dreistein.terminal.screen import Quit, Screen
from dreistein.text import Texts
from random_games import random_action, with_hidden_tiles_swapped
from terminal.player import Player

EDITION = EDITIONS["german"]


def next_decision(match: Match) -> str:
    """Everything that a player can make the screen show before acting."""
    picks = [line for tile in range(1, 12) for line in (str(tile), "")]
    picks += [line for spot in "abcdefg" for line in (spot, "")]
    player = Player(["", "w", "p", "?", *picks, "+123", "678", "012@0,0"])
    screen, header = Screen(player.input, player.output), Header(EDITION, ("You", "Bot", "Bot 2"))
    saved = SavedGame(header, match, (None, "greedy", "greedy"))
    game = Game(screen, Texts("en"), saved, Random(1), {})
    with pytest.raises(Quit):
        game.play()
    return player.text


@pytest.mark.parametrize("seed", range(12))
def test_hidden_tiles_change_nothing_on_the_screen(seed: int) -> None:
    random = Random(seed)
    match = Match.seeded(f"hidden-{seed}", EDITION, 3)
    while len(match.round.history) < seed * 5 or match.round.turn != 0:
        match = match.apply(random_action(match.round, random))
    assert match.round.end is None
    other = replace(match, round=with_hidden_tiles_swapped(match.round, 0, random))
    assert next_decision(match) == next_decision(other)


def test_an_output_limited_to_ascii(language: str) -> None:
    class Limited(Player):
        def output(self, text: str) -> None:
            super().output(text.encode("ascii").decode())

    player = Limited(["?", "w", "p", "+", "q"])
    assert player.play(language, name="Zoë 李") == 0
    assert all(part in player.text for part in ("Zoe ?", "(-5)"))
    assert "\\u" not in player.text


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_a_real_process_with_any_encoding(encoding: str) -> None:
    code = (
        "import sys; from random import Random; from dreistein.rules import EDITIONS; "
        "from dreistein.terminal.play import play; "
        "sys.stdout.reconfigure(errors='backslashreplace'); "
        "sys.exit(play(language='fr', edition=EDITIONS['german'], seed='abc', random=Random(1), "
        "bots=['pip']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=b"?\n\xff\xfe\n+\n\xc3\xa9\xe6\x9d\x8e\np\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        check=True,
    )
    assert done.stderr == b""
    text = done.stdout.decode(encoding)
    assert not re.search(r"\\[ux]", text)
    assert re.search("Vous piochez 1[–-]1[–-]5 ", text)
    assert ("À vous de jouer" in text) == (encoding in ("latin-1", "utf-8"))
