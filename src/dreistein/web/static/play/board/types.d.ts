/** The types of the board: what it shows, what may be done on it, and which part of it is seen. */

import type { Camera } from "./camera.js";
import type { TableSession } from "../session/session.js";
import type { PlacedTile } from "../../shared/types.js";
import type { Spot } from "../types.js";

export interface BoardModel {
  /** In the order they were placed. */
  tiles: PlacedTile[];
  spots?: Spot[];
  /** Whether spots are open places that tell nothing. */
  unmarked?: boolean;
  /** The spot with focus, under the pointer or previewed. */
  aimed?: string | null;
  /** A tile shown on its spot before it is confirmed. */
  preview?: PlacedTile | null;
  /** The tile that would lie on the spot that is looked at. */
  ghost?: PlacedTile | null;
  /** The corner where a tile did not fit, as `i,j`. */
  clash?: string;
  /** Whether the previewed tile is sent and not yet answered. */
  waiting?: boolean;
  /** Cells of the last moves. */
  marked?: Set<string>;
  /** Cells that a hint speaks of, with the number of its idea. */
  suggested?: Map<string, number>;
}

export interface BoardHandlers {
  choose(spot: Spot, event: Event): void;
  aim(key: string | null): void;
  /** What a screen reader calls a spot. */
  name(spot: Spot): string;
  key(event: KeyboardEvent, spot: Spot): void;
}

/** Left, top, right and bottom, in units of the scene. */
export type Box = [number, number, number, number];

/** Width and height of the window, in pixels. */
/** Width, height, and how much of it a note covers at the top. */
export type Size = [number, number, number?];

export interface Pixel {
  x: number;
  y: number;
}

export interface Viewport {
  /** Where the scene's origin lies in the window, in pixels. */
  x: number;
  y: number;
  /** Pixels for one unit of the scene. */
  scale: number;
}

export interface LastMovesContext {
  root: HTMLElement;
  session: TableSession;
  camera: Camera;
  /** At once. */
  draw: () => void;
  changed: () => void;
}
