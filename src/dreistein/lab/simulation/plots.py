"""A tally as one SVG picture, with a panel per question."""

from io import StringIO
from typing import TYPE_CHECKING

from dreistein.lab.simulation.experiment import Experiment
from dreistein.lab.simulation.report import title
from dreistein.lab.simulation.tally import KINDS, WHOLE_WIN, Tally
from dreistein.text import Texts
from dreistein.text.numbers import NumberFormat

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SEATS = ("#0072b2", "#b45f06", "#00795c", "#7b3fa0", "#b3261e", "#6b7078")
STROKES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), (0, (8, 2)))
"""Lines of seats that score alike overlap, so their strokes differ too."""
ACCENT, QUIET, INK, PAPER, GRID = "#00795c", "#b9b2a5", "#22252a", "#fdfcf9", "#e7e1d6"
STYLE = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 9.5,
    "font.family": "sans-serif",
    "legend.frameon": False,
    "svg.hashsalt": "dreistein",
    "svg.fonttype": "none",  # text stays text: smaller, and readable aloud
}


def to_svg(experiment: Experiment, tally: Tally, texts: Texts) -> str:
    """Scores by seat, bonuses, lengths of rounds, ends, and the value of opening."""
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    with mpl.rc_context(STYLE):
        layout = ConstrainedLayoutEngine(w_pad=0.14, h_pad=0.12, wspace=0.04, hspace=0.04)
        figure = Figure(figsize=(11, 7.2), layout=layout)
        grid = figure.add_gridspec(2, 6)
        _scores(figure.add_subplot(grid[0, :4]), experiment, tally, texts)
        _bonuses(figure.add_subplot(grid[0, 4:]), tally, texts)
        _length(figure.add_subplot(grid[1, :3]), tally, texts)
        _ends(figure.add_subplot(grid[1, 3:4]), tally, texts)
        _opener(figure.add_subplot(grid[1, 4:]), tally, texts)
        head = title(experiment, tally, texts)
        figure.suptitle(head, fontsize=13, fontweight="bold", x=0.01, ha="left")
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Title": head})
    return out.getvalue()


def _scores(axes: "Axes", experiment: Experiment, tally: Tally, texts: Texts) -> None:
    axes.set_title(texts("sim-plot-scores"))
    low = min(spread.quantile(0.001) for spread in tally.scores)
    high = max(spread.quantile(0.999) for spread in tally.scores)
    width = max((high - low) // 60, 1)
    for seat, spread in enumerate(tally.scores):
        bins: dict[int, int] = {}
        for score, times in spread.counts.items():
            at = (score - low) // width
            bins[at] = bins.get(at, 0) + times
        edges = range((high - low) // width + 1)
        xs = [low + at * width + width / 2 for at in edges]
        ys = [100 * bins.get(at, 0) / max(spread.total, 1) / width for at in edges]
        name = f"{seat}{texts('colon')} {experiment.bots[seat]}"
        axes.plot(xs, ys, color=SEATS[seat], ls=STROKES[seat], lw=1.9, label=name)
        axes.axvline(spread.mean, color=SEATS[seat], lw=1, ls=":", alpha=0.8)
    axes.set_xlabel(texts("sim-plot-points"))
    axes.set_ylabel(texts("sim-plot-percent-a-point"))
    axes.set_ylim(bottom=0)
    axes.legend(title=texts("sim-seat"), loc="upper right")


def _bonuses(axes: "Axes", tally: Tally, texts: Texts) -> None:
    axes.set_title(texts("sim-plot-bonuses"))
    kinds = range(1, len(KINDS))
    names = [texts("sim-kind", kind=KINDS[k].replace(" ", "-")) for k in kinds]
    shares = [100 * tally.share(tally.rounds_with[k]) for k in kinds]
    bars = axes.barh(names, shares, color=ACCENT, height=0.62)
    axes.bar_label(bars, [NumberFormat(texts.language).percent(s / 100) for s in shares], padding=3)
    axes.set_xlim(0, max(*shares, 1) * 1.28)
    axes.invert_yaxis()
    axes.grid(axis="y", visible=False)
    axes.set_xlabel(texts("sim-plot-rounds-with"))


def _length(axes: "Axes", tally: Tally, texts: Texts) -> None:
    axes.set_title(texts("sim-plot-length"))
    low, high = tally.plies.quantile(0.001), tally.plies.quantile(0.999)
    xs = range(max(low - 3, 0), high + 3)
    ys = [100 * tally.plies.counts.get(x, 0) / max(tally.plies.total, 1) for x in xs]
    axes.bar(xs, ys, width=0.8, color=SEATS[0])
    axes.axvline(tally.plies.mean, color=INK, lw=1, ls=":")
    axes.set_xlabel(texts("sim-plot-actions"))
    axes.set_ylabel(texts("sim-plot-percent"))
    axes.grid(axis="x", visible=False)


def _ends(axes: "Axes", tally: Tally, texts: Texts) -> None:
    axes.set_title(texts("sim-plot-ends"))
    blocked = 100 * tally.share(tally.blocked)
    out = 100 - blocked if tally.rounds else 0.0
    axes.bar([0], [out], color=ACCENT, width=0.6)
    axes.bar([0], [blocked], bottom=[out], color=SEATS[4], width=0.6)
    for share, at, key in ((out, out / 2, "sim-out"), (blocked, out + blocked / 2, "sim-block")):
        if share >= 6:
            label = f"{texts(key)}\n{NumberFormat(texts.language).percent(share / 100)}"
            axes.text(0, at, label, ha="center", va="center", color="white", fontweight="bold")
    axes.set_xticks([])
    axes.set_ylim(0, 100)
    axes.set_ylabel(texts("sim-plot-percent"))


def _opener(axes: "Axes", tally: Tally, texts: Texts) -> None:
    axes.set_title(texts("sim-plot-opener"))
    if tally.players == 1 or not tally.rounds:
        axes.set_axis_off()
        return
    means = [tally.opener.mean, tally.others.mean]
    wins = 100 * tally.opener_wins / WHOLE_WIN / tally.rounds
    shares = [wins, (100 - wins) / (tally.players - 1)]
    names = [texts("sim-plot-opened"), texts("sim-plot-others")]
    bars = axes.bar(names, means, color=[ACCENT, QUIET], width=0.6)
    figures = NumberFormat(texts.language)
    labels = [
        figures.number(mean) + "\n" + texts("sim-plot-best", share=figures.percent(share / 100))
        for mean, share in zip(means, shares, strict=True)
    ]
    axes.bar_label(bars, labels, padding=3)
    axes.set_xlim(-0.75, 1.75)
    axes.set_ylim(min(0, *means) * 1.3, max(*means, 1) * 1.35)
    axes.grid(axis="x", visible=False)
    axes.set_ylabel(texts("sim-plot-points"))
