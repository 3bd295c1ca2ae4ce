// @ts-check
/** What the screens behind the first ask the server for: records, lists, links, the person. */

import { settings } from "../../shared/settings.js";
import { call, LONG, twice } from "./api.js";

/** @import { Edition, Replay } from "../types.js" */

const part = encodeURIComponent;

/** A token with which another device goes on as this person. @returns {Promise<{token: string, seconds: number}>} */
export const deviceLink = () => call("me/link", {});

/** @param {string} token @returns {Promise<{known: boolean, name: string}>} */
export const claim = (token) => call("me/claim", { token });

/** Ends the session. @param {"here" | "others"} where @returns {Promise<{known: boolean}>} */
export const logOut = (where) => call("me/logout", { where });

/** Makes links for other devices worthless that nobody has used. @returns {Promise<void>} */
export const revokeLinks = () => call("me/link", undefined, "DELETE");

/** Deletes everything about this person. @returns {Promise<void>} */
export const forgetMe = () => call("me", undefined, "DELETE", LONG);

/** @param {string} pad @param {string} pen @returns {Promise<void>} */
export const dropPad = (pad, pen) => call(`pads/${part(pad)}`, { pen }, "DELETE");

/** @returns {Promise<{loopback: boolean, may_open: boolean, addresses: string[], secure: boolean}>} */
export const server = () => call("server");

/** Opens the server to the local network. */
export const openServer = () => /** @type {ReturnType<typeof server>} */ (call("server/open", {}));

/** @returns {Promise<Record<string, Edition>>} */
export const editions = async () => (await call("editions")).editions;

/** Leaves an unfinished table for good. @param {string} table @returns {Promise<void>} */
export const leaveTable = (table) => call(`tables/${part(table)}`, undefined, "DELETE");

/** Takes a finished match off one's list. @param {string} table @param {number} match @returns {Promise<void>} */
export const forgetMatch = (table, match) => call(`tables/${part(table)}/record?match=${match}`, undefined, "DELETE");

/** Takes all finished matches off one's list. @returns {Promise<void>} */
export const forgetAll = () => call("tables", undefined, "DELETE");

/** @returns {Promise<{count: number, tables: string[]}>} */
export const waiting = () => call("waiting");

/** @param {string} table @param {number} match @returns {Promise<import("../types.js").Best>} */
export const best = (table, match) => call(`tables/${part(table)}/best?match=${match}`);

/** @param {string} table @param {number} match @returns {Promise<{challenge: string}>} */
export const makeChallenge = (table, match) => call("challenges", { table, match });

/** @param {string} id @returns {Promise<import("../types.js").Challenge>} */
export const challenge = (id) => call(`challenges/${part(id)}`);

/**
 * @param {string} id
 * @param {string} name
 * @param {boolean} swapped
 * @param {import("../types.js").Look | null} look
 * @returns {Promise<{table: string}>}
 */
export const challengeTable = (id, name, swapped, look) =>
  call(`challenges/${part(id)}/table`, { name, swapped, look });

/**
 * @typedef {object} FoundKey
 * @property {string} table
 * @property {"invite" | "watch"} kind
 * @property {string} phase
 * @property {import("../types.js").SeatView[]} seats
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

/** A finished match of a table. @typedef {{table: string, match: number, key: string | null}} Finished */

/** @param {Finished | {text: string}} of a match of a table, or a record @returns {Promise<Replay>} */
export const replay = (of) =>
  "text" in of
    ? twice(() => call("replay", of.text))
    : call(`tables/${part(of.table)}/replay?match=${of.match}${of.key ? `&key=${part(of.key)}` : ""}`);

/**
 * @typedef {object} Verification
 * @property {boolean} holds
 * @property {string} kind
 * @property {string} seed
 * @property {number} rounds
 * @property {boolean} over
 * @property {string[]} unproved
 * @property {{message: string}[]} wrong
 */

/** @param {string} record @returns {Promise<Verification>} */
export const verify = (record) => call("verify", record);

/** @param {string | null} day @returns {Promise<import("../types.js").Day>} */
export const day = (day) => call(day ? `day/${day}` : "day");

/** @param {string} day @param {string} name @returns {Promise<{table: string}>} */
export const dayTable = (day, name) => call(`day/${day}/table`, { name, look: settings.look });

/** @param {string} text */
export const qrAddress = (text) => `/api/qr?text=${part(text)}`;
