// @ts-check
/** The worker that thinks: bots, hints, reviews. It knows what it is told, and keeps nothing. */

import { begun, resumed } from "./python.js";

/** @import { Parts } from "./parts.js" */

const SELF = crypto.randomUUID();
const ANSWER = `
from pyodide.ffi import to_js
from dreistein.processes.messages import answer

lambda task: to_js(answer(task.to_bytes()))
`;

/** An error that nobody catches: the page that has the house starts another worker. @param {unknown} error */
const end = (error) =>
  void setTimeout(() => {
    throw error;
  });

addEventListener("unhandledrejection", ({ reason }) => end(reason));
addEventListener("message", ({ data: { root, name, build, port } }) => {
  port.onmessage = async (/** @type {MessageEvent<{ parts: Parts }>} */ { data: { parts } }) => {
    const python = (await resumed(root, parts, name, build)) ?? (await begun(root, parts));
    const answer = python.runPython(ANSWER);
    port.onmessage = (/** @type {MessageEvent<{ id: number, task: Uint8Array }>} */ { data: { id, task } }) =>
      port.postMessage({ id, result: answer(task) });
    port.postMessage({ ready: true });
  };
  void navigator.locks.request(`${name} ${SELF}`, () => {
    port.postMessage({ lock: SELF });
    return new Promise(() => undefined);
  });
});
