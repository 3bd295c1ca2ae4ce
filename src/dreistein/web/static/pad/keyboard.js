// @ts-check
/** Shortcuts for scorekeepers with a keyboard: numbers, b, d, h, +, Enter, Backspace. */

import { bonusTapped, digitTapped, drawsTapped, entered } from "./key-actions.js";
import { wipe } from "./model/draft.js";
import { mayUndo } from "./model/journal.js";

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
  if (/^[0-5]$/.test(event.key)) digitTapped(pad, event.key);
  else if (event.key === "Backspace") pad.tap(wipe(draft));
  else if (event.key === "b") bonusTapped(pad, "bridge", 0);
  else if (event.key === "d") bonusTapped(pad, "double", 0);
  else if (event.key === "h") bonusTapped(pad, "hexagon", (draft.hexagons % 3) + 1);
  else if (event.key === "+") drawsTapped(pad, (draft.draws + 1) % (sheet.edition.draws + 1));
  else if (event.key === "Enter" && !target.closest("button, a")) entered(pad, "placed");
  else return;
  event.preventDefault();
}
