/** Sessions at a table that the server has sent. */

import { mock } from "node:test";

import { TableSession } from "../../../src/dreistein/web/static/play/session/session.js";
import { FakeBrowser } from "../connections.js";
import { hand, round, view } from "../tables.js";

export const CHOICES = ["453@1,0 12", "123@0,1 6", "+ -5"];
export const OWN = hand(0, "345 123 000", CHOICES);
export const LAID = round({ board: ["455@0,0"], ply: 1 });

/** A session at a table that the server has sent; `heard` replaces what it tells the page. */
export function session(t, changes = {}, key = null, heard = {}) {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  t.after(() => mock.timers.reset());
  const browser = new FakeBrowser();
  const refused = [];
  const hinted = [];
  const said = [];
  const count = { changed: 0 };
  const events = {
    changed: () => count.changed++,
    acted() {},
    viewed() {},
    refused: (text) => refused.push(text),
    hinted: (seat) => hinted.push(seat),
    said: (message, there) => said.push([message.phrase, there.id]),
    ...heard,
  };
  const made = new TableSession("t", key, events, browser);
  browser.socket.welcome();
  browser.socket.receive(view(1, { hands: [OWN], rounds: [LAID], ...changes }));
  return { session: made, browser, refused, hinted, said, count };
}
