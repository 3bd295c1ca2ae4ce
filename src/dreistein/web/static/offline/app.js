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

/** Whether the pad has stored its files, and with them the rulebook. */
async function padStored() {
  try {
    const pointer = await (await caches.open(POINTER)).match("/pad/files.json");
    return Boolean(pointer);
  } catch {
    return false;
  }
}

document.documentElement.lang = language;
document.title = `${texts["page-offline-title"]} – Dreistein`;
element("title").textContent = texts["page-offline-title"];
element("lead").textContent = texts["page-offline-lead"];
element("works-title").textContent = texts["page-offline-works"];
element("nothing").textContent = texts["page-offline-nothing"];
element("pad").textContent = texts["page-paper-pad"];
element("rules").textContent = texts["page-rules"];
element("retry").textContent = texts["page-offline-retry"];
element("retry").addEventListener("click", () => location.reload());

const stored = await padStored();
for (const id of ["pad", "rules"]) /** @type {HTMLElement} */ (element(id).parentElement).hidden = !stored;
element("works").hidden = !stored;
element("nothing").hidden = stored;

/** Back to the game as soon as the server answers. */
async function look() {
  const answer = await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(AGAIN) }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener("online", () => void look());
setInterval(() => void look(), AGAIN);
