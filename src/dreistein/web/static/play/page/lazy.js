// @ts-check
/** Code that is rarely needed: fetched on first use, so that a first visit stays light. */

import { Refusal } from "../../shared/api.js";
import { inTime } from "../../shared/ask.js";
import { part, t } from "../../shared/text.js";

/** Those asked for, by name. @type {Map<string, Promise<void>>} */
const asked = new Map();

/**
 * Fetches style sheets of a module that is fetched on demand, each once; call it at the module's top. Whoever fetches
 * the module waits for them: an `await` there would be skipped by WebKit's older versions if it is imported twice.
 * @param {string[]} names files of `css/parts/`
 */
export function stylesheets(...names) {
  for (const name of names) {
    if (!asked.has(name)) asked.set(name, linked(new URL(`../css/parts/${name}.css`, import.meta.url).href));
  }
}

/**
 * The same for windows of one shape: at once, or when the window takes it.
 * @param {string} shape a media query
 * @param {string} name
 */
export function stylesheetFor(shape, name) {
  const query = matchMedia(shape);
  if (query.matches) stylesheets(name);
  else query.addEventListener("change", () => stylesheets(name), { once: true });
}

/** @param {string} href @returns {Promise<void>} */
const linked = (href) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    // Without its style a dialog can still be used.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/**
 * Code with its texts and its style, or a failure if it does not come in time.
 * @template Code
 * @param {() => Promise<Code>} fetch
 * @param {string[]} parts of the texts
 */
export async function whole(fetch, parts) {
  const [code] = await inTime(Promise.all([fetch(), ...parts.map(part)]));
  await inTime(Promise.all(asked.values())).catch(() => undefined);
  return code;
}

/**
 * Code that a button needs, or a failure that can be told.
 * @template Code
 * @param {() => Promise<Code>} fetch
 * @param {string[]} parts of the texts
 */
export const brought = (fetch, ...parts) =>
  whole(fetch, parts).catch((error) => {
    throw new Refusal({ code: error instanceof SyntaxError ? "page-outdated" : "page-unreached", message: "" });
  });

/** Milliseconds until what could not be fetched is tried again. */
const AGAIN = 2000;
/** What stands in the place of code that is on its way, by the last attempt. */
let waiting = "page-loading";
export const waitText = () => t(waiting);

/** Why code does not come: after an upgrade it may not fit a page that stayed open. @param {unknown} error */
export const whyNot = (error) => (error instanceof SyntaxError ? "page-outdated" : "page-offline");

/**
 * Gives the code if it is there with its texts, else null and calls `come` once it is. Without a connection it calls
 * `fail`; or else `come`, so that this can be told, and again when it is time for another attempt.
 * @template Code
 * @param {() => Promise<Code>} fetch
 * @param {string[]} parts the parts of the texts that it needs
 * @returns {(come: () => void, fail?: () => void) => Code | null}
 */
export function later(fetch, ...parts) {
  /** @type {Code | null} */
  let code = null;
  /** @type {Promise<void> | null} */
  let coming = null;
  let rests = false;
  const bring = async () => {
    try {
      code = await whole(fetch, parts);
      waiting = "page-loading";
    } finally {
      coming = null;
    }
  };
  /** @param {() => void} come @param {unknown} error */
  const lost = (come, error) => {
    waiting = whyNot(error);
    rests = true;
    setTimeout(() => ((rests = false), come()), AGAIN);
    come();
  };
  return (come, fail) => {
    if (code === null && rests) fail?.();
    else if (code === null) void (coming ??= bring()).then(come, fail ?? ((error) => lost(come, error)));
    return code;
  };
}
