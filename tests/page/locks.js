/** Web Locks of one origin, for tests: who holds one lets it go when its promise settles. */

export class Locks {
  /** What is held or wanted of each name, the oldest first. */
  #queues = new Map();

  request(name, options, callback = options) {
    const shared = options?.mode === "shared";
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(name) ?? [];
      this.#queues.set(name, queue);
      queue.push({ shared, held: false, run: async () => callback({ name }), resolve, reject });
      this.#grant(queue);
    });
  }

  #grant(queue) {
    for (const [at, wish] of queue.entries()) {
      if (at && !(wish.shared && queue[0].shared)) return;
      if (wish.held) continue;
      wish.held = true;
      const ended = () => {
        queue.splice(queue.indexOf(wish), 1);
        this.#grant(queue);
      };
      Promise.resolve().then(wish.run).finally(ended).then(wish.resolve, wish.reject);
    }
  }

  /** Holds a lock as somebody else; gives what lets it go. */
  hold(name) {
    let free;
    void this.request(name, () => new Promise((resolve) => (free = resolve)));
    return () => free();
  }
}

/** Lets everything go on that waits for nothing. */
export async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
