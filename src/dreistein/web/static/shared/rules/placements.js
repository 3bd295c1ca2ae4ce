// @ts-check
/** Placements as records and messages write them: `453@1,0` is 3-4-5 on cell 1,0 with its 4 at the apex. */

import { tileOf } from "./tiles.js";

/** @import { PlacedTile } from "../types.js" */

/** Whether an action places a tile; else it draws or ends the turn. @param {string} action */
export const isPlacement = (action) => action.includes("@");

/** The tile of a placement. @param {string} placement */
export const placedTile = (placement) => tileOf(placement.slice(0, 3));

/** The cell of a placement, as a key such as `1,0`. @param {string} placement */
export const cellOf = (placement) => placement.split("@")[1];

/** @param {string} placement @returns {PlacedTile} */
export function parsePlacement(placement) {
  const [digits, cell] = placement.split("@");
  const [x, y] = cell.split(",").map(Number);
  const [a, b, c] = Array.from(digits, Number);
  return { numbers: [a, b, c], x, y };
}
