// @ts-check
/** The page starts here: settings, language, then the screen of the address. */

import { insist } from "../shared/ask.js";
import { definitions } from "../shared/pictures/tile-svg.js";
import { applyToPage, followDevice, highContrast, onSettings, settings } from "../shared/settings.js";
import { language, preferred, speak } from "../shared/text.js";
import { render } from "../vendor/lit/lit-html.js";
import { stylesheetFor } from "./page/lazy.js";
import { redraw } from "./page/navigate.js";
import { fetchScreen, startRouter } from "./router.js";

const shapes = /** @type {HTMLElement} */ (document.getElementById("definitions"));

/** Applies changed settings: shapes, texts, the screen. */
async function refresh() {
  render(definitions(highContrast()), shapes);
  const wanted = preferred(settings.language);
  if (wanted !== language) await speak(wanted).catch(() => undefined);
  redraw();
}

applyToPage();
followDevice();
stylesheetFor("(max-height: 520px) and (orientation: landscape)", "sideways");
stylesheetFor("(min-width: 700px) and (min-height: 900px) and (orientation: portrait)", "tablet");
const spoken = insist(() => speak(preferred(settings.language)));
fetchScreen();
render(definitions(highContrast()), shapes);
await spoken;
onSettings(() => void refresh());
// A language that could not be fetched is fetched once there is a connection.
addEventListener("online", () => void refresh());
startRouter();

// What is dragged over the page may be a record.
addEventListener("dragenter", () => void import("./page/record-drop.js").catch(() => undefined));

// The browser's own bar gives way to an entry in the menu.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  void import("./page/install.js").then(({ keepOffer }) => keepOffer(event)).catch(() => undefined);
});

/** Milliseconds after which the page does what the first look does not need. */
const LATER = 15_000;
setTimeout(() => {
  void import("./page/waiting.js").then(({ watchWaiting }) => watchWaiting()).catch(() => undefined);
  void import("./page/install.js").then(({ registerWorkers }) => registerWorkers()).catch(() => undefined);
}, LATER);
