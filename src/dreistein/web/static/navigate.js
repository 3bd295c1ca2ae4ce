// @ts-check
/** Going to another screen, from anywhere. */

export const RULES = "/static/rulebook/index.html";
export const PAD = "/pad/";

/** @param {string} address */
export function go(address) {
  history.pushState(null, "", address);
  scrollTo(0, 0);
  dispatchEvent(new PopStateEvent("popstate"));
}
