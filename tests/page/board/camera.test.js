import assert from "node:assert/strict";
import { test } from "node:test";

import { Camera } from "../../../src/dreistein/web/static/play/board/camera.js";

/** A camera before a window, with no page around it; `heard` gets what it listens for on the window. */
function camera(width, height, heard = []) {
  globalThis.ResizeObserver ??= class {
    observe() {}
    disconnect() {}
  };
  const shown = new Camera(() => undefined);
  const window = {
    clientWidth: width,
    clientHeight: height,
    querySelector: () => null,
    addEventListener: (type) => heard.push(type),
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  };
  const scene = {
    ownerSVGElement: { addEventListener: () => undefined },
    classList: { toggle: () => undefined, remove: () => undefined },
    style: { getPropertyValue: () => "", setProperty: () => undefined },
  };
  shown.attach({ querySelector: (selector) => (selector === ".board" ? window : scene) });
  return shown;
}

test("however far one zooms in, the only spot of the chosen tile stays in sight", () => {
  const shown = camera(320, 300);
  shown.frame([-700, -700, 700, 700], [560, -680, 700, -560]);
  for (let times = 0; times < 5; times += 1) {
    shown.zoomIn(1.25);
    const { x, y } = shown.toScreen([630, -620]);
    assert.ok(x >= 0 && x <= 320 && y >= 0 && y <= 300, `${times}: ${x}, ${y}`);
  }
});

test("without a chosen tile the middle of the window stays where it is", () => {
  const shown = camera(320, 300);
  shown.frame([-700, -700, 700, 700]);
  const middle = shown.toScene({ x: 160, y: 150 });
  shown.zoomIn(1.25);
  assert.deepEqual(shown.toScene({ x: 160, y: 150 }).map(Math.round), middle.map(Math.round));
});

test("presses and wheels on what lies on the board, as the lobby and buttons, are not the camera's", () => {
  const heard = [];
  camera(320, 300, heard);
  assert.deepEqual(heard, ["click"]);
});
