// @ts-check
/** Announcements for screen readers: polite, in order, nothing twice. */

/** @type {(string | Promise<string>)[]} */
let waiting = [];
let timer = 0;
/** What was announced last; the next waits for it. */
let last = Promise.resolve();

/** @param {string | Promise<string>} text which may still be on its way: what follows waits for it */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const texts = waiting;
    waiting = [];
    last = last.then(() => say(texts));
  }, 120);
}

/** @param {(string | Promise<string>)[]} texts */
async function say(texts) {
  const line = document.createElement("p");
  line.textContent = (await Promise.all(texts)).join(" ");
  document.getElementById("announcer")?.replaceChildren(line);
}
