// @ts-check
/** Everything that this device has kept as one file, and back: games, settings and score pads. */

import { call, LONG, Refusal, ROOT } from "../../shared/api.js";
import { inTime } from "../../shared/ask.js";
import { localDay } from "../../shared/days.js";
import { button } from "../../shared/fields.js";
import { save } from "../../shared/files/share.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { stylesheets } from "../page/lazy.js";

/** @import { Question } from "../parts/question.js" */
/** @typedef {{ games: any[], ops: any[] }} Pads */

stylesheets("forms");

const KIND = "dreistein-device/1";
const PADS = "dreistein-pad";
/** @type {(keyof Pads)[]} */
const STORES = ["games", "ops"];

/** What is stored under names of ours; other pages of the host have theirs. @param {string} key */
const isOurs = (key) => key.startsWith("dreistein");

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The score pads, as the pad stores them. @returns {Promise<IDBDatabase>} */
async function padStores() {
  const request = indexedDB.open(PADS, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "id" });
    request.result.createObjectStore("ops", { keyPath: ["game", "n"] });
  };
  return inTime(result(request));
}

/** @returns {Promise<Pads>} */
async function readPads() {
  const database = await padStores();
  const reading = database.transaction(STORES);
  const rows = await Promise.all(STORES.map((name) => result(reading.objectStore(name).getAll())));
  database.close();
  return { games: rows[0], ops: rows[1] };
}

/** Puts these in the place of all that there are. @param {Pads} pads */
async function writePads(pads) {
  const database = await padStores();
  const writing = database.transaction(STORES, "readwrite");
  const written = new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  try {
    for (const name of STORES) {
      const store = writing.objectStore(name);
      store.clear();
      for (const row of pads[name]) store.put(row);
    }
  } catch (error) {
    writing.abort(); // else what was cleared so far would be gone
    console.warn(error);
  }
  await written.finally(() => database.close());
}

/** @returns {Record<string, string>} */
const readStorage = () => Object.fromEntries(Object.entries(localStorage).filter(([key]) => isOurs(key)));

/** @param {Record<string, string>} storage */
function writeStorage(storage) {
  for (const key of Object.keys(localStorage).filter(isOurs)) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

const isObject = (/** @type {unknown} */ value) => typeof value === "object" && value !== null;

/** Whether it is what `saved` makes: whatever is not can be put nowhere. @param {any} found */
const isCopy = (found) =>
  found?.dreistein === KIND &&
  isObject(found.storage) &&
  Object.entries(found.storage).every(([key, value]) => isOurs(key) && typeof value === "string") &&
  STORES.every((name) => Array.isArray(found.pads?.[name])) &&
  found.pads.games.every((/** @type {any} */ row) => typeof row?.id === "string") &&
  found.pads.ops.every((/** @type {any} */ row) => typeof row?.game === "string" && Number.isInteger(row.n));

/** @param {string} [text] what is to be brought back @returns {Promise<any>} */
const house = (text) => call("copy", text, undefined, LONG);

async function saved() {
  const whole = { dreistein: KIND, ...(await house()), storage: readStorage(), pads: await readPads() };
  save(new Blob([JSON.stringify(whole)], { type: "application/json" }), `dreistein-${localDay(Date.now())}.json`);
}

/** @param {string} key */
const refused = (key) => new Refusal({ code: key, message: "" }, true);

/** @param {File} file */
async function bringBack(file) {
  const found = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  if (!isCopy(found)) throw refused("page-here-no-copy");
  const [before, storage, pads] = [await house(), readStorage(), await readPads()];
  await house(JSON.stringify({ house: found.house }));
  try {
    await writePads(found.pads);
    writeStorage(found.storage);
  } catch (error) {
    console.warn(error);
    await house(JSON.stringify(before));
    await writePads(pads);
    writeStorage(storage);
    throw refused("page-here-copy-full");
  }
}

/** @param {Question} question @param {File} file */
const ask = (question, file) =>
  question.ask({
    title: t("page-here-copy-open"),
    text: t("page-here-copy-ask"),
    yes: t("page-here-copy-yes"),
    work: () => bringBack(file).then(() => location.replace(ROOT)),
  });

/** @param {Question} question */
function choose(question) {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,application/json" });
  input.onchange = () => void (input.files?.[0] && ask(question, input.files[0]));
  input.click();
}

/**
 * @param {(work: () => Promise<unknown>, done: string) => (event: Event) => void} tells does it and says that it is so
 * @param {Question} question
 */
export const copySection = (tells, question) =>
  html`<section>
    <h2>${t("page-here-copy")}</h2>
    <p class="note">${t("page-here-copy-note")}</p>
    <div class="row">
      ${button(t("page-here-copy-save"), tells(saved, "page-here-copy-saved"))}
      ${button(t("page-here-copy-open"), () => choose(question))}
    </div>
  </section>`;
