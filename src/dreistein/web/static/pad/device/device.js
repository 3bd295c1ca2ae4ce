// @ts-check
/** What the pad asks of the device: to stay awake, to keep what is stored, to work offline. */

import { register } from "../../shared/own-worker.js";

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;

async function hold() {
  if (!wanted || lock || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
  } catch {
    // Refused when the battery is low; the pad works without it.
  }
}

/** Keeps the screen on, or no longer. @param {boolean} on */
export async function stayAwake(on) {
  wanted = on;
  if (on) await hold();
  else await lock?.release();
}

/** Whether the browser has promised not to evict anything. */
export const isKept = () => navigator.storage?.persisted?.().catch(() => false) ?? Promise.resolve(false);

/** Whether the browser would put the question to the user: Firefox does, in a box that explains nothing. */
export const asksUser = () => "mozInnerScreenX" in window;

/** Asks it to promise; gives whether it does. */
export const keep = () => navigator.storage?.persist?.().catch(() => false) ?? Promise.resolve(false);

/** Asks it to promise if that disturbs nobody. Some browsers do at once, some only for installed apps. */
export async function askToKeep() {
  if (!asksUser() && !(await isKept())) await keep();
}

/** Whether this is Safari, which deletes what a page in a tab has stored after seven days without a visit. */
export const forgetsInAWeek = () => "GestureEvent" in window && !matchMedia("(display-mode: standalone)").matches;

/** Registers the service workers: one for the pad, one for the rulebook. */
export async function workOffline() {
  document.addEventListener("visibilitychange", () => void hold());
  if (!("serviceWorker" in navigator)) return;
  const worker = new URL("../sw.js", document.baseURI);
  try {
    const at = (/** @type {string} */ scope) => ({ scope: new URL(scope, document.baseURI).pathname });
    await register(worker, at("./"));
    const { active } = await navigator.serviceWorker.ready;
    // The second finds the files that the first has fetched.
    await register(worker, at("../static/rulebook/"));
    active?.postMessage({ kind: "check", language: document.documentElement.lang });
  } catch (error) {
    console.warn(error);
  }
}
