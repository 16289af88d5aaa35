import { toasts } from "../parts/toasts.svelte";
import { isTouched } from "../style/media";
import { say } from "../words";

/** Hand a link to the device's own way of sharing, or copy it; whether either was possible. */
export async function shareLink(link: string): Promise<boolean> {
  try {
    if (navigator.share && isTouched()) await navigator.share({ url: link });
    else {
      await navigator.clipboard.writeText(link);
      toasts.say(say("common-copied"));
    }
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return true; // they thought better of it
    toasts.say(say("common-copy-failed"));
    return false;
  }
}
