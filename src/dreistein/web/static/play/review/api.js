// @ts-check
/** What the page asks the server about reviews, and the files it keeps for as long as its tab is open. */

import { call } from "../../shared/api.js";
import { settings } from "../../shared/settings.js";
import { readStored, writeStored } from "../../shared/storage.js";
import { newTable } from "../page/table-plan.js";

/** @import { ReviewedMatches, ReviewState } from "../types.js" */

const part = encodeURIComponent;

/**
 * The address at which a match of a table is reviewed.
 * @param {string} table @param {number} match @param {string | null} key
 */
export const reviewAddress = (table, match, key) => `/review?table=${table}&match=${match}${key ? `&key=${key}` : ""}`;

/** A finished match of a table, or a record that was opened as a file. */
/** @typedef {import("../page/calls.js").Finished | {text: string, id: string | null}} Reviewed */

/** A finished match, a record, or what a link shows. */
/** @typedef {import("../page/calls.js").Finished | {text: string} | {moment: string}} Played */

/** The path of a review. @param {Reviewed} of */
const path = (of) =>
  "text" in of
    ? `reviews/${part(of.id ?? "")}`
    : `tables/${part(of.table)}/review?match=${of.match}${of.key ? `&key=${part(of.key)}` : ""}`;

/** Asks for a review. @param {Reviewed} of @returns {Promise<ReviewState>} */
export const begin = (of) => ("text" in of ? call("reviews", of.text) : call(path(of), undefined, "POST"));

/** How far it is. @param {Reviewed} of @returns {Promise<ReviewState>} */
export const look = (of) => call(path(of));

/** @param {Reviewed} of @returns {Promise<void>} */
export const cancel = (of) => call(path(of), undefined, "DELETE");

/**
 * Plays on from a moment of a match.
 * @param {Played} of @param {{round: number, ply: number, seat: number}} where @returns {Promise<{table: string}>}
 */
export function playOn(of, where) {
  const wish = { ...where, name: settings.name, look: settings.look };
  if ("text" in of) return newTable({ ...wish, record: of.text }, "again");
  if ("moment" in of) return newTable(wish, `moments/${part(of.moment)}/again`);
  return newTable(wish, `tables/${part(of.table)}/again?match=${of.match}${of.key ? `&key=${part(of.key)}` : ""}`);
}

/** Whether a match can be played on: what a file does not have is dealt from its seed. @param {Played} of */
export const canPlayOn = (of) => !("text" in of) || hasSeed(of.text);

/** @param {string} text a record that was read before */
export const hasSeed = (text) => typeof JSON.parse(text.replace(/^\uFEFF/, "")).seed === "string";

/** The matches that were reviewed. @returns {Promise<ReviewedMatches>} */
export const ownReviews = () => call("reviews");

const KEY = "dreistein.review";

/**
 * The record that the address speaks of, after the page was loaded anew.
 * @param {string} id @returns {string | null}
 */
export function keptFile(id) {
  const kept = readStored("sessionStorage", KEY);
  return kept?.id === id && typeof kept.text === "string" ? kept.text : null;
}

/** @param {string} id @param {string} text */
export const keepFile = (id, text) => writeStored("sessionStorage", KEY, { id, text });

/** A record on its way from the replay to its review. */
let handed = "";

/** @param {string} text */
export const handOver = (text) => (handed = text);

/** What was handed over, once. */
export function takeOver() {
  const text = handed;
  handed = "";
  return text;
}
