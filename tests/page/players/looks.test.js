/** Faces and names: nobody at a table is taken for somebody else. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { listNames, nameOf, recordPlayers } from "../../../src/dreistein/web/static/play/words/names.js";
import { FACES } from "../../../src/dreistein/web/static/shared/players/faces.js";
import { CHARACTERS, LEVELS } from "../../../src/dreistein/web/static/shared/players/levels.js";
import { COLOURS, looksOf } from "../../../src/dreistein/web/static/shared/players/looks.js";
import { bot, friend, table, you } from "../tables.js";

const botOf = (level) => ({ ...bot, level });

function assertAllDifferent(looks) {
  assert.equal(new Set(looks.map(({ face }) => face)).size, looks.length);
  assert.equal(new Set(looks.map(({ colour }) => colour)).size, looks.length);
}

test("six bots of any one level differ in face, colour and name", () => {
  for (const level of LEVELS) {
    const seats = Array.from({ length: 6 }, () => botOf(level));
    assertAllDifferent(looksOf(seats));
    const names = seats.map((_, seat) => nameOf(table({ seats }), seat));
    assert.equal(new Set(names).size, 6);
    assert.equal(names[0], CHARACTERS[level].names[0]);
    assert.equal(looksOf(seats)[0].face, CHARACTERS[level].face);
  }
});

test("people keep the look that the server gave them, and bots make way", () => {
  const bear = { ...friend, look: { face: CHARACTERS.casual.face, colour: 4 } };
  const looks = looksOf([botOf("casual"), bear, botOf("casual"), you]);
  assert.deepEqual(looks[1], bear.look);
  assert.deepEqual(looks[3], you.look);
  assertAllDifferent(looks);
});

test("every level has a face of its own, and there are enough faces for any table", () => {
  const faces = LEVELS.map((level) => CHARACTERS[level].face);
  assert.equal(new Set(faces).size, LEVELS.length);
  assert.ok(Object.keys(FACES).length >= 12);
  assert.equal(new Set(COLOURS).size, 6);
});

test("no two levels share a name, and each fits on a phone's chip", () => {
  const names = LEVELS.flatMap((level) => CHARACTERS[level].names);
  assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
  for (const name of names) assert.ok(name.length <= 6, name);
});

test("a bot gives up its name to a person who bears it", () => {
  const [first, second] = CHARACTERS.casual.names;
  const seats = [{ ...friend, name: first.toUpperCase() }, botOf("casual")];
  assert.equal(nameOf(table({ seats }), 1), second);
});

test("lists and records name bots as the table did", () => {
  const [first, second] = CHARACTERS.strong.names;
  assert.deepEqual(listNames({ names: ["Ada", "", ""], levels: [null, "strong", "strong"] }), ["Ada", first, second]);
  const { names, looks } = recordPlayers(["Ada", "strong", "strong"]);
  assert.deepEqual(names, ["Ada", first, second]);
  assertAllDifferent(looks);
});
