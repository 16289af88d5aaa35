/** The scene's own words, in the language that is spoken. They come with the scene. */

import { de } from "./de";
import { en, type SceneWords } from "./en";

export type { SceneWords };

const LANGUAGES: Record<string, SceneWords> = { de, en };

export const sceneWords = (): SceneWords => LANGUAGES[words.language] ?? en;
