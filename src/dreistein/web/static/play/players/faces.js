// @ts-check
/** The faces of a table's players, and the mark of the viewer's own seat. */

import { faceDrawing } from "../../shared/players/face-svg.js";
import { looksOf } from "../../shared/players/looks.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";

/** @import { TableView } from "../types.js" */

/** @param {TableView} table @param {number} seat */
export const faceOf = ({ seats }, seat) => faceDrawing(looksOf(seats)[seat]);

export const youMark = () => html`<span class="chip-you">${t("you-within")}</span>`;
