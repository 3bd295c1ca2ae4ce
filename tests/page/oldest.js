/** The oldest browsers that play, as docs/play.md names them. */
import { readFileSync } from "node:fs";

const SENTENCE = /needs Safari ([\d.]+), Firefox ([\d.]+), Chrome or Edge ([\d.]+)/;

/** Versions by the names that MDN's data has for browsers. @returns {Record<string, number>} */
export function oldest() {
  const [, safari, firefox, chrome] = SENTENCE.exec(
    readFileSync(new URL("../../docs/play.md", import.meta.url), "utf8"),
  ).map(Number);
  return {
    safari,
    safari_ios: safari,
    firefox,
    firefox_android: firefox,
    chrome,
    chrome_android: chrome,
    edge: chrome,
  };
}
