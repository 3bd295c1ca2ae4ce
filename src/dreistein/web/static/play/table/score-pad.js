// @ts-check
/** The score pad: a column a player, a line a turn, rounds one below the other. */

import { bonusRule, ruleAddress } from "../rules-link.js";
import { signDrawing } from "../../shared/bonus-signs.js";
import { padLines } from "../session/state.js";
import { bonusName, score, signed, t, tileText } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";

/** @typedef {import("../types.js").TableView} TableView */
/** @typedef {import("../types.js").RoundView} RoundView */
/** @typedef {import("../types.js").PadLine} PadLine */

/**
 * @typedef {object} PadModel
 * @property {string[]} names
 * @property {RoundView[]} rounds
 * @property {import("../types.js").Edition} edition
 * @property {boolean} solitaire
 * @property {number | null} turn the seat to move
 */

/** @param {PadModel} model */
export function padTable(model) {
  const { names, rounds } = model;
  let before = names.map(() => 0);
  const bodies = rounds.map((round) => {
    const body = roundBody(model, round, before);
    before = before.map((total, seat) => total + (round.scores[seat] ?? 0));
    return body;
  });
  return html`<table class="pad-table ${names.length > 2 ? "narrow" : ""}">
    <caption class="visually-hidden">${t("pad-title")}</caption>
    <thead>
      <tr>
        ${names.map((name, seat) => html`<th scope="col" class=${seat === model.turn ? "moving" : ""}><span>${name}</span></th>`)}
      </tr>
    </thead>
    ${bodies}
  </table>`;
}

/** @param {PadModel} model @param {RoundView} round @param {number[]} before */
function roundBody(model, round, before) {
  const { names, rounds, edition } = model;
  const lines = padLines(round, edition, before);
  const columns = names.map((_, seat) => lines.filter((line) => line.seat === seat));
  const rows = Math.max(...columns.map((column) => column.length), 0);
  const latest = lines[lines.length - 1];
  return html`<tbody>
    ${
      rounds.length > 1
        ? html`<tr class="pad-round">
            <th scope="rowgroup" colspan=${names.length}>${t("pad-round", { number: round.number + 1 })}</th>
          </tr>`
        : nothing
    }
    ${Array.from(
      { length: rows },
      (_, at) => html`<tr>
        ${columns.map((column) => html`<td>${column[at] ? cell(column[at], column[at] === latest, edition.name) : nothing}</td>`)}
      </tr>`,
    )}
    ${round.ended ? endRow(round, before) : nothing}
  </tbody>`;
}

/** @param {PadLine} line @param {boolean} latest @param {string} edition */
function cell(line, latest, edition) {
  return html`<div class="pad-cell ${latest ? "latest" : ""}">
    <div class="pad-parts">
      ${line.drawn ? part(t("pad-drawn", { count: line.drawn }), line.drawnPoints, "drawn") : nothing}
      ${line.tile ? part(tileText(line.tile), line.tilePoints, "tile") : nothing}
      ${line.bonus && line.bonusPoints ? part(bonusLink(line.bonus, line.hexagons, edition), line.bonusPoints, "bonus") : nothing}
      ${line.end ? part(t(`pad-${line.end}`), line.endPoints, "end") : nothing}
    </div>
    <b class="pad-sum">${score(line.total)}</b>
  </div>`;
}

/** A bonus leads to its rule. On a pad of many columns it is a drawing with its name behind. @param {string} bonus @param {number} hexagons @param {string} edition */
function bonusLink(bonus, hexagons, edition) {
  const name = bonusName(bonus, hexagons) ?? "";
  return html`<a href=${ruleAddress(bonusRule(bonus, hexagons), edition)} target="_blank" rel="noopener" title=${t("page-rule-of", { about: name })}
    >${Array.from({ length: Math.max(1, hexagons) }, () => signDrawing(bonus))}<span>${name}</span></a
  >`;
}

/** @param {unknown} what @param {number} points @param {string} kind */
const part = (what, points, kind) =>
  html`<span class="pad-part ${kind}"><span class="pad-what">${what}</span>${points ? html`<span class="pad-points ${points < 0 ? "minus" : "plus"}">${signed(points)}</span>` : nothing}</span>`;

/** @param {RoundView} round @param {number[]} before */
function endRow(round, before) {
  const ended = /** @type {import("../types.js").Ended} */ (round.ended);
  return html`<tr class="pad-end">
    ${before.map(
      (total, seat) => html`<td>
        <div class="pad-cell">
          <div class="pad-parts">
            ${ended.settlement[seat] ? part(t(endWord(ended, seat)), ended.settlement[seat], "end") : nothing}
          </div>
          <b class="pad-sum">${score(total + round.scores[seat])}</b>
        </div>
      </td>`,
    )}
  </tr>`;
}

/** @param {import("../types.js").Ended} ended @param {number} seat */
function endWord(ended, seat) {
  if (ended.end === "blocked") return "pad-blocked";
  return ended.left[seat].length ? "pad-tiles-left" : "pad-last-tile";
}
