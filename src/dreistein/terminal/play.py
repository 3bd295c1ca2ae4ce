"""A game in the terminal, against simple bots or alone."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from dreistein.bots import Bot, Greedy
from dreistein.rules.actions import Action
from dreistein.rules.edition import Edition
from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.record.format import Header, Record
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.turns import last_turn
from dreistein.rules.view import View
from dreistein.terminal import position
from dreistein.terminal.dialogue import Dialogue
from dreistein.terminal.help import help_text
from dreistein.terminal.input import Command, parse_line
from dreistein.terminal.messages import action_message, round_end_sentences, turn_message
from dreistein.terminal.phrases import edition_name
from dreistein.terminal.scorepad import ScorePad
from dreistein.terminal.screen import Quit, Screen
from dreistein.text import Texts
from dreistein.text.files import reason_of, write_whole
from dreistein.text.width import clean, join_parts, wrap

_YOU = 0
"""The player's seat; bots have the others."""
_LONGEST_NAME = 80
OK, NOT_WRITTEN = 0, 1


def play(
    *,
    language: str,
    edition: Edition,
    seed: str,
    random: Random,
    players: int = 2,
    name: str | None = None,
    solitaire: Solitaire | None = None,
    input: Callable[[str], str] = input,  # noqa: A002
    output: Callable[[str], object] = print,
    colour: bool = False,
    record_to: Path | None = None,
) -> int:
    """Play a match or solitaire; returns an exit code: 0, or 1 if ``record_to`` was not written.

    The deals come from ``seed``, the bots' choices from ``random``. The game is written to
    ``record_to``, which must be a new file, after every action, so leaving early loses nothing.
    """
    texts = Texts(language)
    screen = Screen(input, output, colour)
    match = Match.seeded(seed, edition, players, solitaire=solitaire)
    names = _names(name, match.players, texts)
    game = Game(screen, texts, Header(edition, names, solitaire), match, Greedy(), random)
    path = "" if record_to is None else clean(str(record_to))
    try:
        if record_to is not None:
            game.file = RecordFile(record_to, game.record())
    except FileExistsError:
        screen.show_wrapped(texts("record-exists", path=path))
        return NOT_WRITTEN
    except RecordNotWritten as error:
        screen.show_wrapped(texts("record-failed", path=path, reason=str(error)))
        return NOT_WRITTEN
    _play(game, screen, texts)
    if game.write_error:
        screen.show_wrapped(texts("record-failed", path=path, reason=game.write_error))
        return NOT_WRITTEN
    if record_to is not None:
        screen.show_wrapped(texts("record-written", path=path))
    return OK


def _play(game: "Game", screen: Screen, texts: Texts) -> None:
    try:
        game.introduce()
        game.play()
        screen.show_wrapped(texts("bye"))
    except (Quit, KeyboardInterrupt):
        screen.show_wrapped(texts("bye-unfinished"))


def _names(name: str | None, players: int, texts: Texts) -> tuple[str, ...]:
    you = clean((name or "")[:_LONGEST_NAME]) or texts("you")
    if players <= 2:
        return (you, texts("bot-name"))[:players]
    return (you, *(texts("bot-name-numbered", number=n) for n in range(1, players)))


