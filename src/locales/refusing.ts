import { app as german } from './de/app';
import { refusals as inGerman } from './de/refusals';
import { app as english } from './en/app';
import { refusals as inEnglish } from './en/refusals';
import { app as french } from './fr/app';
import { refusals as inFrench } from './fr/refusals';
import type { Language } from './languages';
import { app as portuguese } from './pt/app';
import { refusals as inPortuguese } from './pt/refusals';

/** What the server says in its answers: the words of the interface, and why it refuses. */
export const refusing = {
  en: { ...english, refusals: inEnglish },
  de: { ...german, refusals: inGerman },
  fr: { ...french, refusals: inFrench },
  pt: { ...portuguese, refusals: inPortuguese },
} satisfies Record<Language, object>;
