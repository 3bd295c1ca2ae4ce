// @ts-check
/** What the screens ask the server for: tables, records, lists, links, the person. */

import { call, LONG, twice } from "../../shared/api.js";
import { isUnanswered, keyOf, once } from "../../shared/asked.js";
import { settings } from "../../shared/settings.js";

/**
 * @import {
 *   Best, Challenge, Challenged, Day, DeviceLink, Edition, LinkLook, Look, Me, Opened, Opens, Replay, Seated,
 *   Tables, TableView, Verification, Waiting,
 * } from "../../shared/wire.js"
 */

const part = encodeURIComponent;
/** @param {string} table @param {number} match */
const recordPath = (table, match) => `tables/${part(table)}/record?match=${match}`;

/**
 * One's games: unfinished tables, and a page of finished matches.
 * @param {number | null} [before]
 * @param {number} [limit] the length of the page
 * @returns {Promise<Tables>}
 */
export const tables = (before = null, limit = 100) =>
  call(`tables?limit=${limit}${before === null ? "" : `&before=${before}`}`);

/** A token with which another device goes on as this person. @returns {Promise<DeviceLink>} */
export const deviceLink = () => call("me/link", {});

/** What to forget of a person. @type {Set<() => void>} */
const others = new Set();

/** Has this called whenever the device becomes another person's. @param {() => void} forget */
export const onOther = (forget) => void others.add(forget);

/** Makes the device another person's. @param {Promise<Me>} asked */
async function become(asked) {
  const person = await asked;
  for (const forget of others) forget();
  return person;
}

/** @param {string} token */
const claimOf = (token) => `claim ${token}`;

/** Whose a link for another device is; it stays good. @param {string} token @returns {Promise<LinkLook>} */
export const linkLook = (token) => call("me/link/look", { token, key: keyOf(claimOf(token)) });

/** Takes the link; asked for again after its answer was lost, it is the same. @param {string} token */
export const claim = (token) => become(once(claimOf(token), (key) => twice(() => call("me/claim", { token, key }))));

/** Goes on as the person of recovery words. @param {string} words */
export const recover = (words) => become(call("me/recover", { words }));

/** Who is here, and who was here before. @returns {Promise<Me>} */
export async function me() {
  const person = await call("me");
  // The answer that told of the new session was lost: asked for again, it is there.
  return person.known || !isUnanswered(OTHERS) ? person : logOut("others");
}

/** Has the session remember a name. @param {string} name @returns {Promise<Me>} */
export const nameMe = (name) => call("me", { name });

/** Makes the device again what it was before a link made it another person's. */
export const goBack = () => become(call("me/back", {}));

const OTHERS = "log out others";

/** Ends the session. @param {"here" | "others"} where @returns {Promise<Me>} */
export const logOut = (where) =>
  where === "here"
    ? call("me/logout", { where })
    : once(OTHERS, (key) => twice(() => call("me/logout", { where, key })));

/** Makes links for other devices worthless that nobody has used. @returns {Promise<void>} */
export const revokeLinks = () => call("me/link", undefined, "DELETE");

/** Deletes everything about this person. @returns {Promise<void>} */
export const forgetMe = () => call("me", undefined, "DELETE", LONG);

/** @param {string} pad @param {string} pen @returns {Promise<void>} */
export const dropPad = (pad, pen) => call(`pads/${part(pad)}`, { pen }, "DELETE");

/** @returns {Promise<Record<string, Edition>>} */
export const editions = async () => (await call("editions")).editions;

/** Leaves an unfinished table for good. @param {string} table @returns {Promise<void>} */
export const leaveTable = (table) => gone(call(`tables/${part(table)}`, undefined, "DELETE"));

/** What is said of something that is there no more: its end was asked for before, and the answer lost. */
const GONE = new Set(["no-such-table", "no-moment"]);

/** @param {Promise<void>} asked */
export const gone = (asked) =>
  asked.catch((error) => {
    if (!GONE.has(error.code)) throw error;
  });

/** Takes a finished match off one's list. @param {string} table @param {number} match @returns {Promise<void>} */
export const forgetMatch = (table, match) => gone(call(recordPath(table, match), undefined, "DELETE"));

/** Takes all finished matches off one's list. @returns {Promise<void>} */
export const forgetAll = () => call("tables", undefined, "DELETE");

/** @returns {Promise<Waiting>} */
export const waiting = () => call("waiting");

/** @param {string} table @param {number} match @returns {Promise<Best>} */
export const best = (table, match) => call(`tables/${part(table)}/best?match=${match}`);

/** @param {string} table @param {number} match @param {string} name @returns {Promise<Challenged>} */
export const makeChallenge = (table, match, name) => call("challenges", { table, match, name });

/** @param {string} id @returns {Promise<Challenge>} */
export const challenge = (id) => call(`challenges/${part(id)}`);

/** @param {string} id @param {{name: string, swapped: boolean, look: Look | null}} as @returns {Promise<Opened>} */
export const challengeTable = (id, as) => call(`challenges/${part(id)}/table`, as);

/** @param {string} key @returns {Promise<Opens>} */
export const findKey = (key) => call(`keys/${part(key)}`);

/** @param {string} table @param {string} key @returns {Promise<TableView>} */
export const tableBy = (table, key) => call(`tables/${part(table)}?key=${part(key)}`);

/**
 * Takes a seat. The session comes first: where the answer that brought it was lost, nobody could sit there any more.
 * @param {string} key @param {string} name @param {number | null} [seat] @returns {Promise<Seated>}
 */
export async function join(key, name, seat = null) {
  await nameMe(name);
  return call(`join/${part(key)}`, { name, seat, look: settings.look });
}

/** @param {string} table @param {number} match @param {string | null} key */
export const recordAddress = (table, match, key) => `/api/${recordPath(table, match)}${key ? `&key=${part(key)}` : ""}`;

/** The text of a record. @param {string} address */
export const fetchRecord = async (address) => JSON.stringify(await call(address.replace(/^\/api\//, "")));

/** A finished match of a table. @typedef {{table: string, match: number, key: string | null}} Finished */

/** @param {Finished | {text: string}} of a match of a table, or a record @returns {Promise<Replay>} */
export const replay = (of) =>
  "text" in of
    ? twice(() => call("replay", of.text))
    : call(`tables/${part(of.table)}/replay?match=${of.match}${of.key ? `&key=${part(of.key)}` : ""}`);

/** @param {string} record @returns {Promise<Verification>} */
export const verify = (record) => call("verify", record);

/** @param {string | null} day @returns {Promise<Day>} */
export const day = (day) => call(day ? `day/${day}` : "day");

/** @param {string} day @param {string} name @returns {Promise<Opened>} */
export const dayTable = (day, name) => call(`day/${day}/table`, { name, look: settings.look });

/** @param {string} text */
export const qrAddress = (text) => `/api/qr?text=${part(text)}`;
