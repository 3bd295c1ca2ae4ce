// @ts-check
/** The server's REST side: making and finding tables, records, lists. */

import { settings } from "../shared/settings.js";
import { language } from "../shared/text.js";

/** @import { Edition, Replay } from "./types.js" */

/** A refusal of the server, with its code and its sentence. */
export class Refusal extends Error {
  /** @param {{code: string, message: string}} answer @param {boolean} [bad] whether it is about what was sent */
  constructor({ code, message }, bad = false) {
    super(message);
    this.code = code;
    this.bad = bad;
  }
}

/** HTTP's words for "not like this" and "too much". */
const BAD = new Set([400, 413]);

/**
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function call(path, body) {
  const headers = { "Accept-Language": language };
  const request =
    body === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: typeof body === "string" ? body : JSON.stringify(body),
        };
  const answer = await fetch(`/api/${path}`, request).catch(() => {
    throw new Refusal({ code: "page-unreached", message: "" });
  });
  if (answer.ok) return answer.json();
  const problem = await answer.json().catch(() => null);
  throw new Refusal(
    typeof problem?.code === "string" ? problem : { code: "page-failed", message: "" },
    BAD.has(answer.status),
  );
}

const part = encodeURIComponent;

/** @returns {Promise<{known: boolean, name: string}>} */
export const me = () => call("me");

/** A token with which another device goes on as this person. @returns {Promise<{token: string, seconds: number}>} */
export const deviceLink = () => call("me/link", {});

/** @param {string} token @returns {Promise<{known: boolean, name: string}>} */
export const claim = (token) => call("me/claim", { token });

/** @returns {Promise<{loopback: boolean, may_open: boolean, addresses: string[], secure: boolean}>} */
export const server = () => call("server");

/** Opens the server to the local network. */
export const openServer = () => /** @type {ReturnType<typeof server>} */ (call("server/open", {}));

/** @returns {Promise<Record<string, Edition>>} */
export const editions = async () => (await call("editions")).editions;

/** @param {Record<string, unknown>} plan @returns {Promise<{table: string}>} */
export const newTable = (plan) => call("tables", plan);

/**
 * @param {number | null} [before]
 * @returns {Promise<{tables: import("./types.js").TableSummary[], next: number | null}>}
 */
export const tables = (before = null) => call(before === null ? "tables" : `tables?before=${before}`);

/**
 * @typedef {object} FoundKey
 * @property {string} table
 * @property {"invite" | "watch"} kind
 * @property {string} phase
 * @property {import("./types.js").SeatView[]} seats
 * @property {boolean} yours
 * @property {string} edition
 * @property {number} target
 * @property {number | null} clock
 * @property {boolean} hints
 */

/** @param {string} key @returns {Promise<FoundKey>} */
export const findKey = (key) => call(`keys/${part(key)}`);

/**
 * @param {string} key
 * @param {string} name
 * @param {number | null} [seat]
 * @returns {Promise<{table: string, seat: number}>}
 */
export const join = (key, name, seat = null) => call(`join/${part(key)}`, { name, seat, look: settings.look });

/** @param {string} table @param {number} match @param {string | null} key */
export const recordAddress = (table, match, key) =>
  `/api/tables/${part(table)}/record?match=${match}${key ? `&key=${part(key)}` : ""}`;

/** The text of a record. @param {string} address */
export async function fetchRecord(address) {
  const path = address.replace(/^\/api\//, "");
  return JSON.stringify(await call(path));
}

/** @param {string} record @returns {Promise<Replay>} */
export const replay = (record) => call("replay", record);

/**
 * @param {string} record
 * @returns {Promise<{holds: boolean, kind: string, seed: string, rounds: number, wrong: {message: string}[]}>}
 */
export const verify = (record) => call("verify", record);

/** @typedef {{name: string, score: number, at: number, yours: boolean}} DayLine */

/**
 * @typedef {object} Day
 * @property {string} day
 * @property {string} today
 * @property {string} commitment
 * @property {string | null} seed
 * @property {DayLine[]} list
 * @property {DayLine | null} yours
 */

/** @param {string | null} day @returns {Promise<Day>} */
export const day = (day) => call(day ? `day/${day}` : "day");

/** @param {string} day @param {string} name @returns {Promise<{table: string}>} */
export const dayTable = (day, name) => call(`day/${day}/table`, { name, look: settings.look });

/** @param {string} text */
export const qrAddress = (text) => `/api/qr?text=${part(text)}`;

/** @param {string} table @param {string | null} key of a link for spectators */
export const socketPath = (table, key) => `/api/tables/${part(table)}/socket${key ? `?key=${part(key)}` : ""}`;
