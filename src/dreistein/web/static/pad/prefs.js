// @ts-check
/** Preferences of this device: which hand, how large; and the names last used. */

import { readStored, writeStored } from "../shared/storage.js";

/** @typedef {{hand: "right" | "left", big: boolean, awake: boolean, names: string[], edition: string | null}} Prefs */

const KEY = "dreistein-pad";

/** @type {Prefs} */
export const prefs = {
  hand: "right",
  big: false,
  awake: true,
  names: [],
  edition: null,
  ...readStored("localStorage", KEY),
};

/** @param {Partial<Prefs>} changes */
export function prefer(changes) {
  Object.assign(prefs, changes);
  writeStored("localStorage", KEY, prefs);
  applyPrefs();
}

export function applyPrefs() {
  document.documentElement.dataset.hand = prefs.hand;
  document.documentElement.dataset.big = String(prefs.big);
}
