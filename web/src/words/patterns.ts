/** Sentences that are known by their form: the first pattern that fits says it in another language. */

export type Pattern<Said = string> = [RegExp, (...parts: string[]) => Said];

/** The sentence in other words, or null if it fits no pattern. */
export function reworded<Said = string>(patterns: readonly Pattern<Said>[], text: string): Said | null {
  for (const [form, say] of patterns) {
    const found = form.exec(text);
    if (found) return say(...found.slice(1).map((part) => part ?? ""));
  }
  return null;
}

/** Some words of a sentence, each phrase by itself and the longest first; what is not known stays as it is. */
export function phrases(known: Record<string, string>): (text: string) => string {
  const longest = Object.keys(known).sort((one, other) => other.length - one.length);
  const form = new RegExp(`(?<![\\p{L}\\d])(${longest.join("|")})(?![\\p{L}\\d])`, "giu");
  return (text) => text.replace(form, (found) => known[found.toLowerCase()] ?? found);
}
