// @ts-check
/** Checks a finished match on this device: the record by itself, and by what the device has seen. */

import { boardOf, fitsOf } from "../../shared/rules/board.js";
import { isPlacement, placedTile } from "../../shared/rules/placements.js";
import { boundLines, canonical, codeOf, tableMark } from "./code.js";
import { sha256 } from "./sha256.js";
import { dealt, shuffled } from "./shuffle.js";
import { wrongFailed } from "./witness.js";

/** @import { Checked, Kept, Match, Proof, Recorded, RoundDeal, Wrong } from "./types.js" */

/**
 * @param {Match} match @param {Recorded} record
 * @param {Kept | null} own what this device kept
 * @returns {Promise<Checked>}
 */
export async function checked(match, record, own) {
  const { seats = [] } = record.fair ?? {};
  const shared = (/** @type {number} */ at) => seats[at]?.share !== undefined;
  const away = seats.flatMap(({ kind }, at) => (kind === "person" && !shared(at) ? [at] : []));
  const wrong = await wrongOf(match, record, own);
  const undone = wrong === null && own !== null && (await sawOtherEnd(record, own));
  const witnessed = own !== null && isIn(record.fair, own);
  return { wrong, witnessed, other: !witnessed && match.yours.some(shared), undone, away };
}

/** The first thing that does not hold. @param {Match} match @param {Recorded} record @param {Kept | null} own */
async function wrongOf(match, record, own) {
  try {
    const proof = record.fair;
    const wrong = own?.wrong ?? (await wrongOrigin(match, proof)) ?? wrongFailed(proof.failed, own);
    // All that decides the deal, which must be what this device was told before it revealed.
    const told = boundLines({ ...proof, edition: match.edition, solitaire: match.solitaire });
    const found = wrong ?? (own && wrongTold(told, proof, own));
    if (found) return found;
    if ((await codeOf(match.id, told, proof.secret, proof.contributions)) !== record.seed) return "seed";
    return (await wrongDeal(match, record)) ?? (own && (await wrongSeen(record, own))) ?? wrongHeld(match, record);
  } catch {
    return "record"; // whatever it is, it is not what was promised
  }
}

/** @param {Match} match @param {Proof} proof @returns {Promise<Wrong | null>} */
async function wrongOrigin({ id, match }, { version, table, match: number, commitment, secret, ...fair }) {
  if (version !== 1 || table !== (await tableMark(id)) || number !== match) return "told";
  if ((await sha256(secret)) !== commitment) return "commitment";
  const [seals, shares] = [fair.seals, fair.contributions].map((pairs) => canonical(pairs.map(([seat]) => seat)));
  const due = [...new Set(fair.seats.flatMap(({ share }) => share ?? []))].sort((a, b) => a - b);
  if (!due.length || shares !== canonical(due) || seals !== shares) return "seal";
  for (const [at, [, share]] of fair.contributions.entries())
    if (fair.seals[at][1] !== (await sha256(share))) return "seal";
  return null;
}

/** @param {Match} match @param {Recorded} record @returns {Promise<Wrong | null>} */
async function wrongDeal({ edition, solitaire }, { seed, fair, rounds }) {
  const { length: players } = fair.seats; // as they are bound
  const each = solitaire ? solitaire.rack : edition.deal[players];
  for (const [number, { start, hands, stock }] of rounds.entries()) {
    const deal = dealt(await shuffled(seed, number), players, each, solitaire !== null);
    const written = { start: start ?? null, hands: hands.map(sorted), stock };
    if (canonical(written) !== canonical({ ...deal, hands: deal.hands.map(sorted) })) return "deal";
  }
  return null;
}

/** Whether the tiles were dealt from this device's share. @param {Proof | undefined} proof @param {Kept} own */
const isIn = (proof, { share }) => proof?.contributions?.some(([, text]) => text === share) ?? false;

/**
 * What was told before this device revealed its share. One that never revealed any, or only in an attempt that failed,
 * is no witness of the shuffle: another device of the same person may have taken part.
 * @param {string[]} lines @param {Proof} proof @param {Kept} own @returns {Wrong | null}
 */
function wrongTold(lines, proof, own) {
  if (!own.lines || own.attempt < proof.failed.length) return isIn(proof, own) ? "told" : null;
  const told = [own.commitment, own.attempt, own.seals, own.lines];
  const found = [proof.commitment, proof.failed.length, proof.seals, lines];
  return isIn(proof, own) && canonical(told) === canonical(found) ? null : "told";
}

/**
 * Nobody places what they were not dealt and have not drawn. The one who begins is the one who has the first tile.
 * @param {Pick<Match, "edition">} match @param {Pick<Recorded, "rounds">} record @returns {Wrong | null}
 */
export function wrongHeld({ edition }, { rounds }) {
  for (const { start, hands, stock, actions } of rounds) {
    const held = hands.map((tiles) => new Set(tiles));
    const left = [...stock];
    const placed = start ? [`${start}@0,0`] : [];
    let seat = start ? 0 : held.findIndex((tiles) => tiles.has(placedTile(actions[0] ?? "")));
    /** @type {string[]} */
    let drawn = [];
    for (const action of actions) {
      if (action === "+") {
        const tile = /** @type {string} */ (left.shift());
        held[seat].add(tile);
        drawn.push(tile);
        const board = boardOf(placed);
        if (drawn.length < edition.draws || drawn.some((one) => fitsOf(board, one).length)) continue;
      } else if (isPlacement(action)) {
        const tile = placedTile(action);
        if (!held[seat]?.delete(tile) || (drawn.length && !drawn.includes(tile))) return "held";
        placed.push(action);
      }
      [seat, drawn] = [(seat + 1) % hands.length, []];
    }
  }
  return null;
}

/** What this device saw while playing. @param {Recorded} record @param {Kept} own @returns {Promise<Wrong | null>} */
async function wrongSeen({ rounds }, { dealt: seen, drawn, played, over }) {
  for (const [round, hands] of Object.entries(seen))
    for (const [seat, { tiles, draws }] of Object.entries(hands)) {
      const { hands: dealt, stock } = rounds[Number(round)];
      const had = [...dealt[Number(seat)], ...draws.map((at) => stock[at])];
      if (canonical(sorted(had)) !== canonical(sorted(tiles))) return "dealt";
    }
  for (const [round, tiles] of Object.entries(drawn))
    for (const [at, tile] of Object.entries(tiles))
      if (rounds[Number(round)].stock[Number(at)] !== tile) return "dealt";
  for (const [round, digest] of Object.entries(played)) {
    const next = Number(round) + 1;
    // Until the next deal, or the end of the match, an end may be undone, also while this device is away.
    const isFinal = next in seen || (over && next === rounds.length);
    if (isFinal && (await isOther(rounds[next - 1], digest))) return "played";
  }
  return null;
}

/** @param {RoundDeal} round @param {string} digest of the actions that this device saw */
const isOther = async (round, digest) => digest !== (await sha256(round.actions.join(" ")));

/** Whether an end that was no evidence was another one. @param {Recorded} record @param {Kept} own */
async function sawOtherEnd({ rounds }, { played, undone = {} }) {
  for (const [round, digest] of [...Object.entries(undone), ...Object.entries(played)])
    if (round in rounds && (await isOther(rounds[Number(round)], digest))) return true;
  return false;
}

/** @param {string[]} tiles */
const sorted = (tiles) => [...tiles].sort();
