// @ts-check
/** The settings of the pad: its look, and which hand it is for. */

import { check, choice } from "../../shared/fields.js";
import { change, settings } from "../../shared/settings.js";
import { preferred, SPOKEN, t } from "../../shared/text.js";
import { html } from "../../vendor/lit/lit-html.js";
import { stayAwake } from "../device/device.js";
import { prefer, prefs } from "../device/prefs.js";

/** @import { Pad } from "../pad.js" */
/** @import { Prefs } from "../types.js" */

/** @param {Pad} pad */
export function settingsForm(pad) {
  const set = (/** @type {Partial<Prefs>} */ changes) => {
    prefer(changes);
    pad.draw();
  };
  /** @param {string[]} values */
  const named = (...values) =>
    values.map((value) => /** @type {[string, string]} */ ([value, t(`sheet-set-${value}`)]));
  const languages = Object.entries(SPOKEN);
  return html`<div class="form">
    ${choice(t("sheet-set-language"), languages, preferred(settings.language), (language) => change({ language }))}
    ${choice(t("sheet-set-theme"), named("auto", "light", "dark"), settings.theme, (theme) => change({ theme }))}
    ${choice(t("sheet-set-contrast"), named("auto", "normal", "high"), settings.contrast, (value) =>
      change({ contrast: value }),
    )}
    ${choice(
      t("sheet-set-text"),
      named("text-normal", "text-large", "text-largest"),
      `text-${settings.text}`,
      (value) => change({ text: /** @type {typeof settings.text} */ (value.slice(5)) }),
    )}
    ${choice(t("sheet-set-hand"), named("right", "left"), prefs.hand, (hand) => set({ hand }))}
    ${check(t("sheet-set-awake"), prefs.awake, (awake) => {
      set({ awake });
      void stayAwake(awake && pad.view === "game");
    })}
  </div>`;
}
