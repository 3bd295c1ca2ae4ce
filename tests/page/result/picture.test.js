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

test("a picture has the address of the game, unless only this computer finds it", () => {
  assert.equal(addressFor({ host: "games.example:8000", hostname: "games.example" }), "games.example:8000");
  assert.equal(addressFor({ host: "192.168.1.4:8000", hostname: "192.168.1.4" }), "192.168.1.4:8000");
  for (const hostname of ["localhost", "127.0.0.1", "[::1]"]) {
    assert.equal(addressFor({ host: `${hostname}:8000`, hostname }), "");
  }
});
