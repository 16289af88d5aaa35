/** The keyboard at a table: digits pick an answer, U takes back, Escape shuts what lies over the table, or lets go of an
 * answer that waits to be confirmed. Tab, arrows and Enter do what they always do. */

import { orSayWhy } from "../parts/toasts.svelte";
import type { TableStore } from "../protocol/table-store.svelte";
import type { Choice } from "../scene/choice.svelte";
import type { Beside } from "./beside.svelte";

interface Here {
  table: TableStore;
  choice: Choice;
  beside: Beside;
}

const TYPING = "input, textarea, select, [contenteditable]";

export function handleKey(event: KeyboardEvent, { table, choice, beside }: Here): void {
  if (event.key === "Escape" && beside.isOpen) return beside.shut();
  if (event.key === "Escape" && choice.held && !document.querySelector("dialog[open]")) {
    choice.held = null;
    return;
  }
  const where = event.target as Element | null;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    where?.closest(TYPING) ||
    document.querySelector("dialog[open]")
  )
    return;
  if (event.key.toLowerCase() === "u" && table.undoable) void orSayWhy(table.wish({ type: "undo" }));
  else if (event.key === "Backspace" && choice.picked.length) choice.back();
  else if (/^[1-9]$/.test(event.key) && pressAt(Number(event.key) - 1, where)) event.preventDefault();
}

/** Within the focused group, or where there is only one, the answer at that place; else the focus goes to that group. */
function pressAt(place: number, where: Element | null): boolean {
  const groups = [...document.querySelectorAll<HTMLElement>(".sill .group")];
  const group = groups.find((each) => each.contains(where)) ?? (groups.length === 1 ? groups[0] : undefined);
  const buttons = (each: HTMLElement | undefined) =>
    each?.querySelectorAll<HTMLButtonElement>("button.choice");
  const found = group ? buttons(group)?.[place] : buttons(groups[place])?.[0];
  if (group) found?.click();
  else found?.focus();
  return !!found;
}
