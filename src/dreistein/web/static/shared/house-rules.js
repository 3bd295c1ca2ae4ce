// @ts-check
/** House rules: editions of one's own, each under a name, kept on this device for tables, pad and rulebook. */

import { isEdition } from "./rules/editions.js";
import { changeStored, readStored } from "./storage.js";
import { has } from "./text.js";

/** @import { Edition } from "./wire.js" */

const KEY = "dreistein-rules";
const MOST = 30;
export const LONGEST_RULES_NAME = 40;

/** Those that are kept, by name. @returns {Edition[]} */
export function houseRules() {
  const { rules } = readStored("localStorage", KEY);
  return Array.isArray(rules) ? rules.filter(isEdition) : [];
}

/** Keeps numbers in place of others of their name; null if the name is no use. @param {Edition} rules */
export function keepRules(rules) {
  const name = rules.name.trim().slice(0, LONGEST_RULES_NAME);
  if (!name || name === "own" || has(`edition-${name}`) || name.includes(",") || !isEdition(rules)) return null;
  const others = houseRules().filter((other) => other.name !== name);
  changeStored(KEY, { rules: [...others, { ...rules, name }].slice(-MOST) });
  return name;
}

/** @param {string} name */
export const dropRules = (name) => changeStored(KEY, { rules: houseRules().filter((rules) => rules.name !== name) });
