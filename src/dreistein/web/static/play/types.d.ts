/** What crosses the wire, as `dreistein.protocol.messages` writes it, and what the page adds to it. */

export type Level = "random" | "greedy" | "casual" | "strong" | "expert";

export interface Turn {
  seat: number;
  action: string;
  points: number;
  bonus: string | null;
  hexagons: number;
  by: string;
}

export interface Choice {
  action: string;
  points: number;
  bonus: string | null;
  hexagons: number;
  bonus_points: number;
}

export interface Hand {
  seat: number;
  tiles: string[];
  drawn: string[];
  choices: Choice[] | null;
}

export interface Ended {
  end: "out" | "blocked";
  settlement: number[];
  left: string[][];
}

export interface RoundView {
  number: number;
  board: string[];
  turns: Turn[];
  counts: number[];
  stock: number;
  scores: number[];
  turn: number;
  draws: number;
  draws_left: number | null;
  ended: Ended | null;
}

export interface SeatView {
  name: string;
  kind: "person" | "invited" | "open" | "bot";
  level: Level | null;
  held: boolean;
  resigned: boolean;
  ready: boolean;
  yours: boolean;
  here: boolean;
}

export interface Edition {
  name: string;
  deal: Record<string, number>;
  start: number;
  start_needs_triple: boolean;
  start_zero: number;
  bridge: number;
  double: number;
  hexagons: number[];
  out: number;
  draw: number;
  draws: number;
  fruitless: number;
  empty: number;
  target: number;
}

export interface UndoWish {
  asked: number;
  seat: number;
  keep: number;
  waiting: number[];
}

export interface Proof {
  secret: string;
  contributions: [number, string][];
  seed: string;
}

export interface TableView {
  id: string;
  edition: Edition;
  seats: SeatView[];
  host: boolean;
  spectator: boolean;
  phase: "gathering" | "playing" | "between" | "over";
  match: number;
  commitment: string | null;
  seed: string | null;
  totals: number[];
  rounds: RoundView[];
  hands: Hand[];
  winners: number[];
  practice: boolean;
  solitaire: { rack: number; draws: number } | null;
  clock: number | null;
  left: number | null;
  hints: boolean;
  day: string | null;
  listed: boolean;
  undo: UndoWish | null;
  may_undo: number[];
  proof: Proof | null;
  invite: string | null;
  watch: string | null;
}

export interface HintLine {
  action: string;
  points: number;
  lead: number;
  lead_error: number;
  win: number | null;
  win_error: number;
  exact: boolean;
  reasons: Record<string, unknown>[];
  text: string;
}

export interface Acted {
  type: "acted";
  seq: number;
  round: number;
  ply: number;
  turn: Turn;
  tile: string | null;
  to_move: number;
  draws: number;
  counts: number[];
  stock: number;
  draws_left: number | null;
  scores: number[];
  hands: Hand[];
  left: number | null;
  may_undo: number[];
}

export interface Whole {
  type: "view";
  seq: number;
  table: TableView;
  news: { kind: string; seat: number | null } | null;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  message: string;
  details: Record<string, string | number>;
}

export interface HintNews {
  type: "hint";
  id: string;
  round: number;
  ply: number;
  lines: HintLine[];
}

export type ServerMessage =
  | { type: "welcome"; seq: number; heartbeat: number; protocol: number }
  | Whole
  | Acted
  | { type: "presence"; here: boolean[]; spectators: number }
  | { type: "done"; id: string; seq: number }
  | Refused
  | HintNews
  | { type: "pong"; n: number }
  | { type: "bye"; code: string; message: string; retry: number | null };

/** A tile on its cell: corner numbers clockwise from the apex. */
export interface Lying {
  numbers: [number, number, number];
  x: number;
  y: number;
}

/** A cell that may be chosen, with the choices for it (more than one only for the opener). */
export interface Place {
  key: string;
  x: number;
  y: number;
  choices: Choice[];
}

/** A line of the score pad: one turn of one seat. */
export interface PadLine {
  seat: number;
  tile: string | null;
  tilePoints: number;
  bonus: string | null;
  hexagons: number;
  bonusPoints: number;
  drawn: number;
  drawnPoints: number;
  /** How a turn without a tile ended. */
  end: "kept" | "passed" | "none-fits" | null;
  endPoints: number;
  /** The running total after it. */
  total: number;
  open: boolean;
}

export interface TableSummary {
  id: string;
  phase: TableView["phase"];
  at: number;
  about: {
    names: string[];
    levels: (Level | null)[];
    edition: string;
    target: number;
    solitaire: boolean;
    day: string | null;
    match: number;
    round: number;
    totals: number[];
    winners: number[];
    practice: boolean;
  };
}

export interface ReplayRound {
  start: string | null;
  hands: string[][];
  stock: string[];
  turns: { seat: number; action: string; tile: string | null; points: number; bonus: string | null; hexagons: number }[];
  end: "out" | "blocked" | null;
  settlement: number[];
  left: string[][];
  scores: number[];
}

export interface Replay {
  over: boolean;
  totals: number[];
  winners: number[];
  edition: Edition;
  players: string[];
  solitaire: { rack: number; draws: number } | null;
  rounds: ReplayRound[];
}

/** A screen: it draws itself into its root until it is closed. */
export interface Screen {
  draw(): void;
  close(): void;
}
