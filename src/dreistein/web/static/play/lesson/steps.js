// @ts-check
/**
 * The lesson's positions: what lies on the board, what one holds, and what there is to do. The texts have their names.
 * The numbers are those of the German and the international edition, which agree here; a test compares them.
 */

/** @import { Task } from "./types.js" */

export const STEPS = 6;
export const NUMBERS = { bridge: 30, double: 25, hexagons: [40, 80, 120], out: 20, draw: 5, target: 300 };
/** The totals of the last step: both have reached the target. */
export const TOTALS = { you: 312, other: 305 };

const SMALL = ["235@0,0", "453@0,1"];

/** @type {Task[]} */
export const TASKS = [
  { name: "place", step: 1, board: ["555@0,0"], rack: ["455"] },
  { name: "corners", step: 2, board: ["555@0,0", "455@0,1"], rack: ["012", "445"], guess: true },
  {
    name: "bridge",
    step: 3,
    board: ["233@0,0", "322@1,0", "522@1,-1", "251@2,-1", "015@2,-2", "550@1,-2", "554@0,-2", "342@-1,0"],
    rack: ["244"],
    guess: true,
  },
  {
    name: "double",
    step: 3,
    board: [
      ...["024@0,0", "200@1,0", "100@1,-1", "013@2,-1", "330@3,-1", "503@3,0", "345@4,0", "554@4,1"],
      ...["551@3,1", "125@2,1", "242@0,1"],
    ],
    rack: ["122"],
    guess: true,
  },
  {
    name: "hexagon",
    step: 3,
    board: ["345@0,0", "503@-1,0", "130@-1,-1", "312@0,-1", "233@1,-1"],
    rack: ["334"],
    guess: true,
  },
  { name: "draw", step: 4, board: SMALL, rack: ["000", "111"], stock: ["114", "223"] },
  { name: "end", step: 5, board: SMALL, rack: ["223"], others: ["012", "444"] },
  { name: "win", step: 6, board: [...SMALL, "322@1,0"], rack: [], answers: { you: true, other: false, nobody: false } },
];
