// @ts-check
/** Names of people. */

/** Names are compared regardless of case and spaces. @param {string} name */
export const keyOf = (name) => name.trim().toLowerCase().normalize("NFC").replace(/\s+/g, " ");
