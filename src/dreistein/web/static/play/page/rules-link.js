// @ts-check
/** Addresses of single rules, in the language of the page. */

import { language, t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { RULES } from "./navigate.js";

/** Which rule answers for a bonus. @type {Record<string, string>} */
const BONUS_RULES = { start: "start-bonus", bridge: "bridge", double: "double-connection", hexagon: "hexagon" };

/** @param {string} bonus @param {number} hexagons */
export const bonusRule = (bonus, hexagons) => (hexagons > 1 ? "two-hexagons" : BONUS_RULES[bonus]);

/** @param {string} rule @param {string} edition its name; the rulebook falls back where it knows none of that name */
export const ruleAddress = (rule, edition) =>
  `${RULES}?language=${language}&edition=${encodeURIComponent(edition)}#/rules/${rule}`;

/**
 * A round button with a question mark that opens a rule beside the game.
 * @param {string} rule @param {string} edition @param {string} about
 */
export const ruleButton = (rule, edition, about) =>
  html`<a
    class="why"
    href=${ruleAddress(rule, edition)}
    target="_blank"
    rel="noopener"
    aria-label=${t("page-rule-of", { about })}
    title=${t("page-rule-of", { about })}
    >?</a
  >`;
