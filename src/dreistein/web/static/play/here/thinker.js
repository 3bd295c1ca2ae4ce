// @ts-check
/** The worker that thinks: bots, hints, reviews. It knows what it is told, and keeps nothing. */

import { engine } from "./engine.js";

const ANSWER = `
from pyodide.ffi import to_js
from dreistein.processes.messages import answer
from dreistein.table.bots.tasks import warm_up

warm_up()
lambda task: to_js(answer(task.to_bytes()))
`;

addEventListener("message", async ({ data: { root, port } }) => {
  const python = await engine(root);
  const answer = python.runPython(ANSWER);
  port.onmessage = (/** @type {MessageEvent} */ { data: { id, task } }) =>
    port.postMessage({ id, result: answer(task) });
});
