"""The game for OpenSpiel: importing this module registers it.

>>> import pyspiel
>>> import dreistein.envs.open_spiel
>>> game = pyspiel.load_game("dreistein(players=3,must_place=True)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.legal_actions()[0])
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(2, ['111@0,0'])

A game is a round, or with ``horizon=match`` a match. Chance deals each tile, and names it when it
is drawn; its outcomes are the numbers of the tiles. Players' actions are those of
:mod:`dreistein.envs.actions`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from dreistein.extras import require

require("envs", "pyspiel")

import pyspiel  # noqa: E402

from dreistein.envs.actions import ACTIONS  # noqa: E402
from dreistein.envs.chance import Position  # noqa: E402
from dreistein.envs.game import EnvSetting, Settings  # noqa: E402
from dreistein.envs.observation import LONGEST_ROUND  # noqa: E402
from dreistein.envs.tensors import Observer  # noqa: E402
from dreistein.rules.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition  # noqa: E402
from dreistein.rules.errors import quote  # noqa: E402
from dreistein.rules.match import MOST_ROUNDS  # noqa: E402
from dreistein.rules.tiles import TILES, value  # noqa: E402

DEFAULTS: Mapping[str, Any] = {
    "players": 2,
    "edition": "german",
    "numbers": 0,
    "deal": 0,
    "must_place": False,
    "reward": "points",
    "horizon": "round",
    "information": "imperfect",
}
"""The parameters of the game: settings of :class:`~dreistein.envs.game.Settings`, and whether
everybody sees all hands (``perfect``). The order of the stock is left to chance in either case.
With ``numbers`` or ``deal`` the edition is played with a smaller set, or another number of tiles
for each player."""


def _game_type(reward: str, information: str = "imperfect") -> Any:
    kinds = pyspiel.GameType
    utilities = {"win": kinds.Utility.CONSTANT_SUM, "chance": kinds.Utility.ZERO_SUM}
    return kinds(
        short_name="dreistein",
        long_name="Dreistein: triangular dominoes",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if information == "perfect"
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=utilities.get(reward, kinds.Utility.GENERAL_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=FEWEST_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(DEFAULTS),
    )


def _most_points(edition: Edition) -> int:
    """More than a round can score: every tile with the best bonus, then every tile left over."""
    bonus = max(edition.bridge, edition.double, *edition.hexagons)
    start = edition.start + edition.start_zero
    return 2 * value(TILES) + len(TILES) * bonus + start + edition.out


def _most_penalties(edition: Edition) -> int:
    """More than a round can cost a seat: it draws every tile, and passes after each placement."""
    return len(TILES) * (edition.draw + edition.fruitless + 2 * edition.empty)


class DreisteinGame(pyspiel.Game):  # type: ignore[misc]
    """A round or a match. Make one with ``pyspiel.load_game("dreistein(players=4)")``."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        reward, horizon = given["reward"], given["horizon"]
        if given["information"] not in ("imperfect", "perfect"):
            found = quote(given["information"])
            raise EnvSetting(name="information", found=found, wanted="imperfect or perfect")
        self.perfect = given["information"] == "perfect"
        sizes = {"numbers": given["numbers"], "deal": {str(given["players"]): given["deal"]}}
        changes = {name: sizes[name] for name in sizes if given[name]}
        edition = {"base": given["edition"], **changes} if changes else given["edition"]
        self.settings = Settings(
            given["players"], edition, given["must_place"] or None, reward, horizon
        )
        self.rounds = 1 if horizon == "round" else MOST_ROUNDS
        rules = self.settings.rules()
        least, most = {
            "points": (
                -self.rounds * _most_penalties(rules),
                self.rounds * _most_points(rules),
            ),
            "win": (0, 1),
            "chance": (-1, 1),
        }[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(TILES),
            num_players=given["players"],
            min_utility=float(least),
            max_utility=float(most),
            utility_sum={"win": 1.0, "chance": 0.0}.get(reward),
            max_game_length=self.rounds * LONGEST_ROUND,
        )
        super().__init__(_game_type(reward, given["information"]), info, given)

    def max_chance_nodes_in_history(self) -> int:
        return self.rounds * len(TILES)

    def new_initial_state(self) -> "DreisteinState":
        return DreisteinState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("observations of one player, without parameters")
        return Observer(
            self.settings.players,
            target=self.settings.rules().target,
            match=self.settings.horizon == "match",
            perfect_recall=kind.perfect_recall,
            private=kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER,
            public=kind.public_info,
            perfect=self.perfect,
        )


class DreisteinState(pyspiel.State):  # type: ignore[misc]
    """A position, with everything that is hidden."""

    def __init__(self, game: DreisteinGame) -> None:
        super().__init__(game)
        self.position = Position(game.settings)

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.chance else self.position.turn

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes
        return [(tile, 1 / len(outcomes)) for tile in outcomes]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(TILES[action])
        return self.position.text(action)

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return list(self.position.returns)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> "DreisteinState":
        """Another state that the player cannot tell from this one, all equally likely.

        With perfect information it is the same.
        """
        if self.get_game().perfect:
            return self.clone()  # type: ignore[no-any-return]
        state: DreisteinState = self.get_game().new_initial_state()
        for action in self.position.resampled(player, probability_sampler):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


pyspiel.register_game(_game_type(DEFAULTS["reward"]), DreisteinGame)
