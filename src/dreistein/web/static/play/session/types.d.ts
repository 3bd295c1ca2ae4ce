/** The types of a session at a table. */

import type { Hand } from "../types.js";
import type { Acted, Changed, Hinted, News, Presence, Said, ServerMessage, TableView, Whole } from "../types.js";

/** A message that is shown in its turn: what came after a move is about the table after it. */
export type Shown = Acted | Changed | Whole | Presence | Hinted;

/** The table as the page knows it. */
export interface State {
  table: TableView;
  /** The number of the last message that counted. */
  seq: number;
  spectators: number;
  /** The seat that has asked for a hint in the present turn. */
  hinted: number | null;
}

/** What a player has picked before it becomes an action. */
export interface Selection {
  /** The chosen tile of the rack. */
  tile: string | null;
  /** Whether it was chosen by itself. */
  forced: boolean;
  /** How often the chosen tile was rotated. */
  rotation: number;
  /** The spot on which the tile waits for a confirmation. */
  previewed: string | null;
  /** The draw or the end of the turn that waits for a second tap. */
  confirming: string | null;
  /** The draw or the end of the turn that a hint points to. */
  advised: string | null;
  /** Whether the tile was named by a spot for all tiles, and another may take its place. */
  fromAll: boolean;
  /** Whether the spots of every tile are shown while none is chosen. */
  showAll: boolean;
  /** Why the last thing was not possible, in words. */
  refusal: string | null;
}

/** An action that is not answered yet. */
export interface Pending {
  id: string;
  action: string;
  /** The position it is meant for. */
  at: string;
}

/** The table after something other than an action. */
export interface Viewed {
  table: TableView;
  /** What happened; null if the whole table was sent. */
  news: News | null;
}

export interface SessionEvents {
  changed(): void;
  /** The state has it already, but it is not drawn yet; `hurried` if it is gone before it can be seen. */
  acted(news: Acted, before: State, hurried: boolean): void;
  /** The state has it already, but it is not drawn yet. */
  viewed(message: Viewed, before: State | null): void;
  refused(text: string): void;
  /** Somebody asked for a hint. */
  hinted(seat: number): void;
  /** Somebody at the table said something; it is nowhere in the state. */
  said(message: Said, table: TableView): void;
}

export type Request = { type: string } & Record<string, unknown>;

/** Sends a request now, or as soon as there is a connection; gives the id under which the answer comes. */
export type Send = (request: Request) => string;

/** The end of a turn that came by itself: it is seen before the game goes on. */
export interface Breath {
  seat: number;
  /** The last tile that was drawn. */
  tile: string | null;
}

export interface SocketEvents {
  message(message: ServerMessage): void;
  change(open: boolean): void;
  /** The device has lost its network. */
  lost(): void;
  /** What the page has seen last. */
  seen(): { since: number; match: number; round: number } | null;
  language(): string;
}

/** What a table needs of the browser; tests have their own. */
export interface Browser {
  connect(path: string): WebSocket;
  /** Calls when the device is online or offline, and when the page is seen again; gives a function that ends it. */
  listen(online: () => void, offline: () => void, shown: () => void): () => void;
  /** Milliseconds between two moves of others; 0 while nobody looks. */
  pace(): number;
  /** Milliseconds in which something is seen before it goes by itself. */
  breath(): number;
  /** Whether a pass is made by itself if nothing else is possible. */
  passes(): boolean;
}

export interface PauseContext {
  table: () => TableView;
  /** To move here, if nothing else is to be seen first. */
  hand: () => Hand | null;
  /** Shows nothing more for so long. */
  hold: (millis: number) => void;
  /** Called when a breath is over. */
  over: () => void;
  pass: () => void;
}
