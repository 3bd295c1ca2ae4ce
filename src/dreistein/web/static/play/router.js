// @ts-check
/** Addresses and screens: every screen has an address, and links between them do not reload the page. */

import { ROOT } from "../shared/api.js";
import { insist } from "../shared/ask.js";
import { button } from "../shared/fields.js";
import { t } from "../shared/text.js";
import { html, render } from "../vendor/lit/lit-html.js";
import { whole, whyNot } from "./page/lazy.js";
import { go, here, inFolder, PAD, RULES, shown } from "./page/navigate.js";

/** @import { Screen } from "./types.js" */

/** @typedef {{ load: () => Promise<unknown>, open: (root: HTMLElement, rest: string) => Promise<Screen> }} Entry */

/**
 * A screen whose module is loaded when it is first needed, with the texts of these parts. It is asked for once, until
 * that fails.
 *
 * @template Module
 * @param {() => Promise<Module>} load
 * @param {(module: Module, root: HTMLElement, rest: string) => Screen | Promise<Screen>} open @param {string[]} parts
 * @returns {Entry}
 */
function screenOf(load, open, ...parts) {
  /** @type {Promise<Module> | null} */
  let coming = null;
  const forget = (/** @type {unknown} */ error) => {
    coming = null;
    throw error;
  };
  const code = () => (coming ??= whole(load, parts).catch(forget));
  return { load: code, open: async (root, rest) => open(await code(), root, rest) };
}

const NOWHERE = screenOf(
  () => import("./screens/nowhere.js"),
  (m, root) => m.nowhereScreen(root),
);

/**
 * Every screen, by the first part of its address. The server reads this table too: it is the list of addresses that
 * the page answers, and of the modules to preload (`dreistein.web.assets.screens`).
 *
 * @type {Record<string, Entry>}
 */
const SCREENS = {
  "": screenOf(
    () => import("./screens/start.js"),
    (m, root) => m.startScreen(root),
  ),
  t: screenOf(
    () => import("./screens/table.js"),
    (m, root, id) => (id ? new m.TableScreen(root, id, null) : NOWHERE.open(root, "")),
  ),
  watch: screenOf(
    () => import("./screens/join.js"),
    (m, root, key) => m.watchScreen(root, key),
    "friends",
    "look",
  ),
  join: screenOf(
    () => import("./screens/join.js"),
    (m, root, key) => m.joinScreen(root, key),
    "friends",
    "look",
  ),
  new: screenOf(
    () => import("./screens/new.js"),
    (m, root) => m.newScreen(root),
    "new",
    "numbers",
    "ladder",
  ),
  ladder: screenOf(
    () => import("./screens/ladder.js"),
    (m, root) => m.ladderScreen(root),
    "ladder",
  ),
  games: screenOf(
    () => import("./screens/games.js"),
    (m, root) => m.gamesScreen(root),
    "games",
  ),
  statistics: screenOf(
    () => import("./screens/statistics.js"),
    (m, root) => m.statisticsScreen(root),
    "games",
    "statistics",
    "day",
  ),
  challenge: screenOf(
    () => import("./screens/challenge.js"),
    (m, root, id) => m.challengeScreen(root, id),
    "challenge",
    "day",
  ),
  day: screenOf(
    () => import("./screens/day.js"),
    (m, root, date) => m.dayScreen(root, date || null),
    "day",
  ),
  moment: screenOf(
    () => import("./screens/replay.js"),
    (m, root, id) => m.replayScreen(root, id),
    "replay",
    "result",
    "verify",
    "fair",
  ),
  puzzles: screenOf(
    () => import("./screens/puzzles.js"),
    (m, root, rest) => m.puzzlesScreen(root, rest),
    "puzzles",
  ),
  lesson: screenOf(
    () => import("./screens/lesson.js"),
    (m, root) => m.lessonScreen(root),
    "lesson",
    "notices",
  ),
  device: screenOf(
    () => import("./screens/device.js"),
    (m, root, token) => m.deviceScreen(root, token),
    "settings",
  ),
  data: screenOf(
    () => import("./screens/data.js"),
    (m, root) => m.dataScreen(root),
    "settings",
    "data",
  ),
  words: screenOf(
    () => import("./screens/words.js"),
    (m, root) => m.wordsScreen(root),
    "settings",
    "data",
    "words",
  ),
  review: screenOf(
    () => import("./screens/review.js"),
    (m, root) => m.reviewScreen(root),
    "review",
    "replay",
    "result",
    "place",
  ),
  replay: screenOf(
    () => import("./screens/replay.js"),
    (m, root) => m.replayScreen(root),
    "replay",
    "result",
    "verify",
    "fair",
  ),
};

/** The screen of an address. @param {string} first the first part of its path */
const screenAt = (first) => (Object.hasOwn(SCREENS, first) ? SCREENS[first] : NOWHERE);

/** Starts loading the screen of the address while the texts are still being fetched. */
export function fetchScreen() {
  void screenAt(here().split("/")[1])
    .load()
    .catch(() => undefined);
}

let visit = 0;

/** A root for a screen of its own. */
const newRoot = () => Object.assign(document.createElement("div"), { id: "page" });

/** Shows a root in place of the one before. @param {HTMLElement} root */
const enter = (root) => document.getElementById("page")?.replaceWith(root);

/** Ends a screen: whatever it still waits for draws nothing any more. @param {Screen | null} old */
function leave(old) {
  old?.close();
  if (old) old.draw = () => undefined;
}

/** What an address says after its first part; null if it is no text. @param {string[]} rest */
function textOf(rest) {
  try {
    return decodeURIComponent(rest.join("/"));
  } catch {
    return null;
  }
}

/** Shows the screen of the address. */
async function show() {
  visit += 1;
  const own = visit;
  const [first, ...rest] = here().split("/").slice(1);
  const page = first === "rules" ? RULES : first === "pad" ? PAD : null;
  if (page) {
    location.replace(inFolder(page) + location.search + location.hash);
    return;
  }
  leave(shown.screen);
  shown.screen = null;
  const text = textOf(rest);
  const entry = text === null ? NOWHERE : screenAt(first);
  const waiting = newRoot();
  await insist(
    async () => own === visit && (await entry.load()),
    (error) => {
      render(missing(whyNot(error)), waiting);
      if (own === visit) enter(waiting);
    },
  );
  if (own !== visit) return;
  // Each screen has its own root: one that was left can do nothing to the next.
  const root = newRoot();
  const next = await entry.open(root, text ?? "");
  if (own !== visit) {
    leave(next);
    return;
  }
  enter(root);
  shown.screen = next;
  next.draw();
  root.querySelector("h1")?.focus();
}

/** @param {string} why the key of its text */
const missing = (why) =>
  html`<main class="waiting-room">
    <h1 class="visually-hidden">Dreistein</h1>
    <p role="status">${t(why)}</p>
    ${
      why === "page-outdated"
        ? button(t("page-reload"), () => location.reload())
        : html`<a class="button" href="/">${t("page-start")}</a>`
    }
  </main>`;

export function startRouter() {
  addEventListener("popstate", () => void show());
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    const path = link?.pathname.replace(new RegExp(`^${ROOT}`), "/") ?? "";
    const known = link && link.origin === location.origin && Object.hasOwn(SCREENS, path.split("/")[1]);
    if (
      !link ||
      !known ||
      link.download ||
      link.target ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.button
    )
      return;
    event.preventDefault();
    go(path + link.search);
  });
  void show();
}
