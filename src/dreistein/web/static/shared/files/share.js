// @ts-check
/** Files for people: saved, or shared with another app. */

/** Saves a file. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Shares a file with another app if the device can; else saves it. @param {Blob} blob @param {string} name */
export async function share(blob, name) {
  const files = [new File([blob], name, { type: blob.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (error) {
      if (/** @type {DOMException} */ (error).name === "AbortError") return;
    }
  }
  save(blob, name);
}
