// @ts-check
/**
 * The service worker of the game: without a network it answers with a page that says what works all the same.
 *
 * It stores that one page and nothing of the game, and always asks the network first: after an upgrade nobody sees
 * an outdated page. The score pad and the rulebook have a worker of their own (`sw.js`), with narrower scopes.
 */

(() => {
  /** A worker's global types would conflict with a page's, so it does without. */
  const worker = /** @type {any} */ (self);
  const SHELL = "dreistein-offline";
  const LIST = "/offline/files.json";
  const PAGE = "/offline";
  /** Milliseconds after which a request is given up. */
  const LIMIT = 10_000;

  /** Stores the page for being offline anew: all of it or nothing. */
  async function refresh() {
    const answer = await fetch(LIST, { cache: "no-store", signal: AbortSignal.timeout(LIMIT) });
    if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
    const { version, files } = await answer.json();
    const name = `${SHELL} ${version}`;
    const kept = await caches.open(name);
    if (!(await Promise.all(files.map((/** @type {string} */ address) => kept.match(address)))).every(Boolean)) {
      const fresh = await Promise.all(
        files.map(async (/** @type {string} */ address) => {
          const file = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(LIMIT) });
          if (!file.ok || file.redirected) throw new Error(`${address}: ${file.status}`);
          return /** @type {[string, Response]} */ ([address, file]);
        }),
      );
      await Promise.all(fresh.map(([address, file]) => kept.put(address, file)));
    }
    for (const other of await caches.keys()) {
      if (other.startsWith(SHELL) && other !== name) await caches.delete(other);
    }
  }

  /** @param {string} address */
  async function stored(address) {
    for (const name of await caches.keys()) {
      const answer = name.startsWith(SHELL) && (await (await caches.open(name)).match(address));
      if (answer) return answer;
    }
    return undefined;
  }

  /** @param {Request} request */
  async function respond(request) {
    const now = fetch(request);
    const late = new Promise((_resolve, reject) => setTimeout(reject, LIMIT));
    try {
      return await Promise.race([now, late]);
    } catch {
      const { pathname } = new URL(request.url);
      return (await stored(request.mode === "navigate" ? PAGE : pathname)) ?? now;
    }
  }

  worker.addEventListener("install", (/** @type {any} */ event) => {
    event.waitUntil(refresh().then(() => worker.skipWaiting()));
  });

  worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

  worker.addEventListener("message", (/** @type {any} */ event) => {
    if (event.data?.kind === "check") event.waitUntil(refresh().catch(() => undefined));
  });

  worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ [page]) => page?.focus()));
  });

  worker.addEventListener("fetch", (/** @type {any} */ event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    // Everything else goes its usual way, as if there were no worker.
    const own = request.mode === "navigate" || /^\/(offline|static\/(offline|shared|fonts|logo))/.test(pathname);
    if (request.method === "GET" && origin === worker.location.origin && own) event.respondWith(respond(request));
  });
})();
