// @ts-check
/** The secret of a game of the day: what this device saw of it beforehand, and whether it holds once it is known. */

import { readStored, writeStored } from "../../shared/storage.js";
import { sha256, sha256Bytes } from "./sha256.js";

/** @import { Day } from "../types.js" */

const NOTED = "dreistein-days";
/** Of so many days, the latest. */
const MOST = 60;
/** The length of SHA-256's blocks. */
const BLOCK = 64;

/** The fingerprints that this device saw while their secrets were unknown, by day. @returns {Record<string, string>} */
const noted = () => readStored("localStorage", NOTED).days ?? {};

/** Notes the fingerprints of days that are not over; the first one counts. @param {Day} game */
export function noteFingerprints({ day, secret, commitment, ahead }) {
  const open = secret ? ahead : [{ day, commitment }, ...ahead];
  const all = { ...Object.fromEntries(open.map((one) => [one.day, one.commitment])), ...noted() };
  const days = Object.fromEntries(Object.entries(all).sort().slice(-MOST));
  writeStored("localStorage", NOTED, { days });
}

/**
 * What this device finds of a day: `seen` if the secret has the fingerprint that it noted, `unseen` if it noted none;
 * what is wrong; or null while the secret is unknown.
 * @param {Day} game @returns {Promise<"seen" | "unseen" | "commitment" | "seed" | null>}
 */
export async function checkDay({ day, secret, commitment, seed }) {
  if (!secret) return null;
  const before = noted()[day];
  if ((await sha256(secret)) !== commitment || (before && before !== commitment)) return "commitment";
  if ((await hmac(secret, day)) !== seed) return "seed";
  return before ? "seen" : "unseen";
}

/** HMAC-SHA256 of a text, under a text of at most one block. @param {string} key @param {string} text */
export async function hmac(key, text) {
  const block = new Uint8Array(BLOCK);
  block.set(new TextEncoder().encode(key));
  const keyed = (/** @type {number} */ pad, /** @type {Uint8Array} */ rest) =>
    sha256Bytes(Uint8Array.from([...block.map((byte) => byte ^ pad), ...rest]));
  const inner = await keyed(0x36, new TextEncoder().encode(text));
  return keyed(
    0x5c,
    Uint8Array.from(inner.match(/../g) ?? [], (pair) => parseInt(pair, 16)),
  );
}
