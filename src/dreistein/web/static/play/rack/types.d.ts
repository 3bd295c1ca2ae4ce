/** The types of the rack. */

import type { Camera } from "../board/camera.js";
import type { Pixel } from "../board/types.js";
import type { TableSession } from "../session/session.js";
import type { Spot } from "../types.js";

export interface DragContext {
  root: HTMLElement;
  session: TableSession;
  camera: Camera;
  /** At a spot. */
  aim: (key: string | null) => void;
  changed: () => void;
  /** Chooses the tile. */
  take: (tile: string) => void;
  drop: (tile: string, spot: Spot) => void;
  /** Says why a tile does not fit where it was dropped on the board. */
  miss: (tile: string, at: Pixel) => void;
  /** Says why a tile cannot be placed at all, also not on the spot where it was dropped. */
  refuse: (tile: string, spot: string | null) => void;
}

export interface RackHandlers {
  choose: (tile: string, event: Event) => void;
  grab: (tile: string, event: PointerEvent) => void;
  key: (tile: string, event: KeyboardEvent) => void;
}
