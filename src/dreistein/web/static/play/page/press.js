// @ts-check
/** A button whose answer takes a while. */

import { wrongText } from "./api.js";
import { go } from "./navigate.js";

/** The busy button. @type {HTMLElement | null} */
let busy = null;

/**
 * Does what a button asks for, once: it is busy until the answer is there, or the screen that it leads to. Meanwhile
 * it does nothing, nor does another one of its screen or dialog. Whoever has left is not called back.
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
  if (button.hasAttribute("aria-busy") || (busy?.isConnected && busy.closest("dialog") === dialog)) return;
  busy = button;
  button.setAttribute("aria-busy", "true");
  const from = location.href;
  let goes = false;
  const isHere = () => button.isConnected && location.href === from;
  try {
    const address = await work();
    if (address && isHere()) {
      go(address, instead);
      goes = true;
    }
  } catch (error) {
    const text = wrongText(error);
    if (isHere()) fail(text);
  } finally {
    if (!goes) {
      button.removeAttribute("aria-busy");
      if (busy === button) busy = null;
    }
  }
}
