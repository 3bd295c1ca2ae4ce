// @ts-check
/** The players as chips: name, total, tiles held; the player to move is ringed. */

import { back } from "../../shared/pictures/tile-svg.js";
import { faceDrawing } from "../../shared/players/face-svg.js";
import { looksOf } from "../../shared/players/looks.js";
import { score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { roundOf, totalsOf } from "../model/state.js";
import { levelWord, nameOf, needsYou, wholeName } from "../words/names.js";

/** @import { SeatView, TableView } from "../types.js" */

/** How full the row of chips is, for the style sheet. @param {number} seats */
export const crowd = (seats) => (seats > 4 ? "many" : ["", "", "", "three", "many four"][seats]);

/**
 * @param {TableView} table @param {number | null} moving
 * @param {number | null} hinted the seat that has asked for a hint in its turn
 */
export function chips(table, moving, hinted) {
  const round = roundOf(table);
  const totals = totalsOf(table);
  return html`<ul
    class="chips ${crowd(table.seats.length)}"
    tabindex=${table.seats.length > 2 ? 0 : nothing}
    aria-label=${t("page-players")}
  >
    ${table.seats.map((seat, at) => {
      const held = round?.counts[at] ?? 0;
      return html`<li
        class="chip ${at === moving ? "moving" : ""}"
        data-seat=${at}
        aria-current=${at === moving ? "true" : nothing}
      >
        ${seat.kind === "invited" ? nothing : faceOf(table, at)}
        <span class="chip-name" title=${wholeName(table, at)}>${nameOf(table, at)}</span>
        ${levelOf(seat, nameOf(table, at))}
        <span class="chip-tiles">
          <svg viewBox="-54 -2 108 96" aria-hidden="true">${back()}</svg>
          <span aria-hidden="true">${held}</span>
          <span class="visually-hidden">${t("tiles", { count: held })}</span>
          ${needsYou(table, at) ? youMark() : nothing} ${at === hinted ? hintMark() : nothing} ${away(seat)}
        </span>
        <b class="chip-total"
          ><span class="visually-hidden">${t("points", { points: totals[at] })}</span
          ><span aria-hidden="true">${score(totals[at])}</span></b
        >
      </li>`;
    })}
  </ul>`;
}

/** A bot's level, for those who cannot point at its name. @param {SeatView} seat @param {string} shown */
const levelOf = ({ name, level }, shown) =>
  level && !name && levelWord(level) !== shown
    ? html`<span class="visually-hidden">${levelWord(level)}</span>`
    : nothing;

/** Everybody sees for the whole turn that its player has asked the expert. */
const hintMark = () =>
  html`<span class="chip-hint" title=${t("page-seat-hinted")}
    ><svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3" /></svg
    ><span class="visually-hidden">${t("page-seat-hinted")}</span></span
  >`;

/** @param {SeatView} seat */
function away(seat) {
  const key = seat.resigned
    ? "page-seat-resigned"
    : seat.held
      ? "page-seat-held"
      : seat.kind === "invited"
        ? "page-seat-waiting"
        : seat.kind === "person" && !seat.here
          ? "page-seat-away"
          : null;
  return key ? html`<span class="chip-away">${t(key)}</span>` : nothing;
}

/** @param {TableView} table @param {number} seat */
export const faceOf = ({ seats }, seat) => faceDrawing(looksOf(seats)[seat]);

export const youMark = () => html`<span class="chip-you">${t("you-within")}</span>`;
