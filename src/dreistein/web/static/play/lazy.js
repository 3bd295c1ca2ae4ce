// @ts-check
/** Code that few need at once: fetched when it is first asked for, so that a first visit stays light. */

/**
 * Gives the code where it is there already, else null; `come` is called when it is.
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
