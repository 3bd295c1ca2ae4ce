// @ts-check
/** The book as `dreistein.rulebook` writes it: a JSON file for each language and edition. */

import { ask } from "../shared/ask.js";

/** @import { Book } from "./types.js" */

export const EDITIONS = ["german", "international", "early", "triominos"];

/** The default edition of a language. @param {string} language */
export const usual = (language) => (language === "de" ? "german" : "international");

/**
 * The book of a language and an edition; it is served next to this module, also by any web host.
 * @param {string} language
 * @param {string} edition
 * @returns {Promise<Book>}
 */
export async function load(language, edition) {
  const answer = await ask(new URL(`data/${language}-${edition}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`rulebook: ${answer.status}`);
  return answer.json();
}
