// @ts-check
/** The mark of the viewer's own seat, where it bears a name. */

import { t } from "../../../shared/text.js";
import { html } from "../../../vendor/lit/lit-html.js";

export const youMark = () => html`<span class="chip-you">${t("you-within")}</span>`;
