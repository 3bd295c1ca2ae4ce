import "../drawn.js";

import assert from "node:assert/strict";
import { mock, test } from "node:test";

Object.assign(document, { addEventListener: () => undefined });
const { TableDialogs } = await import("../../../src/dreistein/web/static/play/table/dialogs.js");
const { ownSecondsLeft } = await import("../../../src/dreistein/web/static/play/words/clock.js");
const { hand, table } = await import("../tables.js");

const OWN = hand(0, "345", ["+ -5"]);

/** Whether a result stays open behind which a turn has so many seconds left. */
function stays(t, name, seconds, changes = {}) {
  mock.timers.enable({ apis: ["Date"] });
  t.after(() => mock.timers.reset());
  let closed = false;
  const root = { querySelector: () => ({ close: () => (closed = true) }) };
  const session = { deadline: seconds * 1000, table: table({ clock: 60, hands: [OWN], ...changes }) };
  const dialogs = new TableDialogs({ root, session, changed: () => undefined });
  dialogs.open(name);
  dialogs.giveWay(ownSecondsLeft(session));
  mock.timers.reset();
  return !closed;
}

test("a result closes by itself before one's own time runs out behind it", (t) => {
  assert.equal(stays(t, "end", 16), true);
  assert.equal(stays(t, "end", 15), false);
  assert.equal(stays(t, "end", 5, { hands: [hand(0, "345")] }), true, "it is somebody else's time");
  assert.equal(stays(t, "end", 5, { phase: "between" }), true, "it is the countdown to the next round");
  assert.equal(stays(t, "settings", 5), true, "whoever opened it knows");
});
