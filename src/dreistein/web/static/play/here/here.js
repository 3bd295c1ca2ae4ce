// @ts-check
/** Has the page play without a server: what it asks, a house in this browser answers. */

import { answerBy, ROOT } from "../../shared/api.js";
import { save } from "../../shared/files/share.js";
import { register } from "../../shared/own-worker.js";
import { part, t } from "../../shared/text.js";
import { stylesheets } from "../page/lazy.js";
import { go, inFolder } from "../page/navigate.js";
import { browser } from "../session/browser.js";
import { askHouse, Line, openHouse, watchHouse } from "./pages.js";

// Where a link names the file, the page is the folder all the same.
if (location.pathname === `${ROOT}index.html`) history.replaceState(null, "", ROOT + location.search + location.hash);

const PLAYED = `dreistein played ${ROOT}`;
/** What there is before anybody has played: nothing is fetched for it. @type {Record<string, unknown>} */
const NOTHING_YET = { tables: { tables: [], next: null }, waiting: { count: 0, tables: [] } };

/** Whether this browser has what a house needs. */
const works = () =>
  ["WebAssembly", "DecompressionStream"].every((name) => name in globalThis) &&
  "locks" in navigator &&
  "getDirectory" in (navigator.storage ?? {});

/** @param {unknown} what @param {number} [status] */
const told = (what, status = 200) =>
  new Response(JSON.stringify(what), { status, headers: { "Content-Type": "application/json" } });

const played = () => localStorage.getItem(PLAYED) !== null;

answerBy(async (path, request) => {
  const first = path.split("?")[0];
  if (!played() && request.method === "GET" && first in NOTHING_YET) return told(NOTHING_YET[first]);
  if (!works()) {
    await part("here");
    return told({ code: "page-here-missing", message: t("page-here-missing") }, 501);
  }
  localStorage.setItem(PLAYED, "1");
  const { status, body } = await askHouse(path, request);
  return new Response(status === 204 ? null : body, { status, headers: { "Content-Type": "application/json" } });
});
browser.connect = (path) => /** @type {any} */ (new Line(path));

/** Records are saved from here: no host has them. */
document.addEventListener(
  "click",
  (event) => {
    const link = /** @type {Element} */ (event.target).closest("a[download]");
    const path = /(?:^|\/)api\/(tables\/.*)$/.exec(link?.getAttribute("href") ?? "")?.[1];
    if (!path) return;
    event.preventDefault();
    void askHouse(path, { method: "GET" }).then(({ status, body }) => {
      if (status === 200) save(new Blob([body], { type: "application/json" }), "dreistein.json");
    });
  },
  true,
);

stylesheets("here");
const notice = Object.assign(document.createElement("p"), { className: "here", role: "status", hidden: true });
document.body.append(notice);
watchHouse((progress, wrong) => {
  void part("here").then(() => {
    notice.hidden = !progress && !wrong;
    notice.textContent = wrong ? t(wrong) : progress ? t("page-here-loading", { ...progress }) : "";
  });
});
if (played() && works()) openHouse();

if ("serviceWorker" in navigator) {
  void register(`${ROOT}sw.js?whole`, { scope: ROOT })
    .then((worker) => worker.active?.postMessage({ kind: "check", language: document.documentElement.lang }))
    .catch(console.warn);
}

/** Any address below the folder is reached by its one page, which any host has: `#/new` is the screen "new". */
const meant = () => (location.hash.startsWith("#/") ? `/${location.hash.slice(2)}` : null);
const first = meant();
if (first) history.replaceState(null, "", inFolder(first));
addEventListener("hashchange", () => {
  const next = meant();
  if (next) go(next, true);
});

/** Links are written as on a server of our own. @param {Element} link */
function move(link) {
  const address = link.getAttribute("href") ?? "";
  if (address.startsWith("/") && !address.startsWith(ROOT)) link.setAttribute("href", ROOT + address.slice(1));
}
if (ROOT !== "/") {
  const seen = { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] };
  new MutationObserver(() => document.querySelectorAll("a[href^='/']").forEach(move)).observe(document.body, seen);
}
