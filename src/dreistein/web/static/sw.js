// @ts-check
/**
 * The service worker, one for each scope.
 *
 * For the score pad and the rulebook it answers from a complete set of files of one version. A new set is fetched
 * separately and takes over only when it is complete, so that a page never sees files of two versions.
 *
 * For the game it always asks the network first, and stores nothing of it: after an upgrade nobody sees an outdated
 * page. Its set is one page for being without a network, which says what works all the same.
 */

/** A worker's global types would conflict with a page's, so it does without. */
const worker = /** @type {any} */ (self);
const ROOT = new URL("./", worker.location.href).href;
/** Whether there is no server: then game and pad are one set. */
const isWhole = new URL(worker.location.href).search === "?whole";
const isGame = !isWhole && worker.registration.scope === ROOT;
const FOLDER = isWhole ? "whole" : isGame ? "offline" : "pad";
const LIST = `${ROOT}${FOLDER}/files.json`;
const PREFIX = `dreistein-${FOLDER} `;
/** The cache that names the set in use. */
const POINTER = `dreistein-${FOLDER}-now`;
const BOOKS = `${ROOT}static/rulebook/data/`;
const ENGINE = `${ROOT}engine/`;

/** Whether a file is stored once it was asked for: a rulebook, or what only a game needs. @param {string} url */
const isLate = (url) => url.startsWith(BOOKS) || url.startsWith(ENGINE);

/** Milliseconds after which a request is given up, and after which a stored book will do. */
const LIMIT = 10_000;
const PATIENCE = 2000;

/** @returns {Promise<string | null>} */
async function current() {
  const answer = await (await caches.open(POINTER)).match(LIST);
  return answer ? (await answer.json()).version : null;
}

/** Fetches a file; the server may ask to wait a little. @param {string} address @returns {Promise<Response>} */
async function fetched(address) {
  for (let left = 5; ; left -= 1) {
    const file = await fetch(ROOT + address, { cache: "no-cache", signal: AbortSignal.timeout(LIMIT) });
    if (file.ok && !file.redirected) return file;
    if (file.status !== 429 || !left) throw new Error(`${address}: ${file.status}`);
    await new Promise((resolve) =>
      setTimeout(resolve, 1000 * Math.min(10, Number(file.headers.get("retry-after")) || 1)),
    );
  }
}

/** The list of files. */
async function listed() {
  const answer = await fetch(LIST, { cache: "no-store", signal: AbortSignal.timeout(LIMIT) });
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  return { answer, list: await answer.clone().json() };
}

/** Fetches a new set: all of it or nothing. @returns {Promise<string[]>} the books that came with it */
async function refresh() {
  const { answer, list } = await listed();
  const before = await current();
  if (list.version === before) return [];
  const fresh = await caches.open(PREFIX + list.version);
  const take = async (/** @type {string} */ address) => fresh.put(ROOT + address, await fetched(address));
  const requests = before ? await (await caches.open(PREFIX + before)).keys() : [];
  const books = requests.map(({ url }) => url).filter(isLate);
  await Promise.all([
    ...list.files.map(take),
    // Books that were read before stay at hand; one that is no more is none of the set.
    ...books.map((url) => take(url.slice(ROOT.length)).catch(() => undefined)),
  ]);
  // The server may have been exchanged meanwhile; then the set is of two versions.
  if ((await listed()).list.version !== list.version) {
    await caches.delete(PREFIX + list.version);
    throw new Error(`${LIST}: changed`);
  }
  await (await caches.open(POINTER)).put(LIST, answer);
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + list.version) await caches.delete(name);
  }
  return books;
}

/** What the set has at an address. @param {string} address */
async function stored(address) {
  const version = await current();
  return version ? (await caches.open(PREFIX + version)).match(address, { ignoreSearch: true }) : undefined;
}

/** A rulebook: from the network, else, or if that takes too long, as it was last read. @param {Request} request */
async function book(request) {
  const kept = await caches.open(`${PREFIX}${await current()}`);
  const before = await kept.match(request);
  const now = fetch(request.url, { signal: AbortSignal.timeout(LIMIT) }).then(async (answer) => {
    // A device that is full still reads it.
    if (answer.ok) await kept.put(request, answer.clone()).catch(() => undefined);
    return answer.ok ? answer : (before ?? answer);
  });
  if (!before) return now;
  const late = new Promise((resolve) => setTimeout(() => resolve(before), PATIENCE));
  return Promise.race([now.catch(() => before), late]);
}

/** Fetches all that plays without a server, for an app that may be opened where there is no network. */
async function engine() {
  const { files } = await (await offline(new Request(`${ENGINE}index.json`))).clone().json();
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs", ...files]) await offline(new Request(ENGINE + name));
}

/** Something for the pad or the rulebook. @param {Request} request */
async function offline(request) {
  if (request.url.startsWith(BOOKS)) return book(request);
  const path = request.url.slice(ROOT.length);
  // A host has one page: other addresses of it are told by what follows the mark.
  if (isWhole && request.mode === "navigate" && !/^(|index\.html|pad\/.*|rules\/?|static\/.*)([?#]|$)/.test(path)) {
    return Response.redirect(`${ROOT}#/${path}`);
  }
  const kept = await stored(request.url);
  if (kept || !request.url.startsWith(ENGINE) || request.method !== "GET") return kept ?? fetch(request);
  const answer = await fetch(request);
  const version = await current();
  if (version && answer.ok)
    await (await caches.open(PREFIX + version)).put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Something for the game. @param {Request} request */
async function online(request) {
  const now = fetch(request);
  const late = new Promise((_resolve, reject) => setTimeout(reject, LIMIT));
  try {
    return await Promise.race([now, late]);
  } catch {
    // The pad's worker has the rulebook, at an address of its own.
    const book = `${ROOT}static/rulebook/index.html`;
    if (/\/rules\/?$/.test(new URL(request.url).pathname) && (await caches.match(book)))
      return Response.redirect(book + new URL(request.url).search);
    return (await stored(request.mode === "navigate" ? ROOT + FOLDER : request.url)) ?? now;
  }
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(refresh().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.kind !== "check") return;
  const language = String(event.data.language).slice(0, 2);
  const edition = language === "de" ? "german" : "international";
  const read = new Request(`${BOOKS}${language}-${edition}.json`);
  event.waitUntil(
    refresh()
      .then((books) => isGame || books.includes(read.url) || book(read))
      .then(() => (event.data.engine ? engine() : undefined))
      .catch(() => undefined),
  );
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ [page]) => page?.focus()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  const path = request.url.slice(ROOT.length);
  // Everything else goes its usual way, as if there were no worker.
  const ofGame = request.mode === "navigate" || /^(offline|static\/(offline|shared|fonts|logo))/.test(path);
  if (!isGame && !path.startsWith("api/pads")) event.respondWith(offline(request));
  else if (isGame && ofGame) event.respondWith(online(request));
});
