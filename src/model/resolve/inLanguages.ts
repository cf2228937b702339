import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { Locale } from '../../config/label';
import type { Kinds } from '../resolved/kind';
import type { Model } from '../resolved/model';
import { createModel } from './createModel';
import { translate, type LoadTranslations } from './translate';

/** The model with the words of a language; without its translations in English. */
export type InLanguage = (language: Locale) => Promise<Model>;

/** Each language is loaded, and its model made, when it is first asked for. */
export const inLanguages = (
  config: DeclaredAdmin,
  kinds: Kinds,
  {
    english,
    translations,
  }: { readonly english: Model; readonly translations?: LoadTranslations | undefined },
): InLanguage => {
  const made = new Map<Locale, Promise<Model>>();
  return async (language) => {
    if (language === 'en' || !translations) return english;
    const known = made.get(language);
    if (known) return known;
    const making = translations[language]().then((words) =>
      createModel(translate(config, language, words.default), kinds),
    );
    made.set(language, making);
    // What could not be loaded is tried again.
    making.catch(() => made.delete(language));
    return making;
  };
};
