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
  greedy: { names: ["Max", "Gina", "Rocco", "Mina", "Otto", "Rita"], face: "fox" },
  strong: { names: ["Klara", "Vera", "Oskar", "Ines", "Viktor", "Carla"], face: "lion" },
  expert: { names: ["Sofia", "Leon", "Irma", "Felix", "Elsa", "Marek"], face: "owl" },
  pip: { names: ["Pip", "Lulu", "Momo", "Kiki", "Bibi", "Jojo"], face: "bird" },
  frida: { names: ["Frida", "Emil", "Nora", "Hugo", "Lotte", "Paul"], face: "bear" },
  max: { names: ["Max", "Gina", "Rocco", "Mina", "Otto", "Rita"], face: "fox" },
  zora: { names: ["Zora", "Timo", "Luna", "Enzo", "Nelly", "Pablo"], face: "cat" },
  bruno: { names: ["Bruno", "Agnes", "Georg", "Heidi", "Konrad", "Dora"], face: "bear" },
  hilda: { names: ["Hilda", "Gustav", "Berta", "Anton", "Trudi", "Egon"], face: "rabbit" },
  klara: { names: ["Klara", "Vera", "Oskar", "Ines", "Viktor", "Carla"], face: "lion" },
  sofia: { names: ["Sofia", "Leon", "Irma", "Felix", "Elsa", "Marek"], face: "owl" },
};

/** Those that the page offers. @type {Level[]} */
export const LEVELS = ["random", "casual", "greedy", "strong", "expert"];

/** @param {string} name @returns {name is Level} */
export const isLevel = (name) => Object.hasOwn(CHARACTERS, name);
