// @ts-check
/** The language, to be chosen in the settings and in the head of a screen. */

import { languageOptions, valueOf } from "../../shared/fields.js";
import { change, settings } from "../../shared/settings.js";
import { language, preferred, t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";

export const languageSelect = () => {
  const now = preferred(settings.language);
  return html`<select @change=${(/** @type {Event} */ event) => change({ language: valueOf(event) })}>
    ${languageOptions(now)}
  </select>`;
};

/** With a globe, for those who cannot read the rest. */
export const languageChoice = () =>
  html`<label class="language" title=${t("page-set-language")}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a9 9 0 100 18 9 9 0 000-18zM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />
    </svg>
    <span class="visually-hidden">${t("page-set-language")}</span>
    <span class="language-tag" aria-hidden="true">${language}</span>${languageSelect()}
  </label>`;
