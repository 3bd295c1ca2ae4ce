/** A small server of one table with its shuffle, and the devices there. Rules make it deviate. */

import { readFileSync } from "node:fs";

import { attemptOf, boundLines, codeOf, tableMark } from "../../../src/dreistein/web/static/play/fair/code.js";
import { sha256 } from "../../../src/dreistein/web/static/play/fair/sha256.js";
import { dealt, shuffled } from "../../../src/dreistein/web/static/play/fair/shuffle.js";
import { Witness } from "../../../src/dreistein/web/static/play/fair/witness.js";
import { placedTile } from "../../../src/dreistein/web/static/shared/rules/placements.js";
import { isTriple, valueOf } from "../../../src/dreistein/web/static/shared/rules/tiles.js";
import { randomHex } from "../../../src/dreistein/web/static/shared/storage.js";
import { drawn } from "../drawn.js";
import { storage } from "../storage.js";
import { acted, bot, friend, round, table } from "../tables.js";

const GOLDEN = JSON.parse(readFileSync(new URL("../../golden/fair.json", import.meta.url), "utf-8"));

const LINE = "../../../src/dreistein/web/static/play/fair/line.js";
await import(LINE); // while the page is not there yet
let devices = 0;

/** A device with a storage of its own. It does one thing after the other, and so may share what is global. */
export class Device {
  #stored = new Map();
  #words;
  /** The matches before which it has asked for the earlier ones. */
  #asked = new Set();
  sent = [];

  constructor(server, seat) {
    Object.assign(this, { server, seat });
    this.#words = import(`${LINE}?device=${(devices += 1)}`);
    this.reload();
  }

  reload() {
    this.witness = new Witness(this.server.id, (message) => (this.sent.push(message), "id"));
  }

  #use() {
    globalThis.localStorage = storage(this.#stored);
    globalThis.fetch = async (url) => {
      if (this.server.busy) return Response.json({ code: "restarting", message: "" }, { status: 503 });
      const record = this.server.record(Number(/match=(\d+)/.exec(url)[1]), this.seat);
      return record ? Response.json(record) : Response.json({ code: "no-such-table", message: "" }, { status: 404 });
    };
  }

  /** Sees the table as it is now; returns what it sends. */
  async see() {
    this.#use();
    await this.witness.follow(this.server.view(this.seat), true);
    return this.sent.splice(0);
  }

  async seal() {
    this.#use();
    await this.witness.seal(this.server.view(this.seat));
    return this.sent.splice(0);
  }

  /** All that is said of the shuffle, once what it asks for has come. */
  async words() {
    const { fairLine, shuffleNote, startNote } = await this.#words;
    this.#use();
    const view = this.server.view(this.seat);
    await new Promise((changed) => {
      const isKnown = view.phase === "over" ? drawn(fairLine(view, null, changed)) : this.#asked.has(view.match);
      if (isKnown || (view.phase !== "over" && !view.shuffle)) changed();
      else if (view.phase !== "over") startNote(view, null, changed);
    });
    if (view.phase !== "over" && view.shuffle) this.#asked.add(view.match);
    const notes = view.phase === "over" ? [] : [shuffleNote(view), startNote(view, null, () => {})];
    return [fairLine(view, null, () => {}), ...notes].map(drawn).join("");
  }
}

let tables = 0;

export class Server {
  match = 0;
  /** Whether it gives no record now. */
  busy = false;
  failed = [];
  records = [];
  /** How it deviates: changes what a seat is shown, or what is recorded. */
  rules = { view: (view) => view, record: (record) => record };

  constructor(people) {
    this.id = `served${(tables += 1)}`;
    this.people = Array.from({ length: people }, (_, seat) => seat);
    this.#begin();
  }

