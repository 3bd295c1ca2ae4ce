// @ts-check
/** After a match: whom to play next, if the last matches suggest it. */

import "../../shared/players/rung-faces.js";

import { button, refusal } from "../../shared/fields.js";
import { faceDrawing } from "../../shared/players/face-svg.js";
import { rungLook, rungName } from "../../shared/players/levels.js";
import { readStored, writeStored } from "../../shared/storage.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { tables } from "../page/calls.js";
import { stylesheets } from "../page/lazy.js";
import { press } from "../page/press.js";
import { openTable, planAgainst } from "../page/table-plan.js";
import { adviceOf, DECLINED } from "./advice.js";

/** @import { TableView } from "../types.js" */
/** @import { Advice } from "./advice.js" */

stylesheets("opening/ladder");

/** The match that was asked about, and what came of it. */
let match = "";
/** @type {Advice | null} */
let advice = null;
let wrong = "";

/** @param {TableView} table as it was when the match ended @param {() => void} changed */
export function nextOpponent(table, changed) {
  ask(table, changed);
  if (!advice) return nothing;
  const { from, to, up } = advice;
  const name = rungName(to);
  return html`<div class="next-rung">
    ${faceDrawing(rungLook(to))}
    <div>
      <p role="status">${t(up ? "ladder-up" : "ladder-down", { from: rungName(from), to: name })}</p>
      ${refusal(wrong)}
      <div class="row">
        ${button(t("ladder-try", { name }), (event) => play(event, table, changed))}
        ${button(t("ladder-stay"), () => decline(changed))}
      </div>
    </div>
  </div>`;
}

/** Once for each match. @param {TableView} table @param {() => void} changed */
function ask(table, changed) {
  const now = `${table.id} ${table.match}`;
  if (match === now) return;
  match = now;
  advice = null;
  wrong = "";
  tables().then(
    (found) => {
      if (match !== now) return;
      advice = adviceOf(found.tables, readStored("localStorage", DECLINED));
      changed();
    },
    () => undefined,
  );
}

/** Under the same rules. @param {Event} event @param {TableView} table @param {() => void} changed */
async function play(event, { edition }, changed) {
  if (!advice) return;
  const { to } = advice;
  const printed = !edition.name.includes(",") && !edition.must_place;
  const fail = (/** @type {string} */ text) => ((wrong = text), changed());
  await press(event, () => openTable(planAgainst(to, printed ? edition.name : edition)), fail);
}

/** @param {() => void} changed */
function decline(changed) {
  if (!advice) return;
  const { from, to, at } = advice;
  writeStored("localStorage", DECLINED, { ...readStored("localStorage", DECLINED), [from]: { to, at } });
  advice = null;
  changed();
}
