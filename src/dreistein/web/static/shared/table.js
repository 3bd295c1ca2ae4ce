// @ts-check
/** Parts of tables. */

import { html } from "../vendor/lit/lit-html.js";

/** The head of a table: what its columns are called. @param {unknown[]} columns */
export const tableHead = (...columns) =>
  html`<thead>
    <tr>
      ${columns.map((column) => html`<th scope="col">${column}</th>`)}
    </tr>
  </thead>`;
