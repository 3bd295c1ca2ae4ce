/**
 * Nothing on the page is newer than the oldest browsers that docs/play.md names, by MDN's compatibility data.
 *
 * newer.json has the names that no older feature shares; scripts/newer.js makes it. New syntax is refused by
 * eslint's `ecmaVersion`, new methods of the language by tsc's `lib`.
 */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import ts from "typescript";

import { oldest } from "./oldest.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const STATIC = `${ROOT}src/dreistein/web/static/`;
const made = JSON.parse(readFileSync(new URL("newer.json", import.meta.url), "utf8"));
/** @type {Record<string, Set<string>>} */
const newer = Object.fromEntries(
  ["scripts", "properties", "values", "selectors", "rules", "types"].map((kind) => [
    kind,
    new Set(made[kind].split(" ")),
  ]),
);

/** What may be newer, since older browsers do well without it. */
const ALLOWED = {
  "@page": "a print has the margins of the browser",
  "accent-color": "boxes have the system's colour",
  "break-after: avoid": "a heading may stand at the foot of a printed column",
  "forced-color-adjust": "only for systems with colours of their own",
  "justify-content: safe": "stands at the start instead of in the middle",
  orphans: "a printed paragraph may leave a line behind",
  "overscroll-behavior": "partial only for boxes that cannot scroll",
  "overscroll-behavior-x": "partial only for boxes that cannot scroll",
  "paint-order": "partial only outside SVG",
  "scrollbar-width": "the bar is as wide as the system's",
  "text-size-adjust": "stands beside the prefixed one",
  "text-wrap": "lines break less evenly",
  "user-select": "stands beside the prefixed one",
  widows: "a printed paragraph may leave a line behind",
  "AbortSignal.timeout": "partial only in how the error is called",
  Notification: "asked for first",
  canShare: "asked for first",
  estimate: "asked for first",
  exponentialRampToValueAtTime: "partial only where a tone is cut off",
  font: "partial only for font-stretch and the like",
  hyphens: "asks for what is so anyway",
  linearRampToValueAtTime: "partial only where a tone is cut off",
  permission: "asked for first",
  requestPermission: "asked for first",
  share: "asked for first",
  wakeLock: "asked for first",
};

/** The newer features that scripts use, with their files: names that are the browser's, not ours, by tsc's types. */
function* inScripts() {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(fileNames, options);
  const types = program.getTypeChecker();
  const known = new Set([...newer.scripts].map((name) => name.split(".").at(-1)));
  const libraries = (/** @type {any} */ name) =>
    (types.getSymbolAtLocation(name)?.declarations ?? []).filter(
      (where) => program.isSourceFileDefaultLibrary(where.getSourceFile()) && !ts.isIndexSignatureDeclaration(where),
    );
  /** What a browser's declaration belongs to: an interface, or the object with its static methods. */
  const owner = ({ parent }) => (parent?.name ?? parent?.parent?.name)?.text;
  /** @param {any} node @returns {Generator<string>} */
  function* within(node) {
    if (ts.isIdentifier(node) && known.has(node.text)) {
      for (const where of libraries(node)) {
        yield* [node.text, `${owner(where)}.${node.text}`].filter((name) => newer.scripts.has(name));
      }
    }
    /** @type {any[]} */
    const children = [];
    ts.forEachChild(node, (child) => void children.push(child));
    for (const child of children) yield* within(child);
  }
  for (const source of program.getSourceFiles()) {
    if (source.fileName.endsWith(".js"))
      for (const name of within(source)) yield [name, source.fileName.split("/static/")[1]];
  }
}

/** The newer features that a style sheet uses. @param {string} text @returns {Generator<string>} */
function* inStyles(text) {
  const plain = text.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, " ");
  // WebKit makes a coarse check of lines that are a pixel wide.
  if (plain.includes("repeating-linear-gradient")) yield "repeating-linear-gradient()";
  for (const [, rule] of plain.matchAll(/@([\w-]+)/g)) if (newer.rules.has(rule)) yield `@${rule}`;
  for (const [, prelude] of plain.matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)) {
    if (prelude.includes("&")) yield "&";
    for (const [all, name] of prelude.matchAll(/::?([a-z-]+)(?!\s*:\s)/g)) {
      if (!prelude.includes("@") && newer.selectors.has(name)) yield all;
    }
  }
  for (const [, property, value] of plain.matchAll(/(?<=[{};]\s*)([a-z-]+)\s*:([^{};]+)(?=[;}])/g)) {
    if (newer.properties.has(property)) yield property;
    for (const [name] of value.matchAll(/(?<![\w-])[a-z][\w-]*/g)) {
      if (newer.values.has(`${property}:${name}`)) yield `${property}: ${name}`;
    }
    for (const [, name] of value.matchAll(/(?<![\w-])([a-z-]+)\(/g)) if (newer.types.has(name)) yield `${name}()`;
    for (const [, unit] of value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)) if (newer.types.has(unit)) yield unit;
  }
}

/** Everything newer, with where it is used first. */
function found() {
  const styles = globSync("**/*.css", { cwd: STATIC }).flatMap((file) =>
    [...inStyles(readFileSync(STATIC + file, "utf8"))].map((name) => [name, file]),
  );
  return new Map([...inScripts(), ...styles].reverse());
}

test("the data was made for the versions that docs/play.md names", () => assert.deepEqual(made.floor, oldest()));

test("nothing is newer than these, but what older browsers do well without", () => {
  const uses = found();
  const unexpected = [...uses].filter(([name]) => !(name in ALLOWED)).map(([name, file]) => `${name} in ${file}`);
  assert.deepEqual(unexpected, []);
  assert.deepEqual(
    Object.keys(ALLOWED).filter((name) => !uses.has(name)),
    [],
    "allowed, but not used any more",
  );
});
