// @ts-check
/** Finds rules by words, with or without accents, as `dreistein.rulebook.search` does. */

/** @import { Block, Book } from "./book.js" */

/** @typedef {{kind: "rule" | "question" | "term", id: string, title: string, short: string, weight: number}} Found */

const TITLE = 8;
const WORDS = 6;
const SHORT = 4;
const TEXT = 1;

/** A text as search compares it: no accents, no capitals, words between single spaces. @param {string} text */
export function folded(text) {
  const bare = text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  return (bare.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** The words of some blocks. @param {Block[]} blocks */
export const plain = (blocks) =>
  blocks
    .map((block) =>
      block.lines.map((line) => line.map((run) => (typeof run === "string" ? run : run.stress)).join("")).join(" "),
    )
    .join(" ");

/**
 * Everything that has each word of the query, or a word starting with it; best first.
 * @param {Book} book
 * @param {string} asked
 * @returns {Found[]}
 */
export function search(book, asked) {
  const words = folded(asked).split(" ").filter(Boolean);
  if (!words.length) return [];
  /** @type {Found[]} */
  const found = [];
  for (const entry of entries(book)) {
    const fields = entry.fields.map(([weight, text]) => /** @type {const} */ ([weight, ` ${folded(text)}`]));
    const weights = words.map((word) =>
      Math.max(0, ...fields.filter(([, text]) => text.includes(` ${word}`)).map(([weight]) => weight)),
    );
    if (weights.every(Boolean)) {
      const { kind, id, title, short } = entry;
      found.push({ kind, id, title, short, weight: weights.reduce((a, b) => a + b) });
    }
  }
  return found.sort((a, b) => b.weight - a.weight);
}

/**
 * @typedef {object} Entry
 * @property {"rule" | "question" | "term"} kind
 * @property {string} id
 * @property {string} title
 * @property {string} short
 * @property {[number, string][]} fields each with its weight
 */

/** @param {Book} book @returns {Entry[]} */
function entries(book) {
  return [
    ...book.parts
      .flatMap((part) => part.rules)
      .map((rule) => ({
        kind: /** @type {const} */ ("rule"),
        id: rule.id,
        title: rule.title,
        short: rule.short,
        fields: /** @type {[number, string][]} */ ([
          [TITLE, rule.title],
          [WORDS, rule.words.join(" ")],
          [SHORT, rule.short],
          [TEXT, plain([...rule.text, ...rule.open, ...rule.ruling])],
        ]),
      })),
    ...book.questions.map((question) => ({
      kind: /** @type {const} */ ("question"),
      id: question.id,
      title: question.title,
      short: plain(question.answer),
      fields: /** @type {[number, string][]} */ ([
        [TITLE, question.title],
        [WORDS, question.words.join(" ")],
        [TEXT, plain(question.answer)],
      ]),
    })),
    ...book.glossary.map((term) => ({
      kind: /** @type {const} */ ("term"),
      id: term.id,
      title: term.word,
      short: term.meaning,
      fields: /** @type {[number, string][]} */ ([
        [TITLE, term.word],
        [TEXT, term.meaning],
      ]),
    })),
  ];
}
