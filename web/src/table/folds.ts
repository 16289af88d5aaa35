/** The log in rows: what is laid out and dealt before anybody plays is many lines that nobody reads, and is folded up. */

/** A line of the log at its place, or several that are folded up, from that place on. */
export type Row<Item> = { at: number; item: Item } | { at: number; count: number };

const LAID_OUT = new Set(["tile laid", "card drawn", "type picked", "side shown", "dealt", "arranged"]);
const MANY = 4; // lines that are worth folding up

/** Runs of what is laid out become one row each, but for those that somebody has opened. */
export function folded<Item extends { what: string }>(
  lines: { at: number; item: Item }[],
  isOpen: (at: number) => boolean,
): Row<Item>[] {
  const rows: Row<Item>[] = [];
  for (let from = 0; from < lines.length;) {
    const isQuiet = (line: (typeof lines)[number] | undefined): boolean =>
      !!line && LAID_OUT.has(line.item.what);
    let to = from;
    while (isQuiet(lines[to])) to += 1;
    const run = lines.slice(from, Math.max(to, from + 1));
    const at = run[0]?.at ?? 0;
    if (run.length >= MANY && !isOpen(at)) rows.push({ at, count: run.length });
    else rows.push(...run);
    from += run.length;
  }
  return rows;
}
