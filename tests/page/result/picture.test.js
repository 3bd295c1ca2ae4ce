import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = { createComment: () => ({}), createTreeWalker: () => ({}) };
const { addressFor, asOthersSay } = await import("../../../src/dreistein/web/static/play/record/picture.js");
const { settings } = await import("../../../src/dreistein/web/static/shared/settings.js");
const { you } = await import("../tables.js");

test("nobody in a picture for others is called you", () => {
  assert.deepEqual(asOthersSay(you), { ...you, yours: false });
  settings.name = "Ida";
  assert.deepEqual(asOthersSay({ ...you, name: "" }), { ...you, name: "Ida", yours: false });
  assert.equal(asOthersSay({ ...you, name: "", yours: false }).name, "");
});

test("a picture has the address of the game or its link, unless only this computer finds it", () => {
  assert.equal(addressFor(new URL("https://games.example:8000")), "games.example:8000");
  assert.equal(addressFor(new URL("http://192.168.1.4:8000/moment/abc")), "192.168.1.4:8000/moment/abc");
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    assert.equal(addressFor(new URL(`http://${host}:8000/moment/abc`)), "");
  }
});
