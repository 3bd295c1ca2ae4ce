// @ts-check
/** What is true of games only where they are played without a server. */

import { SERVER } from "../../shared/api.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";

/** Apple's browsers drop what a page has stored after a week without a visit, but for pages of the home screen. */
const forgets = () =>
  /^((?!Chrome|Android).)*Safari/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

/** Where the games are. */
export const keptNote = () => html`<p class="note">${t("page-here-kept")} ${forgets() ? t("page-here-week") : ""}</p>`;

/** What needs others, and where they are. */
export const serverNote = () =>
  html`<p class="note">
    ${t("page-here-alone")}
    ${SERVER ? html`<a href=${SERVER}>${t("page-here-server", { host: new URL(SERVER).host })}</a>` : nothing}
  </p>`;

/** What a link to a challenge is, where no server keeps it. */
export const challengeNote = () => html`<p class="note">${t("page-here-challenge")}</p>`;

/** How the tiles of a day come about, where no server knows them beforehand. */
export const dayNote = () => html`<p class="note">${t("page-here-day")}</p>`;
