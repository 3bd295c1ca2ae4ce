import assert from "node:assert/strict";
import { test } from "node:test";

import {
  change,
  followDevice,
  highContrast,
  isDark,
  onSettings,
  reducedMotion,
  settings,
} from "../../src/dreistein/web/static/shared/settings.js";

/** A device that prefers what it is told to, and a page on it. */
function device(t, ...preferred) {
  const saved = { ...settings };
  const root = { dataset: {} };
  const followed = new Map();
  const meta = { setAttribute: (name, value) => Object.assign(meta, { [name]: value }) };
  const there = {
    matchMedia: (query) => ({
      matches: preferred.includes(query),
      addEventListener: (name, act) => followed.set(`${query} ${name}`, act),
    }),
    document: { documentElement: root, querySelector: () => meta },
    getComputedStyle: () => ({ getPropertyValue: (name) => ` colour of ${name} ` }),
    addEventListener: () => undefined,
    localStorage: {
      kept: {},
      getItem: (key) => JSON.stringify(there.localStorage.kept[key] ?? null),
      setItem: (key, text) => (there.localStorage.kept[key] = JSON.parse(text)),
    },
  };
  for (const [name, value] of Object.entries(there)) {
    const was = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    t.after(() => (was ? Object.defineProperty(globalThis, name, was) : delete globalThis[name]));
  }
  t.after(() => Object.assign(settings, saved));
  return { root, meta, followed, kept: there.localStorage.kept };
}

const QUERIES = {
  dark: "(prefers-color-scheme: dark)",
  contrast: "(prefers-contrast: more)",
  still: "(prefers-reduced-motion: reduce)",
  forced: "(forced-colors: active)",
};

test("what is set counts, and on auto what the device prefers", (t) => {
  for (const [asks, name, on, off, queries] of [
    [isDark, "theme", "dark", "light", [QUERIES.dark]],
    [highContrast, "contrast", "high", "normal", [QUERIES.contrast, QUERIES.forced]],
    [reducedMotion, "motion", "none", "full", [QUERIES.still]],
  ]) {
    for (const query of queries) {
      device(t, query);
      const found = ["auto", on, off].map((value) => ((settings[name] = value), asks()));
      assert.deepEqual(found, [true, true, false], name);
    }
    device(t);
    assert.deepEqual(
      ["auto", on, off].map((value) => ((settings[name] = value), asks())),
      [false, true, false],
    );
  }
});

test("a change is stored, shown on the page, and told to who listens", (t) => {
  const { root, meta, kept } = device(t);
  let told = 0;
  onSettings(() => told++);
  change({ theme: "dark", contrast: "high", motion: "none", text: "large", size: "largest", name: "Ada" });
  const sizes = { text: "large", size: "largest" };
  assert.deepEqual(root.dataset, { theme: "dark", contrast: "high", motion: "none", ...sizes });
  assert.equal(meta.content, "colour of --ground");
  assert.deepEqual([kept.dreistein.name, settings.name, told], ["Ada", "Ada", 1]);
  change({ theme: "light", contrast: "normal", motion: "full" });
  assert.deepEqual(root.dataset, { theme: "light", contrast: "normal", motion: "full", ...sizes });
});

test("the page follows what the device prefers", (t) => {
  const { root, followed } = device(t);
  followDevice();
  assert.deepEqual(
    [...followed.keys()].sort(),
    Object.values(QUERIES)
      .map((query) => `${query} change`)
      .sort(),
  );
  for (const follow of followed.values()) {
    root.dataset = {};
    follow();
    assert.equal(root.dataset.theme, "light");
  }
});
