// @ts-check
/**
 * The service worker, one for each scope.
 *
 * For the score pad and the rulebook it answers from a complete set of files of one version. A new set is fetched
 * separately and takes over only when it is complete, so that a page never sees files of two versions. Without a server
 * the game is such a set as well. Its pages fetch files as they need them, so a new one takes over where none is open.
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
/** Caches belong to a whole host, which may have several folders. */
const PREFIX = `dreistein-${FOLDER} ${new URL(ROOT).pathname} `;
/** The cache that names the set in use. */
const POINTER = `dreistein-${FOLDER}-now`;
/** What it has of the set that comes next. */
const NEXT = `${LIST}?next`;
const BOOKS = `${ROOT}static/rulebook/data/`;
const ENGINE = `${ROOT}engine/`;

/** Whether a file is stored once it was asked for: a rulebook, or what only a game needs. @param {string} url */
const isLate = (url) => url.startsWith(BOOKS) || url.startsWith(ENGINE);

/** Milliseconds after which a request is given up, and after which a stored book will do. */
const LIMIT = 10_000;
const PATIENCE = 2000;
/** The same for the large files of the engine. */
const LARGE_LIMIT = 300_000;

/** The list of the set in use, or of the next one. @param {string} [which] @returns {Promise<any>} */
async function noted(which = LIST) {
  const answer = await (await caches.open(POINTER)).match(which);
  return answer ? answer.json() : null;
}

/** @returns {Promise<string | null>} */
const current = async () => (await noted())?.version ?? null;

/** Fetches a file; the server may ask to wait a little. @param {string} address @returns {Promise<Response>} */
async function fetched(address) {
  for (let left = 5; ; left -= 1) {
    const limit = address.startsWith("engine/") ? LARGE_LIMIT : LIMIT;
    const file = await fetch(ROOT + address, { cache: "no-cache", signal: AbortSignal.timeout(limit) });
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

/** So many at a time, so that each has its time on a slow line, too. */
const AT_ONCE = 8;

/** @template Item @param {Item[]} items @param {(item: Item) => Promise<unknown>} take */
async function each(items, take) {
  const left = items.values();
  const work = async () => {
    for (const item of left) await take(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Fetches a new set: all of it or nothing. @returns {Promise<string[]>} the books that came with it */
async function refresh() {
  const { answer, list } = await listed();
  const before = await noted();
  if ([before?.version, (await noted(NEXT))?.version].includes(list.version)) return [];
  const fresh = await caches.open(PREFIX + list.version);
  const take = async (/** @type {string} */ address) => fresh.put(ROOT + address, await fetched(address));
  const old = before && (await caches.open(PREFIX + before.version));
  const late = old ? (await old.keys()).map((/** @type {Request} */ { url }) => url).filter(isLate) : [];
  const books = late.filter((/** @type {string} */ url) => url.startsWith(BOOKS));
  /** A part of the engine, if there still is one; what has not changed is at hand. @param {string} url */
  const takeEngine = async (url) => {
    const name = url.slice(ENGINE.length);
    const [now, then] = [list, before].map(({ engine }) => engine?.[name.replace(/\.gz$/, "")]);
    if (now && now === then) await fresh.put(url, await old.match(url));
    else if (now) await take(`engine/${name}`);
  };
  await each(list.files, take);
  // Books that were read before stay at hand; one that is no more is none of the set.
  await each(books, (/** @type {string} */ url) => take(url.slice(ROOT.length)).catch(() => undefined));
  await each(
    late.filter((/** @type {string} */ url) => !books.includes(url)),
    takeEngine,
  );
  // The server may have been exchanged meanwhile; then the set is of two versions.
  if ((await listed()).list.version !== list.version) {
    await caches.delete(PREFIX + list.version);
    throw new Error(`${LIST}: changed`);
  }
  await (await caches.open(POINTER)).put(isWhole && before ? NEXT : LIST, answer);
  await tidy();
  return books;
}

/** Drops the sets that nobody uses. */
async function tidy() {
  const used = [await noted(), await noted(NEXT)].map((list) => PREFIX + list?.version);
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && !used.includes(name)) await caches.delete(name);
  }
}

/** Takes the next set, if no page of the one before is left but the one that goes. @param {string} leaving */
async function change(leaving) {
  const pointer = await caches.open(POINTER);
  const next = await pointer.match(NEXT);
  if (!next) return;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((/** @type {any} */ { id, url }) => id !== leaving && url.startsWith(ROOT))) return;
  await pointer.put(LIST, next);
  await pointer.delete(NEXT);
  await tidy();
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
  const work = /** @type {Promise<unknown>[]} */ ([]);
  const get = (/** @type {string} */ name) => offline(new Request(ENGINE + name), (stored) => void work.push(stored));
  const { files } = await (await get("index.json")).clone().json();
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs", ...Object.keys(files)]) {
    await get(name);
    await Promise.all(work);
  }
}

/**
 * Something for the pad or the rulebook, or for all where there is no server.
 * @param {Request} request @param {(work: Promise<unknown>) => void} meanwhile what goes on when the answer is there
 * @param {string} [leaving] the page that another address is opened on
 */
async function offline(request, meanwhile, leaving = "") {
  if (request.url.startsWith(BOOKS)) return book(request);
  if (isWhole && request.mode === "navigate") {
    await change(leaving);
    // A host has one page: other addresses of it are told by what follows the mark.
    const path = request.url.slice(ROOT.length);
    if (!/^(|index\.html|pad\/.*|rules\/?|static\/.*)([?#]|$)/.test(path)) return Response.redirect(`${ROOT}#/${path}`);
  }
  const kept = await stored(request.url);
  if (kept || !request.url.startsWith(ENGINE) || request.method !== "GET") return kept ?? fetch(request);
  const answer = await fetch(request);
  const version = await current();
  const isIndex = request.url === `${ENGINE}index.json`;
  const isOther = isIndex && answer.ok && (await answer.clone().json()).build !== version;
  if (version && answer.ok && !isOther) {
    const copy = answer.clone(); // whoever asks reads while it is stored
    const put = caches.open(PREFIX + version).then((/** @type {Cache} */ set) => set.put(request, copy));
    meanwhile(put.catch(() => undefined));
  }
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
      .catch(() => undefined)
      .then(() => event.ports?.[0]?.postMessage(null)),
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
  const meanwhile = (/** @type {Promise<unknown>} */ work) => event.waitUntil(work);
  if (!isGame && !path.startsWith("api/pads")) event.respondWith(offline(request, meanwhile, event.clientId));
  else if (isGame && ofGame) event.respondWith(online(request));
});
