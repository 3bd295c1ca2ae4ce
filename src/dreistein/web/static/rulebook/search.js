// @ts-check
/** Finds rules by words, best first, as `dreistein.rulebook.search` does. */

/** @import { Block, Book, Entry, Found } from "./types.js" */

const TITLE = 8;
const WORDS = 6;
const SHORT = 4;
const TEXT = 1;

/** What an answer counts by its kind: a rule comes before a question, and advice on good play last. */
const RULE = 10;
const QUESTION = 9;
const TERM = 5;
/** @type {Record<string, number>} */
const PARTS = { "part-house": 5, "part-play": 2 };

const TILE = /\b(\d)[-‐‑–](\d)[-‐‑–](\d)\b/g;

/** A text as search compares it: no accents, no capitals, tiles as 012, single spaces. @param {string} text */
export function folded(text) {
  const bare = text.toLowerCase().replace(TILE, "$1$2$3").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  return (bare.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** The words of some blocks. @param {Block[]} blocks */
export const plain = (blocks) =>
  blocks
    .map((block) =>
      block.lines.map((line) => line.map((run) => (typeof run === "string" ? run : run.stress)).join("")).join(" "),
    )
    .join(" ");

/** Letters that a word within another has at least. */
const LONG = 5;
/** Letters that two forms of a word share at least, and those that may differ at most. */
const STEM = 4;
const ENDINGS = 3;
const MOST = 12;

/** How well a folded word of the book answers one that was asked for. @param {string} asked @param {string} word */
export function likeness(asked, word) {
  if (word.startsWith(asked)) return 4;
  let same = 0;
  while (same < word.length && asked[same] === word[same]) same++;
  if (same >= STEM && Math.max(asked.length, word.length) - same <= ENDINGS) return 2;
  return (asked.length >= LONG && word.includes(asked)) || (word.length >= LONG && asked.includes(word)) ? 1 : 0;
}

/** @param {string} word @param {[number, string[]][]} fields */
const weightOf = (word, fields) =>
  Math.max(...fields.map(([weight, text]) => weight * Math.max(0, ...text.map((one) => likeness(word, one)))));

/**
 * What has at least half of the words that matter. What has this very title comes first, unless it is a term, whose
 * rule does; then most of the words, rare ones, in titles, in a rule before anything else.
 * @param {Book} book @param {string} asked @returns {Found[]}
 */
export function search(book, asked) {
  const small = new Set(folded(book.words["rulebook-small-words"]).split(" "));
  const whole = folded(asked);
  const every = split(whole);
  const mattering = every.filter((word) => !small.has(word));
  const words = mattering.length ? mattering : every;
  const weighed = entries(book).map((entry) => {
    const fields = entry.fields.map(([weight, text]) => /** @type {[number, string[]]} */ ([weight, split(text)]));
    return { entry, weights: words.map((word) => weightOf(word, fields)) };
  });
  const having = words.map((_, at) => weighed.filter(({ weights }) => weights[at]).length);
  const known = having.filter(Boolean).length;
  /** How rare a word is: the bits of one in so many. */
  const rarities = having.map((had) => (had ? 32 - Math.clz32(Math.floor(weighed.length / had)) : 0));
  return weighed
    .filter(({ weights }) => known && 2 * weights.filter(Boolean).length >= known)
    .map(({ entry: { kind, id, title, short, counts }, weights }) => {
      const matched = weights.filter(Boolean).length;
      const sum = weights.reduce((sum, one, at) => sum + one * rarities[at], 0);
      const named = kind !== "term" && folded(title) === whole;
      return { named, found: { kind, id, title, short, weight: sum * counts * matched * matched } };
    })
    .sort(
      ({ named: first, found: a }, { named: second, found: b }) =>
        Number(second) - Number(first) ||
        b.weight - a.weight ||
        Number(a.kind === "term") - Number(b.kind === "term") ||
        a.title.length - b.title.length,
    )
    .slice(0, MOST)
    .map(({ found }) => found);
}

/** The folded words of a text. @param {string} text */
const split = (text) => folded(text).split(" ").filter(Boolean);

/** @param {Book} book @returns {Entry[]} */
function entries(book) {
  return [
    ...book.parts
      .flatMap((part) => part.rules.map((rule) => ({ rule, counts: PARTS[part.id] ?? RULE })))
      .map(({ rule, counts }) => ({
        kind: /** @type {const} */ ("rule"),
        id: rule.id,
        title: rule.title,
        short: rule.short,
        counts,
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
      counts: QUESTION,
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
      counts: TERM,
      fields: /** @type {[number, string][]} */ ([
        [TITLE, term.word],
        [TEXT, term.meaning],
      ]),
    })),
  ];
}
