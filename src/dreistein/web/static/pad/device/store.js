// @ts-check
/**
 * The games on this device: IndexedDB, with a row for each op; rows are only ever added.
 *
 * Whoever writes says how many ops are stored already, so two windows cannot write the same one: the later one is
 * refused and reads again. Durability is strict: an op is on the disk before the pad reports it.
 */

import { randomHex } from "../../shared/storage.js";

/** @import { Game, Live, Meta, Op } from "../types.js" */

const NAME = "dreistein-pad";
const VERSION = 1;

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
async function openDatabase() {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "id" });
    request.result.createObjectStore("ops", { keyPath: ["game", "n"] });
  };
  const database = await result(request);
  if (database.objectStoreNames.contains("ops")) {
    // Whoever wants to delete everything need not wait until the last pad is closed.
    database.onversionchange = () => database.close();
    return database;
  }
  // Another page has only asked for it once, and left it without stores.
  database.close();
  await result(indexedDB.deleteDatabase(NAME));
  return openDatabase();
}

/** The rows of a game. @param {string} id */
const rowsOf = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Another window wrote first. */
export class Stale extends Error {}

export class GameStore {
  /** @param {IDBDatabase | null} database null if the browser stores nothing */
  constructor(database) {
    this.database = database;
    /** If nothing can be stored, games live as long as the page. @type {Map<string, Game>} */
    this.memory = new Map();
    this.channel = "BroadcastChannel" in self ? new BroadcastChannel(NAME) : null;
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
    this.channel?.addEventListener("message", (event) => listener(String(event.data)));
  }

  /**
   * Works in one transaction: all of it is on the disk then, or nothing. Browsers close a database whenever they
   * like, so what fails is tried once more with another connection.
   * @template T
   * @param {IDBTransactionMode} mode @param {(games: IDBObjectStore, ops: IDBObjectStore) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async #in(mode, work) {
    const once = async () => {
      const change = /** @type {IDBDatabase} */ (this.database).transaction(["games", "ops"], mode, {
        durability: "strict",
      });
      const ended = finished(change);
      ended.catch(() => undefined);
      try {
        const done = await work(change.objectStore("games"), change.objectStore("ops"));
        await ended;
        return done;
      } catch (error) {
        if (error instanceof Stale) change.abort();
        throw error;
      }
    };
    try {
      return await once();
    } catch (error) {
      if (error instanceof Stale) throw error;
      this.database?.close();
      this.database = await openDatabase();
      return once();
    }
  }

  /** All games with their journals, the latest first. @returns {Promise<Game[]>} */
  async all() {
    if (!this.database) return Array.from(this.memory.values()).sort((a, b) => b.changed - a.changed);
    const [metas, rows] = await this.#in("readonly", (games, ops) =>
      Promise.all([result(games.getAll()), result(ops.getAll())]),
    );
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
    const [meta, rows] = await this.#in("readonly", (games, ops) =>
      Promise.all([result(games.get(id)), result(ops.getAll(rowsOf(id)))]),
    );
    return meta && rows.length ? { ...meta, ops: rows.map((/** @type {{op: Op}} */ row) => row.op) } : null;
  }

  /**
   * Writes a game's new ops and its draft. Who watches it stays as stored: another window may have changed that.
   * @param {Game} game
   * @param {number} from how many of its ops are stored already; {@link Stale} if that is not so
   */
  async write(game, from) {
    if (!this.database) {
      this.memory.set(game.id, game);
      return;
    }
    const { ops: journal, ...meta } = game;
    await this.#in("readwrite", async (games, ops) => {
      const [stored, kept] = await Promise.all([result(ops.count(rowsOf(game.id))), result(games.get(game.id))]);
      if (stored !== from) throw new Stale();
      games.put({ ...meta, live: kept ? kept.live : meta.live });
      journal.slice(from).forEach((op, at) => ops.add({ game: game.id, n: from + at, op }));
    });
    if (journal.length > from) this.channel?.postMessage(game.id);
  }

  /** Writes who may watch a game, and nothing else. @param {string} id @param {Live} live */
  async writeLive(id, live) {
    const here = this.memory.get(id);
    if (here) here.live = live;
    if (!this.database) return;
    const told = await this.#in("readwrite", async (games) => {
      const kept = await result(games.get(id));
      if (kept) games.put({ ...kept, live });
      return kept && (kept.live?.id !== live.id || kept.live.pen !== live.pen);
    });
    if (told) this.channel?.postMessage(id);
  }

  /** Writes a game that was continued on another device, and drops what was here. @param {Game} game */
  async replace(game) {
    if (!this.database) {
      this.memory.set(game.id, game);
      return;
    }
    const { ops: journal, ...meta } = game;
    await this.#in("readwrite", async (games, ops) => {
      games.put(meta);
      ops.delete(rowsOf(game.id));
      journal.forEach((op, n) => ops.add({ game: game.id, n, op }));
    });
    this.channel?.postMessage(game.id);
  }

  /** @param {string} id */
  async remove(id) {
    this.memory.delete(id);
    if (!this.database) return;
    await this.#in("readwrite", async (games, ops) => {
      games.delete(id);
      ops.delete(rowsOf(id));
    });
    this.channel?.postMessage(id);
  }
}

/** A new id. */
export const newId = () => randomHex(9);
