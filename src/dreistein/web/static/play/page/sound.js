// @ts-check
/** A few quiet sounds, made on the spot: wood on wood, a small bell, a breath. */

import { settings } from "../../shared/settings.js";

/** @type {AudioContext | null} */
let context = null;
/** Milliseconds after which a sound comes too late for what it is about. */
const LATE = 500;

/** Runs once the browser lets it: after a call or the lock screen it may take minutes. */
async function audio() {
  if (!settings.sound || document.visibilityState !== "visible" || !navigator.userActivation?.hasBeenActive)
    return null;
  context ??= new AudioContext();
  const asked = Date.now();
  if (context.state !== "running") await context.resume();
  return Date.now() - asked < LATE ? context : null;
}

/** A note, if the browser can play it: some have no sound at all. @param {Parameters<typeof play>} note */
const tone = (...note) => void play(...note).catch(() => undefined);

/**
 * @param {number} pitch @param {number} seconds @param {number} loud @param {OscillatorType} [shape]
 * @param {number} [after]
 */
async function play(pitch, seconds, loud, shape = "sine", after = 0) {
  const out = await audio();
  if (!out) return;
  const start = out.currentTime + after;
  const swing = out.createOscillator();
  const volume = out.createGain();
  swing.type = shape;
  swing.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  swing.connect(volume).connect(out.destination);
  swing.start(start);
  swing.stop(start + seconds);
}

/** A tile lands. */
export function knock() {
  tone(210, 0.09, 0.16, "triangle");
  tone(520, 0.035, 0.05, "square");
}

/** A bonus: two or three notes of a small bell. @param {string} bonus */
export function chime(bonus) {
  const notes = bonus === "hexagon" ? [523, 659, 784] : [523, 659];
  notes.forEach((pitch, at) => tone(pitch, 0.5, 0.07, "sine", 0.08 + at * 0.09));
}

/** A tile is drawn. */
export const slide = () => tone(160, 0.12, 0.06, "triangle");

/** Time runs short. */
export const tick = () => tone(880, 0.06, 0.035);

/** The player's turn has come. */
export function nudge() {
  tone(440, 0.18, 0.05);
  tone(587, 0.25, 0.05, "sine", 0.1);
}

/**
 * A short tune: one note after the other, the last one longer.
 * @param {number[]} notes
 * @param {number} [beat] seconds
 */
export function tune(notes, beat = 0.13) {
  notes.forEach((pitch, at) => {
    const long = at === notes.length - 1 ? 0.9 : 0.4;
    tone(pitch, long, 0.06, "triangle", 0.25 + at * beat);
    tone(pitch * 2, long, 0.02, "sine", 0.25 + at * beat);
  });
}

/** A match is won. */
export const fanfare = () => tune([523, 523, 659, 784, 659, 784, 1047], 0.15);
