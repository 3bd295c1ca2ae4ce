// @ts-check
/** What a player does with tiles and spots, by mouse, finger or key. */

import { announce } from "../../shared/announce.js";
import { settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { neighbour } from "../board/neighbour.js";
import { tapped } from "../model/selection.js";
import { bestChoice, roundOf } from "../model/state.js";
import { later } from "../page/lazy.js";
import { Drag } from "../rack/drag.js";
import { statusText, unfitText } from "../words/status.js";

/** @import { Pixel } from "../board/types.js" */
/** @import { Spot } from "../types.js" */
/** @import { InputContext } from "./types.js" */

const misfit = later(() => import("../model/misfit.js"), "notices");

export class TableInput {
  /** The corner of the board where the last tile did not fit, as `i,j`; shown as long as the reason is. */
  clash = "";
  /** The spot with focus, under the pointer, or pressed for long. @type {string | null} */
  aimed = null;
  /** Where a tile was dropped that goes nowhere, as long as the pointer stays on that spot. @type {string | null} */
  refused = null;
  /** The tile of the rack that Tab reaches. @type {string | null} */
  focusedTile = null;
  /** What the last tap was made with. */
  #pointerType = "mouse";
  /** Where on the screen the tile was that is now on its way to the board. @type {DOMRect | null} */
  #origin = null;
  /** The place where the arrow keys tried a tile last. @type {{key: string, x: number, y: number} | null} */
  #tried = null;
  #context;

  /** @param {InputContext} context */
  constructor(context) {
    this.#context = context;
    const { root, session, camera } = context;
    const aim = (/** @type {string | null} */ key) => this.aim(key);
    this.drag = new Drag({
      root,
      session,
      camera,
      aim,
      changed: context.changed,
      take: (tile) => this.#take(tile),
      drop: (tile, spot) => {
        this.#take(tile);
        this.putOn(spot, true);
      },
      miss: (tile, at) => this.explain(tile, at),
      refuse: (tile, spot) => {
        session.refuse(unfitText(session, tile));
        this.refused = spot;
      },
    });
  }

  close() {
    this.drag.close();
  }

  /** @param {PointerEvent} event */
  pointerDown({ pointerType }) {
    this.#pointerType = pointerType;
  }

  /** Where the tile that was put on the board came from, once. */
  takeOrigin() {
    const origin = this.#origin;
    this.#origin = null;
    return origin;
  }

  /** @param {string | null} key */
  aim(key) {
    if (key !== this.refused) this.refused = null;
    if (this.aimed === key) return;
    this.aimed = key;
    this.#context.changed();
  }

  /** @param {string} tile @param {Event} event */
  chooseTile(tile, event) {
    const { session } = this.#context;
    this.focusedTile = tile;
    if (this.drag.ends(event)) return;
    if (!session.hand || session.pending) return;
    if (session.tilesForSpot.includes(tile)) {
      session.nameTile(tile);
      return;
    }
    if (!session.placesFor(tile).length) {
      // The opener's tile stays chosen: there is no other.
      if (roundOf(session.table)?.board.length) session.choose(null);
      session.refuse(unfitText(session, tile));
      return;
    }
    const byKey = event instanceof MouseEvent && event.detail === 0;
    if (byKey) this.chooseByKey(tile);
    else session.choose(tapped(session.selection, tile));
  }

  /** Chooses a tile, unless it is chosen and turned already. @param {string} tile */
  #take(tile) {
    const { session } = this.#context;
    if (session.selection.tile !== tile || session.selection.previewed !== null) session.choose(tile);
  }

  /** Chooses a tile and goes to its best spot. @param {string} tile */
  chooseByKey(tile) {
    const { session } = this.#context;
    this.focusedTile = tile;
    session.choose(tile);
    const { spots } = session;
    if (spots.length) this.focusSpot((session.table.marks ? bestSpot(spots) : spots[0]).key);
  }

  /** @param {Spot} spot @param {Event} event */
  chooseSpot(spot, event) {
    this.putOn(spot, !this.#asksFirst(event));
  }

  /** A tap on the board beside every spot. @param {MouseEvent} event */
  tapBoard(event) {
    const { session } = this.#context;
    const { tile } = session.selection;
    if (tile === null || !session.hand || session.pending || session.previewedSpot) return;
    this.explain(tile, { x: event.clientX, y: event.clientY });
  }

  /** Says why a tile does not fit where it was put. @param {string} tile @param {Pixel} at on the screen */
  explain(tile, at) {
    const { session, camera, changed } = this.#context;
    const code = misfit(() => this.explain(tile, at));
    if (!code || !session.hand) return;
    const found = code.misfitAt(roundOf(session.table)?.board ?? [], tile, camera.toScene(at));
    if (!found) return;
    this.clash = found.point;
    session.refuse(found.text);
    changed();
  }

  /** Says why the chosen tile does not fit a place, where nothing is marked. @param {Spot} spot */
  #sayClash(spot) {
    const { session, changed } = this.#context;
    const { tile } = session.selection;
    const code = misfit(() => this.#sayClash(spot));
    if (!code || tile === null || !session.hand) return;
    const clash = code.clashAt(roundOf(session.table)?.board ?? [], tile, spot);
    this.aimed = null;
    this.clash = clash?.point ?? "";
    session.refuse(clash ? code.clashText(clash) : unfitText(session, tile));
    changed();
  }

  /** Tries the chosen tile in the nearest place where it does not fit. @param {Spot} spot @param {string} key */
  tryBeside(spot, key) {
    const { session, changed } = this.#context;
    const { tile } = session.selection;
    const code = misfit(() => this.tryBeside(spot, key));
    if (!code || tile === null || !session.hand) return;
    // The next arrow goes on from there, as long as the reason is shown.
    const from = session.selection.refusal !== null && this.#tried ? this.#tried : spot;
    const found = neighbour(code.misfits(roundOf(session.table)?.board ?? [], tile), from, key);
    if (!found) return;
    this.#tried = found;
    this.aimed = null;
    this.clash = found.clash.point;
    session.refuse(code.clashText(found.clash));
    changed();
  }

  /** @param {Spot} spot @param {boolean} atOnce */
  putOn(spot, atOnce) {
    const { root, session } = this.#context;
    if (!spot.choices.length) {
      this.#sayClash(spot);
      return;
    }
    const tile = root.querySelector(`[data-tile="${session.selection.tile ?? ""}"]`);
    this.#origin = tile?.getBoundingClientRect() ?? null;
    session.put(spot, atOnce);
    this.aimed = null;
  }

  /** @param {string} action @param {Event} event */
  drawOrEnd(action, event) {
    const { root, session, draw } = this.#context;
    session.drawOrEnd(action, this.#asksFirst(event));
    if (session.selection.confirming === null) return;
    announce(statusText(session, null));
    draw();
    /** @type {HTMLElement | null} */ (root.querySelector(".confirm"))?.focus();
  }

  /** Says that a tile must be placed: drawing and passing are for those who cannot. */
  sayMustPlace() {
    this.#context.session.refuse(t("page-say-must-place"));
  }

  /** Whether a tap is asked about once more. @param {Event} event */
  #asksFirst(event) {
    const tapped = event instanceof MouseEvent && event.detail > 0 && this.#pointerType === "touch";
    return settings.confirm === "always" || (settings.confirm === "touch" && tapped);
  }

  /** Shows the spots of every tile, or no longer. */
  showWhatFits() {
    const { session } = this.#context;
    if (!session.table.marks) return;
    session.toggleAll();
    if (session.selection.showAll) announce(t("page-places", { count: session.spots.length }));
  }

  /** @param {string} key */
  focusSpot(key) {
    this.#focus(`[data-spot="${key}"]`);
  }

  /** @param {string} tile */
  focusTile(tile) {
    this.focusedTile = tile;
    this.#focus(`[data-tile="${tile}"]`);
  }

  /** @param {string} selector of something that the next drawing shows */
  #focus(selector) {
    const { root, draw } = this.#context;
    draw();
    /** @type {HTMLElement | SVGElement | null} */ (root.querySelector(selector))?.focus();
  }
}

/** @param {Spot[]} spots */
const bestSpot = (spots) =>
  spots.reduce((best, spot) => (bestChoice(spot).points > bestChoice(best).points ? spot : best));
