// @ts-check
/** Where the costs are written beside the marks of a graph, so that none covers another. */

/** Half the width of a cost, in pixels. */
const HALF = 23;
/** The line of a cost above or below its mark, and how far around it reaches. */
const LINES = [
  { dy: -11, from: -24, to: -8 },
  { dy: 22, from: 9, to: 25 },
];
/** The radius of a mark. */
const DOT = 7;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where the cost of each mark is written, from the mark; null where there is no room. The weightiest choose first.
 * @param {readonly {x: number, y: number, weight: number}[]} marks
 * @param {{right: number, bottom: number}} edge of the graph, which begins at 0
 * @returns {({dx: number, dy: number} | null)[]}
 */
export function labelPlaces(marks, edge) {
  /** @type {({dx: number, dy: number} | null)[]} */
  const found = marks.map(() => null);
  const dots = marks.map(({ x, y }) => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  /** @type {Box[]} */
  const taken = [];
  const order = [...marks.keys()].sort((a, b) => marks[b].weight - marks[a].weight);
  for (const at of order) {
    const { x, y } = marks[at];
    const dx = Math.min(0, edge.right - HALF - x);
    for (const { dy, from, to } of LINES) {
      const box = { left: x + dx - HALF, right: x + dx + HALF, top: y + from, bottom: y + to };
      const inside = box.top >= 0 && box.bottom <= edge.bottom;
      const free = !taken.some((other) => meet(box, other)) && !dots.some((dot, of) => of !== at && meet(box, dot));
      if (!inside || !free) continue;
      found[at] = { dx, dy };
      taken.push(box);
      break;
    }
  }
  return found;
}
