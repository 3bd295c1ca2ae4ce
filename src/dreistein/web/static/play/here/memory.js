// @ts-check
/**
 * A file in the private file system of the page's origin for Python's memory, as it is once everything is imported. Its
 * head is written last: it says for what build and browser it is, and so that it is whole.
 */

import { folderOf, opened } from "./files.js";

const FILE = "memory";
const HEAD = 32;
/** Bytes at a time: nobody waits long, and the browser keeps no copy of the whole. */
const PART = 4_000_000;
/** Bytes that must be free: games come first. */
const LEAST_FREE = 400_000_000;

/** What stands in the head. @param {string} build @param {number} length */
async function headOf(build, length) {
  const text = new TextEncoder().encode(`${build} ${length} ${navigator.userAgent}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", text));
}

/**
 * Does something with the file, which only one worker has at a time.
 * @template Found
 * @param {string} name of the folder @param {(file: any) => Found | Promise<Found>} work
 */
async function inFile(name, work) {
  const folder = await folderOf(name);
  const file = await opened(await folder.getFileHandle(FILE, { create: true }));
  try {
    return await work(file);
  } finally {
    file.close();
  }
}

/** What was kept, if it fits. @param {string} name @param {string} build */
export const keptMemory = (name, build) =>
  inFile(name, async (file) => {
    const length = file.getSize() - HEAD;
    if (length <= 0) return null;
    const found = new Uint8Array(HEAD);
    file.read(found, { at: 0 });
    const head = await headOf(build, length);
    if (!head.every((byte, at) => byte === found[at])) return null;
    const memory = new Uint8Array(length);
    const part = new Uint8Array(PART);
    for (let at = 0; at < length;) {
      const read = file.read(part, { at: HEAD + at });
      if (!read) return null;
      memory.set(part.subarray(0, Math.min(read, length - at)), at);
      at += read;
    }
    return memory;
  });

/** Keeps it, if there is room. @param {string} name @param {string} build @param {Uint8Array} memory */
export const keepMemory = (name, build, memory) =>
  inFile(name, async (file) => {
    file.truncate(0);
    const { quota = Infinity, usage = 0 } = (await navigator.storage.estimate?.()) ?? {};
    if (quota - usage < LEAST_FREE) return;
    for (let at = 0; at < memory.length; at += PART) {
      file.write(memory.slice(at, at + PART), { at: HEAD + at });
      await new Promise((resolve) => setTimeout(resolve));
    }
    file.flush();
    file.write(await headOf(build, memory.length), { at: 0 });
    file.flush();
  });

/** @param {string} name */
export const dropMemory = (name) => inFile(name, (file) => file.truncate(0));

/** Gives the room of a memory back at once: its collection may take until long after. @param {any} memory */
export const release = (memory) => void memory?.buffer.transfer?.(0);
