// @ts-check
/** The book as `dreistein.rulebook` writes it: a JSON file for each language and edition. */

import { call } from "../shared/api.js";
import { ask } from "../shared/ask.js";
import { houseRules } from "../shared/house-rules.js";

/** @import { Book } from "./types.js" */

export const EDITIONS = ["german", "international", "early", "triominos"];

/** The default edition of a language. @param {string} language */
export const usual = (language) => (language === "de" ? "german" : "international");

/** Whether there is a book of an edition: a printed one, or house rules of this device. @param {string} edition */
export const isKnown = (edition) => EDITIONS.includes(edition) || houseRules().some(({ name }) => name === edition);

/**
 * The book of a language and an edition; it is served next to this module, also by any web host. A server writes
 * that of house rules when it is asked for.
 * @param {string} language @param {string} edition @returns {Promise<Book>}
 */
export async function load(language, edition) {
  const own = EDITIONS.includes(edition) ? null : houseRules().find(({ name }) => name === edition);
  if (own) return call(`rulebook/${language}`, { edition: own });
  const answer = await ask(new URL(`data/${language}-${edition}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`rulebook: ${answer.status}`);
  return answer.json();
}
