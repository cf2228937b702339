import { loadWords } from 'virtual:config-words';
import type { DeclaredAdmin } from '../config/defineAdmin';
import { locales, type Locale } from '../config/label';
import { kinds } from '../fields/kinds';
import { createModel } from '../model/createModel';
import type { Model } from '../model/model';
import { withWords } from '../model/words';

/** The model in each language that has been asked for; the English one is always there. */
export type Models = {
  readonly english: Model;
  /** Downloads the words of a language. Rejects when they cannot be had. */
  load: (locale: string) => Promise<Model>;
  /** The model of a language that was loaded, else the English one. */
  get: (locale: string) => Model;
};

export const createModels = (config: DeclaredAdmin, name: string): Models => {
  const english = { ...createModel(config, kinds), name };
  const loaded = new Map<string, Model>([['en', english]]);
  return {
    english,
    get: (locale) => loaded.get(locale) ?? english,
    load: async (locale) => {
      const known = loaded.get(locale);
      if (known) return known;
      const words = (await loadWords[locale]?.()) ?? {};
      const model = { ...createModel(withWords(config, locale as Locale, words), kinds), name };
      if (locales.some((each) => each === locale)) loaded.set(locale, model);
      return model;
    },
  };
};
