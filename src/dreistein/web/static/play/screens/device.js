// @ts-check
/** Continuing as the same person on another device, by a link that works once. */

import { button } from "../../shared/fields.js";
import { change, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { claim, linkLook, nameMe } from "../page/calls.js";
import { press } from "../page/press.js";
import { Framed } from "../parts/frame.js";
import { wayBack } from "../parts/way-back.js";

/** @import { LinkLook } from "../../shared/wire.js" */

/** @param {HTMLElement} root @param {string} token */
export function deviceScreen(root, token) {
  /** @type {LinkLook | null} */
  let seen = null;
  let replaced = false;
  /** @type {Framed} */
  const screen = new Framed(
    root,
    () => t("page-device"),
    () =>
      html` <h1 tabindex="-1">${t("page-device")}</h1>
        ${replaced ? done() : screen.wrong ? refused() : seen ? ask(seen) : screen.awaited()}`,
  );

  const refused = () =>
    html`<p role="alert">${screen.wrong}</p>
      <div class="row"><a class="button primary" href="/">${t("page-start")}</a></div>`;

  /** @param {LinkLook} one whose link it is */
  const ask = ({ name, yours, games }) =>
    html`<p class="lead">
        ${yours ? t("page-device-yours") : name ? t("page-device-claim", { name }) : t("page-device-claim-unnamed")}
      </p>
      ${yours ? nothing : html`<p>${t("page-device-claim-note")}</p>`}
      ${games ? html`<p><strong>${t("page-device-lose", { count: games })}</strong></p>` : nothing}
      <div class="row">
        ${yours ? nothing : button(t("page-device-yes"), (event) => goOn(event), "primary")}
        <a class="button" href="/">${t(yours ? "page-start" : "page-no")}</a>
      </div>`;

  const done = () =>
    html`<div role="status">${wayBack(screen.fail)}</div>
      ${screen.refusal()}
      <div class="row"><a class="button primary" href="/games">${t("page-games")}</a></div>`;

  /** @param {Event} event */
  function goOn(event) {
    const become = async () => {
      if (seen?.games && settings.name) await nameMe(settings.name); // the way back brings it along
      const { name, before } = await claim(token);
      change({ name });
      if (before === null || !seen?.games) return "/games";
      replaced = true;
      screen.draw();
    };
    return press(event, become, screen.fail);
  }

  screen.expect(linkLook(token), (look) => (seen = look));
  return screen;
}
