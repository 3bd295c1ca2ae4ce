// @ts-check
/** The way from spot to spot. */

import { middleAt } from "../../shared/pictures/geometry.js";

/**
 * The spot nearest in a direction, for the arrow keys.
 * @template {{key: string, x: number, y: number}} Place @param {Place[]} spots
 * @param {{key: string, x: number, y: number}} from @param {string} key @returns {Place | null}
 */
export function neighbour(spots, from, key) {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return null;
  const [x0, y0] = middleAt(from.x, from.y);
  /** @type {Place | null} */
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = middleAt(spot.x, spot.y);
    const along = (x - x0) * way[0] + (y - y0) * way[1];
    const across = Math.abs((x - x0) * way[1]) + Math.abs((y - y0) * way[0]);
    if (spot.key === from.key || along <= 0) continue;
    const far = along + 2.5 * across;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
