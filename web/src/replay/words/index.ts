/** What looking back says, in the language that is spoken. */

import { words } from "../../words";
import { de } from "./de";
import { en, type ReplayWords } from "./en";

const LANGUAGES: Record<string, ReplayWords> = { en, de };

export const replayWords = (): ReplayWords => LANGUAGES[words.language] ?? en;
