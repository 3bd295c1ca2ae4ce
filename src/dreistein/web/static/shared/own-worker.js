// @ts-check
/** Service workers, in browsers that run no script from an address that is only text. */

const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("dreistein", {
  /** @param {string} address */
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    if (origin !== location.origin || !pathname.endsWith("/sw.js")) throw new TypeError(address);
    return address;
  },
});

/** Registers our worker. @param {string | URL} address @param {RegistrationOptions} options */
export const register = (address, options) =>
  navigator.serviceWorker.register(policy?.createScriptURL(String(address)) ?? address, options);
