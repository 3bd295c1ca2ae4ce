// @ts-check
/** The title of the tab: what is shown, and before it how many tables wait for the player. */

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
