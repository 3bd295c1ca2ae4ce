// @ts-check
/** The rules of a table before it begins, with the numbers that are its own. */

import { html, nothing } from "../../vendor/lit/lit-html.js";
import { editions } from "../page/calls.js";
import { later } from "../page/lazy.js";
import { isOwn } from "../page/rules-link.js";
import { rulesText, toldName } from "../words/table-rules.js";

/** @import { Edition, TableView } from "../types.js" */

const numbers = later(() => import("./own-numbers.js"), "numbers");
/** The printed editions, to tell which numbers are a table's own. @type {Record<string, Edition> | null} */
let printed = null;
let asked = false;

/** @param {TableView} table @param {() => void} changed */
export function rulesOf(table, changed) {
  const { edition } = table;
  const own = isOwn(edition);
  if (own && !asked) {
    asked = true;
    editions().then(
      (found) => ((printed = found), changed()),
      () => (asked = false),
    );
  }
  const [base] = edition.name.split(",");
  const name = own && printed ? toldName(edition, printed) : base;
  return html`<p class="note">${rulesText({ ...table, ...edition, edition: name })}</p>
    ${(own && printed && numbers(changed)?.ownNumbers(table, printed)) || nothing}`;
}
