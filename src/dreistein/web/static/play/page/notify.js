// @ts-check
/** Notifies players who look elsewhere that it is their turn, if they asked for it. */

import { settings } from "../../shared/settings.js";
import { t } from "../../shared/text.js";
import { LOGO } from "./navigate.js";

/** Whether this is an iPhone's or iPad's browser, which notifies only for pages on the home screen. */
export const needsHomeScreen = () => "standalone" in navigator && !("Notification" in window) && isSecureContext;

export const mayNotify = () => "Notification" in window && isSecureContext;

/** Asks for the person's leave; gives whether it is there. */
export const askLeave = async () => (await Notification.requestPermission()) === "granted";

/** @param {string} table so that a table's notices replace each other */
export function notifyTurn(table) {
  if (
    !settings.notify ||
    document.visibilityState !== "hidden" ||
    !mayNotify() ||
    Notification.permission !== "granted"
  )
    return;
  const about = { body: t("page-your-turn"), icon: LOGO, tag: table };
  try {
    const notice = new Notification("Dreistein", about);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones allow notices only from a service worker.
    void navigator.serviceWorker
      ?.getRegistration("/")
      .then((worker) => worker?.showNotification("Dreistein", about))
      .catch(() => undefined);
  }
}
