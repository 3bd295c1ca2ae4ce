// @ts-check
/** SHA-256 (FIPS 180-4) for pages that are served without TLS, where browsers offer none. */

const WORD = 2 ** 32;
const PRIMES = primes(64);
/** The first 32 bits of the fractional part. @param {number} root */
const fraction = (root) => ((root - Math.floor(root)) * WORD) | 0;
const ROUND_WORDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** The digest in hexadecimal digits. @param {Uint8Array} bytes */
export function sha256Of(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(padded.length - 4, (bytes.length * 8) % WORD);
  const state = Int32Array.from(FIRST);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) words[i] = i < 16 ? view.getInt32(at + 4 * i) : expanded(words, i);
    const [a, b, c, d, e, f, g, h] = mixed(state, words);
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** @param {Int32Array} words @param {number} i */
function expanded(words, i) {
  const [x, y] = [words[i - 15], words[i - 2]];
  const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
  const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
  return words[i - 16] + low + words[i - 7] + high;
}

/** @param {Int32Array} state @param {Int32Array} words */
function mixed(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND_WORDS[i] + words[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}
