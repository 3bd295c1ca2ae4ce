// @ts-check
/** Passes a text on: by the device's own sheet, else by the clipboard. */

import { copyField } from "../../shared/files/clipboard.js";

/**
 * @param {string} text
 * @returns {Promise<"shared" | "copied" | "not">}
 */
export async function shareText(text) {
  if (navigator.share) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (/** @type {DOMException} */ (error).name === "AbortError") return "not";
    }
  }
  return (await copied(text)) ? "copied" : "not";
}

/** Copies a text, even without HTTPS, where browsers withhold the clipboard API. @param {string} text */
async function copied(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  document.body.append(field);
  try {
    return await copyField(field);
  } finally {
    field.remove();
  }
}
