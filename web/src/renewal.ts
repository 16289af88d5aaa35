/** What stands behind a door is fetched when somebody goes there. Where that fails, the house may have been built anew
 * since this page came from it; then the page is fetched anew too, but not again and again. */

const SELDOM = 60_000; // milliseconds between two of these
const KEY = "gloaming.renewed";

window.addEventListener("vite:preloadError", () => void renew());

/** Fetch the page anew, if the house is there at all: what is seen now is better than what a browser says of nothing. */
export async function renew(): Promise<void> {
  const house = await fetch("/").catch(() => null);
  if (house?.ok && mayRenew()) location.reload();
}

/** Whether it was not done a moment ago; where nothing can be kept, nobody knows. */
function mayRenew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < SELDOM) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
