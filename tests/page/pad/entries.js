/** A match on paper: two players, the German edition, and entries as short as they are spoken. */

export const GERMAN = {
  name: "german",
  deal: { 2: 10, 3: 8, 4: 8, 5: 6, 6: 6 },
  start: 5,
  start_needs_triple: false,
  start_zero: 0,
  bridge: 30,
  double: 25,
  hexagons: [40, 80, 120],
  out: 20,
  draw: 5,
  draws: 3,
  fruitless: 0,
  empty: 10,
  target: 300,
};
export const SETUP = { names: ["Ada", "Ben"], edition: GERMAN };

const TURN = { kind: "turn", draws: 0, end: "placed", tile: null, value: null, bonus: null, hexagons: 0 };

const left = (values) => values.map((value) => ({ value }));

export const placed = (seat, tile, changes = {}) => ({ ...TURN, seat, tile, ...changes });
export const without = (seat, end, draws = 0) => ({ ...TURN, seat, end, draws });
export const out = (seat, ...values) => ({ kind: "end", how: "out", seat, left: left(values) });
export const blocked = (...values) => ({ kind: "end", how: "blocked", seat: null, left: left(values) });
