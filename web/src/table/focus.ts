/** Focus does not fall out of the page: when what had it is gone, hidden or cannot be pressed any more, something else
 * has it, as `where` says. */

export function keepFocus(where: () => HTMLElement | null | undefined): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => void (last = event.target as Element);
  const mend = (): void => {
    if (!last || document.activeElement !== document.body || isThere(last)) return;
    last = null;
    where()?.focus({ preventScroll: true });
  };
  // The browser itself takes the focus away only when the page is drawn.
  const watch = new MutationObserver(() => document.activeElement === last || setTimeout(mend));
  document.addEventListener("focusin", note);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["class", "disabled", "open"],
  });
  return () => {
    document.removeEventListener("focusin", note);
    watch.disconnect();
  };
}

const isThere = (thing: Element): boolean =>
  thing.isConnected && !thing.matches(":disabled") && thing.checkVisibility();
