"""Draws docs/dataset.svg, the plots of docs/dataset.md, from a data set of self-play.

dreistein selfplay build/data --bots greedy --matches 400 --edition german --seed 7
python scripts/dataset.py build/data
"""

import argparse
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import pyarrow.parquet as parquet
from matplotlib.figure import Figure

PICTURE = Path(__file__).parents[1] / "docs" / "dataset.svg"
COLOURS = ("#5b4a8a", "#c2571a", "#2f7d6b")


def means(x: Any, y: Any, at: Any) -> tuple[Any, Any]:
    """The mean of y where x is nearest to each of some values, if there are enough."""
    nearest = at[np.abs(x[:, None] - at[None, :]).argmin(axis=1)]
    kept = [value for value in at if (nearest == value).sum() >= 30]
    return kept, [float(y[nearest == value].mean()) for value in kept]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    args = parser.parse_args()
    table = parquet.read_table(args.folder / "decisions")
    tiles = np.array([len(board) for board in table["board"].to_pylist()])
    choices = np.array([len(ranking) for ranking in table["ranking"].to_pylist()])
    own = np.array([len(hand) for hand in table["hand"].to_pylist()])
    scores, seats = table["scores"].to_pylist(), table["seat"].to_pylist()
    lead = np.array(
        [
            row[seat] - max(row[:seat] + row[seat + 1 :])
            for row, seat in zip(scores, seats, strict=True)
        ]
    )
    ended = table["round_lead"].to_numpy()

    mpl.rcParams.update({"svg.hashsalt": "dreistein", "svg.fonttype": "none", "font.size": 9})
    figure = Figure(figsize=(9, 3.4), layout="constrained")
    left, right = figure.subplots(1, 2)
    for held, colour in zip((3, 6, 9), COLOURS, strict=True):
        some = own == held
        left.plot(
            *means(tiles[some], choices[some], np.arange(1, 50, 3)),
            color=colour,
            label=f"{held} tiles in hand",
        )
    left.set(
        xlabel="tiles on the table", ylabel="legal actions", title="How much there is to choose"
    )
    left.legend(frameon=False)
    for (low, high), colour in zip(((1, 10), (11, 20), (21, 56)), COLOURS, strict=True):
        some = (tiles >= low) & (tiles <= high)
        right.plot(
            *means(lead[some], ended[some], np.arange(-100, 101, 20)),
            color=colour,
            label=f"{low} to {high} tiles on the table",
        )
    right.axline((0, 0), slope=1, color="0.7", linewidth=0.8)
    right.set(
        xlabel="lead now",
        ylabel="lead at the end of the round, on average",
        title="What a lead is worth",
    )
    right.legend(frameon=False)
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(args.picture, metadata={"Date": None})
    matches = table["match"].to_numpy().max() + 1
    print(f"{table.num_rows} decisions of {matches} matches: {args.picture}")


if __name__ == "__main__":
    main()
