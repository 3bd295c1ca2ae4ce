// @ts-check
/**
 * Files of Python that are files of the browser: what SQLite has written and synced survives a tab that crashes. They
 * are in the private file system of the page's origin, and open in one worker only.
 */

const NAMES = ["tables.db", "tables.db-journal"];
const FILE = 0o100_600;
const DIRECTORY = 0o040_700;
/** Numbers of errors, as Emscripten has them. */
const [NO_SUCH_FILE, NOT_ALLOWED, INVALID, FAILED, NO_SPACE] = [44, 63, 28, 29, 51];
const ATTEMPTS = 50;
const WAIT = 100;

/** Opens a file; a worker that has just ended may hold it for a moment. @param {any} file @returns {Promise<any>} */
export async function opened(file) {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (!left || /** @type {DOMException} */ (error).name !== "NoModificationAllowedError") throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    }
  }
}

/** @param {string} name */
export async function folderOf(name) {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(encodeURIComponent(name), { create: true });
}

/** Puts the folder at a place. @param {any} python @param {string} place @param {string} name of the folder */
export async function keptFolder(python, place, name) {
  const folder = await folderOf(name);
  /** @type {Map<string, any>} */
  const handles = new Map();
  for (const file of NAMES) handles.set(file, await opened(await folder.getFileHandle(file, { create: true })));
  const { FS } = python;
  const fail = (/** @type {number} */ number) => {
    throw new FS.ErrnoError(number);
  };
  /** An empty file is none, until it is made. */
  const present = new Set(NAMES.filter((file) => handles.get(file).getSize()));
  const now = () => new Date();
  const handleOf = (/** @type {any} */ node) => handles.get(node.name);

  const nodes = {
    getattr: (/** @type {any} */ node) => {
      const size = handleOf(node)?.getSize() ?? 0;
      const times = { atime: now(), mtime: now(), ctime: now() };
      const blocks = Math.ceil(size / 4096);
      return {
        dev: 1,
        ino: node.id,
        mode: node.mode,
        nlink: 1,
        uid: 0,
        gid: 0,
        rdev: 0,
        size,
        ...times,
        blksize: 4096,
        blocks,
      };
    },
    setattr: (/** @type {any} */ node, /** @type {any} */ { size }) => {
      if (size !== undefined) handleOf(node).truncate(size);
    },
    lookup: (/** @type {any} */ parent, /** @type {string} */ file) =>
      present.has(file) ? made(parent, file, FILE) : fail(NO_SUCH_FILE),
    mknod: (/** @type {any} */ parent, /** @type {string} */ file, /** @type {number} */ mode) => {
      if (!handles.has(file)) fail(NOT_ALLOWED);
      present.add(file);
      return made(parent, file, mode);
    },
    unlink: (/** @type {any} */ _, /** @type {string} */ file) => {
      handles.get(file).truncate(0);
      present.delete(file);
    },
    readdir: () => [".", "..", ...present],
  };
  const streams = {
    read: (
      /** @type {any} */ { node },
      /** @type {any} */ to,
      /** @type {number} */ start,
      /** @type {number} */ length,
      /** @type {number} */ at,
    ) => handleOf(node).read(to.subarray(start, start + length), { at }),
    write: (
      /** @type {any} */ { node },
      /** @type {any} */ from,
      /** @type {number} */ start,
      /** @type {number} */ length,
      /** @type {number} */ at,
    ) => {
      try {
        return handleOf(node).write(from.subarray(start, start + length), { at });
      } catch (error) {
        return fail(/** @type {DOMException} */ (error).name === "QuotaExceededError" ? NO_SPACE : FAILED);
      }
    },
    llseek: (/** @type {any} */ stream, /** @type {number} */ offset, /** @type {number} */ whence) => {
      const start = [0, stream.position, handleOf(stream.node)?.getSize() ?? 0][whence];
      return start + offset < 0 ? fail(INVALID) : start + offset;
    },
    fsync: (/** @type {any} */ { node }) => {
      handleOf(node)?.flush();
      return 0;
    },
  };
  function made(/** @type {any} */ parent, /** @type {string} */ file, /** @type {number} */ mode) {
    const node = FS.createNode(parent, file, mode, 0);
    node.node_ops = nodes;
    node.stream_ops = streams;
    return node;
  }
  FS.mkdirTree(place);
  FS.mount({ mount: () => made(null, "/", DIRECTORY) }, {}, place);
}
