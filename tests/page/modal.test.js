import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "./drawn.js";

const { modal, notePress, onBackdrop, showModal } = await import("../../src/dreistein/web/static/shared/modal.js");

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

test("a dialog is closed by its button and beside it, and says so unless it was opened again meanwhile", () => {
  let closed = 0;
  const made = modal("Settings", "body", () => closed++, "wide");
  assert.match(drawn(made), /class="modal wide".*aria-label=Settings.*>Settings<\/h2>.*body/);
  assert.doesNotMatch(drawn(modal("", "", () => undefined)), /modal \w/);
  const [onClose, onPress, onClick, onButton] = made.values.filter((value) => typeof value === "function");
  onClose({ target: { open: true } });
  assert.equal(closed, 0);
  onClose({ target: { open: false } });
  assert.equal(closed, 1);
  let shut = 0;
  const dialog = { close: () => shut++ };
  onPress({ target: dialog });
  onClick({ target: dialog, currentTarget: dialog });
  onClick({ target: {}, currentTarget: dialog });
  assert.equal(shut, 1);
  onButton({ currentTarget: { closest: (tag) => (tag === "dialog" ? dialog : null) } });
  assert.equal(shut, 2);
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
    dialog.scrollTop = 7;
    showModal({ querySelector: (tag) => (tag === "dialog" ? dialog : null) });
    assert.equal(dialog.scrollTop, open ? 7 : 0, "its beginning is seen, unless somebody reads in it");
    assert.deepEqual(seen, [marked ? "marked" : "title"]);
    assert.equal(shown.length, open ? 0 : 1, "one that is open cannot be opened again");
  }
});
