/** The types of a person's games. */

import type { Level, TableSummary } from "../types.js";

/** Of matches with others. */
export interface Tally {
  matches: number;
  /** Shared wins included. */
  won: number;
  shared: number;
}

/** A bot by its level, or a person by name. */
export type Opponent = Tally & { level: Level | null; name: string };

export type EditionTally = Tally & { edition: string };

export type SoloTally = { edition: string; rack: number; draws: number; games: number; best: number; points: number };

export interface Statistics {
  /** All of them, practice included. */
  games: number;
  /** Matches with others, without practice and without those on one device. */
  total: Tally;
  /** Those played most first. */
  opponents: Opponent[];
  editions: EditionTally[];
  /** By settings; practice and chosen deals do not count. */
  solitaire: SoloTally[];
  bestRound: { points: number; game: TableSummary } | null;
  /** Tiles that closed one, two, three. */
  hexagons: [number, number, number];
  /** Rounds in which one's last tile was placed. */
  out: number;
  /** On which a game was finished. */
  days: number;
  /** Days in a row, up to today or yesterday. */
  streak: number;
  /** The longest such row. */
  longest: number;
}
