/** A browser's IndexedDB in memory, as far as the pad uses it: one transaction after the other, all or nothing. */

const turn = () => new Promise((resolve) => setImmediate(resolve));
const failure = (name) => new DOMException(name, name);

/** @type {Map<string, {stores: Map<string, {keyPath: any, rows: Map<string, any>}>, open: Set<Connection>}>} */
const databases = new Map();
/** How many writes fail from now on. */
let faults = 0;

class Transaction {
  #asked = [];
  #ended = false;

  constructor(database) {
    void this.#run(database);
  }

  async #run(database) {
    const before = database.busy;
    let done;
    database.busy = new Promise((resolve) => (done = resolve));
    await before;
    const rows = new Map(Array.from(database.stores, ([name, store]) => [name, new Map(store.rows)]));
    await turn();
    while (this.#asked.length && !this.#ended) {
      const { request, work } = this.#asked.shift();
      try {
        request.result = work(rows);
        request.onsuccess?.();
      } catch (error) {
        this.error = request.error = error;
        request.onerror?.();
        this.#ended = true;
      }
      await turn();
    }
    if (!this.#ended) for (const [name, store] of database.stores) store.rows = rows.get(name);
    done();
    if (this.#ended) this.onabort?.();
    else this.oncomplete?.();
  }

  abort() {
    this.#ended = true;
    this.error = failure("AbortError");
  }

  store(name, keyPath) {
    const ask = (work) => {
      const request = {};
      this.#asked.push({ request, work: (rows) => work(rows.get(name)) });
      return request;
    };
    const keyOf = (row) => JSON.stringify(Array.isArray(keyPath) ? keyPath.map((field) => row[field]) : row[keyPath]);
    const within = (row, range) => range === undefined || row[keyPath[0]] === range.low[0];
    const chosen = (rows, range) => Array.from(rows.values()).filter((row) => within(row, range));
    const put = (rows, row) => {
      if (faults > 0) {
        faults -= 1;
        throw failure("QuotaExceededError");
      }
      rows.set(keyOf(row), structuredClone(row));
    };
    return {
      get: (key) => ask((rows) => structuredClone(rows.get(JSON.stringify(key)))),
      getAll: (range) => ask((rows) => structuredClone(chosen(rows, range))),
      count: (range) => ask((rows) => chosen(rows, range).length),
      put: (row) => ask((rows) => put(rows, row)),
      add: (row) =>
        ask((rows) => {
          if (rows.has(keyOf(row))) throw failure("ConstraintError");
          put(rows, row);
        }),
      delete: (key) =>
        ask((rows) => {
          if (key.low) for (const row of chosen(rows, key)) rows.delete(keyOf(row));
          else rows.delete(JSON.stringify(key));
        }),
    };
  }
}

class Connection {
  closed = false;

  constructor(database) {
    this.database = database;
    database.open.add(this);
    this.objectStoreNames = { contains: (name) => database.stores.has(name) };
  }

  createObjectStore(name, { keyPath }) {
    this.database.stores.set(name, { keyPath, rows: new Map() });
  }

  transaction(names) {
    if (this.closed) throw failure("InvalidStateError");
    for (const name of names) if (!this.database.stores.has(name)) throw failure("NotFoundError");
    const change = new Transaction(this.database);
    change.objectStore = (name) => change.store(name, this.database.stores.get(name).keyPath);
    return change;
  }

  close() {
    this.closed = true;
    this.database.open.delete(this);
  }
}

globalThis.IDBKeyRange = { bound: (low) => ({ low }) };
globalThis.indexedDB = {
  open(name) {
    const request = {};
    setImmediate(() => {
      const isNew = !databases.has(name);
      if (isNew) databases.set(name, { stores: new Map(), open: new Set(), busy: Promise.resolve() });
      request.result = new Connection(databases.get(name));
      if (isNew) {
        request.transaction = { abort: () => (request.aborted = true) };
        request.onupgradeneeded?.();
      }
      if (request.aborted) {
        databases.delete(name);
        request.error = failure("AbortError");
        request.onerror?.();
      } else request.onsuccess?.();
    });
    return request;
  },
  deleteDatabase(name) {
    const request = {};
    setImmediate(() => {
      for (const connection of databases.get(name)?.open ?? []) connection.onversionchange?.();
      databases.delete(name);
      request.onsuccess?.();
    });
    return request;
  },
};

/** The browser closes everything that is open, as it does when storage runs low. */
export function closeAll() {
  for (const { open } of databases.values()) for (const connection of open) connection.close();
}

/** The next rows that are written find no room. @param {number} count */
export const fillUp = (count) => void (faults = count);

/** Another page asks for a database and does nothing with it. @param {string} name */
export const leaveEmpty = (name) =>
  void databases.set(name, { stores: new Map(), open: new Set(), busy: Promise.resolve() });

/** @param {string} name */
export const exists = (name) => databases.has(name);

export const emptyDisk = () => databases.clear();
