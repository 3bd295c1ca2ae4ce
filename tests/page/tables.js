/** Tables as the server sends them, small enough to read in a test. */

const SEAT = {
  name: "",
  kind: "person",
  level: null,
  held: false,
  resigned: false,
  ready: true,
  yours: false,
  here: true,
  look: null,
  declined: false,
  heir: null,
};

export const you = { ...SEAT, name: "Ada", yours: true, look: { face: "cat", colour: 1 } };
export const friend = { ...SEAT, name: "Ben", look: { face: "rabbit", colour: 2 } };
export const bot = { ...SEAT, kind: "bot", level: "casual" };
export const invited = { ...SEAT, kind: "invited", ready: false };

/** An action that is allowed, as "555@0,0 25" or "+ -5"; to end a turn costs something only if it is to pass. */
export function choice(text) {
  const [action, points] = text.split(" ");
  const end = action === "-" ? (Number(points) ? "passed" : "kept") : null;
  return { action, points: Number(points), bonus: null, hexagons: 0, bonus_points: 0, end };
}

/** A hand; without choices it is not to move. */
export const hand = (seat, tiles, choices = null, drawn = []) => ({
  seat,
  tiles: tiles.split(" "),
  drawn,
  choices: choices && choices.map(choice),
});

export const round = (changes = {}) => ({
  number: 0,
  before: [0, 0],
  board: [],
  turns: [],
  ply: 0,
  counts: [9, 9],
  stock: 38,
  scores: [0, 0],
  totals: [0, 0],
  to_move: 0,
  draws: 0,
  draws_left: null,
  ended: null,
  short: false,
  ...changes,
});

const EDITION = { name: "german", deal: { 2: 10, 3: 8 }, must_place: false };
const SHUFFLE = { table: "m", attempt: 0, seats: null, seals: [], missing: [], failed: [] };

export const table = (changes = {}) => ({
  id: "t",
  edition: EDITION,
  shuffle: SHUFFLE,
  seats: [you, bot],
  host: true,
  spectator: false,
  phase: "playing",
  match: 0,
  rounds: [round()],
  hands: [],
  winners: [],
  solitaire: null,
  clock: null,
  left: null,
  hints: true,
  marks: true,
  day: null,
  undo: null,
  may_undo: [],
  undo_shows: null,
  ...changes,
});

export const view = (seq, changes = {}) => ({ type: "view", seq, table: table(changes) });

/** Something other than an action: `table` has the fields that are different. */
export const changed = (seq, kind, changes = {}, { kept = 1, rounds = [] } = {}) => ({
  type: "changed",
  seq,
  news: { kind, seat: null },
  table: changes,
  kept,
  rounds,
});

/** An action of a seat as a message: it opens a turn of its own, and the other seat is to move. */
export function acted(seq, seat, action, changes = {}) {
  const made = { action, points: 0, bonus: null, bonus_points: 0, hexagons: 0, by: seat === 0 ? "person" : "bot" };
  return {
    type: "acted",
    seq,
    round: 0,
    ply: seq,
    seat,
    action: made,
    turn: { seat, actions: [made], draws: 0, draw_points: 0, end: "placed", end_points: 0, points: 0, total: 0 },
    turn_number: seq - 1,
    tile: null,
    to_move: 1 - seat,
    draws: 0,
    counts: [9, 9],
    stock: 38,
    draws_left: null,
    scores: [0, 0],
    totals: [0, 0],
    hands: [],
    left: null,
    may_undo: [],
    undo_shows: null,
    ...changes,
  };
}
