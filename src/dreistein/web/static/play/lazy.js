// @ts-check
/** Code that is rarely needed: fetched on first use, so that a first visit stays light. */

import { part } from "../shared/text.js";

/** Fetches a style sheet once; resolves when it applies. @param {string} path below `static/` */
export function sheet(path) {
  const href = `/static/${path}`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(undefined));
    link.addEventListener("error", () => (link.remove(), reject(new Error(href))));
    document.head.append(link);
  });
}

/**
 * Fetches a style sheet of a module that is fetched on demand; call it at the top of that module and wait for it.
 * @param {string} name a file of `css/`
 * @returns {Promise<void>}
 */
export const stylesheet = (name) =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`css/${name}.css`, import.meta.url).href;
    // Without its style a dialog can still be used.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/**
 * Gives the code if it is there with its texts, else null and calls `come` once it is; or `fail`, and tries again when
 * it is next asked for.
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
  const bring = async () => {
    try {
      [code] = await Promise.all([fetch(), ...parts.map(part)]);
    } finally {
      coming = null;
    }
  };
  return (come, fail = () => undefined) => {
    if (code === null) void (coming ??= bring()).then(come, fail);
    return code;
  };
}
