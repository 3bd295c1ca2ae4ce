/** The types of what stands around the board. */

import type { Camera } from "../board/camera.js";
import type { TableSession } from "../session/session.js";
import type { TableDialogs } from "./dialogs.js";
import type { TableInput } from "./input.js";
import type { TableKeys } from "./keys.js";
import type { Notices } from "./news/notices.js";

export interface DialogContext {
  root: HTMLElement;
  session: TableSession;
  changed: () => void;
  scorePad: () => unknown;
  chooseByKey: (tile: string) => void;
  regainFocus: () => void;
}

export interface InputContext {
  root: HTMLElement;
  session: TableSession;
  camera: Camera;
  /** At once. */
  draw: () => void;
  changed: () => void;
}

export interface HandContext {
  session: TableSession;
  input: TableInput;
  keys: TableKeys;
  dialogs: TableDialogs;
  /** What tells the time, where a clock runs. */
  clock: typeof import("../words/clock.js") | null;
  /** The move that is shown again, in words. */
  told: string | null;
}

export interface HintContext {
  root: HTMLElement;
  session: TableSession;
  /** At once. */
  draw: () => void;
}

export interface KeysContext {
  session: TableSession;
  input: TableInput;
  /** Opens the field for typed moves. */
  openTyped: () => void;
}

export interface ReactionContext {
  root: HTMLElement;
  /** Of the table. */
  id: string;
  camera: Camera;
  /** The last moves again. */
  stopShowing: () => void;
  dialogs: TableDialogs;
  input: TableInput;
  notices: Notices;
}
