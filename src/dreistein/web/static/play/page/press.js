// @ts-check
/** A button whose answer takes a while. */

import { wrongText } from "../../shared/api.js";
import { go } from "./navigate.js";

/**
 * What was pressed last, and whether it leads to another screen.
 * @type {{button: HTMLElement, goes: boolean, done: Promise<void>} | null}
 */
let last = null;

/**
 * Does what a button asks for, once: it is busy until the answer is there, or the screen that it leads to. Another
 * button of its screen or dialog is as busy, and has its turn then. Whoever has left is not called back.
 * @param {Event} event of the button, or of its form
 * @param {() => Promise<string | void>} work gives the address to go to, if any
 * @param {(text: string) => void} fail says what went wrong
 * @param {boolean} [instead] of the present address, so that Back skips it
 */
export async function press(event, work, fail, instead = false) {
  event.preventDefault();
  const submitter = /** @type {Partial<SubmitEvent>} */ (event).submitter;
  const button = submitter ?? /** @type {HTMLElement} */ (event.currentTarget);
  const dialog = button.closest("dialog");
  const before = last?.button.isConnected && last.button.closest("dialog") === dialog ? last : null;
  if (button.hasAttribute("aria-busy") || before?.goes) return;
  button.setAttribute("aria-busy", "true");
  const from = location.href;
  const isHere = () => button.isConnected && location.href === from;
  const mine = { button, goes: false, done: Promise.resolve() };
  const turn = async () => {
    if (before) await before.done.catch(() => undefined);
    try {
      const address = isHere() ? await work() : null;
      if (address && isHere()) {
        go(address, instead);
        mine.goes = true;
      }
    } catch (error) {
      const text = wrongText(error);
      if (isHere()) fail(text);
    } finally {
      if (!mine.goes) {
        button.removeAttribute("aria-busy");
        if (last === mine) last = null;
      }
    }
  };
  last = mine;
  mine.done = turn();
  await mine.done;
}
