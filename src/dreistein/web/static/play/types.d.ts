/** The types of the page: what crosses the wire, and what the page makes of that. */

import type { Pixel } from "./board/types.js";
import type { Action, Choice, Level, RoundView, TurnEnd } from "../shared/wire.js";

export * from "../shared/wire.js";

/** A cell that may be chosen, with the choices for it (more than one only for the opener). */
export interface Spot {
  key: string;
  x: number;
  y: number;
  choices: Choice[];
}

/** An action, and the seat that made it. */
export type Move = Action & {
  seat: number;
  /** How its turn ended. */
  end: TurnEnd | null;
};

/** A screen: it draws itself into its root until it is closed. */
export interface Screen {
  draw(): void;
  close(): void;
}

export type SeatPlan = { kind: "me" | "invited" | "open" | "bot"; name?: string; level?: Level | null };

export interface Plan {
  edition: unknown;
  seats: SeatPlan[];
  solitaire?: { rack: number; draws: number } | null;
  seed?: string | null;
  clock?: number | null;
  hints: boolean;
  marks?: boolean;
}

export interface PadModel {
  names: string[];
  /** The seat to mark as the reader's own. */
  you?: number;
  /** Drawings, by seat. */
  faces?: unknown[];
  rounds: RoundView[];
  edition: Edition;
  /** The seat to move. */
  moving: number | null;
  /** Which seats people play on: a bot's turns there are marked. */
  people?: boolean[];
}

export interface FingerHandlers {
  /** One moves; `other` is where a second one is. */
  move: (now: Pixel, before: Pixel, other: Pixel | null) => void;
  /** The last one lifts after a move; null if it was called off. */
  end?: (at: Pixel | null) => void;
}
