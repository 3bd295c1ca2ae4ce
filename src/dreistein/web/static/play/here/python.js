// @ts-check
/**
 * Python, started from its parts; or from its memory as it was once everything was imported, which takes a tenth of the
 * time. That works because all compiled modules are at the same place each time: they are loaded before Python is.
 */

import { dropMemory, keptMemory, release } from "./memory.js";
import { filesIn } from "./parts.js";

/** @import { Parts } from "./parts.js" */

const PACKAGES = "/packages";
const FILE = 0o100_644;
const BEGIN = `
import sys
sys.path.insert(0, "${PACKAGES}")
from dreistein.offline import start
start.begin()
`;
const RESUME = "start.resume()";

/** Puts the packages where Python finds them, without copying them. @param {any} FS @param {Parts} parts */
function place(FS, { house, libraries }) {
  const { MEMFS } = FS.filesystems;
  const folders = new Map();
  const folder = (/** @type {string} */ path) => {
    if (!folders.has(path)) {
      FS.mkdirTree(path);
      folders.set(path, FS.lookupPath(path).node);
    }
    return folders.get(path);
  };
  const put = (/** @type {string} */ name, /** @type {Uint8Array} */ body) => {
    const path = `${PACKAGES}/${name}`;
    const at = path.lastIndexOf("/");
    const node = MEMFS.createNode(folder(path.slice(0, at)), path.slice(at + 1), FILE, 0);
    node.contents = body;
    node.usedBytes = body.length;
  };
  for (const [name, body] of filesIn(house)) put(name, body);
  for (const [name] of libraries) put(name, new Uint8Array(0));
}

/** @param {any} Module @param {Parts} parts @param {number} size of the memory */
async function prepare(Module, parts, size) {
  const { FS } = Module;
  const { stdlib } = parts;
  const [major, minor] = Module.API.pyVersionTuple;
  Object.assign(FS.lookupPath(`/lib/python${major}${minor}.zip`).node, { contents: stdlib, usedBytes: stdlib.length });
  place(FS, parts);
  for (const [name, library] of parts.libraries) {
    const path = `${PACKAGES}/${name}`;
    const how = { loadAsync: true, global: false, nodelete: true };
    Module.preloadedWasm[path] = await Module.loadWebAssemblyModule(library, how, path, {});
  }
  if (size > Module.HEAP8.length) Module.growMemory(size);
}

/**
 * @param {string} root the folder of the page @param {Parts} parts
 * @param {{ _loadSnapshot?: Uint8Array, _makeSnapshot?: boolean }} how
 * @returns {Promise<any>}
 */
async function started(root, parts, how) {
  const folder = `${root}engine/`;
  const modules = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(folder + name));
  const [{ loadPyodide }, { default: create }] = await Promise.all(modules);
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  // What it would fetch and compile is here already.
  self.fetch = async () => new Response();
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instance = await WebAssembly.instantiate(parts.core, imports);
    return { module: parts.core, instance };
  };
  let wrong = null;
  const failed = (/** @type {unknown} */ error) => void (wrong = error);
  try {
    return await loadPyodide({
      indexURL: folder,
      lockFileContents: JSON.stringify({ info: parts.made, packages: {} }),
      createPyodideModule: (/** @type {any} */ settings) => {
        const install = settings.preRun[0];
        settings.preRun[0] = async (/** @type {any} */ Module) => {
          Module.addRunDependency("parts");
          await install(Module);
          await prepare(Module, parts, how._loadSnapshot?.length ?? 0).catch(failed);
          Module.removeRunDependency("parts");
        };
        return create(settings);
      },
      ...how,
    });
  } catch (error) {
    throw wrong ?? error;
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Python with all that the house and whoever thinks for it import, as it was when its memory was kept; null if there is
 * none, or if it does not go on as it was.
 * @param {string} root @param {Parts} parts @param {string} name of the folder @param {string} build
 * @param {() => void} [read] called when there is one, and it is at others' disposal
 */
export async function resumed(root, parts, name, build, read) {
  const memory = await keptMemory(name, build).catch(() => null);
  if (!memory) return null;
  read?.();
  try {
    const python = await started(root, parts, { _loadSnapshot: memory });
    python.runPython(RESUME);
    return python;
  } catch (error) {
    console.warn(error);
    await dropMemory(name).catch(() => undefined);
    return null;
  } finally {
    release(memory);
  }
}

/** The same from the start. @param {string} root @param {Parts} parts @param {object} [how] */
export async function begun(root, parts, how = {}) {
  const python = await started(root, parts, how);
  python.runPython(BEGIN);
  return python;
}

/** The same, with its memory, if there is a way to it. @param {string} root @param {Parts} parts */
export async function begunToKeep(root, parts) {
  const python = await begun(root, parts, { _makeSnapshot: true });
  try {
    return { python, memory: /** @type {Uint8Array} */ (python.makeMemorySnapshot()) };
  } catch (error) {
    console.warn(error);
    return { python, memory: null };
  }
}
