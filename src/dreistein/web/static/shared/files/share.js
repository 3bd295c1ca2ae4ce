// @ts-check
/** Files and texts for people: saved, copied, or shared with another app. */

/** Saves a file. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Shares a file with another app if the device can; else saves it.
 * @param {Blob} blob @param {string} name
 * @param {string} [text] what is sent with it
 */
export async function share(blob, name, text) {
  const files = [new File([blob], name, { type: blob.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share(text ? { files, text } : { files });
      return;
    } catch (error) {
      if (/** @type {DOMException} */ (error).name === "AbortError") return;
    }
  }
  save(blob, name);
}

/**
 * Copies a field's text and leaves it selected; false if the user has to copy it.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 */
export async function copyField(field) {
  field.focus();
  field.select();
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // Not allowed; the older way may work.
    }
  }
  return document.execCommand("copy");
}

/** @param {string} text @returns {Promise<"shared" | "copied" | "not">} */
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
