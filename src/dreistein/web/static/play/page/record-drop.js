// @ts-check
/** A record that is dropped onto any screen is replayed. */

import { go } from "./navigate.js";

/** @type {File | null} */
let dropped = null;

/** The file that was dropped, once. */
export function takeDropped() {
  const file = dropped;
  dropped = null;
  return file;
}

/** @param {boolean} over */
const mark = (over) => document.body.classList.toggle("dropping", over);

/** @param {DragEvent} event */
const holdsFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;

addEventListener("dragover", (event) => {
  if (!holdsFile(event)) return;
  event.preventDefault();
  mark(true);
});
addEventListener("dragleave", (event) => event.relatedTarget === null && mark(false));
addEventListener("drop", (event) => {
  if (!holdsFile(event)) return;
  event.preventDefault();
  mark(false);
  dropped = event.dataTransfer?.files[0] ?? null;
  if (dropped) go("/replay");
});
