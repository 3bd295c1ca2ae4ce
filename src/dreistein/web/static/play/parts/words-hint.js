// @ts-check
/** A quiet offer to whoever has something to lose: six words to write down, that bring it to any browser. */

import { call } from "../../shared/api.js";
import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { onOther } from "../page/calls.js";

/** @import { WordsMade } from "../../shared/wire.js" */

/** Whether there is nothing to offer; null until that was asked. @type {boolean | null} */
let made = null;

/** When this person's words were made, if ever. @returns {Promise<WordsMade>} */
export const wordsMade = () => call("me/words");

/** Asks anew: they were made, or the person is another. */
export const wordsChanged = () => void (made = null);
onOther(wordsChanged);

/** @param {() => void} changed redraws what the offer is part of */
export function wordsHint(changed) {
  if (made === null) {
    made = true;
    wordsMade().then(
      ({ at }) => {
        made = at !== null;
        changed();
      },
      () => undefined, // it is offered another time
    );
  }
  return made ? nothing : html`<p class="note">${t("words-hint")} <a href="/words">${t("words-hint-link")}</a></p>`;
}
