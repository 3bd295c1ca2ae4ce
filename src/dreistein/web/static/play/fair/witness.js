// @ts-check
/** This device's part in the shuffle: it seals a share, reveals it when all have, and notes what it sees. */

import { isPlacement, placedTile } from "../../shared/rules/placements.js";
import { randomHex } from "../../shared/storage.js";
import { movesOf } from "../model/state.js";
import { attemptOf, boundLines, canonical, codeOf } from "./code.js";
import { keep, kept, keptBeside } from "./kept.js";
import { sha256 } from "./sha256.js";

/** @import { Acted, Hand, RoundView, TableView } from "../types.js" */
/** @import { Send } from "../session/types.js" */
/** @import { Failed, Had, Kept, Wrong } from "./types.js" */

const SHARE_BYTES = 32;

/** @param {{action: string}[]} moves */
const actionsText = (moves) => moves.map(({ action }) => action).join(" ");

/** The draws of a round, in order. @param {RoundView} round */
const drawsOf = (round) => movesOf(round).filter(({ action }) => action === "+");

/** What a seat has had in a round, whenever that is seen. @param {Hand} hand @param {RoundView} round @returns {Had} */
function hadBy({ seat, tiles }, round) {
  const placed = movesOf(round).filter((move) => move.seat === seat && isPlacement(move.action));
  const draws = drawsOf(round).flatMap((move, at) => (move.seat === seat ? [at] : []));
  return { tiles: [...tiles, ...placed.map(({ action }) => placedTile(action))], draws };
}

/** Whether tiles have gone although no draw was taken back. @param {Had} before @param {Had} now */
const hasLost = (before, now) =>
  before.draws.every((at) => now.draws.includes(at)) && !before.tiles.every((tile) => now.tiles.includes(tile));

/**
 * Notes what own seats have had in a round, which only grows until a draw is taken back.
 * @param {Kept} own @param {TableView} table @param {RoundView} round
 */
function noteHands(own, { hands }, round) {
  const seen = (own.dealt[round.number] ??= {});
  for (const hand of round.short ? [] : hands) {
    const [before, now] = [seen[hand.seat], hadBy(hand, round)];
    if (before && (hasLost(before, now) || hasLost(now, before))) own.wrong ??= "dealt";
    if (!before || before.draws.length < now.draws.length) seen[hand.seat] = now;
  }
}

/**
 * An end is no evidence any more, but can still be told apart from the record's.
 * @param {Kept} own @param {number} round
 */
function takeBack(own, round) {
  if (round in own.played) (own.undone ??= {})[round] = own.played[round];
  delete own.played[round];
}

/**
 * What is wrong with the attempts that failed, by what this device knows of them: none may vanish or change, each in
 * which it revealed its share must be there with its seal, and silent is only who had a share to reveal.
 * @param {Failed[]} failed @param {Kept | null} own @returns {Wrong | null}
 */
export function wrongFailed(failed, own) {
  const known = own?.failed ?? [];
  if (canonical(failed.slice(0, known.length).map(attemptOf)) !== canonical(known)) return "told";
  for (const { seats, why, seals } of failed)
    if (why === "silent" && seats.some((seat) => !seals.some(([at]) => at === seat))) return "told";
  for (const [attempt, { seal, heard }] of Object.entries(own?.revealed ?? {})) {
    const one = failed[Number(attempt)];
    if (!one) continue; // it is the present one
    const seat = one.seals.find(([, text]) => text === seal)?.[0];
    if (seat === undefined) return "told";
    if (heard && one.why === "silent" && one.seats.includes(seat)) return "blamed";
  }
  return null;
}

/** What this device was told that the deal is bound to. @param {TableView} table */
const linesOf = ({ match, edition, solitaire, shuffle }) =>
  boundLines({ match, edition, solitaire, seats: shuffle?.seats ?? [], failed: shuffle?.failed ?? [] });

/**
 * Why this device reveals nothing to this server any more; null if all is in order.
 * @param {TableView} table
 * @param {Kept | null} [own] what this device keeps of the match
 * @returns {Wrong | null}
 */
export function refusal(table, own = kept(table.id, table.match)) {
  const { phase, commitment, shuffle } = table;
  if (phase !== "gathering" || !shuffle || own?.attempt !== shuffle.attempt) return null;
  const wrong = own.wrong ?? (own.commitment === commitment ? null : "commitment");
  if (wrong || !own.lines || !shuffle.seats) return wrong;
  return canonical([own.seals, own.lines]) === canonical([shuffle.seals, linesOf(table)]) ? null : "told";
}

/** How many shares this device has revealed at a table that led to no deal. @param {TableView} table */
export function thrown({ id, match, shuffle }) {
  const own = kept(id, match);
  const gone = own ? Object.keys(own.revealed).filter((at) => !shuffle || Number(at) < shuffle.attempt) : [];
  const others = keptBeside(id, match).flatMap(({ own: { revealed, attempt, end } }) =>
    Object.keys(revealed).filter((at) => end === "lost" || Number(at) < attempt),
  );
  return gone.length + others.length;
}

