// @ts-check
/** Preferences of this device: which hand; and the names last used. */

import { changeStored, readStored } from "../../shared/storage.js";

/** @import { Prefs } from "../types.js" */

const KEY = "dreistein-pad";

/** @type {Prefs} */
export const prefs = {
  hand: "right",
  awake: true,
  names: [],
  edition: null,
  mustPlace: false,
  ...readStored("localStorage", KEY),
};

/** @param {Partial<Prefs>} changes */
export function prefer(changes) {
  Object.assign(prefs, changes);
  changeStored(KEY, changes);
  applyPrefs();
}

export function applyPrefs() {
  document.documentElement.dataset.hand = prefs.hand;
}
