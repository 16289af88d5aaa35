/** The log in rows: what is laid out or dealt is many lines that nobody reads, and is folded up. */

/** A line of the log at its place, or several that are folded up, from that place on. */
export type Row<Item> = { at: number; item: Item } | { at: number; count: number };

const MANY = 4; // lines that are worth folding up

/** Runs of what is laid out become one row each, but for those that somebody has opened; what happened last is always read. */
export function folded<Item extends { what: string }>(
  lines: { at: number; item: Item }[],
  laidOut: readonly string[],
  isOpen: (at: number) => boolean,
): Row<Item>[] {
  const rows: Row<Item>[] = [];
  const last = lines.length - 1;
  const isQuiet = (at: number): boolean => at < last && laidOut.includes(lines[at]?.item.what ?? "");
  for (let from = 0; from <= last;) {
    let to = from;
    while (isQuiet(to)) to += 1;
    const run = lines.slice(from, Math.max(to, from + 1));
    const at = run[0]?.at ?? 0;
    if (run.length >= MANY && !isOpen(at)) rows.push({ at, count: run.length });
    else rows.push(...run);
    from += run.length;
  }
  return rows;
}
