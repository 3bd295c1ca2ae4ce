"""The learning curves of the examples as a picture: docs/learning.svg.

python examples/curves.py
"""

import json
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

HERE = Path(__file__).parent
OUT = HERE.parent / "docs" / "learning.svg"


def main() -> None:
    known = json.loads((HERE / "linear_value.json").read_text(encoding="utf-8"))
    linear = np.array([[at["rounds"], at["lead"], at["error"]] for at in known["curve"]])
    with np.load(HERE / "ppo.npz") as saved:
        ppo = saved["curve"]
    plt.rcParams["svg.hashsalt"] = "dreistein"
    figure, axes = plt.subplots(1, 2, figsize=(9, 3.6), sharey=True, layout="constrained")
    for axis, curve, name, unit in (
        (axes[0], linear, "Linear value, cross-entropy method", "million rounds played"),
        (axes[1], ppo, "Network, PPO", "million decisions"),
    ):
        done, lead, error = curve.T
        axis.axhline(0, color="#888", linewidth=1)
        axis.errorbar(done / 1e6, lead, 1.96 * error, marker="o", markersize=4, capsize=2)
        axis.set(title=name, xlabel=unit)
        axis.grid(alpha=0.3)
    axes[0].set_ylabel("points ahead of greedy per round")
    figure.savefig(OUT, metadata={"Date": None})


if __name__ == "__main__":
    main()
