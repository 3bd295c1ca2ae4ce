// @ts-check
/** The book as `dreistein.rulebook` writes it: a JSON file for each language and edition. */

import { ask } from "../shared/ask.js";

/** @import { Edition } from "../shared/wire.js" */

/** @typedef {string | {stress: string}} Run */
/** @typedef {{kind: "paragraph" | "list", lines: Run[][]}} Block */
/** @typedef {{name: string, tiles: string[], svg: string}} Rack */
/**
 * @typedef {object} Example
 * @property {string} id
 * @property {string} caption
 * @property {string} svg
 * @property {string[]} placements
 * @property {Rack[]} racks
 * @property {[string, number][]} totals
 */
/**
 * @typedef {object} Rule
 * @property {string} id
 * @property {string} title
 * @property {string} short
 * @property {Block[]} text
 * @property {Block[]} open
 * @property {Block[]} ruling
 * @property {string[]} examples
 * @property {string[]} related
 * @property {string[]} words
 */
/**
 * @typedef {object} Question
 * @property {string} id
 * @property {string} title
 * @property {Block[]} answer
 * @property {string[]} rules
 * @property {string[]} examples
 * @property {string[]} words
 */
/** @typedef {{id: string, word: string, meaning: string, rule: string, elsewhere: Record<string, string>}} Term */
/** @typedef {{id: string, label: string, cells: {text: string, differs: boolean}[]}} EditionRow */
/**
 * @typedef {object} Book
 * @property {string} language
 * @property {{name: string, numbers: Edition}} edition
 * @property {string} title
 * @property {Block[]} intro
 * @property {{id: string, title: string, rules: Rule[]}[]} parts
 * @property {Question[]} questions
 * @property {{columns: {id: string, name: string, note: string}[], rows: EditionRow[]}} editions
 * @property {Term[]} glossary
 * @property {Record<string, Example>} examples
 * @property {Record<string, string>} why the rule that answers for some points
 * @property {Record<string, string>} words
 */

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
