// @ts-check
/** Waiting with a limit and a way back: a network that swallows a request leaves nobody waiting for ever. */

/** Milliseconds after which something is given up. */
const LIMIT = 10_000;
/** Milliseconds until the next attempt. */
const AGAIN = 2000;

/**
 * `fetch` with a limit for the whole answer. Nothing that is asked for is a web page, so one that comes all the same is
 * that of a hotel or a train, and the server was not reached.
 * @param {string | URL} address @param {RequestInit} [request] @param {number} [millis]
 */
export async function ask(address, request = {}, millis = LIMIT) {
  const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(millis) });
  if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html")) throw new TypeError("another's page");
  return answer;
}

/**
 * What was promised, or a failure if it does not come in time: for what has no limit of its own, such as `import`.
 * @template Value
 * @param {PromiseLike<Value>} coming @param {number} [millis] @returns {Promise<Value>}
 */
export function inTime(coming, millis = LIMIT) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("not in time", "TimeoutError")), millis);
    coming.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

/**
 * Attempts something until it succeeds.
 * @template Value
 * @param {() => Promise<Value>} attempt
 * @param {(error: unknown) => void} [failed] called after each attempt that failed
 * @returns {Promise<Value>}
 */
export async function insist(attempt, failed) {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      failed?.(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
