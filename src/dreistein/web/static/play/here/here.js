// @ts-check
/** Has the page play without a server: what it asks, a house in this browser answers. */

import { answerBy, BUILD, ROOT } from "../../shared/api.js";
import { inTime } from "../../shared/ask.js";
import { save } from "../../shared/files/share.js";
import { register } from "../../shared/own-worker.js";
import { changeStored, readStored, writeStored } from "../../shared/storage.js";
import { part, t } from "../../shared/text.js";
import { stylesheets } from "../page/lazy.js";
import { go, inFolder } from "../page/navigate.js";
import { browser } from "../session/browser.js";
import { askHouse, Line, NoHouse, openHouse, watchHouse, whenOpen } from "./pages.js";

/** @import { Answer } from "./pages.js" */

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

/** Whether somebody has played here, be it that the browser keeps no note of it. */
let hasPlayed = "at" in readStored("localStorage", PLAYED);

/** @param {Answer} answer */
const told = ({ status, body }) =>
  new Response(status === 204 ? null : body, { status, headers: { "Content-Type": "application/json" } });

/** What a page is told in the place of an answer. @param {number} status @param {string} code @param {string} key */
async function instead(status, code, key) {
  await part("here");
  return { status, body: JSON.stringify({ code, message: t(key) }) };
}

/** What the house answers, or why there is no answer. @param {string} path @param {RequestInit} request */
async function asked(path, request) {
  if (!works()) return instead(501, "page-here-missing", "page-here-missing");
  if (!hasPlayed) changeStored(PLAYED, { at: 1 });
  hasPlayed = true;
  try {
    const answer = await askHouse(path, request);
    return answer.status === 500 ? instead(500, "page-failed", "page-here-gone") : answer;
  } catch (error) {
    if (!(error instanceof NoHouse)) throw error;
    return instead(503, "page-unreached", error.message);
  }
}

answerBy(async (path, request) => {
  const first = path.split("?")[0];
  if (!hasPlayed && request.method === "GET" && first in NOTHING_YET)
    return told({ status: 200, body: JSON.stringify(NOTHING_YET[first]) });
  return told(await asked(path, request));
});

const { listen } = browser;
browser.connect = (path) => /** @type {any} */ (new Line(path));
/** A house in this browser is there without a network, too. */
browser.listen = (online, _offline, shown) => {
  const ends = [listen(nothing, nothing, shown), whenOpen(online)];
  return () => ends.forEach((end) => end());
};
const nothing = () => undefined;

/** Records are saved from here: no host has them. */
document.addEventListener(
  "click",
  (event) => {
    const link = /** @type {Element} */ (event.target).closest("a[download]");
    const path = /(?:^|\/)api\/(tables\/.*)$/.exec(link?.getAttribute("href") ?? "")?.[1];
    if (!link || !path) return;
    event.preventDefault();
    if (link.hasAttribute("aria-busy")) return;
    link.setAttribute("aria-busy", "true");
    void asked(path, { method: "GET" })
      .then(({ status, body }) => {
        if (status === 200) save(new Blob([body], { type: "application/json" }), "dreistein.json");
        else show(JSON.parse(body).message);
      })
      .finally(() => link.removeAttribute("aria-busy"));
  },
  true,
);

stylesheets("here");
const notice = Object.assign(document.createElement("p"), { className: "here", role: "status", hidden: true });
document.body.append(notice);
/** @param {string} text */
const show = (text) => {
  notice.hidden = !text;
  notice.textContent = text;
};
/** Milliseconds for a newer build to come. */
const RENEWAL = 60_000;
const RENEWED = "dreistein renewed";

/** Has the service worker look for a newer build, if there is one that could. */
async function lookForNewer() {
  const { active } = await register(`${ROOT}sw.js?whole`, { scope: ROOT });
  const { port1, port2 } = new MessageChannel();
  const looked = new Promise((resolve) => (port1.onmessage = resolve));
  active?.postMessage({ kind: "check", language: document.documentElement.lang }, [port2]);
  await looked;
}
const looking = "serviceWorker" in navigator ? lookForNewer().catch(console.warn) : Promise.resolve();

/** The engine is newer than this page, which has fetched none of it yet: the page is opened again, once. */
async function renew() {
  if (readStored("sessionStorage", RENEWED).build === BUILD) return false;
  await inTime(looking, RENEWAL).catch(nothing);
  if (writeStored("sessionStorage", RENEWED, { build: BUILD })) location.reload();
  return true;
}

/** Milliseconds after which it is said how far the game is: mostly it is there by then. */
const SOON = 700;
let news = 0;
watchHouse(async (progress, wrong) => {
  const mine = (news += 1);
  if (wrong === "page-here-newer" && (await renew())) return;
  if (progress || wrong) await part("here").catch(nothing);
  if (progress) await new Promise((resolve) => setTimeout(resolve, SOON));
  if (mine === news) show(wrong ? t(wrong) : progress ? t("page-here-loading", { ...progress }) : "");
});
if (hasPlayed && works()) void openHouse();

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
