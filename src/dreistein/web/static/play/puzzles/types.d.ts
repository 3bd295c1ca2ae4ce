/** The types of puzzles. */

import type { ReviewPuzzle } from "../../shared/wire.js";

/** What somebody wants to solve; null stands for anything. */
export interface Choice {
  theme: string | null;
  level: number | null;
  rule: "free" | "must" | null;
}

/** A position as the solver sees it. */
export interface Seen {
  board: string[];
  tiles: string[];
  totals: number[];
  counts: number[];
  stock: number;
  /** The placement that came last. */
  placed: string | null;
}

export interface Solved {
  /** When, in milliseconds. */
  at: number;
  tries: number;
  hinted: boolean;
}

/** A puzzle from a review, with when it was found, in milliseconds. */
export type OwnPuzzle = ReviewPuzzle & { at: number };

export interface Kept {
  /** By number, or by the id of an own puzzle. */
  solved: Record<string, Solved>;
  /** The puzzle that was solved. */
  days: Record<string, number>;
  /** The latest first. */
  own: OwnPuzzle[];
  /** Whether a review found slips, with puzzles or without. */
  reviewed: boolean;
}
