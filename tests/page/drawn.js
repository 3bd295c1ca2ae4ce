/** Templates as text, for tests of drawings and lines: import this first, then the module with `await import`. */

// Lit asks for these when it is loaded; a template is read here without a document.
globalThis.document ??= {};
document.createComment ??= () => ({});
document.createTreeWalker ??= () => ({});

/** What a template would put on the page, with each run of white space as one space. */
export function drawn(template) {
  return flat(template).replace(/\s+/g, " ").trim();
}

function flat(value) {
  if (Array.isArray(value)) return value.map(flat).join("");
  // A list that is repeated by key.
  if (value?._$litDirective$) {
    const [items, , template] = value.values;
    return flat(Array.from(items, template));
  }
  if (value?.strings) return value.strings.map((text, at) => text + flat(value.values[at])).join("");
  return value === null || value === undefined || typeof value === "symbol" ? "" : String(value);
}
