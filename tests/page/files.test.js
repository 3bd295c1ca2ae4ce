import assert from "node:assert/strict";
import { test } from "node:test";

import { copyField, share } from "../../src/dreistein/web/static/shared/files/share.js";

/** Gives the page something for one test. */
function given(t, name, value) {
  const was = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  t.after(() => (was ? Object.defineProperty(globalThis, name, was) : delete globalThis[name]));
}

/** A page on which files are saved: what was, and which addresses are still good. */
function saving(t) {
  const saved = [];
  const open = new Set();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  given(t, "document", {
    createElement: () => ({
      click() {
        saved.push([this.href, this.download]);
      },
    }),
  });
  t.mock.method(URL, "createObjectURL", (blob) => (open.add(`blob:${blob.size}`), `blob:${blob.size}`));
  t.mock.method(URL, "revokeObjectURL", (address) => open.delete(address));
  return { saved, open };
}

const BLOB = new Blob(["a,b"], { type: "text/csv" });

test("a file is shared with another app, and saved where the device cannot, or something failed", async (t) => {
  const { saved, open } = saving(t);
  const shared = [];
  const device = (changes) =>
    given(t, "navigator", { canShare: () => true, share: async ({ files }) => shared.push(files[0]), ...changes });
  const failing = (name) => async () => {
    throw Object.assign(new Error(name), { name });
  };
  device({});
  await share(BLOB, "games.csv");
  assert.deepEqual([shared[0].name, shared[0].type, saved], ["games.csv", "text/csv", []]);
  device({ share: failing("AbortError") });
  await share(BLOB, "games.csv");
  assert.deepEqual(saved, [], "who changes their mind gets nothing");
  for (const changes of [{ canShare: undefined }, { canShare: () => false }, { share: failing("NotAllowedError") }]) {
    device(changes);
    await share(BLOB, "games.csv");
    assert.deepEqual(saved.pop(), ["blob:3", "games.csv"]);
    assert.deepEqual(saved, []);
  }
  assert.equal(open.size, 1);
  t.mock.timers.tick(10_000);
  assert.equal(open.size, 0);
});

test("a field is copied, the older way where the newer is withheld, and stays selected", async (t) => {
  const copied = [];
  let state = "";
  const field = { value: "a link", focus: () => (state += "focused "), select: () => (state += "selected") };
  given(t, "document", { execCommand: (name) => copied.push(name) > 1 });
  given(t, "navigator", { clipboard: { writeText: async (text) => void copied.push(text) } });
  assert.equal(await copyField(field), true);
  assert.deepEqual([copied, state], [["a link"], "focused selected"]);
  copied.length = 0;
  given(t, "navigator", {});
  assert.equal(await copyField(field), false);
  given(t, "navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  assert.equal(await copyField(field), true);
  assert.deepEqual(copied, ["copy", "copy"]);
});
