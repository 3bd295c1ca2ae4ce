// @ts-check
/** What this device says of the shuffle, unasked: one quiet line if it holds, loudly if not. */

import { HERE } from "../../shared/api.js";
import { listed, t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { fetchRecord, recordAddress } from "../page/calls.js";
import { nameOf } from "../words/names.js";
import { checked } from "./check.js";
import { keep, kept, keptBeside } from "./kept.js";
import { refusal, thrown, unsettled } from "./witness.js";

/** @import { TableView } from "../types.js" */
/** @import { Checked, Kept } from "./types.js" */

/** What was found of each match; null while it is being checked. @type {Map<string, Checked | "unchecked" | null>} */
const found = new Map();
/** The tables, at a match, whose other matches are checked, and whether that is done. @type {Map<string, boolean>} */
const settled = new Map();

/** @param {TableView} table @param {number} match @param {string | null} key of a spectators' link */
async function verdict(table, match, key) {
  const record = JSON.parse(await fetchRecord(recordAddress(table.id, match, key)));
  const yours = table.seats.flatMap((seat, at) => (seat.yours ? [at] : []));
  const own = kept(table.id, match);
  const result = await checked({ ...table, match, yours }, record, own);
  const now = kept(table.id, match);
  if (now && result.witnessed && !result.wrong) keep(table.id, match, { ...now, end: "dealt" });
  return result;
}

/** @param {TableView} table @param {string | null} key @returns {Promise<Checked | "unchecked">} */
async function check(table, key) {
  try {
    const result = await verdict(table, table.match, key);
    await settle(table, key);
    const others = unsettled(table);
    if (!result.wrong && others.some(wasLost)) return { ...result, wrong: "lost" };
    return result.wrong || !others.length ? result : "unchecked";
  } catch {
    return "unchecked";
  }
}

/** What a server says that has no record. Whatever else it answers, it may have one. */
const NO_RECORD = new Set(["no-such-table", "not-over-yet"]);
/** @param {{own: Kept}} match */
const wasLost = ({ own }) => own.end === "lost";

/**
 * Whether the other matches were dealt from this device's shares. A later one may have begun in another tab.
 * @param {TableView} table @param {string | null} key
 */
async function settle(table, key) {
  for (const { match } of unsettled(table)) {
    const end = await verdict(table, match, key).then(
      ({ wrong, witnessed }) => (witnessed && !wrong ? "dealt" : "lost"),
      ({ code }) => (match < table.match && NO_RECORD.has(code) ? "lost" : undefined),
    );
    const own = kept(table.id, match);
    if (own && end) keep(table.id, match, { ...own, end });
  }
}

/**
 * The line below the result of a match.
 * @param {TableView} table
 * @param {string | null} key of a spectators' link
 * @param {() => void} changed
 */
export function fairLine(table, key, changed) {
  const own = kept(table.id, table.match);
  if (table.phase !== "over" || !(table.shuffle || table.proof || own)) return nothing;
  // What was found of a match is not what there is to say of it again after a later one.
  const name = [table.id, table.match, ...keptBeside(table.id, table.match).map(({ match }) => match)].join(".");
  const result = found.get(name);
  if (result === undefined) {
    found.set(name, null);
    void check(table, key).then((verdict) => {
      found.set(name, verdict);
      changed();
    });
  }
  if (!result) return nothing;
  const role = own?.lines ? "alert" : "status";
  if (result === "unchecked") return html`<p class="note fair-line" role=${role}>${t("fair-unchecked")}</p>`;
  if (result.wrong) return alarm(table, key, result.wrong);
  const names = result.away.map((at) => nameOf(table, at));
  return html`<p class="note fair-line" role="status">
    ${t(HERE ? "fair-here" : result.witnessed ? "fair-checked" : "fair-checked-record")}
    ${result.other ? t("fair-other") : nothing} ${result.undone && table.practice ? t("fair-undone") : nothing}
    ${names.length ? t("fair-away", { count: names.length, names: listed(names) }) : nothing} ${failures(table)}
    ${thrownText(table)}
  </p>`;
}

/** @param {TableView} table */
function thrownText(table) {
  const count = thrown(table);
  return count ? t("fair-thrown", { count }) : nothing;
}

/**
 * Before a match: that nobody shuffles, or what became of the shares that this device has revealed.
 * @param {TableView} table
 * @param {string | null} key of a spectators' link
 * @param {() => void} changed
 */
export function startNote(table, key, changed) {
  if (!table.shuffle) return html`<p class="line-note" role="status">${t("fair-none")}</p>`;
  const name = `${table.id}.${table.match}`;
  if (!settled.has(name)) {
    settled.set(name, false);
    void settle(table, key).then(() => {
      settled.set(name, true);
      changed();
    });
  }
  const others = unsettled(table);
  if (others.some(wasLost)) return html`<div class="line-note">${alarm(table, key, "lost")}</div>`;
  if (others.length && settled.get(name)) return html`<p class="line-note" role="status">${t("fair-unchecked")}</p>`;
  return thrown(table) ? html`<p class="line-note" role="status">${thrownText(table)}</p>` : nothing;
}

/** @param {TableView} table @param {string | null} key @param {string} wrong */
const alarm = (table, key, wrong) =>
  html`<div class="fair-wrong" role="alert">
    <b>${t("fair-wrong")}</b>
    <p>${t(`fair-wrong-${wrong}`)} ${thrownText(table)}</p>
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
    <p>${t(`fair-wrong-${why}`)}</p>
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
