// @ts-check
/** Announcements for screen readers: polite, in order, nothing twice. */

/** @type {string[]} */
let waiting = [];
let timer = 0;

/** @param {string} text */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const region = document.getElementById("announcer");
    if (region) {
      const line = document.createElement("p");
      line.textContent = waiting.join(" ");
      region.replaceChildren(line);
    }
    waiting = [];
  }, 120);
}
