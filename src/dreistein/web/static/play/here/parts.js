// @ts-check
/** What Python is started from: fetched from the folder `engine/`, and unpacked. */

import { ask } from "../../shared/ask.js";

/** @import { Progress } from "./pages.js" */

/**
 * @typedef {object} Parts
 * @property {WebAssembly.Module} core Python itself
 * @property {[string, WebAssembly.Module][]} libraries the compiled modules of packages, by path
 * @property {Uint8Array<ArrayBuffer>} stdlib
 * @property {Uint8Array<ArrayBuffer>} house the packages, as an archive
 * @property {Record<string, string>} made for which Python
 */

const MEGABYTE = 1_000_000;
const COMPRESSED = /^(br|gzip|zstd|deflate)$/;
/** Milliseconds without a byte after which a file is given up. */
const SILENCE = 20_000;
/** Each file has its time as long as something comes. */
const plain = self.fetch.bind(self);

/**
 * Whether a file is had by the compressed one beside it: as it was stored, else if the host does not compress.
 * @param {string} address @param {AbortSignal} signal
 */
async function isPacked(address, signal) {
  if (await caches.match(`${address}.gz`)) return true;
  if (await caches.match(address)) return false;
  const head = await plain(address, { method: "HEAD", signal });
  return !COMPRESSED.test(head.headers.get("Content-Encoding") ?? "");
}

/**
 * A file as it is.
 * @param {string} address @param {[number, number]} sizes of the packed one, and of the file
 * @param {(bytes: number) => void} count told what has come of the packed one, or as much of the file
 */
async function brought(address, [small, large], count) {
  const silent = new AbortController();
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(new DOMException(`${address} stands still`, "TimeoutError")), SILENCE);
  };
  heard();
  const packed = await isPacked(address, silent.signal);
  const answer = await plain(packed ? `${address}.gz` : address, { signal: silent.signal });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const counted = new TransformStream({
    transform(part, out) {
      heard();
      count(packed ? part.byteLength : (part.byteLength * small) / large);
      out.enqueue(part);
    },
    flush: () => clearTimeout(timer),
  });
  const body = answer.body.pipeThrough(counted);
  const headers = { "Content-Type": address.endsWith(".wasm") ? "application/wasm" : "application/zip" };
  return new Response(packed ? body.pipeThrough(new DecompressionStream("gzip")) : body, { headers });
}

/**
 * The files of an archive that compresses nothing.
 * @param {Uint8Array<ArrayBuffer>} archive @returns {Generator<[string, Uint8Array<ArrayBuffer>]>}
 */
export function* filesIn(archive) {
  const { buffer, byteOffset, length } = archive;
  const view = new DataView(buffer, byteOffset, length);
  const text = new TextDecoder();
  const end = length - 22; // its last entry, which has no comment
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left; left -= 1) {
    const size = view.getUint32(at + 20, true);
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const file = view.getUint32(at + 42, true);
    const start = file + 30 + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
    yield [text.decode(archive.subarray(at + 46, at + 46 + name)), archive.subarray(start, start + size)];
    at += 46 + name + extra + comment;
  }
}

/**
 * @param {string} root the folder of the page @param {string} build that they must be of
 * @param {(progress: Progress) => void} tell @returns {Promise<Parts>}
 */
export async function fetchParts(root, build, tell) {
  const folder = `${root}engine/`;
  const index = await (await ask(`${folder}index.json`)).json();
  if (index.build !== build) throw new Error("another build");
  const sizes = /** @type {Record<string, [number, number]>} */ (index.files);
  const all = Object.values(sizes).reduce((sum, [small]) => sum + small, 0);
  let done = 0;
  let told = -1;
  const count = (/** @type {number} */ more) => {
    done += more;
    const progress = { done: Math.floor(done / MEGABYTE), all: Math.ceil(all / MEGABYTE) };
    if (progress.done !== told) tell(progress);
    told = progress.done;
  };
  const file = (/** @type {string} */ name) => brought(folder + name, sizes[name], count);
  const bytes = async (/** @type {string} */ name) => new Uint8Array(await (await file(name)).arrayBuffer());
  const compiled = async () => {
    const found = Array.from(filesIn(await bytes("libraries.zip")));
    const modules = found.map(async ([name, body]) => [name, await WebAssembly.compile(body)]);
    return /** @type {Promise<[string, WebAssembly.Module][]>} */ (Promise.all(modules));
  };
  const core = file("pyodide.asm.wasm").then((answer) => WebAssembly.compileStreaming(answer));
  const coming = [core, compiled(), bytes("python_stdlib.zip"), bytes("house.zip")];
  const [module, libraries, stdlib, house] = /** @type {any[]} */ (await Promise.all(coming));
  return { core: module, libraries, stdlib, house, made: index.made };
}
