// @ts-check
/** This device's part in the shuffle: it seals a share, reveals it when all have, and notes what it sees. */

import { randomHex } from "../session/socket.js";
import { movesOf, roundOf } from "../session/state.js";
import { keep, kept } from "./kept.js";
import { sha256 } from "./sha256.js";

/** @import { Acted, TableView } from "../types.js" */
/** @import { Send } from "../session/types.js" */
/** @import { Kept } from "./types.js" */

const SHARE_BYTES = 32;

/** @param {{action: string}[]} moves */
const actionsText = (moves) => moves.map(({ action }) => action).join(" ");

/**
 * Why this device reveals nothing to this server any more: it exchanged its secret (`commitment`), or what it said
 * before of who takes part (`told`); null if all is in order.
 * @param {TableView} table
 * @param {Kept | null} [own] what this device keeps of the match
 */
export function refusal({ id, match, phase, commitment, shuffle }, own = kept(id, match)) {
  if (phase !== "gathering" || !shuffle || own?.attempt !== shuffle.attempt) return null;
  if (own.wrong || own.commitment !== commitment) return "commitment";
  if (!own.seals || !shuffle.seats) return null;
  return JSON.stringify([own.seals, own.seats]) === JSON.stringify([shuffle.seals, shuffle.seats]) ? null : "told";
}

export class Witness {
  #id;
  #send;
  /** The attempt whose share was revealed on this page. */
  #revealed = "";

  /** @param {string} id of the table @param {Send} send */
  constructor(id, send) {
    this.#id = id;
    this.#send = send;
  }

  /** Is ready: seals a share, the same one however often it is called. @param {TableView} table */
  async seal({ match, commitment, shuffle }) {
    const attempt = shuffle?.attempt ?? 0;
    let own = kept(this.#id, match);
    if (own?.attempt !== attempt || own.commitment !== commitment) {
      // A server that exchanges its secret for the same attempt is caught; a share is never used for two secrets.
      const wrong = own?.attempt === attempt ? "commitment" : (own?.wrong ?? null);
      const share = randomHex(SHARE_BYTES);
      own = { share, attempt, commitment, seals: null, seats: null, dealt: {}, drawn: {}, played: {}, wrong };
      keep(this.#id, match, own);
    }
    const seal = await sha256(own.share);
    this.#send({ type: "ready", match, attempt, seal });
  }

  /** Whether this device took part in the attempt that failed, and did not fail itself. @param {TableView} table */
  wasReady({ match, shuffle, seats }) {
    const last = shuffle?.failed[shuffle.attempt - 1];
    return (
      !!last && kept(this.#id, match)?.attempt === shuffle?.attempt - 1 && !last.seats.some((at) => seats[at].yours)
    );
  }

  /** Does what is due, and notes what is seen. @param {TableView} table */
  async follow(table) {
    const { match, commitment, shuffle, seats, phase } = table;
    const own = kept(this.#id, match);
    if (!shuffle || !own || own.attempt !== shuffle.attempt) return;
    if (phase !== "gathering") return this.#note(table, own);
    if (!shuffle.seats) return;
    const seal = await sha256(own.share);
    const mine = shuffle.seals.some(([at, text]) => seats[at].yours && text === seal);
    if (!mine) return; // another device of the same person is sealed
    if (!own.seals) {
      own.wrong ??= own.commitment === commitment ? null : "commitment";
      Object.assign(own, { seals: shuffle.seals, seats: shuffle.seats });
      keep(this.#id, match, own);
    }
    const key = `${match}.${own.attempt}`;
    const due = shuffle.missing.some((at) => seats[at].yours);
    if (refusal(table, own) || this.#revealed === key || !due) return;
    this.#revealed = key;
    this.#send({ type: "reveal", match, attempt: own.attempt, share: own.share });
  }

  /** @param {TableView} table @param {Kept} own */
  async #note(table, own) {
    const round = roundOf(table);
    if (!round) return;
    const { number } = round;
    if (round.ply === 0 && table.hands.length)
      own.dealt[number] = Object.fromEntries(table.hands.map(({ seat, tiles }) => [seat, tiles]));
    else if (round.ended && !round.short) own.played[number] = await sha256(actionsText(movesOf(round)));
    else return;
    keep(this.#id, table.match, own);
  }

  /** @param {TableView} table @param {Acted} news */
  drew({ match }, { tile, round, stock }) {
    const own = tile && kept(this.#id, match);
    if (!own) return;
    (own.drawn[round] ??= {})[stock] = tile;
    keep(this.#id, match, own);
  }
}
