/** Settings of several tabs: each writes what was changed in it, and follows the others. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { storage } from "./storage.js";

const stored = new Map();
globalThis.localStorage = storage(stored);
globalThis.document = { documentElement: { dataset: {} }, querySelector: () => null };
globalThis.getComputedStyle = () => ({ getPropertyValue: () => "" });
let darkens = () => undefined;
globalThis.matchMedia = () => ({ matches: false, addEventListener: (_, heard) => (darkens = heard) });
let tabs = 0;

/** A tab that has been opened just now. */
async function tab() {
  const heard = [];
  globalThis.addEventListener = (_, listener) => heard.push(listener);
  const page = await import(`../../src/dreistein/web/static/shared/settings.js?tab=${tabs++}`);
  page.followDevice();
  return { ...page, stored: (key) => heard.forEach((listener) => listener({ key })), darkens };
}

beforeEach(() => stored.clear());

const kept = () => JSON.parse(stored.get("dreistein") ?? "{}");

test("on a first visit sounds, phrases, keys and passes by themselves are on, notices and lists are off", async () => {
  const { settings } = await tab();
  assert.deepEqual(settings, {
    ...{
      language: null,
      theme: "auto",
      contrast: "auto",
      text: "normal",
      size: "normal",
      motion: "auto",
      sound: true,
      pace: "normal",
      confirm: "touch",
    },
    ...{ pass: true, shortcuts: true, tiles: false, notify: false, lesson: 0, name: "", look: null, voices: true },
    plan: null,
  });
});

test("a tab that only follows the device undoes nothing of another", async () => {
  const [old, other] = [await tab(), await tab()];
  other.change({ name: "Ada", language: "de", lesson: 3 });
  let drawn = 0;
  old.onSettings(() => (drawn += 1));
  old.darkens();
  assert.equal(drawn, 1, "and is drawn anew");
  assert.deepEqual(kept(), { name: "Ada", language: "de", lesson: 3 });
});

test("a change in one tab leaves what was changed in another", async () => {
  const [old, other] = [await tab(), await tab()];
  other.change({ name: "Ada" });
  old.change({ theme: "dark" });
  assert.deepEqual(kept(), { name: "Ada", theme: "dark" });
});

test("a tab takes over what another changes, and draws it", async () => {
  const [old, other] = [await tab(), await tab()];
  other.change({ name: "Ada", theme: "dark" });
  let drawn = 0;
  old.onSettings(() => (drawn += 1));
  old.stored("another key");
  assert.equal(drawn, 0);
  old.stored("dreistein");
  assert.equal(drawn, 1);
  assert.equal(old.settings.name, "Ada");
  assert.equal(document.documentElement.dataset.theme, "dark");
});

test("who is forgotten in one tab is forgotten in all", async () => {
  const [old, other] = [await tab(), await tab()];
  old.change({ name: "Ada" });
  other.stored("dreistein");
  stored.clear();
  old.stored(null);
  assert.equal(old.settings.name, "");
  // The other tab has not heard of it yet.
  other.change({ theme: "dark" });
  assert.deepEqual(kept(), { theme: "dark" });
});
