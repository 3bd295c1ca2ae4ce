// @ts-check
/** A person's statistics: matches by opponent and edition, the best of everything, days played. */

import { wrongText } from "../../shared/api.js";
import { localDay } from "../../shared/days.js";
import { button } from "../../shared/fields.js";
import { save } from "../../shared/files/share.js";
import { tableHead } from "../../shared/table.js";
import { dateText, score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { csvFile, jsonFile } from "../games/files.js";
import { finishedGames, gameTitle } from "../games/game-list.js";
import { statisticsOf } from "../games/statistics.js";
import { forgetAll } from "../page/calls.js";
import { stylesheets } from "../page/lazy.js";
import { replayAddress } from "../page/navigate.js";
import { Framed } from "../parts/frame.js";
import { Question } from "../parts/question.js";
import { ownReviews } from "../review/api.js";
import { editionText, levelText } from "../words/names.js";

/** @import { ReviewedMatch, TableSummary } from "../types.js" */
/** @import { Statistics, Tally } from "../games/types.js" */

stylesheets("games");

/** @param {HTMLElement} root */
export function statisticsScreen(root) {
  /** @type {TableSummary[] | null} */
  let games = null;
  /** @type {ReviewedMatch[]} */
  let reviews = [];
  let note = t("page-loading");
  /** @type {Question} */
  const question = new Question(root, () => screen.draw());
  const screen = new Framed(
    root,
    () => t("page-statistics"),
    () =>
      html`<h1 tabindex="-1">${t("page-statistics")}</h1>
        ${note ? html`<p role="status">${note}</p>` : nothing} ${games ? shown(games) : nothing} ${question.draw()}`,
  );

  /** @param {TableSummary[]} found */
  function shown(found) {
    if (!found.length)
      return html`<p>${t("page-statistics-empty")}</p>
        <div class="row"><a class="button primary" href="/">${t("page-start")}</a></div>`;
    const sums = statisticsOf(found, Date.now());
    return html`${figures(sums)}
      <div class="columns statistics">${opponents(sums)} ${editions(sums)} ${solitaire(sums)} ${hexagons(sums)}</div>
      <section>
        <h2>${t("page-statistics-yours")}</h2>
        <p class="note">${t("page-statistics-note")}</p>
        <div class="row">
          ${button(t("page-export-json"), () => keep(jsonFile(found, reviews), "json", "application/json"))}
          ${button(t("page-export-csv"), () => keep(csvFile(found), "csv", "text/csv"))}
          ${button(t("page-delete-all"), ask)}
        </div>
      </section>`;
  }

  const ask = () =>
    question.ask({
      title: t("page-delete-all"),
      text: t("page-delete-all-note"),
      yes: t("page-delete-all"),
      work: () => forgetAll().then(read),
    });

  async function read() {
    [games, { reviews }] = await Promise.all([finishedGames(), ownReviews()]);
    note = "";
  }

  read().then(
    () => screen.draw(),
    (error) => ((note = wrongText(error)), screen.draw()),
  );
  return screen;
}

/** @param {string} text @param {string} suffix @param {string} type */
const keep = (text, suffix, type) =>
  save(new Blob([text], { type }), `dreistein-games-${localDay(Date.now())}.${suffix}`);

/** @param {string} label @param {unknown} value @param {unknown} [more] */
const figure = (label, value, more = nothing) =>
  html`<div class="figure">
    <dt>${t(label)}</dt>
    <dd><b>${value}</b>${more}</dd>
  </div>`;

/** @param {Statistics} sums */
function figures({ games, total, bestRound, days, streak, longest }) {
  return html`<dl class="figures">
    ${figure("page-figure-games", games)}
    ${total.matches ? figure("page-figure-won", wonText(total), html`<small>${share(total)}</small>`) : nothing}
    ${
      bestRound
        ? figure(
            "page-figure-round",
            score(bestRound.points),
            html`<small
              ><a href=${replayAddress(bestRound.game.id, bestRound.game.about.match, null)}
                >${gameTitle(bestRound.game)}, ${dateText(bestRound.game.at)}</a
              ></small
            >`,
          )
        : nothing
    }
    ${figure("page-figure-days", days)}
    ${figure("page-figure-streak", streak, html`<small>${t("page-figure-longest", { days: longest })}</small>`)}
  </dl>`;
}

/** @param {Tally} tally */
const wonText = ({ won, matches }) => `${won} / ${matches}`;

/** @param {Tally} tally */
const share = ({ won, matches }) => t("page-percent", { percent: Math.round((100 * won) / matches) });

/**
 * @param {string} title
 * @param {string} first the head of the first column
 * @param {unknown[]} heads @param {unknown[][]} rows
 */
const tableOf = (title, first, heads, rows) =>
  rows.length
    ? html`<section class="card">
        <h2>${t(title)}</h2>
        <table class="results">
          ${tableHead(t(first), ...heads)}
          <tbody>
            ${rows.map(
              ([name, ...cells]) =>
                html`<tr>
                  <th scope="row">${name}</th>
                  ${cells.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </section>`
    : nothing;

const tallyHeads = () => [t("page-matches"), t("page-won"), t("page-won-share")];

/** @param {Tally} tally */
const tallyCells = (tally) => [tally.matches, tally.won, share(tally)];

/** @param {Statistics} sums */
const opponents = (sums) =>
  tableOf(
    "page-by-opponent",
    "page-opponent",
    tallyHeads(),
    sums.opponents.map((one) => [
      one.level ? levelText(one.level) : one.name || t("page-nameless"),
      ...tallyCells(one),
    ]),
  );

/** @param {Statistics} sums */
const editions = (sums) =>
  tableOf(
    "page-by-edition",
    "page-rules-column",
    tallyHeads(),
    sums.editions.map((one) => [editionText(one.edition), ...tallyCells(one)]),
  );

/** @param {Statistics} sums */
const solitaire = (sums) =>
  tableOf(
    "page-best-solitaire",
    "page-setting",
    [t("page-games-count"), t("page-best"), t("page-average")],
    sums.solitaire.map(({ edition, rack, draws, games, best, points }) => [
      t("page-solo-setting", { edition: editionText(edition), rack, draws }),
      games,
      score(best),
      score(Math.round(points / games)),
    ]),
  );

/** @param {Statistics} sums */
const hexagons = ({ hexagons: [one, two, three], out }) =>
  tableOf(
    "page-special-tiles",
    "page-what",
    [t("page-times")],
    [
      [t("bonus-hexagon"), one],
      [t("bonus-hexagon-2"), two],
      [t("bonus-hexagon-3"), three],
      [t("page-out-count"), out],
    ],
  );
