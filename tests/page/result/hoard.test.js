import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "../drawn.js";
import { bot, table, you } from "../tables.js";

Object.assign(globalThis, { addEventListener: () => undefined, location: { href: "http://house/t/amsel" } });
const refused = { code: "too-many-tables", message: "You have too many tables." };
globalThis.fetch = async () => Response.json(refused, { status: 409 });
const { hoardNote } = await import("../../../src/dreistein/web/static/play/result/hoard.js");

test("that another table could not be opened is said of the match where it was asked for", async () => {
  const hoard = { seat: 1, draws: 9, points: 40 };
  const over = (match) => table({ id: "amsel", match, hoard, seats: [you, bot], phase: "over" });
  const { promise, resolve } = Promise.withResolvers();
  const button = { isConnected: true, closest: () => null, hasAttribute: () => false };
  Object.assign(button, { setAttribute: () => undefined, removeAttribute: () => undefined });
  const press = hoardNote(over(0), resolve).values.at(-1).values[0];
  press({ currentTarget: button, preventDefault: () => undefined });
  await promise;
  const says = (match) => drawn(hoardNote(over(match), () => undefined)).includes(refused.message);
  assert.deepEqual([says(0), says(1)], [true, false]);
});
