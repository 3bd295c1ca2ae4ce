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
} from "../model/draft.js";

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
