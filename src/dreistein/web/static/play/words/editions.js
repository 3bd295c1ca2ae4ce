// @ts-check
/** Editions by name. */

import { has, t } from "../../shared/text.js";

/** The name of a printed edition; any other has numbers of its own. @param {string} name */
export const editionText = (name) => (has(`edition-${name}`) ? t(`edition-${name}`) : t("page-own-numbers"));
