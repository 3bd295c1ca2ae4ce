import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { checkDay, hmac, noteFingerprints } from "../../../src/dreistein/web/static/play/fair/day.js";
import { sha256 } from "../../../src/dreistein/web/static/play/fair/sha256.js";
import { storage } from "../storage.js";

// The example of docs/fair.md.
const SECRET = "0".repeat(64);
const DAY = "2026-11-16";
const SEED = "544012fe3d2d56051790f865b7b3e1f6efdfc021a6d6f9dd93c5ab7162612605";
const FINGERPRINT = await sha256(SECRET);
const before = { day: DAY, secret: null, commitment: FINGERPRINT, seed: null, ahead: [] };
const after = { ...before, secret: SECRET, seed: SEED };

beforeEach(() => {
  globalThis.localStorage = storage();
});

test("the game code of a day is the HMAC of its date", async () => {
  assert.equal(await hmac(SECRET, DAY), SEED);
});

test("a secret is checked by the fingerprint that was seen while it was unknown", async () => {
  assert.equal(await checkDay(before), null);
  assert.equal(await checkDay(after), "unseen");
  noteFingerprints(after);
  assert.equal(await checkDay(after), "unseen", "a fingerprint that came with its secret proves nothing");
  noteFingerprints(before);
  assert.equal(await checkDay(after), "seen");
});

test("fingerprints of the days ahead count, and the first one told", async () => {
  noteFingerprints({ ...before, day: "2026-11-14", commitment: "aa", ahead: [{ day: DAY, commitment: FINGERPRINT }] });
  noteFingerprints({ ...before, commitment: "bb" });
  assert.equal(await checkDay(after), "seen");
});

test("an exchanged secret is found, and a game code that does not follow", async () => {
  noteFingerprints(before);
  const other = "1".repeat(64);
  const exchanged = { ...after, secret: other, commitment: await sha256(other), seed: await hmac(other, DAY) };
  assert.equal(await checkDay(exchanged), "commitment");
  assert.equal(await checkDay({ ...after, secret: other }), "commitment");
  assert.equal(await checkDay({ ...after, seed: "00" }), "seed");
});
