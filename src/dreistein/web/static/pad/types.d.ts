/** The types of the score pad: what is written down, and what it comes to. */

import type { Edition } from "../shared/wire.js";

export type { Edition };

export interface Setup {
  names: string[];
  edition: Edition;
}

export type BonusKind = "bridge" | "double" | "hexagon";
/** How a turn ended: a tile placed; all draws kept; stock empty; or cut short by a blocked round. */
export type TurnEnd = "placed" | "kept" | "empty" | "cut";

export interface TurnEntry {
  kind: "turn";
  seat: number;
  draws: number;
  end: TurnEnd;
  /** Three digits, ascending; or null if only the value was written down. */
  tile: string | null;
  value: number | null;
  bonus: BonusKind | null;
  hexagons: number;
}

/** What a player still holds: a sum, or tile by tile. */
export type Left = { value: number } | { tiles: string[] };

export interface EndEntry {
  kind: "end";
  how: "out" | "blocked";
  /** The seat that is out; null if the round is blocked. */
  seat: number | null;
  left: Left[];
}

export type Entry = TurnEntry | EndEntry;

export type Op =
  | { op: "setup"; names: string[]; edition: Edition }
  | { op: "add"; entry: Entry }
  | { op: "put"; at: number; entry: Entry }
  | { op: "insert"; at: number; entry: Entry }
  | { op: "drop"; at: number }
  | { op: "undo" }
  | { op: "redo" };

export interface Flag {
  code: string;
  details: Record<string, string | number>;
}

export interface Line {
  /** Its number among the entries. */
  at: number;
  seat: number;
  opening: boolean;
  tile: string | null;
  value: number | null;
  bonus: "start" | BonusKind | null;
  hexagons: number;
  draws: number;
  end: TurnEnd;
  tilePoints: number;
  bonusPoints: number;
  drawPoints: number;
  endPoints: number;
  points: number;
  /** The player's running total after it. */
  total: number;
  flags: Flag[];
}

export interface Settled {
  at: number;
  how: "out" | "blocked";
  seat: number | null;
  /** What each player still holds. */
  held: number[];
  points: number[];
  /** The seats that score. */
  scorers: number[];
  flags: Flag[];
}

export interface Round {
  number: number;
  opener: number | null;
  lines: Line[];
  end: Settled | null;
  before: number[];
  scores: number[];
  counts: number[];
  stock: number;
  /** Whose turn it is; null before the opener is known. */
  turn: number | null;
  /** Turns in a row that only paid for an empty stock. */
  passes: number;
  /** Tiles that were written down, each with the number of its entry. */
  tiles: Record<string, number>;
  /** How many tiles of each value were written down by value alone. */
  values: number[];
}

export interface Sheet {
  names: string[];
  edition: Edition;
  entries: Entry[];
  rounds: Round[];
  totals: number[];
  over: boolean;
  winners: number[];
}

/** The end of a round while it is being written down. */
export interface Ending {
  how: "out" | "blocked";
  seat: number | null;
  left: { text: string; tiles: string[]; byTile: boolean; digits: string }[];
}

/** A turn while it is being tapped. */
export interface Draft {
  seat: number | null;
  digits: string;
  value: number | null;
  byValue: boolean;
  draws: number;
  bonus: BonusKind | null;
  hexagons: number;
  /** The entry that is corrected, or before which another is inserted; null for a new one at the end. */
  at: number | null;
  insert: boolean;
  ending: Ending | null;
}

export interface Live {
  id: string;
  watch: string;
  /** Empty once the pen was handed over. */
  pen: string;
  /** How often the pen had changed hands when it arrived here. */
  hand: number;
  /** How many ops the server has. */
  sent: number;
}

export interface Meta {
  id: string;
  created: number;
  changed: number;
  draft: Draft | null;
  live: Live | null;
}

export interface Game extends Meta {
  ops: Op[];
}

/** The figures of a player over all games. */
export interface PlayerRecord {
  /** As it was written last. */
  name: string;
  /** Finished ones. */
  games: number;
  /** Shared ones included. */
  wins: number;
  shared: number;
  /** In finished games. */
  points: number;
  /** The best total of a game. */
  best: number | null;
  rounds: number;
  bestRound: number | null;
  turns: number;
  bridges: number;
  doubles: number;
  hexagons: number;
  bonusPoints: number;
  draws: number;
  outs: number;
  history: { at: number; total: number; won: boolean }[];
  /** In the latest game. */
  seat: number;
}

export interface Prefs {
  hand: "right" | "left";
  awake: boolean;
  names: string[];
  edition: string | null;
  mustPlace: boolean;
}
