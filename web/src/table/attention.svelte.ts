/** What calls somebody to the table: the browser's title, sounds, and notices for whoever looks elsewhere. */

import { soundsIn } from "../games";
import { notify } from "../notices";
import type { TableStore } from "../protocol/table-store.svelte";
import { sound } from "../sounds";
import { soundsOf } from "../sounds/which";
import { say } from "../words";
import type { Sentence } from "../words/text";

/** Whose turn it is, as the browser's own frame shows it. */
function titleOf(table: TableStore): Sentence | string {
  const info = table.seen?.table;
  const title = table.title || say("lobby-title");
  if (table.seen?.question && table.mayAnswer)
    return say("table-asked-title", { question: table.seen.question.text });
  return table.asked.length && info?.stage === "playing" && !info.paused
    ? say("table-wait-title", { names: table.asked, game: title })
    : title;
}

/** Call somebody to a table as long as the component is there that is being made. */
export function callTo(table: TableStore): void {
  $effect(() => void (document.title = titleOf(table)));
  $effect(() =>
    table.onNews(({ news, old }) => {
      if (!old) void sound(soundsOf(news, soundsIn(table.seen?.table.game ?? "")));
    }),
  );
  // Somebody is asked: a match is struck; who looks elsewhere hears a bell, and is called if they want to be.
  let called = 0;
  $effect(() => {
    const question = table.seen?.question;
    if (!question || question.number === called) return;
    called = question.number;
    void sound([document.visibilityState === "visible" ? "match" : "bell"]);
    notify(say("notices-your-turn", { game: table.title }), question.text);
  });
}
