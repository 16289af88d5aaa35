/** Notices from the browser, for whoever wants to be called while looking elsewhere. */

import { settings } from "./settings.svelte";
import type { Sentence } from "./words/text";

const ICON = "/icon-192.png";

/** Ask the browser; whether it lets us. Some (on phones) have no notices for pages and say so only when one is made. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") return false;
  try {
    new Notification(document.title, { silent: true }).close();
    return true;
  } catch {
    return false;
  }
}

/** Call somebody who looks elsewhere; a click brings them here. */
export function notify(title: Sentence, body: Sentence): void {
  if (!settings.notices || document.visibilityState === "visible") return;
  try {
    const notice = new Notification(title, { body, icon: ICON, tag: location.pathname });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    /* the browser has changed its mind */
  }
}
