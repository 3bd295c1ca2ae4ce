// @ts-check
/** Announcements for screen readers: polite, in order, nothing twice. */

/** @type {(string | Promise<string>)[]} */
let waiting = [];
let timer = 0;
/** What was announced last; the next waits for it. */
let last = Promise.resolve();
/** So many lines stay: who is slow to read one still finds it when the next has come. */
const MOST = 4;

/** @param {string | Promise<string>} text which may still be on its way: what follows waits for it */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const texts = waiting;
    waiting = [];
    last = last.then(() => say(texts)).catch(console.error);
  }, 120);
}

/** On another screen nothing of the last one is read, nor what was still to be said there. */
addEventListener("popstate", () => {
  clearTimeout(timer);
  waiting = [];
  last = last.then(() => document.getElementById("announcer")?.replaceChildren());
});

/** @param {(string | Promise<string>)[]} texts */
async function say(texts) {
  const line = document.createElement("p");
  line.textContent = (await Promise.all(texts)).join(" ");
  const lines = document.getElementById("announcer");
  lines?.append(line);
  if (lines && lines.childElementCount > MOST) lines.firstElementChild?.remove();
}
