import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "../drawn.js";

Object.assign(globalThis, {
  addEventListener: () => undefined,
  isSecureContext: true,
  location: { href: "http://house/", origin: "http://house" },
});
Object.assign(document, { createElement: () => ({}), head: { append: () => undefined } });
globalThis.fetch = async (address) => {
  if (address.endsWith("/server")) return Response.json({ loopback: false, addresses: [] });
  return address.endsWith("/moments") ? Response.json({ moment: "m1" }) : new Response(null, { status: 204 });
};
const { shareBox } = await import("../../../src/dreistein/web/static/play/record/share-game.js");
const { withdrawMoments } = await import("../../../src/dreistein/web/static/play/record/moments.js");

const what = { where: { table: "amsel", match: 0, round: 1, ply: 2 } };

/** Presses the last button of what is drawn: the one that makes a link. */
async function make() {
  const { promise, resolve } = Promise.withResolvers();
  const pressed = (value) =>
    value?.values ? value.values.map(pressed).find(Boolean) : typeof value === "function" && value;
  const button = { isConnected: true, closest: () => null, hasAttribute: () => false };
  Object.assign(button, { setAttribute: () => undefined, removeAttribute: () => undefined });
  pressed(shareBox(what, resolve).values.at(-2))({ currentTarget: button, preventDefault: () => undefined });
  await promise;
}

test("a link stays in its box until all are withdrawn", async () => {
  const shown = () => drawn(shareBox(what, () => undefined));
  assert.ok(!shown().includes("/moment/"));
  await make();
  assert.ok(shown().includes("/moment/m1"));
  globalThis.fetch = async () => new Response(null, { status: 204 });
  await withdrawMoments();
  assert.ok(!shown().includes("/moment/"), "it shows nothing any more");
});
