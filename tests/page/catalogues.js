/** The catalogues as the server gives them, for tests of words. */

import { readFileSync } from "node:fs";

const LOCALES = new URL("../../src/dreistein/text/locales/", import.meta.url);
const read = (tag, name) => readFileSync(new URL(`${tag}/${name}.ftl`, LOCALES), "utf-8");

/** Answers the page's requests for texts; `away` are parts that cannot be fetched. */
export function serveTexts({ away = [] } = {}) {
  globalThis.document = { documentElement: { lang: "" } };
  globalThis.fetch = async (url) => {
    const [part, tag] = new URL(url).pathname.split("/api/text/")[1].split("/");
    if (tag === undefined) return new Response(`${read(part, "game")}\n${read(part, "page")}`);
    return away.includes(part) ? new Response("", { status: 503 }) : new Response(read(tag, `parts/${part}`));
  };
}
