// @ts-check
/** How one plays over time: what costly decisions took, luck, grades, and what one misses most. */

import { dateText, language, t } from "../../shared/text.js";
import { html, nothing, svg } from "../../vendor/lit/lit-html.js";
import { stylesheets } from "../page/lazy.js";
import { matching, ownAddress, searchOf } from "../puzzles/model.js";
import { isSolved, kept } from "../puzzles/progress.js";
import { ownReviews, reviewAddress } from "./api.js";
import { gradeList } from "./balance.js";
import { Figures } from "./model.js";
import { averageLoss, averageLuck, gradesOf, LATEST, missedIn, playedIn, SHOWN, trendOf } from "./progress-model.js";

/** @import { MatchReview, ReviewedMatch } from "../types.js" */
/** @import { Played } from "./progress-model.js" */

stylesheets("result", "review");

const WIDEST = 620;
const NARROWEST = 240;
/** Pixels of a phone's width that the page takes for itself. */
const MARGINS = 66;
const HIGH = 130;
const LEFT = 50;
const AROUND = 12;
/** How many themes are named. */
const THEMES = 3;

/** One's reviewed matches, fetched once. */
export class Progress {
  /** @type {ReviewedMatch[]} */
  #reviews = [];

  /** @param {() => void} changed */
  constructor(changed) {
    ownReviews().then(
      ({ reviews }) => {
        this.#reviews = reviews;
        changed();
      },
      () => undefined,
    );
  }

  draw() {
    const kinds = /** @type {const} */ (["chance", "points"]);
    const shown = kinds.map((unit) => part(playedIn(this.#reviews, unit), unit));
    return shown.every((one) => one === nothing)
      ? nothing
      : html`<section class="card progress">
          <h2>${t("page-progress")}</h2>
          ${shown}
          <p class="note">${t("page-progress-note")}</p>
        </section>`;
  }
}

/** @param {Played[]} played @param {MatchReview["unit"]} unit */
function part(played, unit) {
  if (!played.length) return nothing;
  const figures = new Figures(unit);
  const latest = played.slice(0, LATEST);
  const trend = trendOf(played);
  return html`<div class="progress-part">
    ${figures.points ? html`<h3>${t("solitaire")}</h3>` : nothing}
    <ul class="told">
      <li>
        ${t("page-progress-loss", { count: latest.length, loss: figures.named(averageLoss(latest).lost) })}
        ${trend ? t(`page-progress-${trend}`, { loss: figures.size(averageLoss(played.slice(LATEST)).lost) }) : nothing}
      </li>
      <li>${t("page-progress-luck", { luck: figures.namedChange(averageLuck(latest)) })}</li>
    </ul>
    ${gradeList(gradesOf(latest))} ${played.length > 1 ? chart(played.slice(0, SHOWN).reverse(), figures) : nothing}
    ${missed(latest, figures)}
  </div>`;
}

/** What costly decisions took, match by match. @param {Played[]} played the oldest first @param {Figures} figures */
function chart(played, figures) {
  const wide = Math.max(NARROWEST, Math.min(WIDEST, innerWidth - MARGINS));
  const most = Math.max(...played.map(({ lost }) => lost), figures.points ? 2 : 0.01);
  const x = (/** @type {number} */ at) => LEFT + (at * (wide - LEFT - AROUND)) / Math.max(1, played.length - 1);
  const y = (/** @type {number} */ loss) => AROUND + ((most - Math.max(loss, 0)) * (HIGH - 2 * AROUND)) / most;
  const title = t("page-progress-chart");
  return html`<figure class="progress-chart">
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${wide} ${HIGH}" role="img" aria-label=${title} lang=${language}>
      ${[0, most].map(
        (loss) => svg`<path class="review-grid" d="M${LEFT} ${y(loss)}H${wide - AROUND}"/>
          <text x=${LEFT - 6} y=${y(loss)} dy=".35em" text-anchor="end">${figures.worth(loss)}</text>`,
      )}
      <path class="progress-line" d=${`M${played.map(({ lost }, at) => `${x(at)} ${y(lost)}`).join("L")}`} />
      ${played.map(({ lost }, at) => svg`<circle class="progress-dot" cx=${x(at)} cy=${y(lost)} r="4"/>`)}
    </svg>
    <details class="chart-numbers">
      <summary>${t("page-progress-numbers")}</summary>
      <ul class="progress-list">
        ${[...played]
          .reverse()
          .map(
            ({ table, match, at, lost }) =>
              html`<li><a href=${reviewAddress(table, match, null)}>${dateText(at)}</a> ${figures.worth(lost)}</li>`,
          )}
      </ul>
    </details>
  </figure>`;
}

/** @param {Played[]} played @param {Figures} figures */
function missed(played, figures) {
  const [worst, ...rest] = missedIn(played).slice(0, THEMES);
  if (!worst) return nothing;
  const choice = { theme: worst.theme, level: null, rule: null };
  const search = searchOf(choice);
  const own = matching(kept().own, choice).find(({ id }) => !isSolved(id));
  const begin = own
    ? html`<a class="button primary" href=${ownAddress(own.id, search)}>${t("page-progress-own")}</a>`
    : nothing;
  const line = (/** @type {typeof worst} */ { theme, count, cost }) =>
    html`<li>
      <b>${t(`puzzle-theme-${theme}`)}</b> ${t("page-progress-missed-count", { count, cost: figures.named(cost) })}
    </li>`;
  return html`<div>
    <h3>${t("page-progress-missed")}</h3>
    <ol class="told">
      ${[worst, ...rest].map(line)}
    </ol>
    <div class="row">
      ${begin}
      <a class="button" href=${`/puzzles${search}`}>${t("page-progress-practise")}</a>
    </div>
  </div>`;
}
