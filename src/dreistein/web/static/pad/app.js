// @ts-check
/** The score pad starts here: settings, language, the games on this device, then what the address asks for. */

import { definitions } from "../shared/pictures/tile-svg.js";
import { applyToPage, followDevice, highContrast, onSettings, settings } from "../shared/settings.js";
import { language, part, preferred, speak } from "../shared/text.js";
import { render } from "../vendor/lit/lit-html.js";
import { workOffline } from "./device.js";
import { Pad } from "./pad.js";
import { applyPrefs } from "./prefs.js";
import { GameStore } from "./store.js";

const shapes = /** @type {HTMLElement} */ (document.getElementById("definitions"));
const root = /** @type {HTMLElement} */ (document.getElementById("page"));

applyToPage();
applyPrefs();
followDevice();
render(definitions(highContrast()), shapes);
const [gameStore, answer] = await Promise.all([
  GameStore.open(),
  fetch(new URL("../api/editions", document.baseURI)),
  speak(preferred(settings.language)),
  part("pad"),
  part("result"),
  part("friends"),
]);
const pad = new Pad(root, gameStore, Object.values((await answer.json()).editions));
onSettings(async () => {
  render(definitions(highContrast()), shapes);
  const wanted = preferred(settings.language);
  if (wanted !== language) await speak(wanted).catch(() => undefined);
  pad.draw();
});
await pad.go();
void workOffline();
