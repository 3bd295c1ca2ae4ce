// @ts-check
/** Charts as SVG: the course of a match, totals over all games, bonuses side by side. */

import { labelled, score, t } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { coloursOf } from "../model/stats.js";

/** @import { PlayerRecord, Sheet } from "../types.js" */

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 34;
const TOP = 10;
const BOTTOM = 22;
/** A longer course is drawn without a bead for each value. */
const MOST_BEADS = 40;

/** Round numbers for an axis. @param {number} least @param {number} most */
function ticks(least, most) {
  const step =
    [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000].find((size) => (most - least) / size <= 5) ??
    100_000;
  const marks = [];
  for (let mark = Math.ceil(least / step) * step; mark <= most; mark += step) marks.push(mark);
  return marks;
}

/**
 * Lines over a common axis.
 * @param {string} title @param {{name: string, values: number[], colour: number}[]} lines
 * @param {number} [goal] a line across
 */
function lineChart(title, lines, goal) {
  const all = lines.flatMap(({ values }) => values).concat(0, goal ?? 0);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const span = most - least || 1;
  const longest = Math.max(...lines.map(({ values }) => values.length));
  const x = (/** @type {number} */ at) => LEFT + (at / Math.max(1, longest - 1)) * (WIDTH - LEFT - 8);
  const y = (/** @type {number} */ value) => TOP + (1 - (value - least) / span) * (HEIGHT - TOP - BOTTOM);
  const path = (/** @type {number[]} */ values) =>
    values.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label=${labelled(
        title,
        lines.map(({ name, values }) => `${name} ${score(values[values.length - 1] ?? 0)}`).join(", "),
      )}
    >
      ${ticks(least, most).map(
        (mark) => svg`<path class="grid" d="M${LEFT} ${y(mark)}H${WIDTH}"/>
          <text class="tick" x=${LEFT - 5} y=${y(mark) + 4} text-anchor="end">${score(mark)}</text>`,
      )}
      ${goal === undefined ? nothing : svg`<path class="goal" d="M${LEFT} ${y(goal)}H${WIDTH}"/>`}
      ${lines.map(({ values, colour }) => {
        const bead = (/** @type {number} */ value, /** @type {number} */ n) =>
          svg`<circle class="bead c${colour}" cx=${x(n)} cy=${y(value)} r="3"/>`;
        return svg`<path class="course c${colour}" d=${path(values)}/>
          ${values.length < MOST_BEADS ? values.map(bead) : nothing}`;
      })}
    </svg>
    <p class="legend" aria-hidden="true">
      ${lines.map(({ name, colour }) => html`<span><i class="swatch s${colour}"></i>${name}</span>`)}
    </p>
  </figure>`;
}

/** How a match went, round by round. @param {Sheet} sheet */
export function courseChart(sheet) {
  const ended = sheet.rounds.filter(({ end }) => end);
  const lines = sheet.names.map((name, seat) => ({
    name,
    colour: seat,
    values: [0, ...ended.map((round) => round.before[seat] + round.scores[seat])],
  }));
  return lineChart(t("sheet-chart-course"), lines, sheet.edition.target);
}

/** Everybody's totals, game after game. @param {PlayerRecord[]} people */
export function totalsChart(people) {
  const colours = coloursOf(people);
  const lines = people
    .map(({ name, history }, at) => ({ name, values: history.map(({ total }) => total), colour: colours[at] }))
    .filter(({ values }) => values.length);
  return lines.length ? lineChart(t("sheet-chart-totals"), lines) : nothing;
}

/** Bonuses a round, side by side. @param {PlayerRecord[]} people */
export function bonusChart(people) {
  const rows = people.filter(({ rounds }) => rounds);
  const most = Math.max(1, ...rows.map(({ bridges, doubles, hexagons }) => bridges + doubles + hexagons));
  const kinds = /** @type {const} */ (["bridges", "doubles", "hexagons"]);
  const words = { bridges: "bonus-bridge", doubles: "bonus-double", hexagons: "bonus-hexagon" };
  const tall = rows.length * 34;
  return html`<figure class="chart">
    <figcaption>${t("sheet-chart-bonuses")}</figcaption>
    <svg
      viewBox="0 0 ${WIDTH} ${tall}"
      role="img"
      aria-label=${labelled(
        t("sheet-chart-bonuses"),
        rows.map((one) => `${one.name} ${one.bridges + one.doubles + one.hexagons}`).join(", "),
      )}
    >
      ${rows.map((one, row) => {
        const top = row * 34 + 6;
        const base = row * 34 + 21;
        const name = one.name.length > 12 ? `${one.name.slice(0, 11)}…` : one.name;
        let from = 96;
        const bars = kinds.map((kind) => {
          const wide = (one[kind] / most) * (WIDTH - 130);
          const middle = from + wide / 2;
          const label = svg`<text class="bar-label" x=${middle} y=${base} text-anchor="middle">${one[kind]}</text>`;
          const bar = svg`<rect class="bar-${kind}" x=${from} y=${top} width=${wide} height="22"/>
            ${wide > 16 ? label : nothing}`;
          from += wide;
          return bar;
        });
        return svg`<text class="tick name" x="90" y=${base} text-anchor="end">${name}</text>
          ${bars}<text class="tick" x=${from + 5} y=${base}>${one.bridges + one.doubles + one.hexagons}</text>`;
      })}
    </svg>
    <p class="legend" aria-hidden="true">
      ${kinds.map((kind) => html`<span><i class="swatch bar-${kind}"></i>${t(words[kind])}</span>`)}
    </p>
  </figure>`;
}
