/** What looking back says, in English, beside what the common catalogue has for it. */

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const en = {
  begins: "The game begins.",
  silently: (name: string) => `${name} decided something.`,
  eyes: "Seen by",
  all: "Everything",
  play: "Play",
  stop: "Stop",
  controls: "Through the game",
  answered: (asked: string, given: string) => `${asked} ${given}`,
  adviser: "The adviser",
  turns: (count: number) => counted(count, "turning point", "turning points"),
  costs: (count: number) => counted(count, "costly answer", "costly answers"),
  found: (turns: string, costs: string) => `${turns} (tall marks), ${costs} (short marks).`,
  turning: (name: string) => `Here the game turned for ${name}.`,
  costly: (name: string, given: string, best: string) =>
    `${name}'s "${given}" was costly; "${best}" would have been better.`,
  worth: (given: number, best: number) => `${given}% to win instead of ${best}%.`,
  brief: "Thought over briefly: the server is still getting ready.",
  nextMark: "Next mark",
  previousMark: "Mark before",
  moment: "A link to this moment",
  momentHelp: "Whoever opens it sees the game as it stands here, with the same eyes.",
};

export type ReplayWords = typeof en;
