// @ts-check
/** The page begins here: settings, language, then the screen that the address asks for. */

import { applyToPage, followDevice, highContrast, onSettings, settings } from "../shared/settings.js";
import { language, preferred, speak } from "../shared/text.js";
import { definitions } from "../shared/tile-drawing.js";
import { render } from "../vendor/lit/lit-html.js";
import { acceptDrops } from "./record-drop.js";
import { fetchScreen, redraw, startRouter } from "./router.js";

const shapes = /** @type {HTMLElement} */ (document.getElementById("definitions"));

/** What was chosen, on the page at once: shapes, words, the screen. */
async function refresh() {
  render(definitions(highContrast()), shapes);
  const wanted = preferred(settings.language);
  if (wanted !== language) await speak(wanted).catch(() => undefined);
  redraw();
}

applyToPage();
followDevice();
fetchScreen();
render(definitions(highContrast()), shapes);
await speak(preferred(settings.language));
onSettings(() => void refresh());
// A language that could not be fetched is fetched as soon as it can be.
addEventListener("online", () => void refresh());
acceptDrops();
startRouter();
