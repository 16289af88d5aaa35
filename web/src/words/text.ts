/** A sentence out of what was the middle of one. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isLetter = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();

/** A sentence in three, so that a name in it can be shown in bold: what is before it, the name, what is after it. */
export function partedAt(text: string, name: string): [before: string, name: string, after: string] {
  let at = name ? text.indexOf(name) : -1;
  while (at >= 0 && [at - 1, at + name.length].some((beside) => isLetter(text.charAt(beside))))
    at = text.indexOf(name, at + 1); // a longer name that has this one in it
  return at < 0 ? [text, "", ""] : [text.slice(0, at), name, text.slice(at + name.length)];
}
