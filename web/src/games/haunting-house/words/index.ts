/** The scene's catalogue in the language that is spoken. */

import { de } from "./de";
import { en, type SceneWords } from "./en";

export type { SceneWords };

export const sceneWords = (): SceneWords => (words.language === "de" ? de : en);
