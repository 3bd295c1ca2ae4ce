/** Everything else that the page stores, in two tabs: neither undoes what the other has written. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { storage } from "./storage.js";

const stored = new Map();
globalThis.localStorage = storage(stored);
globalThis.document = { documentElement: { dataset: {} } };
const STATIC = "../../src/dreistein/web/static/";
let tabs = 0;

/** A module in two tabs, both of them open since before anything was written. */
const inTwoTabs = (module) => Promise.all([0, 0].map(() => import(`${STATIC}${module}?tab=${tabs++}`)));
const kept = (key) => JSON.parse(stored.get(key));

beforeEach(() => stored.clear());

test("preferences of the score pad", async () => {
  const [one, two] = await inTwoTabs("pad/device/prefs.js");
  one.prefer({ hand: "left", names: ["Ada", "Ben"] });
  two.prefer({ big: true });
  assert.deepEqual(kept("dreistein-pad"), { hand: "left", names: ["Ada", "Ben"], big: true });
});

test("puzzles: what was solved, on which day, and one's own", async () => {
  const [one, two] = await inTwoTabs("play/puzzles/progress.js");
  const how = { at: 1, tries: 1, hinted: false };
  const own = (id) => ({ id, text: "{}" });
  one.keepOwn([own("a"), own("b")]);
  two.keepOwn([own("c")]);
  one.keepSolved(7, how, "2026-11-18");
  two.keepSolved(7, { ...how, tries: 5 }, "2026-11-18"); // the first time counts
  two.keepSolved("c", how, null);
  one.dropOwn("b");
  two.keepSolved(8, how, "2026-11-19");
  const { solved, days } = two.kept();
  assert.deepEqual(solved, { 7: how, c: how, 8: how });
  assert.deepEqual(days, { "2026-11-18": 7, "2026-11-19": 8 });
  assert.deepEqual(
    one
      .kept()
      .own.map(({ id }) => id)
      .sort(),
    ["a", "c"],
  );
  one.forget();
  two.keepSolved(9, how, null);
  assert.deepEqual(one.kept(), { solved: { 9: how }, days: {}, own: [], reviewed: false });
});

test("fingerprints of days: the first that any tab has seen counts", async () => {
  const [one, two] = await inTwoTabs("play/fair/day.js");
  const seen = (day, commitment, ahead = []) => ({ day, commitment, ahead, secret: null });
  one.noteFingerprints(seen("2026-11-18", "first"));
  two.noteFingerprints(seen("2026-11-18", "another", [{ day: "2026-11-19", commitment: "next" }]));
  one.noteFingerprints(seen("2026-11-17", "older"));
  const days = { "2026-11-17": "older", "2026-11-18": "first", "2026-11-19": "next" };
  assert.deepEqual(kept("dreistein-days"), { days });
});

test("shares of matches, the latest of all tabs", async () => {
  const [one, two] = await inTwoTabs("play/fair/kept.js");
  one.keep("t", 0, { revealed: {}, share: "of one" });
  two.keep("u", 0, { revealed: {}, share: "of two" });
  assert.deepEqual([two.kept("t", 0).share, one.kept("u", 0).share], ["of one", "of two"]);
  for (let match = 1; match < 200; match += 1)
    for (const tab of [one, two]) tab.keep("t", match, { revealed: {}, share: `${match}` });
  assert.deepEqual([one.kept("t", 0), one.kept("u", 0).share], [null, "of two"]);
  assert.equal(stored.size, 201);
});
