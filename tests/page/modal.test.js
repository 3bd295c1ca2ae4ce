import "./drawn.js";

import assert from "node:assert/strict";
import { test } from "node:test";

const { notePress, onBackdrop } = await import("../../src/dreistein/web/static/shared/modal.js");

test("a dialog is closed by a click beside it, not by text that is selected beyond its edge", () => {
  const [dialog, field] = [{}, {}];
  const click = { target: dialog, currentTarget: dialog };
  notePress({ target: dialog });
  assert.equal(onBackdrop(click), true);
  notePress({ target: field });
  assert.equal(onBackdrop(click), false);
  notePress({ target: dialog });
  assert.equal(onBackdrop({ target: field, currentTarget: dialog }), false);
});
