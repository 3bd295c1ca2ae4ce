"""The dialogue in which a player chooses an action.

A tile and a place may come in one line or in two: what was named first is kept, and the points it
could bring are listed.
"""

from collections.abc import Callable, Sequence

from dreistein.rules.actions import Action
from dreistein.rules.errors import DreisteinError, MustOpen, NotDrawn, NotYourTile
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View
from dreistein.terminal import position
from dreistein.terminal.choices import Option, Options
from dreistein.terminal.help import help_text
from dreistein.terminal.input import Command, Pick, read
from dreistein.terminal.phrases import scoring
from dreistein.terminal.screen import Left, Screen
from dreistein.text import Texts
from dreistein.text.width import clean

_WITHOUT_SEAT = {MustOpen.code: "wrong-must-open", NotYourTile.code: "wrong-not-yours"}
"""Errors that name a seat by its number; the player hears them as "you"."""
_LONGEST_QUOTE = 40


class Dialogue:
    """One decision: the position is shown, then lines are read until they come to an action."""

    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        names: Sequence[str],
        view: View,
        legal: Sequence[Action],
        show_pad: Callable[[], None],
    ) -> None:
        self.screen, self.texts, self.names = screen, texts, names
        self.view, self.legal, self.show_pad = view, legal, show_pad
        self.options = Options.of(view, legal)
        self.rack = position.rack(view)
        self.tile: Tile | None = None
        self.place: str | None = None

    # ------------------------------------------------------------------ showing

    def show(self) -> None:
        """The whole position; on a low screen without the blank lines."""
        screen, view, texts, columns = self.screen, self.view, self.texts, self.screen.columns
        heading = position.heading(view, texts, columns)
        parts = [
            position.situation(view, self.names, texts, columns),
            position.board(view, self.options, colour=screen.colour),
            position.rack_lines(view, self.options, texts, columns, screen.colour),
        ]
        what_now = self._what_now()
        roomy = "\n\n".join(["\n".join([heading, parts[0]]), *filter(None, parts[1:]), ""])
        if screen.has_room(roomy + what_now):
            screen.show("\n" + roomy[:-1])
        else:
            screen.show("\n".join(filter(None, [heading, *parts])))
        screen.stress(what_now)

    def _what_now(self) -> str:
        columns = self.screen.columns
        return position.what_now(self.view, self.legal, self.options, self.texts, columns)

    def refuse(self, error: DreisteinError) -> None:
        """Say why something is not allowed."""
        key = _WITHOUT_SEAT.get(error.code)
        if key is None:
            self.screen.say(self.texts.error(error))
        else:
            self.screen.say(self.texts(key, tile=error.details["tile"]))

    def _list(self, title: str, options: Sequence[Option], *, tiles: bool, places: bool) -> None:
        """Some options, a line each: number and tile, letter, points."""
        self.screen.show(title)
        for option in options:
            parts = []
            if tiles:
                number = self.rack.index(option.tile) + 1
                parts.append(f"{number:>2}  {option.tile}")
            if places:
                parts.append(option.label or str(option.placement))
            if not self.view.board:
                parts.append("".join(map(str, option.placement.numbers)))
            tile, bonus = option.tile, option.bonus
            parts.append(scoring(tile, option.points, bonus, option.hexagons, self.texts))
            self.screen.show("  " + "  ".join(parts))

    # ------------------------------------------------------------------ answering

    def action(self) -> Action:
        """The action that was chosen; it may still be refused by the rules."""
        while True:
            kept = str(self.tile) if self.tile else self.place or ""
            action = self._answer(self.screen.ask(kept))
            if action is not None:
                return action

    def _answer(self, line: str | None) -> Action | None:
        if line is None:
            self.screen.say(self.texts("wrong-unreadable"))
            return None
        try:
            typed = read(line)
            if isinstance(typed, Pick):
                return self._pick(typed)
        except DreisteinError as error:
            self.refuse(error)
            return None
        if typed is None:
            text = clean(line[:_LONGEST_QUOTE]) + ("…" if len(line) > _LONGEST_QUOTE else "")
            self.screen.say(self.texts("wrong-input", text=text))
        elif isinstance(typed, Command):
            self._command(typed)
        else:
            return typed
        return None

    def _command(self, command: Command) -> None:
        match command:
            case Command.QUIT:
                raise Left
            case Command.AGAIN if self.tile or self.place:
                self.tile = self.place = None
                self.screen.stress(self._what_now())
            case Command.AGAIN:
                self.show()
            case Command.PAD:
                self.show_pad()
            case Command.HELP:
                alone = self.view.draws_left is not None
                columns = self.screen.columns
                self.screen.show(help_text(self.view.edition, self.texts, columns, alone=alone))
            case Command.WHAT if not self.options.all:
                self.screen.say(self.texts("fits-nothing"))
            case Command.WHAT:
                best_first = sorted(self.options.all, key=lambda option: -option.points)
                self._list(self.texts("fits-all"), best_first, tiles=True, places=True)

    def _pick(self, pick: Pick) -> Action | None:
        """A placement, once both the tile and the place are named."""
        tile = self.tile if pick.tile is None else self._named(pick.tile)
        place = pick.place or self.place
        if pick.tile is not None and tile is None:
            return None
        if place is not None and not self.options.at(place):
            self.screen.say(self.texts("wrong-place", place=place))
            return None
        if tile is not None and not self.options.of_tile(tile):
            self.screen.say(self.texts("fits-tile-nowhere", tile=str(tile)))
            return None
        if tile is None or place is None:
            self._keep(tile, place)
            return None
        for option in self.options.at(place):
            if option.tile == tile:
                return option.placement
        self.screen.say(self.texts("wrong-tile-place", tile=str(tile), place=place))
        return None

    def _named(self, named: Tile | int) -> Tile | None:
        """The tile that a number on the rack stands for, or its own numbers do."""
        if isinstance(named, int):
            if not self.rack:
                self.screen.say(self.texts("wrong-no-tiles"))
                return None
            if not 1 <= named <= len(self.rack):
                self.screen.say(self.texts("wrong-number", number=named, count=len(self.rack)))
                return None
            named = self.rack[named - 1]
        if named not in self.rack:
            raise NotYourTile(tile=named, seat=self.view.turn)
        if not self.view.board and named not in self.options.tiles:
            raise MustOpen(tile=self.options.all[0].tile, seat=self.view.turn)
        if self.view.drawn and named not in self.view.drawn:
            raise NotDrawn(tile=named, drawn=" ".join(map(str, self.view.drawn)))
        return named

    def _keep(self, tile: Tile | None, place: str | None) -> None:
        """Keep what was named so far, and list what it could become."""
        self.tile, self.place = tile, place
        if tile is not None:
            title = self.texts("fits-tile", tile=str(tile))
            self._list(title, self.options.of_tile(tile), tiles=False, places=True)
            self.screen.say(self.texts("fits-choose-place"))
        elif place is not None:
            title = self.texts("fits-place", place=place)
            self._list(title, self.options.at(place), tiles=True, places=False)
            self.screen.say(self.texts("fits-choose-tile"))
