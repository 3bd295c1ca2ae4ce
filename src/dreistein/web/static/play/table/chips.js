// @ts-check
/** The players as chips: name, total, tiles held; the player to move is ringed. */

import { score, t } from "../../shared/text.js";
import { back } from "../../shared/tile-svg.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { roundOf, totalsOf } from "../session/state.js";
import { nameOf, wholeName } from "../words/names.js";
import { faceOf } from "./faces.js";

/** @import { SeatView, TableView } from "../types.js" */

/** How full the row of chips is, for the style sheet. @param {number} seats */
export const crowd = (seats) => (seats > 4 ? "many" : ["", "", "", "three", "many four"][seats]);

/** @param {TableView} table @param {number | null} moving */
export function chips(table, moving) {
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
        ${levelOf(seat)}
        <span class="chip-tiles">
          <svg viewBox="-54 -2 108 96" aria-hidden="true">${back()}</svg>
          <span aria-hidden="true">${held}</span>
          <span class="visually-hidden">${t("tiles", { count: held })}</span>
          ${youMark(table, seat)}${away(seat)}
        </span>
        <b class="chip-total"
          ><span class="visually-hidden">${t("points", { points: totals[at] })}</span
          ><span aria-hidden="true">${score(totals[at])}</span></b
        >
      </li>`;
    })}
  </ul>`;
}

/** A bot's level, for those who cannot point at its name. @param {SeatView} seat */
const levelOf = ({ name, level }) =>
  level && !name ? html`<span class="visually-hidden">${t(`page-level-${level}`)}</span>` : nothing;

/** A player with a name is told which seat is their own. @param {TableView} table @param {SeatView} seat */
const youMark = ({ seats }, { name, yours }) =>
  name && yours && seats.length > 1 && seats.filter((seat) => seat.yours).length === 1
    ? html`<span class="chip-you">${t("you-within")}</span>`
    : nothing;

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
