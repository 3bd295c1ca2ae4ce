// @ts-check
/** Shortcuts for scorekeepers with a keyboard: numbers, b, d, h, +, Enter, Backspace. */

import { wipe } from "./model/draft.js";
import { mayUndo } from "./model/journal.js";
import { addTurn, setDraws, typeBonus, typeDigit } from "./views/key-actions.js";

/** @import { Pad } from "./pad.js" */

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
