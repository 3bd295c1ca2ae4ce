// @ts-check
/** Continuing as the same person on another device, by a link that works once. */

import { change } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { claim } from "../page/calls.js";
import { press } from "../page/press.js";
import { Framed } from "../parts/frame.js";

/** @param {HTMLElement} root @param {string} token */
export function deviceScreen(root, token) {
  let wrong = "";
  const screen = new Framed(
    root,
    () => t("page-device"),
    () =>
      html` <h1 tabindex="-1">${t("page-device")}</h1>
        ${
          wrong
            ? html`<p role="alert">${wrong}</p>
                <div class="row"><a class="button primary" href="/">${t("page-start")}</a></div>`
            : html`<p>${t("page-device-claim")}</p>
                <div class="row">
                  <button class="button primary" @click=${(/** @type {Event} */ event) => void goOn(event)}>
                    ${t("page-device-yes")}
                  </button>
                  <a class="button" href="/">${t("page-no")}</a>
                </div>`
        }`,
  );

  /** @param {Event} event */
  function goOn(event) {
    const become = async () => {
      const { name } = await claim(token);
      change({ name });
      return "/games";
    };
    return press(event, become, (text) => ((wrong = text), screen.draw()));
  }
  return screen;
}
