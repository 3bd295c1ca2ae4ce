// @ts-check
/** Code that is rarely needed: fetched on first use, so that a first visit stays light. */

/**
 * Gives the code if it is there, else null and calls `come` once it is.
 * @template Code
 * @param {() => Promise<Code>} fetch
 * @returns {(come: () => void) => Code | null}
 */
export function later(fetch) {
  /** @type {Code | null} */
  let code = null;
  return (come) => {
    if (code === null)
      void fetch().then(
        (fetched) => ((code = fetched), come()),
        () => undefined,
      );
    return code;
  };
}
