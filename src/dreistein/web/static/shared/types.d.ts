/** The types of what all pages share. */

import type { Look } from "./wire.js";

export interface Settings {
  /** Null: the browser's. */
  language: string | null;
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "high" | "normal";
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
