// A worker for pages that are opened from disk, where browsers start none: its script runs in a hidden frame.
// The search asks for one; what it expects inside is in its own worker.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    #frame = document.createElement("iframe");
    #waiting = [];

    constructor(url) {
      super();
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      // What the script says comes out here.
      inside.postMessage = (data) => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        this.onmessage?.(event);
      };
      inside.importScripts = (...files) => Promise.all(files.map((file) => this.#load(file)));
      void this.#load(url).then(() => {
        const told = this.#waiting;
        this.#waiting = null;
        told.forEach((data) => this.postMessage(data));
      });
    }

    #load(url) {
      return new Promise((done, failed) => {
        const script = this.#frame.contentDocument.createElement("script");
        script.onload = done;
        script.onerror = failed;
        script.src = url;
        this.#frame.contentDocument.body.append(script);
      });
    }

    postMessage(data) {
      if (this.#waiting) this.#waiting.push(data);
      else this.#frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() {
      this.#frame.remove();
    }
  };
  window.Worker = window.IFrameWorker;
}
