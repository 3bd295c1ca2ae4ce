// @ts-check
/** The settings of this browser, stored in it. */

import { changeStored, readStored } from "./storage.js";

/** @import { Settings } from "./types.js" */

/** @type {Settings} */
const DEFAULTS = {
  language: null,
  theme: "auto",
  contrast: "auto",
  text: "normal",
  size: "normal",
  motion: "auto",
  sound: true,
  pace: "normal",
  confirm: "touch",
  pass: true,
  shortcuts: true,
  tiles: false,
  notify: false,
  lesson: 0,
  name: "",
  look: null,
  voices: true,
  plan: null,
};
const KEY = "dreistein";
/** The longest name, in letters, that the table shows. */
export const LONGEST_NAME = 24;

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...readStored("localStorage", KEY) };

/** How much larger the tiles are than usual, by their size; the style sheets say the same. */
export const TILES = { normal: 1, large: 1.25, largest: 1.5 };

/** Milliseconds between two moves of others, by pace. */
export const PACES = { slow: 2200, normal: 1100, fast: 450, instant: 0 };

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener */
export const onSettings = (listener) => listeners.add(listener);

/** @param {Partial<Settings>} changes */
export function change(changes) {
  Object.assign(settings, changes);
  changeStored(KEY, changes);
  refresh();
}

/** Draws the page anew, as after a change. */
export function refresh() {
  applyToPage();
  for (const listener of listeners) listener();
}

/** @param {string} query */
const prefers = (query) => matchMedia(query).matches;

export const highContrast = () =>
  settings.contrast === "high" ||
  (settings.contrast === "auto" && (prefers("(prefers-contrast: more)") || prefers("(forced-colors: active)")));

export const reducedMotion = () =>
  settings.motion === "none" || (settings.motion === "auto" && prefers("(prefers-reduced-motion: reduce)"));

export const isDark = () =>
  settings.theme === "dark" || (settings.theme === "auto" && prefers("(prefers-color-scheme: dark)"));

/** Sets the attributes that the style sheets read. */
export function applyToPage() {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.contrast = highContrast() ? "high" : "normal";
  root.dataset.text = settings.text;
  root.dataset.size = settings.size;
  root.dataset.motion = reducedMotion() ? "none" : "full";
  const colour = getComputedStyle(root).getPropertyValue("--ground").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

/** Follows other tabs, and the device's preferences for settings on "auto". */
export function followDevice() {
  addEventListener("storage", ({ key }) => {
    // Without a key everything was deleted.
    if (key !== KEY && key !== null) return;
    Object.assign(settings, DEFAULTS, readStored("localStorage", KEY));
    refresh();
  });
  for (const query of [
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(prefers-reduced-motion: reduce)",
    "(forced-colors: active)",
  ]) {
    matchMedia(query).addEventListener("change", refresh);
  }
}
