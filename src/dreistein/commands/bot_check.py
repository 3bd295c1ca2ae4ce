"""``bot-check``: does a program speak the bot protocol? Each fault gets a sentence."""

import argparse
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

from dreistein.bots.external import messages
from dreistein.bots.external.bot import HELLO_SECONDS
from dreistein.bots.external.process import LONGEST_LINE, Child, ChildError
from dreistein.bots.registry import COMMAND, BotCommand, command_of
from dreistein.commands.shared.arguments import add_language, add_log, language_of, log_dialogues
from dreistein.commands.shared.output import ILLEGAL, OK, print_text
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.rules import EDITIONS, Round, Solitaire, view
from dreistein.rules.edition import PLAYER_COUNTS
from dreistein.rules.errors import quote
from dreistein.text import Texts

_END_SECONDS = 0.5
_MOST_FAULTS = 20
_SHARE = 0.2
"""Of the positions of a round, so that many rounds are asked about."""


def arguments(parser: Parser) -> None:
    parser.add_argument("bot", metavar="cli-meta-bot", help="cli-check-bot")
    positions = whole_number(1, 1_000_000)
    parser.add_argument(
        "--positions", type=positions, metavar="N", default=1000, help="cli-check-positions"
    )
    millis = whole_number(1, 60_000)
    parser.add_argument("--millis", type=millis, metavar="N", default=1000, help="cli-check-millis")
    parser.add_argument("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-check-seed")
    add_log(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    log_dialogues(args)
    texts = Texts(language_of(args))
    if not args.bot.startswith(COMMAND):
        raise BotCommand(text=quote(args.bot))
    check = Check(command_of(args.bot), args.millis)
    check.all(args.positions, args.seed or "")
    for key, facts in check.faults:
        print_text(texts(f"check-{key}", **facts))
    if check.faults:
        return ILLEGAL
    print_text(texts("check-passed", name=check.name, positions=check.answered))
    return OK


class Check:
    """A program that is asked what a table would ask, and worse."""

    def __init__(self, command: list[str], millis: int) -> None:
        self._command, self._millis = command, millis
        self.name, self.answered = "", 0
        self.faults: list[tuple[str, dict[str, Any]]] = []

    def all(self, positions: int, seed: str) -> None:
        """Every check; those that need a program that answers come after those that find one."""
        child = self._greeted()
        if child is None:
            return
        try:
            for think in _questions(Random(seed), positions, self._millis):
                if not self._ask(child, think) or len(self.faults) >= _MOST_FAULTS:
                    return
            think = next(_questions(Random(seed), 1, self._millis))
            self._ask(child, think, extra={"later": [1, {"what": None}]})
            self._leave(child, messages.line_of(messages.Quit().to_json()), "quit")
        finally:
            child.end()
        if (again := self._greeted()) is not None:
            try:
                self._leave(again, b"", "stays")
            finally:
                again.end()

    def _fault(self, key: str, **facts: Any) -> None:
        self.faults.append((key, facts))

    def _greeted(self) -> Child | None:
        try:
            child = Child(self._command)
        except ChildError as error:
            self._fault("start", reason=quote(error.detail))
            return None
        try:
            deadline = monotonic() + HELLO_SECONDS
            child.send(messages.line_of(messages.Hello().to_json()), deadline)
            self.name, _ = messages.name_of(messages.object_of(child.line(deadline)))
        except (ChildError, messages.WireError) as error:
            self._fault("hello", reason=_reason(error, child))
            child.end()
            return None
        return child

    def _ask(
        self, child: Child, think: messages.Think, extra: dict[str, Any] | None = None
    ) -> bool:
        """Ask for one decision; whether the program can be asked again."""
        where = {"players": think.view.players, "edition": think.view.edition.name}
        where["history"] = len(think.view.history)
        asked = think.to_json()
        asked["think"] |= extra or {}
        try:
            deadline = monotonic() + 2 * self._millis / 1000
            child.send(messages.line_of(asked), deadline)
            text = messages.action_of(messages.object_of(child.line(deadline)))
        except ChildError as error:
            key = {"late": "late", "flood": "long"}.get(error.kind, "died")
            facts = {"millis": 2 * self._millis, "most": LONGEST_LINE}
            self._fault(key, **where, **facts, reason=_reason(error, child))
            return False
        except messages.WireError as error:
            self._fault("nonsense", **where, reason=quote(str(error)))
            return True
        if text not in asked["think"]["legal"]:
            self._fault("extra" if extra else "illegal", **where, action=quote(text))
        try:
            if child.discard():
                self._fault("unasked", **where)
        except ChildError:
            self._fault("unasked", **where)
            return False
        self.answered += extra is None
        return True

    def _leave(self, child: Child, farewell: bytes, fault: str) -> None:
        """It must exit by itself when it is told to, or when its input ends."""
        if not child.leaves(farewell, _END_SECONDS):
            self._fault(fault, millis=round(_END_SECONDS * 1000))


def _reason(error: ChildError | messages.WireError, child: Child) -> str:
    """What went wrong, and the last line that the program wrote to standard error."""
    told = f"{error.kind} {error.detail}" if isinstance(error, ChildError) else str(error)
    last = child.stderr.strip().splitlines()[-1:]
    return quote(" · ".join([told.strip(), *last]))


def _questions(random: Random, count: int, millis: int) -> Iterator[messages.Think]:
    """Positions of random rounds: all numbers of players, all editions, and solitaire."""
    tables = [(name, players) for name in EDITIONS for players in (1, *PLAYER_COUNTS)]
    asked = 0
    while True:
        for name, players in tables:
            alone = Solitaire() if players == 1 else None
            seed = str(random.getrandbits(60))
            round = Round.seeded(seed, name, players, solitaire=alone)
            while round.end is None:
                legal = tuple(round.legal_actions())
                if random.random() < _SHARE:
                    luck = random.randint(0, messages.MOST_SEED)
                    yield messages.Think(view(round, round.turn), legal, millis, luck)
                    asked += 1
                    if asked == count:
                        return
                round = round.apply(random.choice(legal))
