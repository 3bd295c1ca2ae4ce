// @ts-check
/** That drawing on purpose decided a match, and the house rule without it. */

import { refusal } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { otherPeople } from "../model/state.js";
import { press } from "../page/press.js";
import { openTable, withDrawRule } from "../page/table-plan.js";
import { nameOf, whoIs } from "../words/names.js";

/** @import { Plan, TableView } from "../types.js" */

/** What went wrong, and at which match. */
let wrong = { match: "", text: "" };

/** @param {TableView} table @param {() => void} changed */
export function hoardNote(table, changed) {
  if (!table.hoard) return nothing;
  const { seat, ...facts } = table.hoard;
  const match = `${table.id} ${table.match}`;
  const fail = (/** @type {string} */ text) => ((wrong = { match, text }), changed());
  const play = (/** @type {Event} */ event) => void press(event, () => openTable(sameWithRule(table)), fail);
  return html`<div class="hoard">
    <p>${t("page-hoard", { ...facts, who: whoIs(table, seat), name: nameOf(table, seat) })} ${t("page-hoard-rule")}</p>
    ${wrong.match === match ? refusal(wrong.text) : nothing}
    ${
      table.spectator || otherPeople(table).length
        ? nothing
        : html`<button class="button" @click=${play}>${t("page-hoard-play")}</button>`
    }
  </div>`;
}

/** The table once more, where whoever can place must. @param {TableView} table @returns {Plan} */
const sameWithRule = ({ edition, seats, hints, marks, clock }) => ({
  edition: withDrawRule(edition, true),
  seats: seats.map(({ name, yours, level }) => (yours ? { kind: "me", name } : { kind: "bot", level: level ?? "pip" })),
  hints,
  marks,
  clock,
});
