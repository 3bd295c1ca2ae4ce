/** The types of the lesson. */

export type DrawnSaid = "drawn-unfit" | "drawn-fits" | "drawn-place";

/** What the page says: the name of a text, and what it is about. */
export interface Said {
  kind: "do" | "done" | "unfit" | "draw-first" | DrawnSaid | "misfit" | "wrong";
  tile?: string;
  /** One that fits. */
  other?: string;
  cell?: { x: number; y: number };
  answer?: string;
  points?: number;
}

export interface LessonState {
  /** The number of the task. */
  at: number;
  board: string[];
  rack: string[];
  /** How many tiles were drawn. */
  drawn: number;
  chosen: string | null;
  done: boolean;
  said: Said;
}

export interface Task {
  /** Of its texts. */
  name: string;
  /** 1 to 6. */
  step: number;
  /** The placements on it. */
  board: string[];
  rack: string[];
  /** The tiles to draw, in order. */
  stock?: string[];
  /** Whether every open spot is offered, also where the tile does not fit. */
  guess?: boolean;
  /** What the opponent still holds, if the round ends. */
  others?: string[];
  /** A question instead of a tile. */
  answers?: Record<string, boolean>;
}
