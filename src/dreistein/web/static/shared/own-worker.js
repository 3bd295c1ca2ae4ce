// @ts-check
/** Workers, in browsers that run no script from an address that is only text. */

const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("dreistein", {
  /** @param {string} address */
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    if (origin !== location.origin || !/\/(sw|here\/(house|thinker))\.js$/.test(pathname)) throw new TypeError(address);
    return address;
  },
});

/** The address of one of our workers, as one may start it. @param {string | URL} address @returns {string} */
export const own = (address) => policy?.createScriptURL(String(address)) ?? String(address);

/** Registers our worker. @param {string | URL} address @param {RegistrationOptions} options */
export const register = (address, options) => navigator.serviceWorker.register(own(address), options);
