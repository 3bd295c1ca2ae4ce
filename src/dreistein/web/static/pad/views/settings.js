// @ts-check
/** The settings of the pad: its look, and which hand it is for. */

import { change, settings } from "../../shared/settings.js";
import { LANGUAGE_NAMES, LANGUAGES, preferred, t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { stayAwake } from "../device/device.js";
import { prefer, prefs } from "../device/prefs.js";

/** @import { Pad } from "../pad.js" */
/** @import { Prefs } from "../types.js" */

/**
 * @param {string} label
 * @param {[string, string][]} options value and what it is called
 * @param {string} now
 * @param {(value: string) => void} then
 */
const choice = (label, options, now, then) =>
  html`<label class="field">
    <span>${label}</span>
    <select @change=${(/** @type {any} */ event) => then(event.target.value)}>
      ${options.map(([value, name]) => html`<option value=${value} ?selected=${value === now}>${name}</option>`)}
    </select>
  </label>`;

/** @param {Pad} pad */
export function settingsForm(pad) {
  const set = (/** @type {Partial<Prefs>} */ changes) => {
    prefer(changes);
    pad.draw();
  };
  const languages = LANGUAGES.map(
    (tag) => /** @type {[string, string]} */ ([tag, /** @type {any} */ (LANGUAGE_NAMES)[tag]]),
  );
  return html`<div class="form">
    ${choice(t("sheet-set-language"), languages, preferred(settings.language), (language) => change({ language }))}
    ${choice(
      t("sheet-set-theme"),
      [
        ["auto", t("sheet-set-auto")],
        ["light", t("sheet-set-light")],
        ["dark", t("sheet-set-dark")],
      ],
      settings.theme,
      (theme) => change({ theme: /** @type {any} */ (theme) }),
    )}
    ${choice(
      t("sheet-set-contrast"),
      [
        ["auto", t("sheet-set-auto")],
        ["normal", t("sheet-set-normal")],
        ["high", t("sheet-set-high")],
      ],
      settings.contrast,
      (contrast) => change({ contrast: /** @type {any} */ (contrast) }),
    )}
    ${choice(
      t("sheet-set-hand"),
      [
        ["right", t("sheet-set-right")],
        ["left", t("sheet-set-left")],
      ],
      prefs.hand,
      (hand) => set({ hand: /** @type {any} */ (hand) }),
    )}
    <label class="check"
      ><input
        type="checkbox"
        .checked=${prefs.big}
        @change=${(/** @type {any} */ event) => set({ big: event.target.checked })}
      /><span>${t("sheet-set-big")}</span></label
    >
    <label class="check"
      ><input
        type="checkbox"
        .checked=${prefs.awake}
        @change=${(/** @type {any} */ event) => {
          set({ awake: event.target.checked });
          void stayAwake(prefs.awake && pad.view === "game");
        }}
      /><span>${t("sheet-set-awake")}</span></label
    >
  </div>`;
}
