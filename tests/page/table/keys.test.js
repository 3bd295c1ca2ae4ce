import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = { addEventListener: () => undefined, removeEventListener: () => undefined };
const { TableKeys } = await import("../../../src/dreistein/web/static/play/table/keys.js");
const { hand, table } = await import("../tables.js");

/** What a key of the whole table does, with this session. */
function pressed(key, session) {
  const done = [];
  let listener = () => undefined;
  document.addEventListener = (_, heard) => (listener = heard);
  const input = { showWhatFits: () => done.push("what fits"), drawOrEnd: (action) => done.push(action) };
  const context = { session, input, openTyped: () => done.push("typed") };
  new TableKeys(context);
  const event = { key, target: { closest: () => null }, preventDefault: () => done.push("prevented") };
  listener(event);
  return done;
}

const OWN = hand(0, "345", ["453@1,0 12", "+ -5"]);
const NOTHING = { tile: null, previewed: null, confirming: null };
const session = (changes) => ({
  state: {},
  table: table({ edition: {} }),
  hand: OWN,
  busy: false,
  selection: NOTHING,
  hints: { isShown: false },
  ...changes,
});

test("keys for moves do something only for whoever is to move, and are otherwise the browser's", () => {
  for (const [key, does] of [
    ["/", "typed"],
    ["?", "what fits"],
    ["+", "+"],
  ]) {
    assert.deepEqual(pressed(key, session({})), [does, "prevented"]);
    assert.deepEqual(pressed(key, session({ hand: null })), [], `${key} of a spectator`);
    assert.deepEqual(pressed(key, session({ busy: true })), [], `${key} while others' moves are shown`);
  }
});
