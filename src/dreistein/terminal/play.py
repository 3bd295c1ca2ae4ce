"""A game in the terminal, against characters of the ladder or alone."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from dreistein.bots import Bot, close, make_bot
from dreistein.bots.external.bot import PipeBot
from dreistein.rules.actions import Action
from dreistein.rules.edition import Edition
from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.record.format import Header
from dreistein.rules.record.record import Record
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.turns import last_turn
from dreistein.rules.view import View
from dreistein.table.model.bot_names import LEVEL_BY_NAME, seat_names
from dreistein.terminal import position
from dreistein.terminal.advice import advice
from dreistein.terminal.dialogue import Dialogue
from dreistein.terminal.help import help_text
from dreistein.terminal.input import Command, parse_line
from dreistein.terminal.messages import action_message, round_end_sentences, turn_message
from dreistein.terminal.opponents import ask_opponents
from dreistein.terminal.phrases import edition_name
from dreistein.terminal.record_file import RecordFile, RecordNotWritten, free_name
from dreistein.terminal.saved import SavedGame
from dreistein.terminal.scorepad import ScorePad
from dreistein.terminal.screen import Quit, Screen, Undone
from dreistein.text import Texts
from dreistein.text.width import clean, join_parts, wrap

_LONGEST_NAME = 80
OK, NOT_WRITTEN = 0, 1


def play(
    *,
    language: str,
    edition: Edition,
    seed: str,
    random: Random,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    name: str | None = None,
    solitaire: Solitaire | None = None,
    saved: SavedGame | None = None,
    input: Callable[[str], str] = input,  # noqa: A002
    output: Callable[[str], object] = print,
    colour: bool = False,
    record_to: Path | None = None,
    overwrite: bool = False,
) -> int:
    """Play a match or solitaire; returns an exit code: 0, or 1 if ``record_to`` was not written.

    Without ``bots`` the player is asked for opponents. The deals come from ``seed``, the bots'
    choices from ``random``. The game is written to ``record_to`` after every action, so leaving
    early loses nothing; it must be a new file, unless it may be overwritten.
    """
    texts = Texts(language)
    screen = Screen(input, output, colour)
    if saved is None:
        try:
            if solitaire is not None:
                bots = ()
            elif bots is None:
                bots = ask_opponents(screen, texts, None if players is None else players - 1)
        except Quit:
            screen.show_wrapped(texts("bye"))
            return OK
        made = _made(bots)
        saved = _new(seed, edition, bots, solitaire, name, texts, made)
    else:
        made = _made(saved.levels)
    game = Game(screen, texts, saved, random, made)
    try:
        if record_to is not None and not game.keep(record_to, new=not overwrite):
            return NOT_WRITTEN
        _play(game, screen, texts)
    finally:
        for bot in made.values():
            close(bot)
    if game.file is None:
        return OK
    path = clean(str(game.file.path))
    if game.write_error:
        screen.show_wrapped(texts("record-failed", path=path, reason=game.write_error))
        return NOT_WRITTEN
    screen.show_wrapped(texts("record-written", path=path))
    return OK


def _made(bots: Sequence[str | None]) -> dict[str, Bot]:
    """The bots that play, by what they are called for; a program says its name first."""
    made = {bot: make_bot(bot) for bot in bots if bot is not None}
    for bot in made.values():
        if isinstance(bot, PipeBot):
            bot.greet()
    return made


def _new(
    seed: str,
    edition: Edition,
    bots: Sequence[str],
    solitaire: Solitaire | None,
    name: str | None,
    texts: Texts,
    made: Mapping[str, Bot],
) -> SavedGame:
    """A game that begins."""
    you = clean((name or "")[:_LONGEST_NAME]) or texts("you")
    match = Match.seeded(seed, edition, 1 + len(bots), solitaire=solitaire)
    seats = (
        (clean(made[bot].name), None) if ":" in bot else ("", LEVEL_BY_NAME[bot]) for bot in bots
    )
    names = seat_names([(you, None), *seats], texts)
    return SavedGame(Header(edition, names, solitaire), match, (None, *bots))


def _play(game: "Game", screen: Screen, texts: Texts) -> None:
    try:
        game.introduce()
        game.play()
        screen.show_wrapped(texts("bye"))
    except (Quit, KeyboardInterrupt):
        game.offer_to_save()
        screen.show_wrapped(texts("bye-unfinished"))


class Game:
    """A match between the player at the screen and bots."""

    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        saved: SavedGame,
        random: Random,
        bots: Mapping[str, Bot],
    ) -> None:
        self.screen, self.texts, self.header = screen, texts, saved.header
        self.match, self.levels, self.random = saved.match, saved.levels, random
        self.you = saved.levels.index(None)
        self.bots = bots
        self.pad = ScorePad(self.header, texts, you=self.you)
        self.names: Sequence[str] = self.pad.names
        self.file: RecordFile | None = None
        self.write_error = ""
        """Why the file could not be written the last time."""

    def record(self) -> Record:
        """The game so far."""
        bots = list(self.levels)
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
        opponents = [name for seat, name in enumerate(self.names) if seat != self.you]
        against = texts("play-hello-alone")
        if opponents:
            against = texts("play-hello", names=texts.join_names(opponents))
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
            try:
                self._between_rounds()
            except Undone:
                continue
            self.match = self.match.next_round()

    def _round(self) -> None:
        while self.match.round.end is None:
            if self.match.round.turn == self.you:
                self._your_action()
            else:
                self._bot_turn(self.match.round.turn)

    def _view(self) -> View:
        return self.match.view(self.you)

    def _your_action(self) -> None:
        legal = list(self.match.round.legal_actions())
        commands = {
            Command.PAD: self._show_pad,
            Command.HINT: lambda: self._show_hint(legal),
            Command.UNDO: self._undo,
            Command.SAVE: self._save,
        }
        dialogue = Dialogue(self.screen, self.texts, self.names, self._view(), legal, commands)
        dialogue.show()
        while True:
            try:
                self._apply(dialogue.action(), self.you)
            except DreisteinError as error:
                dialogue.refuse(error)
                continue
            except Undone:
                return
            self.screen.show_wrapped(action_message(self.match.round, self.texts))
            return

    def _bot_turn(self, seat: int) -> None:
        level = self.levels[seat]
        assert level is not None
        while self.match.round.end is None and self.match.round.turn == seat:
            legal = list(self.match.round.legal_actions())
            action = self.bots[level].choose(self.match.view(seat), legal, self.random)
            self._apply(action, seat)
        turn = last_turn(self.match.round)
        self.screen.show_wrapped(turn_message(turn, self.names[seat], self.texts))

    def _apply(self, action: Action, seat: int) -> None:
        self._set(self.match.apply(action, seat))

    def _set(self, match: Match) -> None:
        self.match = match
        if self.file is not None:
            try:
                self.file.write(self.record())
                self.write_error = ""
            except RecordNotWritten as error:
                # The game goes on when the disk is full; the next action tries again.
                self.write_error = str(error)

    def _show_hint(self, legal: Sequence[Action]) -> None:
        for line in advice(self._view(), legal, self.names, self.texts, self.random):
            self.screen.show(wrap(line, self.screen.columns, "   "))

    def _undo(self) -> None:
        """Take back the player's last action of this round, and what bots did after it."""
        history = self.match.round.history
        mine = [at for at, played in enumerate(history) if played.seat == self.you]
        if not mine:
            self.screen.show_wrapped(self.texts("undo-nothing"))
            return
        self._set(self.match.rewind(mine[-1]))
        self.screen.show_wrapped(self.texts("undo-done"))
        raise Undone

    # ------------------------------------------------------------------ the file

    def keep(self, path: Path, *, new: bool = True) -> bool:
        """Write the game to a file from now on, or say why that is not possible."""
        shown = clean(str(path))
        try:
            self.file = RecordFile(path, self.record(), new=new)
        except FileExistsError:
            self.screen.show_wrapped(self.texts("record-exists", path=shown))
        except RecordNotWritten as error:
            self.screen.show_wrapped(self.texts("record-failed", path=shown, reason=str(error)))
        return self.file is not None

    def _save(self) -> None:
        """Save to a file, whose name the player may choose."""
        if self.file is None:
            default = free_name(Path())
            self.screen.show_wrapped(self.texts("save-ask", path=str(default)))
            line = self.screen.ask()
            if line is None or not self.keep(Path(line or default)):
                return
        assert self.file is not None
        self.screen.show_wrapped(self.texts("save-done", path=clean(str(self.file.path))))

    def offer_to_save(self) -> None:
        """Ask whoever leaves whether to save what they have played; an ended input says no."""
        mine = any(played.seat == self.you for each in self.match.rounds for played in each.history)
        if self.file is not None or self.match.over or not mine:
            return
        default = free_name(Path())
        try:
            while self.file is None:
                self.screen.show_wrapped(self.texts("save-offer", path=str(default)))
                line = self.screen.ask()
                if line == Command.QUIT.value:
                    return
                if line is not None:
                    self.keep(Path(line or default))
        except Quit:
            pass

    # ------------------------------------------------------------------ what is shown

    def _show_pad(self) -> None:
        match = self.match
        self.screen.show(self.pad.round(match.round, match.number, match.before))

    def _end_of_round(self) -> None:
        """Show the last position and how the round ended."""
        screen, texts = self.screen, self.texts
        seen = self._view()
        screen.show("\n" + position.heading(seen, texts, screen.columns))
        screen.show("\n" + position.board(seen, colour=screen.colour) + "\n")
        for sentence in round_end_sentences(self.match.round, self.names, texts, self.you):
            screen.show(wrap(sentence, screen.columns, "    "))

    def _show_status(self) -> None:
        seen, columns = self._view(), self.screen.columns
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
                case Command.UNDO:
                    self._undo()
                case Command.SAVE:
                    self._save()
                case Command.HELP:
                    edition, columns = self.header.edition, self.screen.columns
                    self.screen.show(help_text(edition, self.texts, columns, tuple(Command)))
                case _:
                    pass
