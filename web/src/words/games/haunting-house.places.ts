/** Rows and columns in the answers of The Haunting House: they come in pairs, after what is done with the tile. */

const WITH_TILES = /^(?:rotate|switch|drop)$/;

/** Words of an answer with its rows and columns named, whatever was picked before them: "3 5" after "rotate" is row 3,
 * column 5. */
export function tilesNamed(text: string, before: string[], row: string, column: string): string {
  const list = text.split(" ");
  const [verb = ""] = [...before, ...list];
  if (!WITH_TILES.test(verb)) return text;
  const isNumber = (word: string | undefined): boolean => /^\d$/.test(word ?? "");
  const all = [...before, ...list];
  return list
    .map((word, at) => {
      if (!isNumber(word)) return word;
      const isColumn = isNumber(all[before.length + at - 1]);
      const goesOn = !isColumn && isNumber(list[at + 1]);
      return `${isColumn ? column : row} ${word}${goesOn ? "," : ""}`;
    })
    .join(" ");
}

/** Tiles as the server lists them: "4 4, 6 4". */
export const tilesIn = (text: string, tile: (row: string, column: string) => string): string[] =>
  [...text.matchAll(/(\d) (\d)/g)].map(([, row = "", column = ""]) => tile(row, column));

/** Answers as the server lists them where something is none; entries of a programme have commas of their own. */
export function answersListed(text: string): { answers: string[]; more: string } {
  const [, list = "", more = ""] = /^(.*?)(?: and (\d+) more)?$/.exec(text) ?? [];
  return { answers: list.split(/, (?=play |move |swap |rotate |switch |pass |exit |drop )/), more };
}

/** Something that was typed and is no answer, and those that the server lists instead. */
export const NO_ANSWER =
  /^"(.+)" is no answer here; the answers are: ((?:play|move|swap|rotate|switch|pass|exit|drop) .*)\.$/;
