// @ts-check
/** The levels of the bots and who plays at each: one place for names, faces and the order of the ladder. */

/** @import { Level, Rung } from "../wire.js" */
/** @import { AnyFace } from "./faces.js" */
/** @import { AnyLook } from "../types.js" */

/**
 * Names are the same in every language, and short enough for a chip on a phone. There are six, so that a table full of
 * bots of one level has a name for each; the first bears the face. The server's hints call them the same
 * (`dreistein.table.model.bot_names`).
 * @typedef {{names: string[], face: AnyFace, colour?: number}} Character
 */

/** Weakest first, as in `dreistein.bots.ladder`. @type {Record<Rung, Character & AnyLook>} */
const LADDER = {
  pip: { names: ["Pip", "Lulu", "Momo", "Kiki", "Bibi", "Jojo"], face: "chick", colour: 2 },
  frida: { names: ["Frida", "Emil", "Nora", "Hugo", "Lotte", "Paul"], face: "hare", colour: 3 },
  max: { names: ["Max", "Gina", "Rocco", "Mina", "Otto", "Rita"], face: "raccoon", colour: 0 },
  zora: { names: ["Zora", "Timo", "Luna", "Enzo", "Nelly", "Pablo"], face: "bee", colour: 2 },
  bruno: { names: ["Bruno", "Agnes", "Georg", "Heidi", "Konrad", "Dora"], face: "turtle", colour: 3 },
  hilda: { names: ["Hilda", "Gustav", "Berta", "Anton", "Trudi", "Egon"], face: "hamster", colour: 5 },
  klara: { names: ["Klara", "Vera", "Oskar", "Ines", "Viktor", "Carla"], face: "elephant", colour: 1 },
  sofia: { names: ["Sofia", "Leon", "Irma", "Felix", "Elsa", "Marek"], face: "octopus", colour: 4 },
};

/** What a new table offers. */
export const RUNGS = /** @type {Rung[]} */ (Object.keys(LADDER));

/** With the levels of earlier tables. @type {Record<Level, Character>} */
export const CHARACTERS = {
  ...LADDER,
  random: { names: LADDER.pip.names, face: "bird" },
  casual: { names: LADDER.frida.names, face: "bear" },
  greedy: { names: LADDER.max.names, face: "fox" },
  strong: { names: LADDER.klara.names, face: "lion" },
  expert: { names: LADDER.sofia.names, face: "owl" },
};

/** @param {string} name @returns {name is Level} */
export const isLevel = (name) => Object.hasOwn(CHARACTERS, name);

/** @param {string} name @returns {name is Rung} */
export const isRung = (name) => Object.hasOwn(LADDER, name);

/** @param {Rung} rung */
export const rungName = (rung) => LADDER[rung].names[0];

/** @param {Rung} rung */
export const rungLook = (rung) => LADDER[rung];
