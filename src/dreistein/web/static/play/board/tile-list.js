// @ts-check
/** The board for those who do not see it: a heading with a button that opens the list of its tiles. */

import { change, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { later } from "../page/lazy.js";

const tileGroups = later(() => import("./tile-groups.js"), "place");

/**
 * It is seen only while it has the focus. Whoever opened it finds it open at the next table.
 * @param {readonly string[]} board placements, oldest first
 * @param {ReadonlySet<string>} marked the cells of the last moves
 * @param {() => void} changed
 */
export function tileList(board, marked, changed) {
  const open = settings.tiles;
  const code = open ? tileGroups(changed) : null;
  return html`<div class="tile-list">
    <h2>
      <button class="button" aria-expanded=${open} @click=${() => change({ tiles: !open })}>
        ${t("page-tile-list")}
      </button>
    </h2>
    ${code ? code.groups(board, marked) : nothing}
  </div>`;
}
