"""Who plays against the player at the screen: characters of the ladder, by name or by number, and
bots of one's own."""

import re
from collections.abc import Sequence

from dreistein.bots.ladder.ratings import RUNGS, Rung
from dreistein.bots.registry import COMMAND, PYTHON, is_named
from dreistein.rules.edition import PLAYER_COUNTS
from dreistein.rules.errors import DreisteinError, quote
from dreistein.table.model.bot_names import BOT_NAMES
from dreistein.terminal.screen import Screen
from dreistein.text import Texts
from dreistein.text.width import cell, wrap

MOST_OPPONENTS = max(PLAYER_COUNTS) - 1


class NoOpponent(DreisteinError):
    code = "no-opponent"
    sentence = "There is no opponent {text}. Choose among {known}, or by number, from 1 to {most}."


class OpponentCount(DreisteinError):
    code = "opponent-count"
    sentence = "{found} opponents are named, but {wanted} play. Name one for each, or one for all."


def opponents_of(text: str, wanted: int | None = None) -> tuple[str, ...]:
    """The characters that a line names; one name is enough for all who are ``wanted``.

    What begins with ``cmd:`` or ``py:`` is a bot of one's own, up to the next comma; other bots
    that have a name can be had by it.

    >>> opponents_of("Frida, 3"), opponents_of("pip", 3), opponents_of("", 2)
    (('frida', 'max'), ('pip', 'pip', 'pip'), ('pip', 'pip'))
    >>> opponents_of("frida, greedy, cmd:./mine --fast")
    ('frida', 'greedy', 'cmd:./mine --fast')
    """
    found: list[str] = []
    for part in map(str.strip, text.split(",")):
        own = part.startswith((COMMAND, PYTHON))
        found += [part] if own else map(_opponent, re.findall(r"[^\s;]+", part))
    found = found or [RUNGS[0]]
    if len(found) == 1 and wanted is not None:
        found *= wanted
    most = MOST_OPPONENTS if wanted is None else wanted
    if len(found) > most or (wanted is not None and len(found) < wanted):
        raise OpponentCount(found=len(found), wanted=most)
    return tuple(found)


def _opponent(word: str) -> str:
    for number, rung in enumerate(RUNGS, 1):
        if word.lower() in (rung, str(number)):
            return rung
    if is_named(word):
        return word
    known = ", ".join(name(rung) for rung in RUNGS)
    raise NoOpponent(text=quote(word), known=known, most=len(RUNGS))


def name(rung: Rung) -> str:
    """What a character is called, in every language."""
    return BOT_NAMES[rung][0]


def ask_opponents(screen: Screen, texts: Texts, wanted: int | None) -> Sequence[str]:
    """Show the characters and ask for opponents until they can be found."""
    screen.show_wrapped(texts("ask-opponents"))
    widest = max(len(name(rung)) for rung in RUNGS)
    for number, rung in enumerate(RUNGS, 1):
        lead = f"  {number}  {cell(name(rung), widest)}  "
        said = wrap(texts(f"ladder-say-{rung}"), screen.columns - len(lead))
        screen.show(lead + said.replace("\n", "\n" + " " * len(lead)))
    screen.show_bold(texts("ask-opponents-how"))
    while True:
        line = screen.ask()
        try:
            if line is not None:
                return opponents_of(line, wanted)
            screen.show_wrapped(texts("wrong-unreadable"))
        except DreisteinError as error:
            screen.show_wrapped(texts.error(error))
