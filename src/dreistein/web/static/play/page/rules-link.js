// @ts-check
/** Addresses of the rulebook and its rules, in the language of the page and with the numbers of a table. */

import { has, language, t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { RULES } from "./navigate.js";

/** @import { Edition } from "../types.js" */

/** Which rule answers for a bonus. @type {Record<string, string>} */
const BONUS_RULES = { start: "start-bonus", bridge: "bridge", double: "double-connection", hexagon: "hexagon" };

/** @param {string} bonus @param {number} hexagons */
export const bonusRule = (bonus, hexagons) => (hexagons > 1 ? "two-hexagons" : BONUS_RULES[bonus]);

/** Whether a table has numbers of its own, by the name of its edition. @param {Pick<Edition, "name">} edition */
export const isOwn = ({ name }) => !has(`edition-${name}`);

/**
 * The rulebook as a table plays. House rules are in the address, as a guest's device has never met them.
 * @param {Edition} edition @param {string} [rule] which one to open
 */
export function rulesAddress(edition, rule) {
  const [base] = edition.name.split(",");
  const name = has(`edition-${base}`) ? t(`edition-${base}`) : base;
  const asked = isOwn(edition) || edition.must_place ? JSON.stringify({ ...edition, name }) : edition.name;
  return `${RULES}?language=${language}&edition=${encodeURIComponent(asked)}${rule ? `#/rules/${rule}` : ""}`;
}

/**
 * A round button with a question mark that opens a rule beside the game.
 * @param {string} rule @param {Edition} edition @param {string} about
 */
export const ruleButton = (rule, edition, about) =>
  html`<a
    class="why"
    href=${rulesAddress(edition, rule)}
    target="_blank"
    rel="noopener"
    aria-label=${t("page-rule-of", { about })}
    title=${t("page-rule-of", { about })}
    >?</a
  >`;
