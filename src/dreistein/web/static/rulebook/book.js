// @ts-check
/** The book as `dreistein.rulebook` writes it: a JSON file for each language and edition. */

import { call } from "../shared/api.js";
import { ask } from "../shared/ask.js";
import { houseRules } from "../shared/house-rules.js";
import { isEdition } from "../shared/rules/editions.js";

/** @import { Edition } from "../shared/wire.js" */
/** @import { Book } from "./types.js" */

export const EDITIONS = ["german", "international", "early", "triominos"];

/** The default edition of a language. @param {string} language */
export const usual = (language) => (language === "de" ? "german" : "international");

/** The house rules that an address has whole, as a table's link does: guests never met them. @param {string} text */
export function rulesIn(text) {
  try {
    const rules = JSON.parse(text);
    return isEdition(rules) ? rules : null;
  } catch {
    return null;
  }
}

/** House rules: those of an address, and those of this device. @param {Edition | null} told */
export const ownRules = (told) => [...(told ? [told] : []), ...houseRules().filter(({ name }) => name !== told?.name)];

/**
 * The book of a language and an edition; it is served next to this module, also by any web host. A server writes
 * that of house rules when it is asked for.
 * @param {string} language @param {string} edition @param {Edition[]} rules of a house @returns {Promise<Book>}
 */
export async function load(language, edition, rules) {
  const own = EDITIONS.includes(edition) ? null : rules.find(({ name }) => name === edition);
  if (own) return call(`rulebook/${language}`, { edition: own });
  const answer = await ask(new URL(`data/${language}-${edition}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`rulebook: ${answer.status}`);
  return answer.json();
}
