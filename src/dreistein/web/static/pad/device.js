// @ts-check
/** What the device is asked for: to stay awake, to keep what is stored, to work with no connection. */

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;

async function hold() {
  if (!wanted || lock || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
  } catch {
    // A low battery refuses; the pad goes on without.
  }
}

/** Keep the screen on, or no longer. @param {boolean} on */
export async function stayAwake(on) {
  wanted = on;
  if (on) await hold();
  else await lock?.release();
}

/** Whether the browser has promised to throw nothing away. */
export const isKept = () => navigator.storage?.persisted?.().catch(() => false) ?? Promise.resolve(false);

/** Ask it to. Some browsers promise at once, some ask the person, some only for an installed app. */
export async function askToKeep() {
  if (!(await isKept())) await navigator.storage?.persist?.().catch(() => false);
}

/** The worker that answers with no connection: one for the pad, one for the rulebook. */
export async function workOffline() {
  document.addEventListener("visibilitychange", () => void hold());
  if (!("serviceWorker" in navigator)) return;
  const worker = new URL("../sw.js", document.baseURI);
  try {
    const at = (/** @type {string} */ scope) => ({ scope: new URL(scope, document.baseURI).pathname });
    await navigator.serviceWorker.register(worker, at("./"));
    const { active } = await navigator.serviceWorker.ready;
    // The second finds the files that the first has fetched.
    await navigator.serviceWorker.register(worker, at("../static/rulebook/"));
    active?.postMessage({ kind: "check", language: document.documentElement.lang });
  } catch (error) {
    console.warn(error);
  }
}

/** Save a file. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Hand a file to another app where the device can; else save it. @param {Blob} blob @param {string} name */
export async function share(blob, name) {
  const files = [new File([blob], name, { type: blob.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (error) {
      if (/** @type {DOMException} */ (error).name === "AbortError") return;
    }
  }
  save(blob, name);
}
