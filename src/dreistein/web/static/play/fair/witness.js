// @ts-check
/** This device's part in the shuffle: it seals a share, reveals it when all have, and notes what it sees. */

import { randomHex } from "../../shared/storage.js";
import { movesOf } from "../model/state.js";
import { keep, kept } from "./kept.js";
import { sha256 } from "./sha256.js";

/** @import { Acted, TableView } from "../types.js" */
/** @import { Send } from "../session/types.js" */
/** @import { Kept } from "./types.js" */

const SHARE_BYTES = 32;

/** @param {{action: string}[]} moves */
const actionsText = (moves) => moves.map(({ action }) => action).join(" ");

/**
 * An end is no evidence any more, but can still be told apart from the record's.
 * @param {Kept} own
 * @param {number} round
 */
function takeBack(own, round) {
  if (round in own.played) (own.undone ??= {})[round] = own.played[round];
  delete own.played[round];
}

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
  /** What this page has made and sealed last: another tab, at the same moment, may have stored its own. */
  #made = /** @type {Kept | null} */ (null);
  /** The attempt whose share was revealed on this page. */
  #revealed = "";
  /** Noted one after the other, as it was seen. */
  #notes = Promise.resolve();

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
      this.#made = own;
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

  /** Does what is due, and notes what is seen. @param {TableView} table @param {boolean} [whole] not by its news */
  follow(table, whole = false) {
    const next = () => (table.phase === "gathering" ? this.#take(table) : this.#note(table, whole));
    return (this.#notes = this.#notes.then(next).catch(console.error));
  }

  /** Takes part in the shuffle. @param {TableView} table */
  async #take(table) {
    const { match, commitment, shuffle } = table;
    if (!shuffle?.seats) return;
    const own = await this.#sealed(table);
    if (!own) return; // another device of the same person is sealed
    if (!own.seals) {
      own.wrong ??= own.commitment === commitment ? null : "commitment";
      Object.assign(own, { seals: shuffle.seals, seats: shuffle.seats });
      keep(this.#id, match, own);
    }
    const key = `${match}.${own.attempt}`;
    const due = shuffle.missing.some((at) => table.seats[at].yours);
    if (refusal(table, own) || this.#revealed === key || !due) return;
    this.#revealed = key;
    this.#send({ type: "reveal", match, attempt: own.attempt, share: own.share });
  }

  /** What was sealed for a seat of this device, here or in another tab. @param {TableView} table */
  async #sealed({ match, shuffle, seats }) {
    for (const own of [kept(this.#id, match), this.#made]) {
      if (!own || own.attempt !== shuffle?.attempt) continue;
      const seal = await sha256(own.share);
      if (shuffle.seals.some(([at, text]) => seats[at].yours && text === seal)) return own;
    }
    return null;
  }

  /** @param {TableView} table @param {boolean} whole */
  async #note({ rounds, match, phase, hands, shuffle }, whole) {
    const round = rounds.at(-1);
    if (!round) return;
    const { number, ended, short, ply } = round;
    const played = ended && !short ? await sha256(actionsText(movesOf(round))) : null;
    const own = kept(this.#id, match);
    if (!own || own.attempt !== shuffle?.attempt) return;
    if (ply === 0 && hands.length)
      own.dealt[number] = Object.fromEntries(hands.map(({ seat, tiles }) => [seat, tiles]));
    // Its end was undone, and may come out differently.
    if (played !== null ? played !== own.played[number] : !ended) takeBack(own, number);
    if (played !== null) {
      own.played[number] = played;
      own.over = phase === "over";
    }
    // So may the end before this deal, while the device was away.
    if (ply === 0 && whole) takeBack(own, number - 1);
    keep(this.#id, match, own);
  }

  /** @param {TableView} table @param {Acted} news */
  drew({ match }, { tile, round, stock }) {
    const own = tile && kept(this.#id, match);
    if (!own) return;
    (own.drawn[round] ??= {})[stock] = tile;
    keep(this.#id, match, own);
  }
}
