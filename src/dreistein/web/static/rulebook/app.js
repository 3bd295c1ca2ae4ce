// @ts-check
/** The rulebook as a page of its own, for any web host. */

import { definitions } from "../shared/pictures/tile-svg.js";
import { applyToPage, followDevice, highContrast } from "../shared/settings.js";
import { render } from "../vendor/lit/lit-html.js";
import { Rulebook } from "./rulebook.js";

applyToPage();
followDevice();
render(definitions(highContrast()), /** @type {HTMLElement} */ (document.getElementById("definitions")));
await new Rulebook(/** @type {HTMLElement} */ (document.getElementById("page"))).open();
