// @ts-check
/** Lets the game be installed, and lets it say what works without a network. */

/** Whether the page runs as an app of its own. */
const installed = () => matchMedia("(display-mode: standalone)").matches;

/** Registers the worker of the game; an installed game also stores the pad and the rulebook. */
export async function registerWorkers() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const game = await navigator.serviceWorker.register("/game-sw.js", { scope: "/" });
    game?.active?.postMessage({ kind: "check" });
    addEventListener("appinstalled", () => void storePad());
    if (installed()) await storePad();
  } catch (error) {
    console.warn(error);
  }
}

/** The pad's own worker, in its own scopes. */
async function storePad() {
  for (const scope of ["/pad/", "/static/rulebook/"]) {
    const pad = await navigator.serviceWorker.register("/sw.js", { scope });
    pad?.active?.postMessage({ kind: "check", language: document.documentElement.lang });
  }
}
