/** The types of the fair shuffle. */

import type { Edition, SealedSeat } from "../types.js";

/** An attempt to shuffle. */
export type Failed = { seats: number[]; why: "silent" | "left"; seals: [number, string][] };

/** The field `fair` of a record. */
export interface Proof {
  version: 1;
  commitment: string;
  secret: string;
  table: string;
  match: number;
  seats: Partial<SealedSeat>[];
  failed: Failed[];
  seals: [number, string][];
  contributions: [number, string][];
}

/** What the page knows of a match. */
export interface Match {
  /** Of the table. */
  id: string;
  match: number;
  edition: Edition;
  solitaire: { rack: number; draws: number } | null;
  /** The own seats. */
  yours: number[];
}

export interface RoundDeal {
  start?: string;
  hands: string[][];
  stock: string[];
  actions: string[];
}

export type Recorded = { seed: string; fair: Proof; players: string[]; rounds: RoundDeal[] };

/** The tiles that a seat held or had placed, and which of the round's draws were its own, counted from 0. */
export type Had = { tiles: string[]; draws: number[] };

/** What this device keeps of a match. */
export interface Kept {
  /** This device's share of the shuffle; null if another device of the same person is sealed instead. */
  share: string | null;
  attempt: number;
  /** The fingerprint of the server's secret when the share was sealed. */
  commitment: string | null;
  /** What was told before the share was revealed: all seals, and the lines that the deal is bound to. */
  seals: [number, string][] | null;
  lines: string[] | null;
  /** The attempts that had failed when the share was sealed. */
  failed: Failed[];
  /** By attempt, the seal of each share that was revealed, and whether the server has said that it has the share. */
  revealed: Record<number, { seal: string; heard: boolean }>;
  /** Whether the match was dealt from the share, once its record was checked. */
  end?: "dealt" | "lost";
  /** By round, what own seats have had, with most draws. */
  dealt: Record<number, Record<number, Had>>;
  /** By round, own draws: by how many were drawn before, the tile. */
  drawn: Record<number, Record<number, string>>;
  /** By round that is over, the hash of its actions. */
  played: Record<number, string>;
  /** By round, such a hash of an end that was taken back, or may have been while the device was away. */
  undone?: Record<number, string>;
  /** Whether the last of them ended the match: no end before it is final until the next deal. */
  over?: boolean;
  /** What went wrong before the match. */
  wrong: Wrong | null;
}

/** What does not hold. */
export type Wrong =
  "commitment" | "seal" | "seed" | "deal" | "told" | "blamed" | "lost" | "dealt" | "held" | "played" | "record";

export interface Checked {
  wrong: Wrong | null;
  /** Whether this device took part, and what it saw was compared. */
  witnessed: boolean;
  /** Whether it saw other moves, before the end of a round was undone. */
  undone: boolean;
  /** Whether an own seat has a share that is not of this device. */
  other: boolean;
  /** The seats whose people were away, and so without a share. */
  away: number[];
}
