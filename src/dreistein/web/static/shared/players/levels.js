// @ts-check
/** The levels of the bots, weakest first by tournaments, and who plays at each: one place for names and faces. */

/** @import { Face, Level } from "../wire.js" */

/**
 * Names are the same in every language, and short enough for a chip on a phone. There are six, so that a table full of
 * bots of one level has a name for each; the first bears the face. The server's hints call them the same
 * (`dreistein.table.model.bot_names`).
 * @typedef {{names: string[], face: Face}} Character
 */

/** By key, so that tsc reports a level that is missing or unknown to the server. @type {Record<Level, Character>} */
export const CHARACTERS = {
  random: { names: ["Pip", "Lulu", "Momo", "Kiki", "Bibi", "Jojo"], face: "bird" },
  casual: { names: ["Frida", "Emil", "Nora", "Hugo", "Lotte", "Paul"], face: "bear" },
  greedy: { names: ["Max", "Gina", "Rocco", "Mina", "Otto", "Zora"], face: "fox" },
  strong: { names: ["Klara", "Bruno", "Vera", "Oskar", "Ines", "Viktor"], face: "lion" },
  expert: { names: ["Sofia", "Leon", "Irma", "Felix", "Elsa", "Marek"], face: "owl" },
};

export const LEVELS = /** @type {Level[]} */ (Object.keys(CHARACTERS));

/** @param {string} name @returns {name is Level} */
export const isLevel = (name) => Object.hasOwn(CHARACTERS, name);
