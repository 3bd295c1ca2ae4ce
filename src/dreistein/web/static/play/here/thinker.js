// @ts-check
/** The worker that thinks: bots, hints, reviews. It knows what it is told, and keeps nothing. */

import { engine } from "./engine.js";

const SELF = crypto.randomUUID();
const ANSWER = `
from pyodide.ffi import to_js
from dreistein.processes.messages import answer
from dreistein.table.bots.tasks import warm_up

warm_up()
lambda task: to_js(answer(task.to_bytes()))
`;

/** @param {string} root @param {MessagePort} port */
async function begin(root, port) {
  const python = await engine(root);
  const answer = python.runPython(ANSWER);
  port.onmessage = ({ data: { id, task } }) => port.postMessage({ id, result: answer(task) });
  port.postMessage({ ready: true });
}

addEventListener("message", ({ data: { root, name, port } }) => {
  void navigator.locks.request(`${name} ${SELF}`, () => {
    port.postMessage({ lock: SELF });
    begin(root, port).catch((error) =>
      setTimeout(() => {
        throw error; // the page that has the house starts another
      }),
    );
    return new Promise(() => undefined);
  });
});
