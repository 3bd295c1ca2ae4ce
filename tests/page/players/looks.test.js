/** Faces and names: nobody at a table is taken for somebody else. */

import "../../../src/dreistein/web/static/shared/players/rung-faces.js";

import assert from "node:assert/strict";
import { test } from "node:test";

import { listNames, nameOf, recordPlayers } from "../../../src/dreistein/web/static/play/words/names.js";
import { drawingOf, FACE_NAMES } from "../../../src/dreistein/web/static/shared/players/faces.js";
import { CHARACTERS, RUNGS } from "../../../src/dreistein/web/static/shared/players/levels.js";
import { COLOURS, looksOf } from "../../../src/dreistein/web/static/shared/players/looks.js";
import { bot, friend, table, you } from "../tables.js";

const LEVELS = Object.keys(CHARACTERS);
const EARLIER = LEVELS.filter((level) => !RUNGS.includes(level));

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
  assert.ok(FACE_NAMES.length >= 12);
  assert.equal(new Set(COLOURS).size, 6);
});

test("the faces of the ladder are drawn, each in its own way, and no person can have one", () => {
  const faces = RUNGS.map((rung) => CHARACTERS[rung].face);
  const drawings = [...faces, ...FACE_NAMES].map((face) => JSON.stringify(drawingOf(face)));
  assert.equal(new Set(drawings).size, faces.length + FACE_NAMES.length);
  for (const drawing of drawings) assert.match(drawing, /"own","M/);
  assert.deepEqual(
    faces.filter((face) => FACE_NAMES.includes(face)),
    [],
  );
});

test("whoever sits there, an opponent of the ladder keeps its face, and its colour if that is free", () => {
  for (const rung of RUNGS) {
    const { face, colour } = CHARACTERS[rung];
    const seats = [botOf(rung), ...EARLIER.map(botOf)];
    assert.deepEqual(looksOf(seats)[0], { face, colour });
    const taken = looksOf([{ ...you, look: { face: "cat", colour } }, botOf(rung)]);
    assert.equal(taken[1].face, face);
    assertAllDifferent(taken);
  }
});

test("no two opponents of the ladder share a name, and each fits on a phone's chip", () => {
  const names = RUNGS.flatMap((rung) => CHARACTERS[rung].names);
  assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
  for (const name of names) assert.ok(name.length <= 6, name);
  assert.deepEqual(
    RUNGS.map((rung) => CHARACTERS[rung].names[0].toLowerCase()),
    RUNGS,
  );
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
