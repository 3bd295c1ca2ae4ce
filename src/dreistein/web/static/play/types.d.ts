/** The types of the page: what crosses the wire, and what the page makes of that. */

import type { Action, Choice, TurnEnd } from "../shared/wire.js";

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
