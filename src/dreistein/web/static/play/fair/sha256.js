// @ts-check
/** SHA-256 of texts. */

/** In hexadecimal digits. @param {string} text @returns {Promise<string>} */
export async function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  // Browsers have it only where the address is a secure one, and a game at home is not.
  if (!globalThis.crypto?.subtle) return (await import("./sha256-plain.js")).sha256Of(bytes);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
