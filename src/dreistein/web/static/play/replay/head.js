// @ts-check
/** The head of a replay: the players with their tiles and totals at a position. */

import { back } from "../../shared/pictures/tile-svg.js";
import { score, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { LOGO } from "../page/navigate.js";
import { crowd } from "../players/chips.js";

/** @import { position } from "../record/steps.js" */
/** @import { Replay } from "../types.js" */

/** @param {Replay} record @param {ReturnType<typeof position>} here @param {unknown[]} faces */
export function replayHead(record, here, faces) {
  const round = here.rounds[here.rounds.length - 1];
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${t("page-to-start")}><img src=${LOGO} alt="" /><span>Dreistein</span></a>
    <ul class="chips ${crowd(record.players.length)}" aria-label=${t("page-players")}>
      ${record.players.map(
        (name, seat) =>
          html`<li class="chip ${round.to_move === seat ? "moving" : ""}" data-seat=${seat}>
            ${faces[seat]}
            <span class="chip-name">${name}</span>
            <span class="chip-tiles"
              ><svg viewBox="-54 -2 108 96" aria-hidden="true">${back()}</svg>${here.hands[seat].length}${
                record.resigned.includes(seat)
                  ? html`<span class="chip-away">${t("page-seat-resigned")}</span>`
                  : nothing
              }</span
            >
            <b class="chip-total">${score(round.totals[seat])}</b>
          </li>`,
      )}
    </ul>
    <div class="top-right"><span class="where">${t("pad-round", { number: here.number + 1 })}</span></div>
  </header>`;
}
