/** What the tours say, in the language that is spoken. */

import { de } from "./de";
import { en, type TourWords } from "./en";

const LANGUAGES: Record<string, TourWords> = { en, de };

export const tourWords = (): TourWords => LANGUAGES[words.language] ?? en;

export type { LessonWords, TourWords } from "./en";