/** Other matches that this device gave a share for, not known to be dealt from it. @param {TableView} table */
export const unsettled = ({ id, match }) =>
  keptBeside(id, match).filter(({ own: { revealed, attempt, end } }) => attempt in revealed && end !== "dealt");

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
    const { attempt, failed } = shuffle ?? { attempt: 0, failed: [] };
    let own = kept(this.#id, match);
    if (own && own.attempt > attempt) return; // another tab has gone on
    let { share } = own ?? { share: null };
    if (!share || own?.attempt !== attempt || own.commitment !== commitment) {
      // A server that exchanges its secret for the same attempt is caught; a share is never used for two secrets.
      const exchanged = own?.share && own.attempt === attempt ? "commitment" : null;
      const wrong = own?.wrong ?? exchanged ?? (failed.length === attempt ? wrongFailed(failed, own) : "told");
      const { revealed } = own ?? { revealed: {} };
      const told = { seals: null, lines: null, failed: failed.map(attemptOf) };
      share = randomHex(SHARE_BYTES);
      own = { share, attempt, commitment, ...told, revealed, dealt: {}, drawn: {}, played: {}, wrong };
      this.#made = own;
      keep(this.#id, match, own);
    }
    const seal = await sha256(share);
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
    if (!own) return this.#stepBack(table);
    if (!own.lines) {
      own.wrong ??= own.commitment === commitment ? null : "commitment";
      own.wrong ??= shuffle.failed.length === own.attempt ? wrongFailed(shuffle.failed, own) : "told";
      Object.assign(own, { seals: shuffle.seals, lines: linesOf(table) });
    }
    const { share, attempt, revealed } = own;
    const seal = await sha256(/** @type {string} */ (share));
    const due = shuffle.seals.some(([at, text]) => text === seal && shuffle.missing.includes(at));
    const key = `${match}.${attempt}`;
    const reveals = due && this.#revealed !== key && !refusal(table, own);
    if (reveals) revealed[attempt] ??= { seal, heard: false };
    else if (!due && attempt in revealed) revealed[attempt].heard = true;
    keep(this.#id, match, own); // before anything is sent
    if (!reveals) return;
    this.#revealed = key;
    const pledge = await codeOf(this.#id, linesOf(table), commitment ?? "", shuffle.seals); // as they are kept
    this.#send({ type: "reveal", match, attempt, share, pledge });
  }

  /** Another device of the same person is sealed: this one has no part in the deal. @param {TableView} table */
  async #stepBack({ match, shuffle }) {
    const own = kept(this.#id, match);
    if (!own?.share || own.lines || own.attempt !== shuffle?.attempt || !shuffle.seals.length) return;
    const seal = await sha256(own.share);
    if (!shuffle.seals.some(([, text]) => text === seal)) keep(this.#id, match, { ...own, share: null });
  }

  /** What was sealed for a seat of this device, here or in another tab. @param {TableView} table */
  async #sealed({ match, shuffle, seats }) {
    for (const own of [kept(this.#id, match), this.#made]) {
      if (!own?.share || own.attempt !== shuffle?.attempt) continue;
      const seal = await sha256(own.share);
      if (shuffle.seals.some(([at, text]) => seats[at].yours && text === seal)) return own;
    }
    return null;
  }

  /** @param {TableView} table @param {boolean} whole */
  async #note(table, whole) {
    await this.#stepBack(table);
    const { rounds, match, phase, shuffle } = table;
    const round = rounds.at(-1);
    if (!round) return;
    const { number, ended, short } = round;
    const played = ended && !short ? await sha256(actionsText(movesOf(round))) : null;
    const own = kept(this.#id, match);
    if (!own || own.attempt !== shuffle?.attempt) return;
    const isNew = !(number in own.dealt);
    noteHands(own, table, round);
    // Its end was undone, and may come out differently.
    if (played !== null ? played !== own.played[number] : !ended) takeBack(own, number);
    if (played !== null) {
      own.played[number] = played;
      own.over = phase === "over";
    }
    // So may the end before this deal, while the device was away.
    if (isNew && whole) takeBack(own, number - 1);
    keep(this.#id, match, own);
  }

  /** @param {TableView} table before it @param {Acted} news */
  drew({ match, rounds }, { tile, round }) {
    const own = tile && kept(this.#id, match);
    if (!own) return;
    // By the moves themselves: whatever number of tiles is said to be left, none but the next may be drawn.
    (own.drawn[round] ??= {})[drawsOf(rounds[rounds.length - 1]).length] = tile;
    keep(this.#id, match, own);
  }
}
