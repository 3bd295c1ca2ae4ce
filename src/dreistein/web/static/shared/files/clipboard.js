// @ts-check
/** Copies a field's text, even without HTTPS, where browsers withhold the clipboard API. */

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
