/** A text as people type it: in small letters, without quotation marks, and with the apostrophe and the minus that keyboards
 * have. */
export const typeable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("−", "-")
    .replace(/["„“”«»]/g, "");
