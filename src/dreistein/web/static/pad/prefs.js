// @ts-check
/** How the pad is held and read on this device: which hand, how big; and the names last used. */

/** @typedef {{hand: "right" | "left", big: boolean, awake: boolean, names: string[], edition: string | null}} Prefs */

const KEY = "dreistein-pad";

/** @type {Prefs} */
export const prefs = { hand: "right", big: false, awake: true, names: [], edition: null, ...stored() };

/** @returns {Partial<Prefs>} */
function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** @param {Partial<Prefs>} changes */
export function prefer(changes) {
  Object.assign(prefs, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still counts.
  }
  applyPrefs();
}

export function applyPrefs() {
  document.documentElement.dataset.hand = prefs.hand;
  document.documentElement.dataset.big = String(prefs.big);
}
