// @ts-check
/** Code that is rarely needed: fetched on first use, so that a first visit stays light. */

import { part } from "../shared/text.js";

/**
 * Gives the code if it is there with its texts, else null and calls `come` once it is.
 * @template Code
 * @param {() => Promise<Code>} fetch
 * @param {string[]} parts the parts of the texts that it needs
 * @returns {(come: () => void) => Code | null}
 */
export function later(fetch, ...parts) {
  /** @type {Code | null} */
  let code = null;
  return (come) => {
    if (code === null)
      void Promise.all([fetch(), ...parts.map(part)]).then(
        ([fetched]) => ((code = fetched), come()),
        () => undefined,
      );
    return code;
  };
}
