import assert from "node:assert/strict";
import { test } from "node:test";

import { PictureSheet } from "../../../src/dreistein/web/static/shared/pictures/picture.js";

test("a picture is drawn without fonts and logo if they do not come", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const written = [];
  const pen = { fillText: (text) => written.push(text), drawImage: () => assert.fail("there is no logo") };
  const shape = () => undefined;
  Object.assign(pen, { fillRect: shape, beginPath: shape, roundRect: shape, fill: shape });
  globalThis.Image = class {};
  globalThis.document = {
    createElement: () => ({ getContext: () => pen }),
    fonts: { load: () => new Promise(() => undefined) },
  };
  const head = new PictureSheet(500).head("line", "title");
  t.mock.timers.tick(10_000);
  await head;
  assert.deepEqual(written, ["Dreistein", "line", "title"]);
});
