/** Whom a viewer hears. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { maySpeak, otherPeople } from "../../../src/dreistein/web/static/play/model/state.js";
import { Mutes } from "../../../src/dreistein/web/static/play/voice/mutes.js";
import { settings } from "../../../src/dreistein/web/static/shared/settings.js";
import { storage } from "../storage.js";
import { bot, friend, invited, table, you } from "../tables.js";

beforeEach(() => {
  globalThis.sessionStorage = storage();
});

afterEach(() => {
  settings.voices = true;
  delete globalThis.sessionStorage;
});

const four = table({ seats: [you, friend, { ...friend, name: "Cleo" }, bot] });

test("everyone is heard until the viewer mutes somebody", () => {
  const mutes = new Mutes("t");
  assert.ok(mutes.hears(four, 1));
  mutes.mute(four, 1, true);
  assert.ok(!mutes.hears(four, 1));
  assert.ok(mutes.hears(four, 2));
  mutes.mute(four, 1, false);
  assert.ok(mutes.hears(four, 1));
});

test("a mute is kept over a reload, for this table and this person alone", () => {
  new Mutes("t").mute(four, 1, true);
  assert.ok(!new Mutes("t").hears(four, 1));
  assert.ok(new Mutes("another").hears(four, 1));
  const another = table({ seats: [you, { ...friend, name: "Eve" }] });
  assert.ok(new Mutes("t").hears(another, 1));
});

test("with the setting off only one's own phrases are shown", () => {
  settings.voices = false;
  assert.ok(!new Mutes("t").hears(four, 1));
  assert.ok(new Mutes("t").hears(four, 0));
});

test("whoever sits with other people may speak", () => {
  assert.deepEqual(otherPeople(four), [1, 2]);
  assert.ok(maySpeak(four));
  assert.ok(!maySpeak(table({ seats: [you, bot, invited] })));
  assert.ok(!maySpeak(table({ seats: [friend, friend], spectator: true })));
});
