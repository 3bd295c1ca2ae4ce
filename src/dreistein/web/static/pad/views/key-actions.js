// @ts-check
/** What the keys do, tapped or typed. */

import {
  complete,
  EMPTY,
  endOf,
  isCut,
  isReady,
  newEnding,
  opOf,
  roundBefore,
  seatOf,
  tapBonus,
  tapDigit,
  turnOf,
  wipe,
} from "../model/draft.js";
import { mayUndo } from "../model/journal.js";

/** @import { Pad } from "../pad.js" */
/** @import { BonusKind, Ending, Op, TurnEnd } from "../types.js" */

/** The seat that the keys write for; null before the opener is chosen. @param {Pad} pad */
export function writingFor(pad) {
  return pad.sheet ? seatOf(pad.draft, roundBefore(pad.sheet, pad.draft.at)) : null;
}

/** @param {Pad} pad @param {string} digit */
export function typeDigit(pad, digit) {
  if (writingFor(pad) !== null && !pad.draft.byValue) pad.tap(tapDigit(pad.draft, digit));
}

/** @param {Pad} pad @param {BonusKind} bonus @param {number} hexagons */
export function typeBonus(pad, bonus, hexagons) {
  if (!pad.sheet || roundBefore(pad.sheet, pad.draft.at).opener === null) return;
  const { draft, why } = tapBonus(pad.draft, bonus, hexagons);
  pad.tap(draft, /** @type {any} */ (why && { key: why, details: {} }));
}

/** @param {Pad} pad @param {number} draws */
export function setDraws(pad, draws) {
  if (pad.sheet && roundBefore(pad.sheet, pad.draft.at).opener !== null) pad.tap({ draws });
}

/** Writes a finished turn onto the sheet. @param {Pad} pad @param {TurnEnd} end */
export function addTurn(pad, end) {
  const seat = writingFor(pad);
  if (seat === null || (end === "placed" && !complete(pad.draft))) return;
  pad.act(opOf(pad.draft, turnOf(pad.draft, seat, end)));
}

/** Starts the entry of a round's end. @param {Pad} pad */
export function beginEnding(pad) {
  if (pad.sheet) pad.tap({ ending: newEnding(roundBefore(pad.sheet, pad.draft.at)) });
}

/** Writes the end of the round onto the sheet, after the draws that a blocked round cut short. @param {Pad} pad */
export function addRound(pad) {
  const { draft } = pad;
  if (!draft.ending || !isReady(draft.ending)) return;
  const seat = writingFor(pad);
  /** @type {Op[]} */
  const ops = [];
  if (isCut(draft) && seat !== null) ops.push({ op: "add", entry: turnOf(draft, seat, "cut") });
  pad.act(...ops, opOf(draft, endOf(draft.ending)));
}

/** @param {Pad} pad @param {Partial<Ending>} changes */
export function changeEnding(pad, changes) {
  if (pad.draft.ending) pad.tap({ ending: { ...pad.draft.ending, ...changes } });
}

/** Goes back to the next turn. @param {Pad} pad */
export const cancel = (pad) => pad.tap({ ...EMPTY });

/** @param {Pad} pad @param {KeyboardEvent} event */
export function keyDown(pad, event) {
  const { sheet, draft } = pad;
  const target = /** @type {HTMLElement} */ (event.target);
  if (!sheet || !pad.mayWrite || pad.dialog || event.altKey || target.closest("input, select, textarea, dialog"))
    return;
  if (event.ctrlKey || event.metaKey) {
    if (event.key === "z" && pad.game && mayUndo(pad.game.ops)) pad.undo();
    else if (event.key === "y") pad.redo();
    else return;
    event.preventDefault();
    return;
  }
  if (sheet.over || draft.ending) return;
  if (/^[0-5]$/.test(event.key)) typeDigit(pad, event.key);
  else if (event.key === "Backspace") pad.tap(wipe(draft));
  else if (event.key === "b") typeBonus(pad, "bridge", 0);
  else if (event.key === "d") typeBonus(pad, "double", 0);
  else if (event.key === "h") typeBonus(pad, "hexagon", (draft.hexagons % 3) + 1);
  else if (event.key === "+") setDraws(pad, (draft.draws + 1) % (sheet.edition.draws + 1));
  else if (event.key === "Enter" && !target.closest("button, a")) addTurn(pad, "placed");
  else return;
  event.preventDefault();
}
