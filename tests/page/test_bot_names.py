"""The page and the server's hints call a bot the same."""

from random import Random
from typing import Any

import pytest

from dreistein.bots.ladder.ratings import RUNGS
from dreistein.bots.registry import LEVELS
from dreistein.table.model.bot_names import BOT_NAMES, seat_names
from dreistein.text import Texts
from page.matches import node, run_module

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")


def test_the_levels_have_the_names_of_the_page_and_the_ladder_its_order() -> None:
    program = """
    const { CHARACTERS, RUNGS } = await import(`${PAGE}/../shared/players/levels.js`);
    const names = Object.entries(CHARACTERS).map(([level, { names }]) => [level, names]);
    console.log(JSON.stringify([Object.fromEntries(names), RUNGS]));
    """
    names = {level: list(names) for level, names in BOT_NAMES.items()}
    assert run_module(program, None) == [names, list(RUNGS)]
    assert set(BOT_NAMES) == set(LEVELS)


def test_nobody_at_a_table_shares_a_name_with_a_bot() -> None:
    rng = Random(5)
    names = ["", "Max", "gina", "Frida", "Ada", "SOFIA", "zora"]
    tables: list[list[Any]] = [
        [[rng.choice(names), rng.choice([None, *BOT_NAMES])] for _ in range(rng.randint(2, 6))]
        for _ in range(200)
    ] + [[["", "greedy"]] * 6]
    program = """
    const { seatName } = await import(`${PAGE}/../play/words/names.js`);
    const shown = given.map((table) => {
      const seats = table.map(([name, level]) => ({ name, level, yours: false }));
      return seats.map(({ name, level }, at) => (name || level ? seatName(seats, at) : ""));
    });
    console.log(JSON.stringify(shown));
    """
    shown = [seat_names(map(tuple, table), Texts("en")) for table in tables]
    assert run_module(program, tables) == [
        [name if any(seat) else "" for name, seat in zip(names, table, strict=True)]
        for names, table in zip(shown, tables, strict=True)
    ]
    for table, found in zip(tables, shown, strict=True):
        people = [name.lower() for name, _ in table if name]
        bots = [found[at] for at, (name, level) in enumerate(table) if not name and level]
        assert len(set(bots)) == len(bots)
        assert not {name.lower() for name in bots} & set(people)
