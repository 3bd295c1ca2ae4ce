// @ts-check
/** How others watch the pad: the link, and the pen. */

import { t } from "../../shared/text.js";
import { html, nothing } from "../../vendor/lit/lit-html.js";
import { goLive, PadFeed } from "../feed.js";
import { Network } from "../network.js";

/** @import { Pad } from "../pad.js" */

/** The key of the dialog's latest note. */
let noteKey = "";
const network = new Network();

/** @param {Pad} pad */
export function liveView(pad) {
  const live = pad.game?.live;
  const note = noteKey ? html`<p class="note" role="status">${t(noteKey)}</p>` : nothing;
  if (!live) {
    return html`<p>${t("sheet-live-why")}</p>
      ${note}
      <button class="button primary" @click=${() => void begin(pad)}>${t("sheet-live-start")}</button>`;
  }
  if (!network.isKnown) {
    void network.learn().then(() => pad.draw());
    return note;
  }
  if (network.isOnlyHere && !network.isMeant) return question(pad);
  const link = `${network.address}#/watch/${live.id}/${live.watch}`;
  const unsent = pad.feed?.unsent ?? 0;
  return html`${network.isOnlyHere ? html`<p class="note">${t("page-link-here")}</p>` : nothing}
    <label class="field"
      ><span>${t("sheet-live-link")}</span
      ><input readonly .value=${link} @focus=${(/** @type {any} */ event) => event.target.select()}
    /></label>
    <div class="actions">
      <button class="button primary" @click=${() => void copy(pad, link)}>${t("sheet-live-copy")}</button>
      ${
        live.pen
          ? html`<button class="button" @click=${() => void offer(pad)}>
              ${t(pad.feed?.offered ? "sheet-live-back" : "sheet-live-hand-over")}
            </button>`
          : nothing
      }
    </div>
    <img
      class="qr"
      src="../api/qr?text=${encodeURIComponent(link)}"
      alt=""
      width="200"
      height="200"
      @error=${(/** @type {any} */ event) => event.target.remove()}
    />
    ${note} ${pad.feed?.offered && live.pen ? html`<p class="note">${t("sheet-live-handed")}</p>` : nothing}
    ${unsent && !pad.feed?.open ? html`<p class="doubt">${t("sheet-live-unsent", { count: unsent })}</p>` : nothing}`;
}

/** The server may be closed to other devices: whether to open it. @param {Pad} pad */
function question(pad) {
  const then = (/** @type {Promise<void>} */ done) => void done.then(() => pad.draw());
  return html`<p>${t(network.mayOpen ? "sheet-live-open-network" : "page-only-here")}</p>
    ${network.wrong ? html`<p class="doubt" role="alert">${network.wrong}</p>` : nothing}
    <div class="actions">
      ${
        network.mayOpen
          ? html`<button class="button primary" @click=${() => then(network.open())}>
              ${t("page-open-network-yes")}
            </button>`
          : nothing
      }
      <button class="button" @click=${() => ((network.isMeant = true), pad.draw())}>
        ${t("page-open-network-no")}
      </button>
    </div>`;
}

/** @param {Pad} pad */
async function begin(pad) {
  if (!pad.game) return;
  noteKey = "";
  try {
    pad.game.live = await goLive(pad.game.ops);
    pad.feed = new PadFeed(pad, pad.game.live);
    pad.save();
  } catch {
    noteKey = "sheet-live-offline";
  }
  pad.draw();
}

/** @param {Pad} pad @param {string} link */
async function copy(pad, link) {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: link });
    else await navigator.clipboard.writeText(link);
    noteKey = "sheet-live-copied";
  } catch {
    noteKey = "";
  }
  pad.draw();
}

/** @param {Pad} pad */
async function offer(pad) {
  noteKey = "";
  try {
    await pad.feed?.offer(!pad.feed.offered);
  } catch {
    noteKey = "sheet-live-offline";
  }
  pad.draw();
}
