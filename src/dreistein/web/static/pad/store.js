// @ts-check
/**
 * The games on this device: IndexedDB, with a row for each op; rows are only ever added.
 *
 * A row's key is the game and the op's number, so two windows cannot write the same one: the later one is
 * refused and reads again. Durability is strict: an op is on the disk before the pad reports it.
 */

/** @import { Game, Meta, Op } from "./types.js" */

const NAME = "dreistein-pad";
const VERSION = 1;
const channel = "BroadcastChannel" in self ? new BroadcastChannel(NAME) : null;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} change @returns {Promise<void>} */
const finished = (change) =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onerror = change.onabort = () => reject(change.error);
  });

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "id" });
    request.result.createObjectStore("ops", { keyPath: ["game", "n"] });
  };
  return result(request);
}

/** Another window wrote first. */
export class Stale extends Error {}

export class GameStore {
  /** @param {IDBDatabase | null} database null if the browser stores nothing */
  constructor(database) {
    this.database = database;
    /** If nothing can be stored, games live as long as the page. @type {Map<string, Game>} */
    this.memory = new Map();
  }

  static async open() {
    try {
      return new GameStore(await openDatabase());
    } catch {
      return new GameStore(null);
    }
  }

  /** Whether games outlive the page. */
  get lasting() {
    return this.database !== null;
  }

  /** @param {(game: string) => void} listener called when another window has written */
  onChange(listener) {
    channel?.addEventListener("message", (event) => listener(String(event.data)));
  }

  /** @param {IDBDatabase} database @param {IDBTransactionMode} mode */
  transaction(database, mode) {
    return database.transaction(["games", "ops"], mode, { durability: "strict" });
  }

  /** All games with their journals, the latest first. @returns {Promise<Game[]>} */
  async all() {
    if (!this.database) return Array.from(this.memory.values()).sort((a, b) => b.changed - a.changed);
    const change = this.transaction(this.database, "readonly");
    const [metas, rows] = await Promise.all([
      result(change.objectStore("games").getAll()),
      result(change.objectStore("ops").getAll()),
    ]);
    /** @type {Map<string, Op[]>} */
    const journals = new Map();
    for (const { game, op } of rows) {
      const held = journals.get(game);
      if (held) held.push(op);
      else journals.set(game, [op]);
    }
    return metas
      .map((/** @type {Meta} */ meta) => ({ ...meta, ops: journals.get(meta.id) ?? [] }))
      .filter((game) => game.ops.length)
      .sort((a, b) => b.changed - a.changed);
  }

  /** @param {string} id @returns {Promise<Game | null>} */
  async read(id) {
    if (!this.database) return this.memory.get(id) ?? null;
    const change = this.transaction(this.database, "readonly");
    const [meta, rows] = await Promise.all([
      result(change.objectStore("games").get(id)),
      result(change.objectStore("ops").getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))),
    ]);
    return meta && rows.length ? { ...meta, ops: rows.map((/** @type {{op: Op}} */ row) => row.op) } : null;
  }

  /**
   * Writes a game's new ops and its other fields.
   * @param {Game} game
   * @param {number} from how many of its ops are stored already
   */
  async write(game, from) {
    if (!this.database) {
      this.memory.set(game.id, game);
      return;
    }
    const { ops, ...meta } = game;
    const change = this.transaction(this.database, "readwrite");
    const ended = finished(change);
    change.objectStore("games").put(meta);
    ops.slice(from).forEach((op, at) => change.objectStore("ops").add({ game: game.id, n: from + at, op }));
    try {
      await ended;
    } catch (error) {
      if (/** @type {DOMException} */ (error)?.name === "ConstraintError") throw new Stale();
      throw error;
    }
    if (ops.length > from) channel?.postMessage(game.id);
  }

  /** Writes a game that was continued on another device, and drops what was here. @param {Game} game */
  async replace(game) {
    if (!this.database) {
      this.memory.set(game.id, game);
      return;
    }
    const { ops, ...meta } = game;
    const change = this.transaction(this.database, "readwrite");
    const ended = finished(change);
    change.objectStore("games").put(meta);
    change.objectStore("ops").delete(IDBKeyRange.bound([game.id, 0], [game.id, Infinity]));
    ops.forEach((op, n) => change.objectStore("ops").add({ game: game.id, n, op }));
    await ended;
  }

  /** @param {string} id */
  async remove(id) {
    this.memory.delete(id);
    if (!this.database) return;
    const change = this.transaction(this.database, "readwrite");
    const ended = finished(change);
    change.objectStore("games").delete(id);
    change.objectStore("ops").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await ended;
    channel?.postMessage(id);
  }
}

/** A new id. `randomUUID` needs HTTPS or localhost. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