class Game:
    """A match between the player at the screen and bots."""

    def __init__(
        self, screen: Screen, texts: Texts, header: Header, match: Match, bot: Bot, random: Random
    ) -> None:
        self.screen, self.texts, self.header = screen, texts, header
        self.match, self.bot, self.random = match, bot, random
        self.pad = ScorePad(header, texts, you=_YOU)
        self.names: Sequence[str] = self.pad.names
        self.file: RecordFile | None = None
        self.write_error = ""
        """Why the file could not be written the last time."""

    def record(self) -> Record:
        """The game so far."""
        bots = [None if seat == _YOU else "greedy" for seat in range(self.match.players)]
        return Record.of(self.header, self.match.rounds, seed=self.match.seed, bots=bots)

    @property
    def alone(self) -> bool:
        return self.header.solitaire is not None

    def introduce(self) -> None:
        """Show what is played, by which rules, against how many bots."""
        texts, edition = self.texts, self.header.edition
        parts = ["Dreistein", edition_name(edition, texts)]
        if not self.alone:
            parts.append(texts("target", points=edition.target))
        if edition.must_place:
            parts.append(texts("play-must-place"))
        if self.match.seed is not None:
            parts.append(texts("play-code", seed=clean(self.match.seed)))
        self.screen.show(join_parts(parts, self.screen.columns))
        bots = self.match.players - 1
        against = texts("play-hello-alone") if self.alone else texts("play-hello", count=bots)
        self.screen.show_wrapped(against, texts("play-help-hint"))

    def play(self) -> None:
        """Play rounds until the match is over; raises :class:`Quit` if the player leaves."""
        while True:
            self._round()
            self._end_of_round()
            if self.match.over:
                self.screen.show(self.pad.result(self.match))
                return
            self._show_status()
            self._between_rounds()
            self.match = self.match.next_round()

    def _round(self) -> None:
        while self.match.round.end is None:
            if self.match.round.turn == _YOU:
                self._your_action()
            else:
                self._bot_turn(self.match.round.turn)

    def _view(self, seat: int) -> View:
        match = self.match
        return match.view(seat)

    def _your_action(self) -> None:
        legal = list(self.match.round.legal_actions())
        dialogue = Dialogue(
            self.screen, self.texts, self.names, self._view(_YOU), legal, self._show_pad
        )
        dialogue.show()
        while True:
            action = dialogue.action()
            try:
                self._apply(action, _YOU)
            except DreisteinError as error:
                dialogue.refuse(error)
                continue
            self.screen.show_wrapped(action_message(self.match.round, self.texts))
            return

    def _bot_turn(self, seat: int) -> None:
        while self.match.round.end is None and self.match.round.turn == seat:
            legal = list(self.match.round.legal_actions())
            action = self.bot.choose(self._view(seat), legal, self.random)
            self._apply(action, seat)
        turn = last_turn(self.match.round)
        self.screen.show_wrapped(turn_message(turn, self.names[seat], self.texts))

    def _apply(self, action: Action, seat: int) -> None:
        self.match = self.match.apply(action, seat)
        if self.file is not None:
            try:
                self.file.write(self.record())
                self.write_error = ""
            except RecordNotWritten as error:
                # The game goes on when the disk is full; the next action tries again.
                self.write_error = str(error)

    def _show_pad(self) -> None:
        match = self.match
        self.screen.show(self.pad.round(match.round, match.number, match.before))

    def _end_of_round(self) -> None:
        """Show the last position and how the round ended."""
        screen, texts = self.screen, self.texts
        seen = self._view(_YOU)
        screen.show("\n" + position.heading(seen, texts, screen.columns))
        screen.show("\n" + position.board(seen, colour=screen.colour) + "\n")
        for sentence in round_end_sentences(self.match.round, self.names, texts, _YOU):
            screen.show(wrap(sentence, screen.columns, "    "))

    def _show_status(self) -> None:
        seen, columns = self._view(_YOU), self.screen.columns
        self.screen.show(position.status(seen, self.names, self.texts, columns))

    def _between_rounds(self) -> None:
        """Wait until the player wants the next round; meanwhile show the pad or the help."""
        while True:
            self.screen.show_bold(self.texts("tell-next-round"))
            line = self.screen.ask()
            try:
                typed = None if line is None else parse_line(line)
            except DreisteinError:
                typed = None
            match typed:
                case Command.BACK:
                    return
                case Command.QUIT:
                    raise Quit
                case Command.PAD:
                    self._show_pad()
                case Command.HELP:
                    columns = self.screen.columns
                    self.screen.show(help_text(self.header.edition, self.texts, columns))
                case _:
                    pass


class RecordNotWritten(Exception):
    """The file cannot be written; the text is the ``reason`` of the catalogues' ``file-fault``."""


class RecordFile:
    """A new file that is overwritten with each state of a record."""

    def __init__(self, path: Path, record: Record) -> None:
        """Write the first state; raises :class:`FileExistsError` if the file exists."""
        self.path = path
        try:
            path.open("x").close()
        except FileExistsError:
            raise
        except (OSError, ValueError) as error:
            raise RecordNotWritten(reason_of(error)) from error
        self.write(record)

    def write(self, record: Record) -> None:
        """Replace the file in one step, so that it is complete at any moment."""
        try:
            # A lone surrogate in a name is not UTF-8, but \udc80 is JSON for it.
            write_whole(self.path, f"{record.dumps()}\n".encode(errors="backslashreplace"))
        except OSError as error:
            raise RecordNotWritten(reason_of(error)) from error
