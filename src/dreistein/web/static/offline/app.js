// @ts-check
/** The page without a network: what works all the same, as far as it is stored on this device. */

import { applyToPage, settings } from "../shared/settings.js";

const LANGUAGES = ["de", "en", "fr", "it", "nl", "es"];
/** Where the pad's worker notes which files it has. */
const POINTER = "dreistein-pad-now";
const AGAIN = 10_000;

applyToPage();

const wanted = [settings.language, ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2).toLowerCase());
const language = wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
/** @type {Record<string, string>} */
const texts = (await (await fetch("/offline/texts.json", { signal: AbortSignal.timeout(2 * AGAIN) })).json())[language];

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Whether a worker has stored its files. @param {string} pointer where it notes that @param {string} list of them */
async function isStored(pointer, list) {
  try {
    return Boolean(await (await caches.open(pointer)).match(list));
  } catch {
    return false;
  }
}

/** Whether the game that needs no server is here whole. */
async function gameStored() {
  if (!(await isStored("dreistein-whole-now", "/here/whole/files.json"))) return false;
  return Boolean(await caches.match("/here/engine/libraries.zip"));
}

document.documentElement.lang = language;
document.title = `${texts["page-offline-title"]} – Dreistein`;
element("title").textContent = texts["page-offline-title"];
element("lead").textContent = texts["page-offline-lead"];
element("works-title").textContent = texts["page-offline-works"];
element("nothing").textContent = texts["page-offline-nothing"];
element("play").textContent = texts["page-offline-play"];
element("pad").textContent = texts["page-paper-pad"];
element("rules").textContent = texts["page-rules"];
element("retry").textContent = texts["page-offline-retry"];
element("retry").addEventListener("click", () => location.reload());

const stored = await isStored(POINTER, "/pad/files.json");
const plays = await gameStored();
/** @type {HTMLElement} */ (element("play").parentElement).hidden = !plays;
for (const id of ["pad", "rules"]) /** @type {HTMLElement} */ (element(id).parentElement).hidden = !stored;
element("works").hidden = !(stored || plays);
element("nothing").hidden = stored || plays;

/** Back to the game as soon as the server answers. */
async function look() {
  const answer = await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(AGAIN) }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener("online", () => void look());
setInterval(() => void look(), AGAIN);
