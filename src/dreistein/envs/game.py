"""The game that every environment plays: a round or a match, its actions by number, its rewards.

>>> game = Game(Settings(players=2), "dreistein")
>>> list(game.legal), game.step(2)
([2], (17.0, 0.0))
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from numpy.random import Generator

from dreistein.envs.actions import legal_codes
from dreistein.envs.rewards import Reward, rewards_for
from dreistein.kernel.errors import NotLegal
from dreistein.rules.actions import Action
from dreistein.rules.deal import Deal
from dreistein.rules.edition import Edition
from dreistein.rules.errors import DreisteinError, describe, quote
from dreistein.rules.match import Match, leaders
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.view import View

Horizon = Literal["round", "match"]
Form = Literal["arrays", "flat"]
"""How long a game is: one round, or rounds until a player has reached the edition's target."""


class EnvSetting(DreisteinError):
    sentence = "The {name} of an environment cannot be {found}; it can be {wanted}."


class NoGame(DreisteinError):
    code = "env-no-game"
    sentence = "Nothing has been dealt yet; call reset() first."


@dataclass(frozen=True, slots=True)
class Settings:
    """What is played, and for what."""

    players: int = 2
    edition: Edition | str | Mapping[str, Any] = "german"
    """An edition, its name, or the JSON object of one."""
    must_place: bool | None = None
    """Whether whoever can place must; None leaves that to the edition."""
    reward: Reward = "points"
    horizon: Horizon = "round"
    solitaire: Solitaire | None = None
    """The numbers of solitaire, for one player."""
    observation: Form = "arrays"
    """Whether observations are a dict of arrays, or one flat array of small numbers."""

    def __post_init__(self) -> None:
        kinds_by_name = (("reward", Reward), ("horizon", Horizon), ("observation", Form))
        for name, kinds in kinds_by_name:
            found, known = getattr(self, name), get_args(kinds)
            if found not in known:
                raise EnvSetting(name=name, found=quote(found), wanted=" or ".join(known))
        if self.solitaire is not None and self.reward != "points":
            raise EnvSetting(name="reward", found=quote(self.reward), wanted="points in solitaire")
        edition = self.rules()
        if self.solitaire is None:
            edition.hand_size(self.players)  # raises unless there are 2 to 6

    def rules(self) -> Edition:
        """The edition, with the house rule."""
        given = self.edition
        edition = given if isinstance(given, Edition) else Edition.from_json(given)
        if self.must_place is None:
            return edition
        return replace(edition, must_place=self.must_place)

    @property
    def illegal_reward(self) -> float:
        """The reward for an illegal action, which ends the game: a match's worth of points."""
        return -float(self.rules().target) if self.reward == "points" else -1.0


class Game:
    """A game from its deal to its end. It holds every secret: seats are shown a ``view``."""

    def __init__(self, settings: Settings, seed: str, deal: Deal | None = None) -> None:
        self.settings = settings
        edition, solitaire = settings.rules(), settings.solitaire
        if deal is None:
            match = Match.seeded(seed, edition, settings.players, solitaire=solitaire)
        else:
            players = None if solitaire else settings.players
            match = Match.start(edition, deal, players=players, solitaire=solitaire, seed=seed)
        self._turn_to(match)
        self.codes: list[tuple[int, int]] = []
        """Seat and number of every action of this round."""

    def _turn_to(self, match: Match) -> None:
        self.match = match
        self.legal: dict[int, Action] = legal_codes(match.round)
        """What the seat whose turn it is may do, by number; empty at the end."""

    @property
    def turn(self) -> int:
        return self.match.round.turn

    @property
    def over(self) -> bool:
        """Whether nothing more is played."""
        return self.match.round.end is not None

    @property
    def cut_off(self) -> bool:
        """Whether the match was ended because it has too many rounds."""
        return self.over and self.settings.horizon == "match" and not self.match.over

    def step(self, code: int) -> tuple[float, ...]:
        """Play the action with this number; the rewards of the seats."""
        action = self.legal.get(code)
        if action is None:
            raise NotLegal(action=code)
        settings, edition = self.settings, self.match.edition
        start, before = self.match.before, self.match.totals
        self.codes.append((self.turn, code))
        match = self.match.apply(action)
        totals = match.totals
        ended = match.round.end is not None
        if ended and settings.horizon == "match" and not match.over and not match.full:
            match = match.next_round(keep=False)
            self.codes = []
        self._turn_to(match)
        if settings.reward == "chance":  # counted from one end of a round to the next
            return rewards_for("chance", edition, start, totals, over=ended)
        return rewards_for(settings.reward, edition, before, totals, over=self.over)

    @property
    def result(self) -> dict[str, Any]:
        """The totals, and who has the most; empty until the game is over."""
        totals = self.match.totals
        return {"totals": totals, "winners": leaders(totals)} if self.over else {}

    def view(self, seat: int | None) -> View:
        """What a seat may know, or a spectator."""
        match = self.match
        return match.view(seat)


OPTIONS: Mapping[str, type] = {"seed": str, "deal": Deal}
"""What ``reset`` takes as ``options``: a seed that is a text, and the deal of the first round."""


def new_game(
    settings: Settings,
    random: Generator,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """The next game: from a given seed, as it deals everywhere, or from one that follows from it.

    A game of solitaire that is over as dealt is dealt again.

    >>> from numpy.random import default_rng
    >>> random = default_rng(7)
    >>> [new_game(Settings(), random, seed).match.seed for seed in (7, None)]
    ['7', '5765488047046174021']
    """
    given = {name: (options or {}).get(name) for name in OPTIONS}  # others are left to wrappers
    for name, kind in OPTIONS.items():
        if not isinstance(given[name], kind | None):
            wanted = f"a {kind.__name__}"
            raise EnvSetting(name=f"option {name}", found=describe(given[name]), wanted=wanted)
    text = str(random.integers(2**63)) if seed is None else str(seed)
    game = Game(settings, given["seed"] or text, given["deal"])
    while game.over:
        game = Game(settings, str(random.integers(2**63)))
    return game
