// @ts-check
/** What somebody without a seat may do about that: take one that is free, or wait for the one that is theirs. */

import { button } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { heirSeat, isFree } from "../model/state.js";
import { seatName } from "../words/names.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { TableView } from "../types.js" */

/**
 * From when on somebody plays who takes this seat now, and for whom.
 * @param {Pick<TableView, "seats" | "phase">} table @param {number} seat
 */
export const playsText = ({ seats, phase }, seat) =>
  t("page-plays-next", { when: phase === "over" ? "match" : "round", name: seatName(seats, seat) });

/** @param {TableSession} session */
export function seatOffer({ table, invite, commands }) {
  const heir = heirSeat(table.seats);
  if (heir >= 0) {
    return html`<span>${playsText(table, heir)}</span> ${button(t("page-just-watch"), () => commands.leave(heir))}`;
  }
  if (!invite || !table.seats.some(isFree)) return nothing;
  return html`<span>${t("page-seat-free")}</span> <a class="button" href="/join/${invite}">${t("page-sit")}</a>`;
}

/** @param {TableSession} session */
export function newcomerNote(session) {
  const offer = seatOffer(session);
  return offer === nothing ? nothing : html`<div class="line-note" role="status">${offer}</div>`;
}
