// @ts-check
/** Addresses and screens: every screen has an address, and links between them load nothing anew. */

import { PAD, RULES, go } from "./navigate.js";
import { t } from "./text.js";
import { html, render } from "./vendor/lit/lit-html.js";

/** @typedef {import("./types.js").Screen} Screen */

const start = () => import("./screens/start.js");
const table = () => import("./screens/table.js");
const join = () => import("./screens/join.js");
const fresh = () => import("./screens/new.js");
const games = () => import("./screens/games.js");
const day = () => import("./screens/day.js");
const device = () => import("./screens/device.js");
const replay = () => import("./screens/replay.js");
const nowhere = () => import("./screens/nowhere.js");

/** Each screen is fetched when it is first asked for. */
const FETCHED = { "": start, t: table, watch: join, join, new: fresh, games, day, device, replay };

/** @type {Record<string, (root: HTMLElement, part: string) => Screen | Promise<Screen>>} */
const SCREENS = {
  "": async (root) => (await start()).startScreen(root),
  t: async (root, id) => (id ? new (await table()).TableScreen(root, id, null) : (await nowhere()).nowhereScreen(root)),
  watch: async (root, key) => (await join()).watchScreen(root, key),
  join: async (root, key) => (await join()).joinScreen(root, key),
  new: async (root) => (await fresh()).newScreen(root),
  games: async (root) => (await games()).gamesScreen(root),
  day: async (root, date) => (await day()).dayScreen(root, date || null),
  device: async (root, token) => (await device()).deviceScreen(root, token),
  replay: async (root) => (await replay()).replayScreen(root),
};

/** The code of a screen. @param {string} first what the address begins with @returns {Promise<unknown>} */
const codeOf = (first) => (Object.hasOwn(FETCHED, first) ? FETCHED[/** @type {keyof typeof FETCHED} */ (first)] : nowhere)();

/** Fetches the screen that the address asks for, while the words are still on their way. */
export function fetchScreen() {
  void codeOf(location.pathname.split("/")[1]).catch(() => undefined);
}

/** @type {Screen | null} */
let screen = null;
let visit = 0;
/** Milliseconds until a screen that could not be fetched is asked for again. */
const AGAIN = 2000;

const root = () => /** @type {HTMLElement} */ (document.getElementById("page"));

/** Shows what the address asks for. */
async function show() {
  visit += 1;
  const own = visit;
  const [first, ...rest] = location.pathname.split("/").slice(1);
  const page = first === "rules" ? RULES : first === "pad" ? PAD : null;
  if (page) {
    location.replace(page + location.search + location.hash);
    return;
  }
  const open = Object.hasOwn(SCREENS, first) ? SCREENS[first] : async (/** @type {HTMLElement} */ place) => (await nowhere()).nowhereScreen(place);
  screen?.close();
  screen = null;
  await fetched(first, () => own === visit);
  if (own !== visit) return;
  const next = await open(root(), decodeURIComponent(rest.join("/")));
  if (own !== visit) {
    next.close();
    return;
  }
  screen = next;
  screen.draw();
  document.querySelector("h1")?.focus();
}

/** Fetches the code of a screen, again and again where there is no connection. @param {string} first @param {() => boolean} wanted */
async function fetched(first, wanted) {
  while (wanted()) {
    try {
      await codeOf(first);
      return;
    } catch {
      if (wanted()) render(offline(), root());
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

const offline = () => html`<main class="waiting-room">
  <h1 class="visually-hidden">Dreistein</h1>
  <p role="status">${t("page-offline")}</p>
  <a class="button" href="/">${t("page-start")}</a>
</main>`;

/** Draws the present screen anew, as after a change of language. */
export const redraw = () => screen?.draw();

export function startRouter() {
  addEventListener("popstate", () => void show());
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    const known = link && link.origin === location.origin && Object.hasOwn(SCREENS, link.pathname.split("/")[1]);
    if (!link || !known || link.download || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
  void show();
}
