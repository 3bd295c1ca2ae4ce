// @ts-check
/** What is true of games only where they are played without a server. */

import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";

/** Apple's browsers drop what a page has stored after a week without a visit, but for pages of the home screen. */
const forgets = () =>
  /^((?!Chrome|Android).)*Safari/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

/** Where the games are. */
export const keptNote = () => html`<p class="note">${t("page-here-kept")} ${forgets() ? t("page-here-week") : ""}</p>`;
