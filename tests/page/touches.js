/** Fingers without a browser: a document that hears them, and what they do. */

/** A document in place of the browser's, with what is listening to it. */
export function page() {
  const heard = new Map();
  const ground = {
    get listeners() {
      return [...heard.values()].reduce((sum, all) => sum + all.size, 0);
    },
    tell: (event) => [...(heard.get(event.type) ?? [])].forEach((listener) => listener(event)),
    addEventListener: (type, listener) => heard.set(type, (heard.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type, listener) => heard.get(type)?.delete(listener),
    body: { append: () => undefined },
  };
  globalThis.document = ground;
  globalThis.MouseEvent ??= class extends Event {};
  return ground;
}

/** A finger that goes down on something: `follows` is what is told of it first. */
export function finger(ground, follows, pointerId, x, y, changes = {}) {
  const touched = { isConnected: true, setPointerCapture: () => undefined };
  let at = { clientX: x, clientY: y };
  const event = (type, more = {}) => ({
    type,
    pointerId,
    pointerType: "touch",
    button: 0,
    buttons: 1,
    isPrimary: true,
    currentTarget: touched,
    ...changes,
    ...at,
    ...more,
  });
  const followed = follows.follow(event("pointerdown"));
  return {
    touched,
    followed,
    move: (toX, toY, more) => {
      at = { clientX: toX, clientY: toY };
      ground.tell(event("pointermove", more));
    },
    up: () => ground.tell(event("pointerup", { buttons: 0 })),
    cancel: () => ground.tell(event("pointercancel", { buttons: 0 })),
  };
}

/** A click; that of a key has the detail 0. */
export const click = (detail = 1) => Object.assign(new globalThis.MouseEvent("click"), { detail });
