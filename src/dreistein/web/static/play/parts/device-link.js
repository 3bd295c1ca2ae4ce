// @ts-check
/** Continuing on another device: a personal link that works once, made on request. */

import { HERE } from "../../shared/api.js";
import { button } from "../../shared/fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { deviceLink, onOther } from "../page/calls.js";
import { later } from "../page/lazy.js";
import { redraw } from "../page/navigate.js";
import { press } from "../page/press.js";

const invite = later(() => import("./invite.js"), "friends");
/** @type {string | null} */
let token = null;
let wrong = "";

async function make() {
  const made = await deviceLink();
  token = made.token;
  window.setTimeout(() => token === made.token && (dropLink(), redraw()), made.seconds * 1000);
  tell("");
}

/** Shows the link no longer: it is worth nothing any more. */
export const dropLink = () => void (token = null);
onOther(dropLink);

/** @param {string} text */
const tell = (text) => ((wrong = text), redraw());

export function deviceLinkBox() {
  if (HERE) return nothing;
  return html`<section class="device-link" aria-label=${t("page-device")}>
    <h3>${t("page-device")}</h3>
    <p class="note">${t("page-device-note")}</p>
    ${
      token
        ? invite(redraw)?.linkBox(
            { path: `/device/${token}`, label: t("page-device-link"), picture: t("page-device-qr") },
            redraw,
          )
        : button(t("page-device-make"), (event) => press(event, make, tell))
    }
    <p class="refused" role="status">${wrong}</p>
  </section>`;
}
