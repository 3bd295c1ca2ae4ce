/** The page's folders in layers: a module imports from its own folder and from those above it in this list. */

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import typescript from "typescript";

const STATIC = fileURLToPath(new URL("../../src/dreistein/web/static/", import.meta.url));

const LAYERS = [
  "shared/rules",
  "shared",
  "shared/files",
  "shared/pictures",
  "shared/players",
  "play/page",
  "play/model",
  "play/words",
  "play/parts",
  "play/board",
  "play/players",
  "play/voice",
  "play/rack",
  "play/fair",
  "play/session",
  "play/here",
  "play/record",
  "play/games",
  "play/ladder",
  "play/puzzles",
  "play/lesson",
  "play/review",
  "play/replay",
  "play/result",
  "play/table/news",
  "play/table",
  "play/screens",
  "play",
  "pad/model",
  "pad/device",
  "pad/live",
  "pad/views",
  "pad",
  "rulebook",
  "offline",
];
/** Layers of which each is a page of its own: none takes anything from another. */
const PAGES = ["play", "pad", "rulebook", "offline"];

const modules = globSync("**/*.js", { cwd: STATIC, exclude: ["vendor/**", "*sw.js"] }).sort();

/** What a module imports, at once or later. @param {string} module */
function imports(module) {
  const { importedFiles } = typescript.preProcessFile(readFileSync(join(STATIC, module), "utf8"), true, true);
  return named(
    module,
    importedFiles.map(({ fileName }) => fileName),
  );
}

/** What it imports at once. @param {string} module */
function atOnce(module) {
  const source = readFileSync(join(STATIC, module), "utf8");
  const { statements } = typescript.createSourceFile(module, source, typescript.ScriptTarget.ES2023);
  return named(
    module,
    statements.flatMap(({ moduleSpecifier }) => moduleSpecifier?.text ?? []),
  );
}

/** @param {string} module @param {string[]} names as they stand in it */
const named = (module, names) =>
  names.map((name) => join(dirname(module), name)).filter((name) => modules.includes(name));

const pageOf = (/** @type {string} */ module) => PAGES.find((page) => module.startsWith(`${page}/`));

test("every folder has its layer", () => {
  assert.deepEqual(
    [...new Set(modules.map(dirname))].filter((folder) => !LAYERS.includes(folder)),
    [],
  );
  assert.deepEqual(
    LAYERS.filter((layer) => !modules.some((module) => dirname(module) === layer)),
    [],
  );
});

test("no module imports from a layer above its own", () => {
  const rank = (/** @type {string} */ module) => LAYERS.indexOf(dirname(module));
  const wrong = modules.flatMap((module) =>
    imports(module)
      .filter((other) => rank(other) > rank(module) || (pageOf(other) && pageOf(other) !== pageOf(module)))
      .map((other) => `${module} -> ${other}`),
  );
  assert.deepEqual(wrong, []);
});

test("no modules import each other in a ring", () => {
  /** @type {Map<string, boolean>} whether what it imports was followed to its end */
  const followed = new Map();
  /** @param {string} module @param {string[]} path @returns {string[] | null} */
  function ring(module, path) {
    if (followed.get(module) === false) return [...path.slice(path.indexOf(module)), module];
    if (followed.has(module)) return null;
    followed.set(module, false);
    for (const other of atOnce(module)) {
      const found = ring(other, [...path, module]);
      if (found) return found;
    }
    followed.set(module, true);
    return null;
  }
  assert.deepEqual(modules.map((module) => ring(module, [])).find(Boolean) ?? null, null);
});
