// @ts-check
/** The score pad starts here: settings, language, the games on this device, then what the address asks for. */

import { call } from "../shared/api.js";
import { insist } from "../shared/ask.js";
import { definitions } from "../shared/pictures/tile-svg.js";
import { applyToPage, followDevice, highContrast, onSettings, settings } from "../shared/settings.js";
import { language, part, preferred, speak } from "../shared/text.js";
import { render } from "../vendor/lit/lit-html.js";
import { workOffline } from "./device/device.js";
import { applyPrefs } from "./device/prefs.js";
import { GameStore } from "./device/store.js";
import { Pad } from "./pad.js";

/** @import { Editions } from "../shared/wire.js" */

const shapes = /** @type {HTMLElement} */ (document.getElementById("definitions"));
const root = /** @type {HTMLElement} */ (document.getElementById("page"));

applyToPage();
applyPrefs();
followDevice();
render(definitions(highContrast()), shapes);
const [gameStore, known] = await Promise.all([
  GameStore.open(),
  insist(() => /** @type {Promise<Editions>} */ (call("editions"))),
  insist(() =>
    Promise.all([speak(preferred(settings.language)), part("pad"), part("numbers"), part("result"), part("friends")]),
  ),
]);
root.replaceChildren();
const pad = new Pad(root, gameStore, Object.values(known.editions));
onSettings(async () => {
  render(definitions(highContrast()), shapes);
  const wanted = preferred(settings.language);
  if (wanted !== language) await speak(wanted).catch(() => undefined);
  pad.draw();
});
await pad.go();
void workOffline();
