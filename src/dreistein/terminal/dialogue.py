"""The dialogue in which a player chooses an action.

A tile and a spot may come in one line or in two: the first one is remembered, and the placements it
allows are listed with their points.
"""

from collections.abc import Callable, Mapping, Sequence

from dreistein.rules.actions import Action
from dreistein.rules.errors import DreisteinError, MustOpen, MustPlace, NotDrawn, NotYourTile
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View
from dreistein.terminal import position
from dreistein.terminal.choices import Choice, Choices
from dreistein.terminal.help import help_text
from dreistein.terminal.input import Command, Pick, parse_line
from dreistein.terminal.phrases import placement_sum, tiles_text
from dreistein.terminal.screen import Quit, Screen
from dreistein.text import Texts
from dreistein.text.width import clean

_TO_PLAYER = {MustOpen.code: "wrong-must-open", NotYourTile.code: "wrong-not-yours"}
"""Errors about the player to move; to the player they say "you"."""
_LONGEST_QUOTE = 40


class Dialogue:
    """One decision: shows the position, then reads lines until they amount to an action.

    ``commands`` are those that depend on the game around it; the others work everywhere.
    """

    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        names: Sequence[str],
        view: View,
        legal: Sequence[Action],
        commands: Mapping[Command, Callable[[], None]],
    ) -> None:
        self.screen, self.texts, self.names = screen, texts, names
        self.view, self.legal, self.commands = view, legal, commands
        self.choices = Choices.of(view, legal)
        self.rack = position.rack(view)
        self.tile: Tile | None = None
        self.spot: str | None = None

    # ------------------------------------------------------------------ output

    def show(self) -> None:
        """Show the whole position; on a low screen without blank lines."""
        screen, view, texts, columns = self.screen, self.view, self.texts, self.screen.columns
        heading = position.heading(view, texts, columns)
        parts = [
            position.status(view, self.names, texts, columns),
            position.board(view, self.choices, colour=screen.colour),
            position.rack_lines(view, self.choices, texts, columns, screen.colour),
        ]
        prompt = self._prompt()
        roomy = "\n\n".join(["\n".join([heading, parts[0]]), *filter(None, parts[1:]), ""])
        if screen.has_room(roomy + prompt):
            screen.show("\n" + roomy[:-1])
        else:
            screen.show("\n".join(filter(None, [heading, *parts])))
        screen.show_bold(prompt)

    def _prompt(self) -> str:
        columns = self.screen.columns
        return position.prompt(self.view, self.legal, self.choices, self.texts, columns)

    def refuse(self, error: DreisteinError) -> None:
        """Show why something is not allowed."""
        key = _TO_PLAYER.get(error.code)
        if isinstance(error, MustPlace):
            error = MustPlace(tile=_written(error, "tile"))
        if isinstance(error, NotDrawn):
            error = NotDrawn(tile=_written(error, "tile"), drawn=_written(error, "drawn"))
        if key is None:
            self.screen.show_wrapped(self.texts.error(error))
        else:
            self.screen.show_wrapped(self.texts(key, tile=_written(error, "tile")))

    def _list(self, title: str, choices: Sequence[Choice], *, tiles: bool, spots: bool) -> None:
        """Show some choices, one per line: number and tile, letter, points."""
        self.screen.show(title)
        for choice in choices:
            parts = []
            if tiles:
                number = self.rack.index(choice.tile) + 1
                parts.append(f"{number:>2}  {choice.tile}")
            if spots:
                parts.append(choice.letter or str(choice.placement))
            if not self.view.board:
                parts.append("".join(map(str, choice.placement.numbers)))
            tile, bonus = choice.tile, choice.bonus
            parts.append(placement_sum(tile, choice.points, bonus, choice.hexagons, self.texts))
            self.screen.show("  " + "  ".join(parts))

    # ------------------------------------------------------------------ input

    def action(self) -> Action:
        """The action that the player chooses; the rules may still refuse it."""
        while True:
            remembered = str(self.tile) if self.tile else self.spot or ""
            action = self._answer(self.screen.ask(remembered))
            if action is not None:
                return action

    def _answer(self, line: str | None) -> Action | None:
        if line is None:
            self.screen.show_wrapped(self.texts("wrong-unreadable"))
            return None
        try:
            typed = parse_line(line)
            if isinstance(typed, Pick):
                return self._pick(typed)
        except DreisteinError as error:
            self.refuse(error)
            return None
        if typed is None:
            text = clean(line[:_LONGEST_QUOTE]) + ("…" if len(line) > _LONGEST_QUOTE else "")
            self.screen.show_wrapped(self.texts("wrong-input", text=text))
        elif isinstance(typed, Command):
            self._command(typed)
        else:
            return typed
        return None

    def _command(self, command: Command) -> None:
        match command:
            case Command.QUIT:
                raise Quit
            case Command.BACK if self.tile or self.spot:
                self.tile = self.spot = None
                self.screen.show_bold(self._prompt())
            case Command.BACK:
                self.show()
            case Command.HELP:
                alone = self.view.draws_left is not None
                edition, columns = self.view.edition, self.screen.columns
                said = help_text(edition, self.texts, columns, self.commands, alone=alone)
                self.screen.show(said)
            case Command.WHAT_FITS if not self.choices.all:
                self.screen.show_wrapped(self.texts("fits-nothing"))
            case Command.WHAT_FITS:
                best_first = sorted(self.choices.all, key=lambda choice: -choice.points)
                self._list(self.texts("fits-all"), best_first, tiles=True, spots=True)
            case _ if command in self.commands:
                self.commands[command]()
            case _:
                self.screen.show_wrapped(self.texts("wrong-input", text=command.value))

    def _pick(self, pick: Pick) -> Action | None:
        """A placement, once both the tile and the spot are known."""
        tile = self.tile if pick.tile is None else self._tile(pick.tile)
        spot = pick.spot or self.spot
        if pick.tile is not None and tile is None:
            return None
        if spot is not None and not self.choices.at(spot):
            self.screen.show_wrapped(self.texts("wrong-place", place=spot))
            return None
        if tile is not None and not self.choices.of_tile(tile):
            self.screen.show_wrapped(self.texts("fits-tile-nowhere", tile=tile.written))
            return None
        if tile is None or spot is None:
            self._remember(tile, spot)
            return None
        for choice in self.choices.at(spot):
            if choice.tile == tile:
                return choice.placement
        self.screen.show_wrapped(self.texts("wrong-tile-place", tile=tile.written, place=spot))
        return None

    def _tile(self, picked: Tile | int) -> Tile | None:
        """The tile with these numbers, or at this position on the rack."""
        if isinstance(picked, int):
            count = len(self.rack)
            if not count:
                self.screen.show_wrapped(self.texts("wrong-no-tiles"))
                return None
            if not 1 <= picked <= count:
                self.screen.show_wrapped(self.texts("wrong-number", number=picked, count=count))
                return None
            picked = self.rack[picked - 1]
        if picked not in self.rack:
            raise NotYourTile(tile=picked, seat=self.view.turn)
        if not self.view.board and picked not in self.choices.tiles:
            raise MustOpen(tile=self.choices.all[0].tile, seat=self.view.turn)
        if self.view.drawn and picked not in self.view.drawn:
            raise NotDrawn(tile=picked, drawn=" ".join(map(str, self.view.drawn)))
        return picked

    def _remember(self, tile: Tile | None, spot: str | None) -> None:
        """Remember a tile or a spot, and list the placements it allows."""
        self.tile, self.spot = tile, spot
        if tile is not None:
            title = self.texts("fits-tile", tile=tile.written)
            self._list(title, self.choices.of_tile(tile), tiles=False, spots=True)
            self.screen.show_wrapped(self.texts("fits-choose-place"))
        elif spot is not None:
            title = self.texts("fits-place", place=spot)
            self._list(title, self.choices.at(spot), tiles=True, spots=False)
            self.screen.show_wrapped(self.texts("fits-choose-tile"))


def _written(error: DreisteinError, name: str) -> str:
    """The tiles of a detail, as people read them."""
    return tiles_text([Tile.parse(text) for text in str(error.details[name]).split()])
