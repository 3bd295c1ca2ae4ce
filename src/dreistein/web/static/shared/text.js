// @ts-check
/**
 * Every text of the page: Fluent catalogues from the server, which can be switched at any time.
 *
 * What every screen needs is one file; a part of the page that is fetched on demand has its texts in a file of its own.
 */

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { ask } from "./ask.js";

/** What each language calls itself. @type {Record<string, string>} */
const LANGUAGE_NAMES = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  es: "Español",
};
/** Drafts, where English stands in for what is missing; each says so in its name. @type {Record<string, string>} */
const DRAFT_NAMES = {};
/** The finished ones. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES);
/** All that can be chosen. */
export const SPOKEN = { ...LANGUAGE_NAMES, ...DRAFT_NAMES };
const MINUS = "\u2212";

/** @type {FluentBundle | null} */
let bundle = null;
export let language = "en";
/** The language asked for last, which may still be on its way. */
let wanted = "";
/** The parts whose texts are in use. @type {Set<string>} */
const parts = new Set();
/** Changes of the texts happen one after the other. */
let changes = Promise.resolve();

/** @param {number} value */
export const score = (value) => (value < 0 ? MINUS + -value : String(value));

/** @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : score(value));

/** @param {unknown} value */
const plain = (value) => Number(value instanceof FluentNumber ? value.value : value);

/** The language to start with: the chosen one, else the browser's. @param {string | null} chosen */
export function preferred(chosen) {
  if (chosen && chosen in SPOKEN) return chosen;
  const wanted = [chosen, ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** @param {() => Promise<void>} change */
const inTurn = (change) => (changes = changes.catch(() => undefined).then(change));

const TEXTS = import.meta.url.replace(/static\/(v\w+\/)?shared\/text\.js$/, "api/text/");

/** The texts of a part, or what every screen needs. @param {string} tag @param {string} [part] */
async function fetched(tag, part) {
  const path = `${part ? `${part}/` : ""}${tag}`;
  const answer = await ask(TEXTS + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

/** Fetches a language, with all parts in use, and switches to it. @param {string} tag */
export function speak(tag) {
  wanted = tag;
  const common = fetched(tag);
  common.catch(() => undefined);
  return inTurn(async () => {
    const texts = await Promise.all([common, ...Array.from(parts, (part) => fetched(tag, part))]);
    use(tag, texts);
  });
}

/** Switches to a language whose texts are here already. @param {string} tag @param {string} text */
export const speakFrom = (tag, text) => use(tag, [new FluentResource(text)]);

/** @param {string} tag @param {FluentResource[]} texts */
function use(tag, texts) {
  /** @type {ConstructorParameters<typeof FluentBundle>[1]} */
  const options = {
    useIsolating: false,
    functions: { SIGNED: ([value]) => signed(plain(value)), SCORE: ([value]) => score(plain(value)) },
  };
  const fresh = new FluentBundle(tag, options);
  for (const text of texts) fresh.addResource(text);
  bundle = fresh;
  language = tag;
  document.documentElement.lang = tag;
}

/**
 * Fetches the texts of a part of the page; from then on they are there in every language.
 * @param {string} name a file of `locales/…/parts/`
 */
export function part(name) {
  if (parts.has(name)) return Promise.resolve();
  const tag = wanted;
  const texts = tag ? fetched(tag, name) : null;
  texts?.catch(() => undefined);
  return inTurn(async () => {
    if (!bundle) throw new Error("no language");
    const found = await (texts && tag === language ? texts : fetched(language, name));
    if (!parts.has(name)) bundle.addResource(found);
    parts.add(name);
  });
}

/** @param {string} key */
export const has = (key) => bundle?.hasMessage(key) ?? false;

/** A name written from the right must not turn the numbers beside it. @param {string} value */
const isolated = (value) => (/[\u0590-\u08ff\ufb1d-\ufefc]/.test(value) ? `\u2068${value}\u2069` : value);

/**
 * The text of a key. A missing key shows as itself, so that tests find it.
 * @param {string} key @param {Record<string, string | number>} [variables] @returns {string}
 */
export function t(key, variables = {}) {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return `⟦${key}⟧`;
  /** @type {Record<string, string | FluentNumber>} */
  const given = {};
  for (const [name, value] of Object.entries(variables)) {
    given[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : isolated(value);
  }
  /** @type {Error[]} */
  const faults = [];
  const text = bundle.formatPattern(pattern, given, faults);
  if (faults.length) console.error(key, faults[0]);
  return together(text);
}

/** A sentence whose short sums stay on a line, such as "12 + 3 = 15". @param {string} text */
export const together = (text) =>
  text.replace(/\d+(?: [+\u2212] \d+)+ = [+\u2212]?\d+/g, (sum) =>
    sum.split(" ").length > 7 ? sum.replace(/([+\u2212=]) /g, "$1\u00a0") : sum.replaceAll(" ", "\u00a0"),
  );

/** Before a diphthong (hielo) or a consonantal y (Yago) Spanish keeps its "y". */
const INITIAL = /^(?:(?<i>h?(?:i(?![aeou])|[íìîï])|y(?![aeiouáéíóú]|$))|(?<e>[eéèêë]))/;

/** What marks "and" before a name: Spanish has "e" before the sound i, Italian "ed" before e. @param {string} name */
function before(name) {
  const { i, e } = INITIAL.exec(name.normalize("NFC").toLowerCase())?.groups ?? {};
  return i ? "-i" : e ? "-e" : "";
}

/** Names as a list, such as "Ada, Ben and Cleo". @param {string[]} names */
export function listed(names) {
  const last = names[names.length - 1] ?? "";
  return names.length < 2 ? last : t(`list-and${before(last)}`, { first: names.slice(0, -1).join(", "), last });
}

/** "Total: 47", with the colon of the language. @param {string} label @param {string} text */
export const labelled = (label, text) => `${label}${t("colon")} ${text}`;

/** A tile as people read it: 3–4–5. @param {string} tile */
export const tileText = (tile) => Array.from(tile).join("\u2013");

/** A sentence whose tiles are not broken at the end of a line. @param {string} text */
export const unbroken = (text) => text.replace(/(\d)\u2013(?=\d)/g, "$1\u2060\u2013\u2060");

/** A tile for screen readers: "3, 4, 5". @param {string} tile */
export const tileSaid = (tile) => Array.from(tile).join(", ");

/** The name of a bonus; null without one. @param {string | null} bonus @param {number} hexagons */
export function bonusName(bonus, hexagons) {
  if (bonus === null) return null;
  return t(bonus === "hexagon" && hexagons > 1 ? `bonus-hexagon-${hexagons}` : `bonus-${bonus}`);
}

/** The language with the browser's region: British and American dates differ. */
const region = () => navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;

/** @param {number} millis */
export const dateText = (millis) =>
  new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(millis);

/** @param {string} day such as 2026-11-16 */
export const dayText = (day) =>
  new Intl.DateTimeFormat(region(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
