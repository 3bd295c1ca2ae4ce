// @ts-check
/** A voice at the table: what may be said, whom to hear, and bubbles at the chips. */

import { announce } from "../../shared/announce.js";
import { check } from "../../shared/fields.js";
import { looksOf } from "../../shared/players/looks.js";
import { change, reducedMotion, settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { html, nothing, render, svg } from "../../vendor/lit/lit-html.js";
import { chipBox } from "../board/motion.js";
import { otherPeople } from "../model/state.js";
import { stylesheets } from "../page/lazy.js";
import { faceOf } from "../players/chips.js";
import { nameOf } from "../words/names.js";
import { Mutes } from "./mutes.js";

/** @import { TableSession } from "../session/session.js" */
/** @import { Phrase, Said, TableView } from "../types.js" */

stylesheets("forms", "voice");

/** By key, so that tsc reports a sentence that the server does not know. @type {Partial<Record<Phrase, true>>} */
const KNOWN = {
  hello: true,
  luck: true,
  "well-placed": true,
  "your-turn": true,
  "one-moment": true,
  thanks: true,
  close: true,
  "good-game": true,
};
const SENTENCES = /** @type {Phrase[]} */ (Object.keys(KNOWN));
const SHOWN_MILLIS = 5000;
const MARGIN = 6;

/** Of the table that was asked for last. @type {Mutes | null} */
let mutes = null;

/** @param {string} id of a table */
const mutesAt = (id) => (mutes?.id === id ? mutes : (mutes = new Mutes(id)));

/** The seat that speaks: the one to move, if several people share this device. @param {TableSession} session */
function speaker({ table, hand }) {
  return hand?.seat ?? table.seats.findIndex(({ yours }) => yours);
}

/**
 * What may be said, and whom to hear.
 * @param {TableSession} session @param {() => void} close @param {() => void} changed
 */
export function voicePanel(session, close, changed) {
  const mutes = mutesAt(session.id);
  const { table, commands } = session;
  const seat = speaker(session);
  const { colour } = looksOf(table.seats)[seat];
  const say = (/** @type {Phrase} */ phrase) => {
    commands.say(seat, phrase);
    close();
  };
  const off = !session.connection.connected;
  return html`<div class="phrases">
      ${SENTENCES.map(
        (phrase, at) =>
          html`<button class="button" ?autofocus=${at === 0} ?disabled=${off} @click=${() => say(phrase)}>
            ${t(`voice-${phrase}`)}
          </button>`,
      )}
    </div>
    <div class="moods" role="group" aria-label=${t("voice-moods")}>
      ${MOODS.map(
        (mood) =>
          html`<button
            class="icon-button"
            ?disabled=${off}
            aria-label=${t(`voice-${mood}`)}
            title=${t(`voice-${mood}`)}
            @click=${() => say(/** @type {Phrase} */ (mood))}
          >
            ${moodDrawing(mood, colour)}
          </button>`,
      )}
    </div>
    <div class="hearing">
      ${check(t("voice-show-all"), settings.voices, (on) => change({ voices: on }))}
      ${
        settings.voices
          ? otherPeople(table).map((other) =>
              check(
                html`${faceOf(table, other)} ${t("voice-show", { name: nameOf(table, other) })}`,
                !mutes.isMuted(table, other),
                (on) => (mutes.mute(table, other, !on), changed()),
              ),
            )
          : nothing
      }
    </div>`;
}

/**
 * Shows what somebody said in a bubble at their chip, for a few seconds, unless the viewer does not want to hear them.
 * @param {HTMLElement} root
 * @param {string} id of the table
 * @param {TableView} table @param {Said} said
 */
export function showSaid(root, id, table, { seat, phrase }) {
  if (!mutesAt(id).hears(table, seat)) return;
  const chip = chipBox(root, seat);
  if (!chip) return;
  const text = t(`voice-${phrase}`);
  if (!table.seats[seat].yours) announce(t("voice-said", { name: nameOf(table, seat), text }));
  document.querySelector(`.bubble[data-seat="${seat}"]`)?.remove();
  const bubble = document.createElement("div");
  bubble.className = "bubble";
  bubble.dataset.seat = String(seat);
  bubble.setAttribute("aria-hidden", "true");
  const mood = MOODS.includes(phrase);
  render(mood ? moodDrawing(phrase, looksOf(table.seats)[seat].colour) : html`<span>${text}</span>`, bubble);
  document.body.append(bubble);
  const middle = chip.left + chip.width / 2;
  const half = bubble.offsetWidth / 2;
  const left = Math.max(MARGIN, Math.min(innerWidth - 2 * half - MARGIN, middle - half));
  bubble.style.left = `${left}px`;
  bubble.style.top = `${chip.bottom + 8}px`;
  bubble.style.setProperty("--tip", `${Math.max(14, Math.min(2 * half - 14, middle - left))}px`);
  if (!reducedMotion()) {
    bubble.animate(
      [
        { transform: "translateY(-6px) scale(.6)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 180, easing: "cubic-bezier(.2,.9,.3,1.3)" },
    );
  }
  setTimeout(() => bubble.remove(), SHOWN_MILLIS);
}

/** Eyes and mouth as lines. @type {Record<string, string>} */
const LINES = {
  joy: "M-22-8q7-9 14 0M8-8q7-9 14 0M-24 10q24 30 48 0z",
  wow: "M-16-10v.1M16-10v.1M-9 17a9 10 0 1 0 18 0a9 10 0 1 0-18 0z",
  sorrow: "M-16-8v.1M16-8v.1M-17 25q17-18 34 0M25 2q7 10 0 13q-7-3 0-13z",
  think: "M-12-6v.1M20-6v.1M-14 20h24M-24-20l15-4M10-26l16 3",
};

export const MOODS = Object.keys(LINES);

/** @param {string} mood @param {number} colour */
export const moodDrawing = (mood, colour) =>
  html`<svg class="mood colour-${colour}" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <circle class="face-own" r="44" />
    ${svg`<path class="mood-lines" d=${LINES[mood]} />`}
  </svg>`;
