/** The types of what is made of records. */

import type { AnyLook } from "../../shared/types.js";

export interface Step {
  /** Its number, counted from 0. */
  round: number;
  /** Whose turn it was; null at the start, and at the end of a round. */
  seat: number | null;
  /** After it, by seat. */
  totals: number[];
  /** That the turn earned, if any. */
  bonus: string | null;
  hexagons: number;
}

export interface Shown {
  /** The edition and the date. */
  line: string;
  /** Who won. */
  title: string;
  /** Placements. */
  board: string[];
  players: { name: string; total: number; look: AnyLook; won: boolean }[];
}
