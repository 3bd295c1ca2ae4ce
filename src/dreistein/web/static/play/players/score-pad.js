// @ts-check
/** The score pad: a column for each player, a line for each turn, round by round. */

import { signDrawing } from "../../shared/pictures/bonus-signs.js";
import { placedTile } from "../../shared/rules/placements.js";
import { bonusName, score, signed, t, tileText } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { bonusRule, rulesAddress } from "../page/rules-link.js";
import { youMark } from "./chips.js";

/** @import { Edition, Ended, PadModel, RoundView, Turn } from "../types.js" */

/** @param {PadModel} model */
export function padTable({ names, you, faces = [], rounds, edition, moving, people = [] }) {
  return html`<table class="pad-table ${names.length > 2 ? "narrow" : ""}">
    <thead>
      <tr>
        ${names.map(
          (name, seat) =>
            html`<th scope="col" class=${seat === moving ? "moving" : ""}>
              <div class="pad-player">
                ${faces[seat] ?? nothing}<span>${name}</span> ${seat === you ? youMark() : nothing}
              </div>
            </th>`,
        )}
      </tr>
    </thead>
    ${rounds.map((round) => roundBody(round, people, names.length, edition, rounds.length > 1))}
  </table>`;
}

/**
 * @param {RoundView} round @param {boolean[]} people @param {number} seats @param {Edition} edition
 * @param {boolean} numbered
 */
function roundBody(round, people, seats, edition, numbered) {
  const { turns } = round;
  const columns = Array.from({ length: seats }, (_, seat) => turns.filter((turn) => turn.seat === seat));
  const rows = Math.max(...columns.map((column) => column.length));
  const latest = turns[turns.length - 1];
  return html`<tbody>
    ${
      numbered
        ? html`<tr class="pad-round">
            <th scope="rowgroup" colspan=${seats}>${t("pad-round", { number: round.number + 1 })}</th>
          </tr>`
        : nothing
    }
    ${Array.from(
      { length: rows },
      (_, at) =>
        html`<tr>
          ${columns.map(
            (column, seat) =>
              html`<td>${column[at] ? cell(column[at], column[at] === latest, edition, people[seat]) : nothing}</td>`,
          )}
        </tr>`,
    )}
    ${round.ended ? endRow(round, round.ended) : nothing}
  </tbody>`;
}

/**
 * A turn: what was drawn, the tile and its bonus, or how the turn ended without one.
 * @param {Turn} turn @param {boolean} latest @param {Edition} edition
 * @param {boolean} [person] whether a person plays on that seat
 */
function cell(turn, latest, edition, person = false) {
  const last = turn.actions[turn.actions.length - 1];
  const placed = turn.end === "placed";
  const { bonus, bonus_points: bonusPoints, hexagons } = last;
  return html`<div class="pad-cell ${latest ? "latest" : ""}">
    <div class="pad-parts">
      ${turn.draws ? part(t("pad-drawn", { count: turn.draws }), turn.draw_points, "drawn") : nothing}
      ${placed ? part(tileText(placedTile(last.action)), last.points - bonusPoints, "tile") : nothing}
      ${bonus && bonusPoints ? part(bonusLink(bonus, hexagons, edition), bonusPoints, "bonus") : nothing}
      ${turn.end && !placed ? part(t(`pad-${turn.end}`), turn.end_points, "end") : nothing}
      ${person && turn.actions.some(({ by }) => by && by !== "person") ? botMark() : nothing}
    </div>
    ${totalCell(turn.total)}
  </div>`;
}

/** A bot played this turn for a person. */
const botMark = () =>
  html`<span class="pad-bot" title=${t("page-pad-bot-note")}
    ><span aria-hidden="true">${t("page-pad-bot")}</span
    ><span class="visually-hidden">${t("page-pad-bot-note")}</span></span
  >`;

/**
 * A bonus leads to its rule. On a pad of many columns it is a drawing with its name behind.
 * @param {string} bonus @param {number} hexagons @param {Edition} edition
 */
function bonusLink(bonus, hexagons, edition) {
  const name = bonusName(bonus, hexagons) ?? "";
  return html`<a
    href=${rulesAddress(edition, bonusRule(bonus, hexagons))}
    target="_blank"
    rel="noopener"
    title=${t("page-rule-of", { about: name })}
    >${Array.from({ length: Math.max(1, hexagons) }, () => signDrawing(bonus))}<span>${name}</span></a
  >`;
}

/** @param {unknown} what @param {number} points @param {string} kind */
const part = (what, points, kind) =>
  html`<span class="pad-part ${kind}"
    ><span class="pad-what">${what}</span>${
      points ? html`<span class="pad-points ${points < 0 ? "minus" : "plus"}">${signed(points)}</span>` : nothing
    }</span
  >`;

/** A total, which only its place tells from points to those who see it. @param {number} total */
const totalCell = (total) =>
  html`<b class="pad-sum"><span class="visually-hidden">${t("pad-total")}</span> ${score(total)}</b>`;

/** What the end of the round scored. @param {RoundView} round @param {Ended} ended */
function endRow({ totals, counts }, ended) {
  return html`<tr class="pad-end">
    ${totals.map(
      (total, seat) =>
        html`<td>
          <div class="pad-cell">
            <div class="pad-parts">
              ${ended.settlement[seat] ? part(t(endWord(ended, counts[seat])), ended.settlement[seat], "end") : nothing}
            </div>
            ${totalCell(total)}
          </div>
        </td>`,
    )}
  </tr>`;
}

/** @param {Ended} ended @param {number} left how many tiles a seat still held */
function endWord(ended, left) {
  if (ended.end === "blocked") return "pad-blocked";
  return left ? "pad-tiles-left" : "pad-last-tile";
}
