// @ts-check
/** Continuing on another device: a personal link that works once, made on request. */

import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { deviceLink } from "../api.js";
import { later } from "../lazy.js";
import { redraw } from "../router.js";
import { wrongText } from "../screens/plans.js";

const invite = later(() => import("./invite.js"), "friends");
/** @type {string | null} */
let token = null;
let wrong = "";

async function ask() {
  try {
    const made = await deviceLink();
    token = made.token;
    wrong = "";
    window.setTimeout(() => ((token = null), redraw()), made.seconds * 1000);
  } catch (error) {
    wrong = wrongText(error);
  }
  redraw();
}

export function deviceLinkBox() {
  return html`<section class="device-link" aria-label=${t("page-device")}>
    <h3>${t("page-device")}</h3>
    <p class="note">${t("page-device-note")}</p>
    ${
      token
        ? invite(redraw)?.linkBox(
            { path: `/device/${token}`, label: t("page-device-link"), picture: t("page-device-qr") },
            redraw,
          )
        : html`<button class="button" @click=${() => void ask()}>${t("page-device-make")}</button>`
    }
    <p class="refused" role="status">${wrong}</p>
  </section>`;
}
