// @ts-check
/** Links to moments of finished matches: made, looked at and withdrawn. */

import { call } from "../../shared/api.js";
import { gone } from "../page/calls.js";

/** @import { MadeMoment, Moment, OwnMoments } from "../../shared/wire.js" */

const part = encodeURIComponent;

/** @param {string} id @returns {Promise<Moment>} */
export const momentOf = (id) => call(`moments/${part(id)}`);

/**
 * A link that anybody may open; past the end is the end.
 * @param {{table: string, match: number, round?: number, ply?: number}} where @returns {Promise<MadeMoment>}
 */
export const makeMoment = (where) => call("moments", where);

/** @param {string} id @returns {Promise<void>} */
export const withdrawMoment = (id) => gone(call(`moments/${part(id)}`, undefined, "DELETE"));

/** How many links this person has made. @returns {Promise<OwnMoments>} */
export const ownMoments = () => call("moments");

/** How often all links were withdrawn: what was made before shows nothing. */
export let withdrawals = 0;

/** Makes all of this person's links worthless. */
export async function withdrawMoments() {
  await call("moments", undefined, "DELETE");
  withdrawals += 1;
}