  #begin() {
    const { edition } = GOLDEN;
    const fresh = { phase: "gathering", secret: randomHex(32), seals: [], bound: null, shares: [], moves: [] };
    Object.assign(this, { ...fresh, edition });
  }

  async prepare() {
    this.commitment = await sha256(this.secret);
    this.mark = await tableMark(this.id);
  }

  async ready(seat, { match, attempt, seal }) {
    const late = match !== this.match || attempt !== this.failed.length || this.bound;
    if (!late && !this.seals.some(([at]) => at === seat)) this.seals.push([seat, seal]);
  }

  /** All seals are there. */
  bind() {
    this.seals.sort(([a], [b]) => a - b);
    const has = (seat) => this.seals.some(([at]) => at === seat);
    const person = (seat) => ({ kind: "person", name: "ab".repeat(32), ...(has(seat) ? { share: seat } : {}) });
    this.bound = [...this.people.map(person), { kind: "bot", level: "casual" }];
  }

  get lines() {
    const { match, edition, bound: seats, failed } = this;
    return boundLines({ match, edition, solitaire: null, seats, failed });
  }

  /** Takes a share that is the sealed one, with a pledge to what this server has; says whether it did. */
  async reveal(seat, { match, attempt, share, pledge }) {
    if (match !== this.match || attempt !== this.failed.length) return false;
    const own = await codeOf(this.id, this.lines, this.commitment, this.seals);
    if (pledge !== own || this.seals.find(([at]) => at === seat)?.[1] !== (await sha256(share))) return false;
    if (!this.shares.some(([at]) => at === seat)) this.shares.push([seat, share]);
    return true;
  }

  get missing() {
    return this.bound ? this.seals.map(([at]) => at).filter((at) => !this.shares.some(([seat]) => seat === at)) : [];
  }

  async fail(seats, why) {
    this.failed.push({ seats, why, seals: this.seals, names: seats.map((seat) => `seat ${seat}`) });
    this.#begin();
    await this.prepare();
  }

  async start() {
    this.shares.sort(([a], [b]) => a - b);
    const { id, lines, secret, shares, edition, mark, match, bound: seats, failed, seals, commitment } = this;
    const seed = await codeOf(id, lines, secret, shares);
    const players = seats.map((_, seat) => `seat ${seat}`);
    const { hands, stock } = dealt(await shuffled(seed, 0), players.length, edition.deal[players.length], false);
    const fair = { version: 1, commitment, secret, table: mark, match, seats, failed: failed.map(attemptOf), seals };
    const proof = { ...fair, contributions: shares };
    const rounds = [{ hands, stock, actions: [] }];
    this.records[match] = structuredClone({ dreistein: 1, edition, seed, fair: proof, players, rounds });
    Object.assign(this, { hands, stock });
    this.phase = "playing";
  }

  /** A seat draws, or places a tile, be it its own or not. */
  play(seat, action) {
    if (action === "+") this.hands[seat].push(this.stock.shift());
    else this.hands[seat] = this.hands[seat].filter((tile) => tile !== placedTile(action));
    this.moves.push({ seat, action });
    this.records[this.match].rounds[0].actions.push(action);
  }

  /** The highest tile is placed, a triple before all others; returns the seat that is to move then. */
  open() {
    const rank = (tile) => `${Number(isTriple(tile))} ${String(valueOf(tile)).padStart(2, "0")} ${[...tile].reverse()}`;
    const [tile] = this.hands.flat().sort((a, b) => (rank(a) < rank(b) ? 1 : -1));
    const seat = this.hands.findIndex((tiles) => tiles.includes(tile));
    this.play(seat, `${tile}@0,0`);
    return (seat + 1) % this.hands.length;
  }

  /** So many turns, in each of which somebody places a tile, with or without drawing it. */
  playOn(turns, throws) {
    for (let turn = 0, seat = throws(this.hands.length); turn < turns; turn += 1) {
      const draws = turn > 0 && throws(3) === 0; // the first tile is one that was dealt
      if (draws) this.play(seat, "+");
      const { [seat]: tiles } = this.hands;
      this.play(seat, `${draws ? tiles.at(-1) : tiles[throws(tiles.length)]}@${turn},0`);
      seat = (seat + 1) % this.hands.length;
    }
  }

  async rematch() {
    Object.assign(this, { match: this.match + 1, failed: [] });
    this.#begin();
    await this.prepare();
  }

  record(match, seat) {
    const shown = match < this.match || this.phase === "over" ? this.records[match] : undefined;
    return this.rules.record(structuredClone(shown), seat);
  }

  view(seat) {
    const { id, match, phase, edition, commitment, failed, bound, seals, missing, hands, moves } = this;
    const seats = [...this.people.map((at) => ({ ...friend, name: `seat ${at}`, yours: at === seat })), bot];
    const whole = (one) => ({ name: null, level: null, share: null, ...one });
    const shuffle = { table: id, attempt: failed.length, seats: bound?.map(whole) ?? null, seals: [], missing, failed };
    if (bound) shuffle.seals = seals;
    const changes = { id, match, phase, edition, commitment, seats, shuffle, rounds: [], hands: [], proof: null };
    if (phase !== "gathering") {
      const turns = moves.map((move, at) => acted(at + 1, move.seat, move.action).turn);
      changes.rounds = [round({ turns, ply: turns.length, ended: phase === "over" ? { end: "out" } : null })];
      changes.hands = [{ seat, tiles: hands[seat], drawn: [], choices: null }];
    }
    if (phase === "over") changes.proof = { version: 1 };
    return this.rules.view(structuredClone(table(changes)), seat);
  }
}
