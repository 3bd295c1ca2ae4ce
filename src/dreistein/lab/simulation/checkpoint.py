"""A simulation on disk: what it plays and the tally so far, so that it can be resumed.

Rounds are counted in their order, so the number of rounds in the tally says where to go on.
"""

import json
from collections import Counter
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from dreistein.lab.simulation.experiment import Experiment
from dreistein.lab.simulation.tally import Spread, Tally
from dreistein.rules.errors import DreisteinError, quote

_FORMAT = "dreistein-simulation"


class NoSimulation(DreisteinError):
    code = "simulation-no-state"
    sentence = "The file {file} was not written by a simulation; choose one that was, or a new one."


class OtherSimulation(DreisteinError):
    code = "simulation-other"
    sentence = (
        "The file {file} belongs to another simulation, one with another {setting}; "
        "repeat the command that started it, or choose a new file."
    )


def settings_of(experiment: Experiment) -> dict[str, Any]:
    """What must be the same to go on; there may be more rounds to play than at first."""
    alone = experiment.solitaire
    return {
        "players": experiment.players,
        "edition": experiment.edition.to_object(),
        "bots": list(experiment.bots),
        "seed": experiment.seed,
        "solitaire": None if alone is None else asdict(alone),
    }


def to_text(experiment: Experiment, tally: Tally) -> str:
    """The file's content."""
    said = {each.name: getattr(tally, each.name) for each in fields(tally)}
    whole = {_FORMAT: 1, **settings_of(experiment), "tally": said}
    return json.dumps(whole, default=lambda spread: {"counts": spread.counts}) + "\n"


def read(path: Path) -> dict[str, Any] | None:
    """The file of a simulation; None if there is none yet."""
    if not path.exists():
        return None
    try:
        found = json.loads(path.read_bytes())
        if found[_FORMAT] != 1:
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise NoSimulation(file=quote(str(path))) from error
    state: dict[str, Any] = found
    return state


def tally_of(state: dict[str, Any], experiment: Experiment, path: Path) -> Tally:
    """The tally in a file, if it is of this simulation."""
    for setting, value in settings_of(experiment).items():
        if state.get(setting) != value:
            raise OtherSimulation(file=quote(str(path)), setting=f"--{setting}")
    try:
        tally = _tally(state["tally"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NoSimulation(file=quote(str(path))) from error
    if tally.rounds > experiment.rounds:
        raise OtherSimulation(file=quote(str(path)), setting="--rounds")
    return tally


def _tally(said: dict[str, Any]) -> Tally:
    spreads = {name: _spread(said[name]) for name in ("plies", "opener", "others")}
    scores = [_spread(each) for each in said["scores"]]
    tally = Tally(**{**said, **spreads, "scores": scores})
    if len(scores) != tally.players or tally.plies.total != tally.rounds:
        raise ValueError("no tally")
    return tally


def _spread(said: dict[str, Any]) -> Spread:
    return Spread(Counter({int(number): int(times) for number, times in said["counts"].items()}))
