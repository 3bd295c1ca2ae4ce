import "./drawn.js";

import assert from "node:assert/strict";
import { test } from "node:test";

const { notePress, onBackdrop, showModal } = await import("../../src/dreistein/web/static/shared/modal.js");

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

test("a dialog gives its focus to what asks for it, else to its title, also if it follows another", () => {
  for (const [open, marked] of [
    [false, true],
    [false, false],
    [true, true],
    [true, false],
  ]) {
    const [seen, shown] = [[], []];
    const part = (name) => ({ focus: () => seen.push(name) });
    const parts = { h2: part("title"), "[autofocus]": marked ? part("marked") : null };
    const dialog = {
      open,
      showModal: () => shown.push(dialog),
      querySelector: (asked) => (asked in parts ? parts[asked] : part("close")),
      contains: () => seen.length > 0,
    };
    showModal({ querySelector: () => dialog });
    assert.deepEqual(seen, [marked ? "marked" : "title"]);
    assert.equal(shown.length, open ? 0 : 1, "one that is open cannot be opened again");
  }
});
