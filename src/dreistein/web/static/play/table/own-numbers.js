// @ts-check
/** The numbers of a table that differ from the printed ones. Fetched where there are any. */

import { labelledNumbers } from "../../shared/number-fields.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { rulesAddress } from "../page/rules-link.js";
import { editionText } from "../words/names.js";

/** @import { Edition, TableView } from "../types.js" */

/**
 * Which numbers differ from those of the edition that they started from, or else of the most similar one.
 * @param {Pick<TableView, "edition" | "seats">} table @param {Record<string, Edition>} printed
 */
export function differences({ edition, seats }, printed) {
  const rows = labelledNumbers(edition, seats.length);
  const from = (/** @type {Edition} */ base) => {
    const theirs = labelledNumbers(base, seats.length);
    return { name: base.name, other: rows.filter(([, value], at) => value !== theirs[at][1]) };
  };
  const named = printed[edition.name.split(",")[0]];
  return (named ? [named] : Object.values(printed))
    .map(from)
    .reduce((best, next) => (next.other.length < best.other.length ? next : best));
}

/** @param {TableView} table @param {Record<string, Edition>} printed */
export function ownNumbers(table, printed) {
  const { name, other } = differences(table, printed);
  if (!other.length) return nothing;
  return html`<div class="note own-numbers">
    ${t("numbers-base", { edition: editionText(name) })}
    <ul>
      ${other.map(([label, value]) => html`<li>${label} <b>${value}</b></li>`)}
    </ul>
    <p><a class="button" href=${rulesAddress(table.edition)} target="_blank" rel="noopener">${t("page-rules")}</a></p>
  </div>`;
}
