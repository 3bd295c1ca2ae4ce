// @ts-check
/** Choosing one's own face and colour; it takes effect at once, and at the table as far as it is free. */

import { faceDrawing } from "../../shared/players/face-svg.js";
import { COLOURS, FACE_NAMES } from "../../shared/players/looks.js";
import { change, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { stylesheets } from "../page/lazy.js";

/** @import { Look } from "../../shared/wire.js" */

stylesheets("forms", "look");

/** @param {string} where it stands, so that two on one screen are told apart */
export function lookPicker(where) {
  const now = settings.look;
  const colour = now?.colour ?? COLOURS[0];
  const face = now?.face ?? FACE_NAMES[0];
  const choice = (
    /** @type {string} */ group,
    /** @type {string} */ label,
    /** @type {boolean} */ on,
    /** @type {Look} */ look,
    /** @type {unknown} */ drawing,
  ) =>
    html`<label class="look-choice" title=${label}>
      <input
        class="visually-hidden"
        type="radio"
        name="${where}-${group}"
        aria-label=${label}
        .checked=${on}
        @change=${() => change({ look })}
      />${drawing}
    </label>`;
  return html`<div class="looks">
    <fieldset>
      <legend>${t("look-face")}</legend>
      <div class="look-row">
        ${FACE_NAMES.map((name) =>
          choice(
            "face",
            t(`look-face-${name}`),
            now?.face === name,
            { face: name, colour },
            faceDrawing({ face: name, colour }),
          ),
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("look-colour")}</legend>
      <div class="look-row">
        ${COLOURS.map((number) =>
          choice(
            "colour",
            t(`look-colour-${number}`),
            now?.colour === number,
            { face, colour: number },
            html`<i class="swatch colour-${number}"></i>`,
          ),
        )}
      </div>
    </fieldset>
    <p class="note">${t("look-note")}</p>
  </div>`;
}
