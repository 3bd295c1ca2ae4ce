// @ts-check
/** Every text of the page: Fluent catalogues from the server, which can be switched at any time. */

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";

export const LANGUAGES = ["de", "en", "fr", "it", "nl", "es"];
/** What each language calls itself. */
export const LANGUAGE_NAMES = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  es: "Español",
};
const MINUS = "\u2212";

/** @type {FluentBundle | null} */
let bundle = null;
export let language = "en";

/** @param {number} value */
export const score = (value) => (value < 0 ? MINUS + -value : String(value));

/** @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : score(value));

/** @param {unknown} value */
const plain = (value) => Number(value instanceof FluentNumber ? value.value : value);

/** The language to start with: the chosen one, else the browser's. @param {string | null} chosen */
export function preferred(chosen) {
  const wanted = [chosen, ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** Fetches a language and switches to it. @param {string} tag */
export async function speak(tag) {
  const answer = await fetch(new URL(`../../api/text/${tag}`, import.meta.url));
  if (!answer.ok) throw new Error(`/api/text/${tag}: ${answer.status}`);
  const fresh = new FluentBundle(tag, {
    useIsolating: false,
    functions: {
      SIGNED: ([value]) => signed(plain(value)),
      SCORE: ([value]) => score(plain(value)),
    },
  });
  fresh.addResource(new FluentResource(await answer.text()));
  bundle = fresh;
  language = tag;
  document.documentElement.lang = tag;
}

/** @param {string} key */
export const has = (key) => bundle?.hasMessage(key) ?? false;

/**
 * The text of a key. A missing key shows as itself, so that tests find it.
 * @param {string} key
 * @param {Record<string, string | number>} [variables]
 * @returns {string}
 */
export function t(key, variables = {}) {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return `⟦${key}⟧`;
  /** @type {Record<string, string | FluentNumber>} */
  const given = {};
  for (const [name, value] of Object.entries(variables)) {
    given[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  /** @type {Error[]} */
  const faults = [];
  const text = bundle.formatPattern(pattern, given, faults);
  if (faults.length) console.error(key, faults[0]);
  return text;
}

/**
 * The text of a server error.
 * @param {{code: string, message: string, details?: Record<string, string | number>}} error
 */
export function errorText({ code, message, details }) {
  const key = `error-${code}`;
  return has(key) ? t(key, details ?? {}) : message;
}

/** Names as a list, such as "Ada, Ben and Cleo". @param {string[]} names */
export const listed = (names) =>
  names.length < 2
    ? names.join("")
    : t("list-and", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] });

/** A tile as it is written: 3-4-5. @param {string} tile */
export const tileText = (tile) => Array.from(tile).join("\u2013");

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
