// @ts-check
/**
 * A game's journal: everything ever done to it, in order, undo included. It only grows. Pure.
 *
 * The sheet is a fold over it, so undo and redo have no limit and survive a reload.
 */

import { fold } from "./sheet.js";

/** @import { Entry, Op, Setup } from "../types.js" */

/**
 * The ops in effect, and those that redo would restore, the next one last.
 * @param {Op[]} ops @returns {{done: Op[], undone: Op[]}}
 */
export function standing(ops) {
  /** @type {Op[]} */
  const done = [];
  /** @type {Op[]} */
  let undone = [];
  for (const op of ops) {
    if (op.op === "undo") {
      const last = done.length > 1 ? done.pop() : undefined;
      if (last) undone.push(last);
    } else if (op.op === "redo") {
      const next = undone.pop();
      if (next) done.push(next);
    } else {
      done.push(op);
      undone = [];
    }
  }
  return { done, undone };
}

/** @param {Op[]} ops */
export const mayUndo = (ops) => standing(ops).done.length > 1;

/** @param {Op[]} ops */
export const mayRedo = (ops) => standing(ops).undone.length > 0;

/** Names, edition and entries as they stand. @param {Op[]} ops @returns {{setup: Setup, entries: Entry[]}} */
export function written(ops) {
  const [first] = ops;
  if (first?.op !== "setup") throw new Error("a journal begins with its setup");
  /** @type {Setup} */
  let setup = { names: first.names, edition: first.edition };
  /** @type {Entry[]} */
  const entries = [];
  for (const op of standing(ops).done) {
    if (op.op === "setup") setup = { names: op.names, edition: op.edition };
    else if (op.op === "add") entries.push(op.entry);
    else if (op.op === "put") entries.splice(op.at, 1, op.entry);
    else if (op.op === "insert") entries.splice(op.at, 0, op.entry);
    else if (op.op === "drop") entries.splice(op.at, 1);
  }
  return { setup, entries };
}

/** The sheet of a journal. @param {Op[]} ops */
export function sheetOf(ops) {
  const { setup, entries } = written(ops);
  return fold(setup, entries);
}

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a journal begins with all of another. @param {Op[]} ops @param {Op[]} others */
export const begins = (ops, others) =>
  others.length <= ops.length && others.every((op, at) => op === ops[at] || same(op, ops[at]));

/**
 * Whether a journal has all of another, or once stood as the other does: a CSV file has no undo.
 * @param {Op[]} ops @param {Op[]} others
 */
export function holds(ops, others) {
  if (begins(ops, others)) return true;
  const wanted = written(others);
  for (let length = ops.length; length > 0; length -= 1) {
    const once = written(ops.slice(0, length));
    if (once.entries.length === wanted.entries.length && same(once, wanted)) return true;
  }
  return false;
}
