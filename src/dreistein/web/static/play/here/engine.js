// @ts-check
/** Python with everything that the house is made of, fetched from the folder `engine/` and unpacked. */

/** @import { Progress } from "./pages.js" */

const PACKAGES = "/packages";
const MEGABYTE = 1_000_000;
const COMPRESSED = /^(br|gzip|zstd|deflate)$/;
/** @type {Record<string, string>} */
const TYPES = { wasm: "application/wasm", zip: "application/zip", json: "application/json" };

/** The browser's own: while Python loads, another one stands in its place. */
const plain = self.fetch.bind(self);

/**
 * A file as it is; from a host that does not compress, the compressed one beside it.
 * @param {string} address @param {(bytes: number) => void} count
 */
async function brought(address, count) {
  const head = await plain(address, { method: "HEAD" }).catch(() => null);
  const packed = head
    ? !COMPRESSED.test(head.headers.get("Content-Encoding") ?? "")
    : Boolean(await caches.match(`${address}.gz`)); // without a network, as it was stored
  const answer = await plain(packed ? `${address}.gz` : address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const counted = new TransformStream({
    transform(part, out) {
      count(part.byteLength);
      out.enqueue(part);
    },
  });
  const body = answer.body.pipeThrough(counted);
  const type = TYPES[address.split(".").pop() ?? ""] ?? "application/octet-stream";
  const unpacked = packed ? body.pipeThrough(new DecompressionStream("gzip")) : body;
  return new Response(unpacked, { headers: { "Content-Type": type } });
}

/**
 * @param {string} root the folder of the page @param {(progress: Progress) => void} [tell]
 * @param {() => void} [fetched] called when there is nothing more to fetch
 * @returns {Promise<any>} Pyodide, with our packages on its path
 */
export async function engine(root, tell = () => undefined, fetched = () => undefined) {
  const folder = `${root}engine/`;
  const { files, bytes } = await (await plain(`${folder}index.json`)).json();
  let done = 0;
  let told = -1;
  const count = (/** @type {number} */ more) => {
    done += more;
    const progress = { done: Math.floor(done / MEGABYTE), all: Math.ceil(bytes / MEGABYTE) };
    if (progress.done !== told) tell(progress);
    told = progress.done;
  };
  const packages = brought(`${folder}house.zip`, count).then((answer) => answer.arrayBuffer());
  self.fetch = (address, options) => {
    const name = String(address instanceof Request ? address.url : address);
    return files.includes(name.replace(folder, "")) ? brought(name, count) : plain(address, options);
  };
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: folder });
  self.fetch = plain;
  const archive = await packages;
  fetched();
  python.FS.mkdirTree(PACKAGES);
  python.unpackArchive(archive, "zip", { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  return python;
}
