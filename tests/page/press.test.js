import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { press } from "../../src/dreistein/web/static/play/page/press.js";
import { Refusal } from "../../src/dreistein/web/static/shared/api.js";

let went;
beforeEach(() => {
  went = [];
  globalThis.location = { href: "http://house/" };
  const goes = (_state, _title, address) => went.push(address);
  globalThis.history = { pushState: goes, replaceState: goes };
  Object.assign(globalThis, { scrollTo: () => undefined, dispatchEvent: () => true, PopStateEvent: Event });
});

function button(dialog = null) {
  const kept = new Map();
  return {
    isConnected: true,
    closest: () => dialog,
    hasAttribute: (name) => kept.has(name),
    setAttribute: (name, value) => kept.set(name, value),
    removeAttribute: (name) => kept.delete(name),
  };
}

const click = (currentTarget) => ({ currentTarget, preventDefault: () => undefined });
const never = () => assert.fail("nothing went wrong");

test("a double click asks once, and the button is busy until the next screen is there", async () => {
  const play = button();
  const { promise, resolve } = Promise.withResolvers();
  let asked = 0;
  const work = () => ((asked += 1), promise);
  const first = press(click(play), work, never);
  await press(click(play), work, never);
  assert.ok(play.hasAttribute("aria-busy"));
  resolve("/t/one");
  await first;
  assert.equal(asked, 1);
  for (const other of [play, button()]) await press(click(other), work, never); // the table's code is still on its way
  assert.equal(asked, 1);
  assert.deepEqual(went, ["/t/one"]);
  play.isConnected = false;
});

test("a second button is busy too, and has its turn unless the first leads away", async () => {
  for (const [address, both] of [
    [undefined, ["others", "links"]],
    ["/t/one", ["others"]],
  ]) {
    // prettier-ignore
    const [others, links] = [button(), button()];
    const { promise, resolve } = Promise.withResolvers();
    const asked = [];
    const does = (name, answer) => () => (asked.push(name), answer);
    const first = press(click(others), does("others", promise), never);
    const second = press(click(links), does("links", Promise.resolve()), never);
    assert.ok(links.hasAttribute("aria-busy"));
    globalThis.history.pushState = () => (location.href = "http://house/t/one");
    resolve(address);
    await Promise.all([first, second]);
    assert.deepEqual(asked, both);
    assert.ok(!links.hasAttribute("aria-busy"));
    others.isConnected = false;
  }
});

test("a dialog's button does not wait for one behind it", async () => {
  const asked = [];
  const { promise, resolve } = Promise.withResolvers();
  const more = press(click(button()), () => promise, never);
  await press(click(button({})), async () => void asked.push("yes"), never);
  resolve();
  await more;
  assert.deepEqual(asked, ["yes"]);
});

test("a form is as busy as its button", async () => {
  const send = button();
  const submit = { submitter: send, currentTarget: button(), preventDefault: () => undefined };
  const { promise, resolve } = Promise.withResolvers();
  const sent = press(submit, () => promise, never);
  assert.ok(send.hasAttribute("aria-busy"));
  resolve();
  await sent;
  assert.deepEqual(went, []);
});

test("whoever has left meanwhile stays where they are, whatever is answered", async () => {
  for (const leave of [(one) => (one.isConnected = false), () => (location.href = "http://house/lesson")]) {
    for (const answer of ["resolve", "reject"]) {
      location.href = "http://house/";
      const play = button();
      const asked = Promise.withResolvers();
      const pressed = press(click(play), () => asked.promise, never);
      leave(play);
      asked[answer](answer === "resolve" ? "/t/one" : new Refusal({ code: "busy", message: "Too many." }));
      await pressed;
    }
  }
  assert.deepEqual(went, []);
});

test("what went wrong is said, and the button works again", async () => {
  const play = button();
  const said = [];
  const refused = () => Promise.reject(new Refusal({ code: "busy", message: "Too many." }));
  await press(click(play), refused, (text) => said.push(text));
  assert.deepEqual(said, ["Too many."]);
  await press(click(play), async () => "/t/one", never);
  assert.deepEqual(went, ["/t/one"]);
});
