/** The types of what all pages share. */

import type { AnyFace } from "./players/faces.js";
import type { Bonus, Level, Look } from "./wire.js";

export interface Settings {
  /** Null: the browser's. */
  language: string | null;
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "high" | "normal";
  /** How large text is, and how large the tiles are. */
  text: "normal" | "large" | "largest";
  size: "normal" | "large" | "largest";
  motion: "auto" | "full" | "none";
  sound: boolean;
  /** How fast others' moves are shown. */
  pace: "slow" | "normal" | "fast" | "instant";
  /** When a tap on a spot asks once more. */
  confirm: "touch" | "always" | "never";
  /** Whether a pass is made by itself if nothing else is possible. */
  pass: boolean;
  shortcuts: boolean;
  /** Whether the board is also a list of tiles, for screen readers. */
  tiles: boolean;
  notify: boolean;
  /** The step reached in the lesson; 0: not begun, 7: done. */
  lesson: number;
  name: string;
  /** How this person would like to be drawn; null: as the table gives it. */
  look: Look | null;
  /** Whether others' phrases are shown. */
  voices: boolean;
  /** The last table's plan, for "play now". */
  plan: Record<string, unknown> | null;
}

export type OpenSpot = Cell & { corners: (number | undefined)[]; bonus: Bonus | null; hexagons: number };

export type Fit = { text: string; numbers: number[]; spot: OpenSpot };

export interface Board {
  /** The occupied ones. */
  cells: Set<string>;
  /** By point. */
  numbers: Map<string, number>;
}

/** A tile on its cell. */
export interface PlacedTile {
  /** Clockwise from the apex. */
  numbers: [number, number, number];
  x: number;
  y: number;
}

export type Cell = { x: number; y: number };

export type Point = [number, number];

export type LookedAtSeat = { look?: Look | null; level: Level | null };

/** A person's look, or a bot's. */
export type AnyLook = { face: AnyFace; colour: number };
