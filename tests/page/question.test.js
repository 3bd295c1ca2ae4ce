import assert from "node:assert/strict";
import { test } from "node:test";

import { drawn } from "./drawn.js";

globalThis.location = { href: "http://house/games" };
const { Question } = await import("../../src/dreistein/web/static/play/parts/question.js");

const functions = (template) =>
  (template?.values ?? []).flatMap((value) => (typeof value === "function" ? [value] : functions(value)));

test("what one question asked for closes no other that was asked meanwhile", async () => {
  const root = { querySelector: () => null };
  const question = new Question(root, () => undefined);
  const matter = (title, work) => ({ title, text: "", yes: "Yes", work });
  const { promise, resolve } = Promise.withResolvers();
  const button = { closest: () => null, hasAttribute: () => false, isConnected: true };
  Object.assign(button, { setAttribute: () => undefined, removeAttribute: () => undefined });
  const press = () => {
    const yes = functions(question.draw()).at(-2);
    return yes({ currentTarget: button, preventDefault: () => undefined });
  };
  question.ask(matter("Delete one", () => promise));
  const first = press();
  question.ask(matter("Delete another", () => Promise.resolve()));
  resolve();
  await first;
  assert.match(drawn(question.draw()), /Delete another/);
  await press();
  assert.doesNotMatch(drawn(question.draw()), /Delete/);
});
