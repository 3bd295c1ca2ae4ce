// @ts-check
/** The tiles of a board as two lists for screen readers: the last moves, and what lay there before. */

import { cellOf } from "../../shared/rules/placements.js";
import { language, t } from "../../shared/text.js";
import { repeat } from "../../vendor/lit/directives/repeat.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { stylesheets } from "../page/lazy.js";
import { layoutOf, tileOnBoard } from "../words/place.js";

stylesheets("tiles");

/** The texts of the last board: most drawings change something else. */
let last = { key: "", texts: /** @type {Map<string, string>} */ (new Map()) };

/** @param {readonly string[]} board */
function textsOf(board) {
  const key = [language, ...board].join(" ");
  if (key !== last.key) {
    const layout = layoutOf(board);
    last = { key, texts: new Map(board.map((placed) => [placed, tileOnBoard(layout, placed)])) };
  }
  return last.texts;
}

/**
 * Newest first, so that a new tile moves nothing that was read before it.
 * @param {readonly string[]} board placements, oldest first
 * @param {ReadonlySet<string>} marked the cells of the last moves
 */
export function groups(board, marked) {
  const texts = textsOf(board);
  const newest = [...board].reverse();
  const latest = newest.filter((placed) => marked.has(cellOf(placed)));
  const earlier = newest.filter((placed) => !marked.has(cellOf(placed)));
  return html`<div class="tile-groups" role="group" tabindex="0" aria-label=${t("page-tile-list")}>
    ${board.length ? nothing : html`<p>${t("place-none")}</p>`} ${group("latest", t("place-latest"), latest, texts)}
    ${group("earlier", t("place-earlier"), earlier, texts)}
  </div>`;
}

/** @param {string} id @param {string} title @param {string[]} placements @param {Map<string, string>} texts */
function group(id, title, placements, texts) {
  if (!placements.length) return nothing;
  return html`<h3 id="tiles-${id}">${title}</h3>
    <ul role="list" aria-labelledby="tiles-${id}">
      ${repeat(
        placements,
        (placed) => placed,
        (placed) => html`<li>${texts.get(placed)}</li>`,
      )}
    </ul>`;
}
