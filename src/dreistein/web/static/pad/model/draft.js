// @ts-check
/** A turn, or the end of a round, while it is being entered, and what it comes to. Pure. */

import { tileOf } from "../../shared/rules/tiles.js";
import { clash } from "./possible.js";
import { fold, present } from "./sheet.js";

/** @import { BonusKind, Draft, EndEntry, Ending, Entry, Line, Op } from "../types.js" */
/** @import { Round, Sheet, TurnEnd, TurnEntry } from "../types.js" */

/** @type {Draft} */
export const EMPTY = {
  seat: null,
  digits: "",
  value: null,
  byValue: false,
  draws: 0,
  bonus: null,
  hexagons: 0,
  at: null,
  insert: false,
  ending: null,
};

/** @param {Draft} draft @param {string} digit @returns {Draft} */
export const tapDigit = (draft, digit) => ({
  ...draft,
  digits: draft.digits.length < 3 ? draft.digits + digit : digit,
});

/** @param {Draft} draft @returns {Draft} */
export const wipe = (draft) => ({ ...draft, digits: draft.digits.slice(0, -1), value: null });

/**
 * Chooses a bonus, or takes it back. Only one kind is possible; `why` is the key of the explanation.
 * @param {Draft} draft @param {BonusKind} bonus @param {number} hexagons @returns {{draft: Draft, why: string | null}}
 */
export function tapBonus(draft, bonus, hexagons) {
  const same = draft.bonus === bonus && draft.hexagons === hexagons;
  const why = !same && draft.bonus && draft.bonus !== bonus ? clash(draft.bonus, bonus) : null;
  return { draft: { ...draft, bonus: same ? null : bonus, hexagons: same ? 0 : hexagons }, why };
}

/** Whether the tile is complete: three numbers, or a value. @param {Draft} draft */
export const complete = (draft) => (draft.byValue ? draft.value !== null : draft.digits.length === 3);

/** @param {Draft} draft @param {number} seat @param {TurnEnd} end @returns {TurnEntry} */
export function turnOf(draft, seat, end) {
  const placed = end === "placed";
  return {
    kind: "turn",
    seat,
    draws: draft.draws,
    end,
    tile: placed && !draft.byValue ? tileOf(draft.digits) : null,
    value: placed && draft.byValue ? draft.value : null,
    bonus: placed ? draft.bonus : null,
    hexagons: placed && draft.bonus === "hexagon" ? draft.hexagons : 0,
  };
}

/** The draft for correcting a turn on the sheet. @param {TurnEntry} entry @param {number} at @returns {Draft} */
export const again = (entry, at) => ({
  ...EMPTY,
  seat: entry.seat,
  digits: entry.tile ?? "",
  value: entry.value,
  byValue: entry.value !== null,
  draws: entry.draws,
  bonus: entry.bonus,
  hexagons: entry.hexagons,
  at,
});

/** The op that puts an entry where the draft belongs. @param {Draft} draft @param {Entry} entry @returns {Op} */
export function opOf({ at, insert }, entry) {
  if (at === null) return { op: "add", entry };
  return insert ? { op: "insert", at, entry } : { op: "put", at, entry };
}

/** The sheet as it would be with the entry. @param {Sheet} sheet @param {Draft} draft @param {Entry} entry */
export function tried(sheet, draft, entry) {
  const entries = [...sheet.entries];
  if (draft.at === null) entries.push(entry);
  else entries.splice(draft.at, draft.insert ? 0 : 1, entry);
  return fold(sheet, entries);
}

/**
 * The line that an entry of a sheet became; null for the end of a round.
 * @param {Sheet} sheet @param {number} at @returns {Line | null}
 */
export const lineAt = (sheet, at) => sheet.rounds.flatMap(({ lines }) => lines).find((line) => line.at === at) ?? null;

/**
 * The round that an entry is in, as it was just before it.
 * @param {Sheet} sheet @param {number | null} at @returns {Round}
 */
export const roundBefore = (sheet, at) =>
  at === null ? present(sheet) : present(fold({ ...sheet }, sheet.entries.slice(0, at)));

/** The seat that the draft is for; null before the opener is chosen. @param {Draft} draft @param {Round} round */
export const seatOf = (draft, round) => draft.seat ?? round.turn;

// ---------------------------------------------------------------------- the end of a round

/** @param {Round} round @returns {Ending} */
export function newEnding(round) {
  const out = round.counts.findIndex((count) => count === 0);
  return {
    how: out < 0 ? "blocked" : "out",
    seat: out < 0 ? null : out,
    left: round.counts.map(() => ({ text: "", tiles: [], byTile: false, digits: "" })),
  };
}

/** @param {EndEntry} entry @returns {Ending} */
export const endingAgain = ({ how, seat, left }) => ({
  how,
  seat,
  left: left.map((one) =>
    "tiles" in one
      ? { text: "", tiles: one.tiles, byTile: true, digits: "" }
      : { text: String(one.value), tiles: [], byTile: false, digits: "" },
  ),
});

/** Whether a seat's tiles are still to be entered. @param {Ending} ending @param {number} seat */
export const isMissing = ({ how, seat: out, left }, seat) =>
  !(how === "out" && seat === out) && !left[seat].byTile && !/^\d{1,4}$/.test(left[seat].text);

/** Whether the end of the round cuts a turn short whose draws count. @param {Draft} draft */
export const isCut = ({ at, draws, ending }) => at === null && draws > 0 && ending?.how === "blocked";

/** @param {Ending} ending */
export const isReady = (ending) =>
  (ending.how === "blocked" || ending.seat !== null) && ending.left.every((_, seat) => !isMissing(ending, seat));

/** @param {Ending} ending @returns {EndEntry} */
export const endOf = ({ how, seat, left }) => ({
  kind: "end",
  how,
  seat: how === "out" ? seat : null,
  left: left.map(({ text, tiles, byTile }, at) =>
    how === "out" && at === seat ? { value: 0 } : byTile ? { tiles } : { value: Number(text) || 0 },
  ),
});

/**
 * Adds a number to a seat's tiles left; every third one completes a tile.
 * @param {Ending} ending @param {number} seat @param {string} digit @returns {Ending}
 */
export function tapLeft(ending, seat, digit) {
  const left = ending.left.map((one, at) => {
    if (at !== seat) return one;
    const digits = one.digits + digit;
    return digits.length < 3 ? { ...one, digits } : { ...one, digits: "", tiles: [...one.tiles, tileOf(digits)] };
  });
  return { ...ending, left };
}
