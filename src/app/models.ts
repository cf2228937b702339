import type { DeclaredAdmin } from '../config/defineAdmin';
import { locales, type Locale, type OtherLocale } from '../config/label';
import { kinds as allKinds } from '../fields/kinds';
import { withHome } from '../model/dashboard/dashboards';
import { createModel } from '../model/resolve/createModel';
import { translate, type LoadTranslations } from '../model/resolve/translate';
import { withPasswordRules, type PasswordRules } from '../model/rules/passwordRules';
import type { Model } from '../model/resolved/model';

/** The model in each language that has been asked for; the English one is always there. */
export type Models = {
  readonly english: Model;
  /** Downloads the words of a language. Rejects when they cannot be had. */
  load: (locale: string) => Promise<Model>;
  /** The model of a language that was loaded, else the English one. */
  get: (locale: string) => Model;
};

/** What this installation says of itself. `isDemo` decides which dashboard stands at `/`. */
type Installation = {
  readonly name: string;
  readonly isDemo: boolean;
  readonly translations: LoadTranslations;
  readonly passwords: PasswordRules;
};

/** A language is downloaded, and its model made, when it is first asked for. */
export const createModels = (
  config: DeclaredAdmin,
  { name, isDemo, translations, passwords }: Installation,
): Models => {
  const kinds = withPasswordRules(allKinds, passwords);
  const modelOf = (declared: DeclaredAdmin): Model => {
    const model = createModel(declared, kinds);
    return { ...model, name, dashboards: withHome(model.dashboards, isDemo) };
  };
  const english = modelOf(config);
  const known = new Map<string, Model>([['en', english]]);
  return {
    english,
    get: (locale) => known.get(locale) ?? english,
    load: async (locale) => {
      const present = known.get(locale);
      if (present || !isOther(locale)) return present ?? english;
      const words = await translations[locale]();
      const model = modelOf(translate(config, { [locale]: words.default }));
      known.set(locale, model);
      return model;
    },
  };
};

const isOther = (locale: string): locale is OtherLocale =>
  locale !== 'en' && locales.includes(locale as Locale);
