// @ts-check
/** CSV for spreadsheets. */

/**
 * A cell; anything that looks like a formula to a spreadsheet gets an apostrophe.
 * @param {string | number | null | undefined} value
 */
function cell(value) {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" && /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {(string | number | null | undefined)[][]} rows */
export const csvText = (rows) => `${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
