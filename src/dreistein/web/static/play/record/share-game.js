// @ts-check
/** Sharing a moment of a match: a link that opens there, and a picture of the board. */

import { announce } from "../../shared/announce.js";
import { HERE } from "../../shared/api.js";
import { refusal } from "../../shared/fields.js";
import { settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { press } from "../page/press.js";
import { linkBox, origin, whereOthersReach } from "../parts/invite.js";
import { nameField } from "../parts/name-field.js";
import { makeMoment, withdrawals, withdrawMoment } from "./moments.js";

/**
 * @typedef {object} Shareable what is shared
 * @property {Parameters<typeof makeMoment>[0] | null} where a link can be made to; null where it cannot
 * @property {string} [id] of the link that is there already
 * @property {boolean} [yours] whether the visitor has made that
 * @property {(address: string) => Promise<void>} [picture] shares one, with an address on it
 * @property {boolean} [nameless] whether the visitor would be on it without a name
 */

/** What was shared last, the link to it, and what went wrong. */
let last = { what: "", id: "", yours: false, asks: false, note: "", wrong: "" };

/**
 * What can be done; or, where only this computer reaches the server, the question whether to open it.
 * @param {Shareable} what @param {() => void} changed
 */
export function shareBox({ where: wanted, id = "", yours = false, picture, nameless = false }, changed) {
  const where = HERE ? null : wanted; // a link leads to a server
  const name = JSON.stringify([where, id, withdrawals]);
  // Once asked for, the field stays: whatever is clicked after typing is where it was.
  if (last.what !== name) last = { what: name, id, yours, asks: nameless && !settings.name, note: "", wrong: "" };
  const mine = last;
  const fail = (/** @type {string} */ text) => ((mine.wrong = text), changed());
  const make = async () => {
    if (!where) return;
    Object.assign(mine, { id: (await makeMoment(where)).moment, yours: true, note: "", wrong: "" });
    changed();
  };
  const withdraw = async () => {
    await withdrawMoment(mine.id);
    Object.assign(mine, { id: "", note: t("page-link-withdrawn"), wrong: "" });
    announce(mine.note);
    changed();
  };
  const button = (/** @type {string} */ key, /** @type {() => Promise<void>} */ work, kind = "") =>
    html`<button class="button ${kind}" @click=${(/** @type {Event} */ event) => void press(event, work, fail)}>
      ${t(key)}
    </button>`;
  const more = () => (mine.yours ? button("page-link-withdraw", withdraw) : nothing);
  const path = `/moment/${mine.id}`;
  const drawn = picture && (() => picture(mine.id ? origin() + path : origin()));
  return whereOthersReach(
    () =>
      html`${
          mine.id
            ? linkBox({ path, label: t("page-link-moment"), picture: t("page-link-qr"), more }, changed)
            : where
              ? html`<p>${t("page-link-note")}</p>`
              : nothing
        }
        ${mine.note ? html`<p class="note" role="status">${mine.note}</p>` : nothing} ${refusal(mine.wrong)}
        ${mine.asks ? nameField() : nothing}
        <div class="row">
          ${where && !mine.id ? button("page-link-make", make, "primary") : nothing}
          ${drawn ? button("page-share-picture", drawn) : nothing}
        </div>`,
    changed,
  );
}
