/** What bots are called, in the language that is spoken. */

import { house, say } from "../words";
import { SILENCE, type Sentence } from "../words/text";

/** A bot by its level; one that has no words is called as it is. */
export const botName = (level: string): Sentence | string =>
  house().has(`level-${level}`) ? say(`level-${level}`) : level;
export const botSentence = (level: string): Sentence =>
  house().has(`level-${level}.sentence`) ? say(`level-${level}.sentence`) : SILENCE;
