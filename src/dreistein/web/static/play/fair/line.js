// @ts-check
/** What this device says of the shuffle, unasked: one quiet line if it holds, loudly if not. */

import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { fetchRecord, recordAddress } from "../page/calls.js";
import { nameOf } from "../words/names.js";
import { checked } from "./check.js";
import { kept } from "./kept.js";
import { refusal } from "./witness.js";

/** @import { TableView } from "../types.js" */
/** @import { Checked } from "./types.js" */

/** What was found of each match; null while it is being checked. @type {Map<string, Checked | "unchecked" | null>} */
const found = new Map();

/** @param {TableView} table @param {string | null} key @returns {Promise<Checked | "unchecked">} */
async function check(table, key) {
  try {
    const record = JSON.parse(await fetchRecord(recordAddress(table.id, table.match, key)));
    return await checked(table, record, kept(table.id, table.match));
  } catch {
    return "unchecked";
  }
}

/**
 * The line below the result of a match.
 * @param {TableView} table
 * @param {string | null} key of a spectators' link
 * @param {() => void} changed
 */
export function fairLine(table, key, changed) {
  if (table.phase !== "over" || !table.proof) return nothing;
  const name = `${table.id}.${table.match}`;
  const result = found.get(name);
  if (result === undefined) {
    found.set(name, null);
    void check(table, key).then((verdict) => {
      found.set(name, verdict);
      changed();
    });
  }
  if (!result) return nothing;
  if (result === "unchecked") return html`<p class="note fair-line" role="status">${t("fair-unchecked")}</p>`;
  if (result.wrong) return alarm(table, key, result.wrong);
  const names = result.away.map((at) => nameOf(table, at));
  return html`<p class="note fair-line" role="status">
    ${t(result.witnessed ? "fair-checked" : "fair-checked-record")}
    ${result.undone && table.practice ? t("fair-undone") : nothing}
    ${names.length ? t("fair-away", { count: names.length, names: listed(names) }) : nothing} ${failures(table)}
  </p>`;
}

/** @param {TableView} table @param {string | null} key @param {string} wrong */
const alarm = (table, key, wrong) =>
  html`<div class="fair-wrong" role="alert">
    <b>${t("fair-wrong")}</b>
    <p>${t(`fair-wrong-${wrong}`)}</p>
    <p>${t("fair-what-to-do")}</p>
    <a class="button" href=${recordAddress(table.id, table.match, key)} download>${t("page-save-record")}</a>
  </div>`;

/** By whom the shuffle was held up, one sentence an attempt. @param {TableView} table */
export const failures = ({ shuffle }) =>
  (shuffle?.failed ?? []).map(
    ({ why, names }) => html`<span>${t(`fair-failed-${why}`, { names: listed(names) })} </span>`,
  );

/** Why this device holds its share back; nothing if it does not. @param {TableView} table */
export function refusalNote(table) {
  const why = refusal(table);
  if (!why) return nothing;
  return html`<div class="fair-wrong" role="alert">
    <b>${t("fair-refused")}</b>
    <p>${t(`fair-refused-${why}`)}</p>
    <p>${t("fair-refused-do")}</p>
  </div>`;
}

/** For whom the shuffle waits; nothing if it does not. @param {TableView} table */
export function shuffleNote(table) {
  const { shuffle } = table;
  const missing = table.phase === "gathering" ? (shuffle?.missing ?? []) : [];
  const names = listed(missing.map((at) => nameOf(table, at)));
  const failed = shuffle?.failed.length;
  return html`${refusalNote(table)}
  ${failed ? html`<p class="shuffle-note" role="alert">${failures(table)}</p>` : nothing}
  ${missing.length ? html`<p role="status">${t("fair-waiting", { names })}</p>` : nothing}`;
}
