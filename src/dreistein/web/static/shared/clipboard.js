// @ts-check
/** Copying a field's text, also where browsers keep their clipboard for pages over HTTPS. */

/**
 * Copies what a field holds and leaves it selected; false where the person has to do it.
 * @param {HTMLInputElement} field
 */
export async function copyField(field) {
  field.focus();
  field.select();
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // Not allowed: the older way may be.
    }
  }
  return document.execCommand("copy");
}
