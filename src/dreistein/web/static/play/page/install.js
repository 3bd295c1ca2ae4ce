// @ts-check
/** Lets the game be installed, and lets it say what works without a network. */

import { call, HERE } from "../../shared/api.js";
import { register } from "../../shared/own-worker.js";

/** Where a server has the game that plays without it. */
const WITHOUT = "/here/";

/** The browser's offer to install the game, until it is taken. @type {{prompt(): Promise<unknown>} | null} */
let offer = null;

/** Keeps the browser's offer for the menu. @param {Event} event */
export function keepOffer(event) {
  offer = /** @type {any} */ (event);
}

/** Whether the browser would install the game now. */
export const mayInstall = () => offer !== null;

/** Lets the browser ask; its offer can be taken once. */
export async function install() {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}

/** Whether the page runs as an app of its own. */
const installed = () => matchMedia("(display-mode: standalone)").matches;

/** Registers the worker of the game; an installed game also stores the pad and the rulebook. */
export async function registerWorkers() {
  if (!("serviceWorker" in navigator) || HERE) return;
  try {
    const game = await register("/sw.js", { scope: "/" });
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
    const pad = await register("/sw.js", { scope });
    pad?.active?.postMessage({ kind: "check", language: document.documentElement.lang });
  }
  await storeGame();
}

/** The whole game for where there is no network, if the server has it; not on a line where every byte counts. */
async function storeGame() {
  const saves = /** @type {any} */ (navigator).connection?.saveData;
  if (saves || !(await call("server")).here) return;
  const game = await register(`${WITHOUT}sw.js?whole`, { scope: WITHOUT });
  await ready(game);
  game.active?.postMessage({ kind: "check", language: document.documentElement.lang, engine: true });
}

/** Waits until a worker works. @param {ServiceWorkerRegistration} game @returns {Promise<unknown>} */
const ready = ({ active, installing, waiting }) => {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => coming.state === "activated" && resolve(null));
  });
};
