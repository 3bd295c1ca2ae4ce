// @ts-check
/** Going to another screen, and the title of its tab: what is shown, and how many tables wait for the player. */

import { ROOT } from "../../shared/api.js";

/** @import { Screen } from "../types.js" */

export const RULES = "/rules";
export const PAD = "/pad/";

/** The present address, as it is on a server of our own. */
export const here = () => `/${location.pathname.slice(ROOT.length)}`;

/** The same address in the folder that the page is in. @param {string} address */
export const inFolder = (address) => ROOT + address.slice(1);

export const LOGO = inFolder("/static/logo.svg");

/**
 * The address at which a match of a table is replayed.
 * @param {string} table @param {number} match @param {string | null} key
 */
export const replayAddress = (table, match, key) => `/replay?table=${table}&match=${match}${key ? `&key=${key}` : ""}`;

/** @param {string} address @param {boolean} [instead] of the present address, so that Back skips it */
export function go(address, instead = false) {
  if (instead) history.replaceState(null, "", inFolder(address));
  else history.pushState(null, "", inFolder(address));
  scrollTo(0, 0);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** What is shown now. @type {{screen: Screen | null}} */
export const shown = { screen: null };

/** Redraws the present screen, as after a change of language. */
export const redraw = () => shown.screen?.draw();

let text = "";
let count = 0;

const show = () => (document.title = count ? `(${count}) ${text}` : text);

/** @param {string} title */
export function setTitle(title) {
  text = title;
  show();
}

/** @param {number} waiting */
export function setCount(waiting) {
  count = waiting;
  show();
}
