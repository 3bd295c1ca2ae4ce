// @ts-check
/** SHA-256, in hexadecimal digits. */

import { insist, inTime } from "../../shared/ask.js";

/** @param {string} text */
export const sha256 = (text) => sha256Bytes(new TextEncoder().encode(text));

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<string>} */
export async function sha256Bytes(bytes) {
  // Browsers have it only where the address is a secure one, and a game at home is not.
  if (!globalThis.crypto?.subtle) return (await insist(() => inTime(import("./sha256-plain.js")))).sha256Of(bytes);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
