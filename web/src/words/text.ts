/** A sentence out of what was the middle of one. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence in three, so that a name in it can be shown in bold: what is before it, the name, what is after it. */
export function partedAt(text: string, name: string): [before: string, name: string, after: string] {
  const at = name ? text.indexOf(name) : -1;
  return at < 0 ? [text, "", ""] : [text.slice(0, at), name, text.slice(at + name.length)];
}
