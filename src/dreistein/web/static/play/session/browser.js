// @ts-check
/** What a table needs of the browser. Tests put their own in its place. */

import { PACES, settings } from "../../shared/settings.js";

/** @import { Browser } from "./types.js" */

/** @type {Browser} */
export const browser = {
  connect(path) {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    return new WebSocket(address);
  },

  listen(online, shown) {
    const visible = () => document.visibilityState === "visible" && shown();
    addEventListener("online", online);
    document.addEventListener("visibilitychange", visible);
    return () => {
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", visible);
    };
  },

  pace: () => (document.visibilityState === "hidden" ? 0 : PACES[settings.pace]),
};
