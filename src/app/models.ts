import type { DeclaredAdmin } from '../config/defineAdmin';
import { locales, type Locale, type OtherLocale } from '../config/label';
import { kinds as allKinds } from '../fields/kinds';
import { withHome } from '../model/dashboard/dashboards';
import { createPageModel } from '../model/resolve/createPageModel';
import type { CutConfig } from '../model/resolve/frame';
import { translate, translateEntity, type LoadTranslations } from '../model/resolve/translate';
import { withPasswordRules, type PasswordRules } from '../model/rules/passwordRules';
import type { PageModel } from '../model/resolved/model';
import { createEntities, type Entities } from '../model/resolve/entities';

/** The model in each language that has been asked for; the English one is always there. */
export type Models = {
  readonly english: PageModel;
  /** Those that have come are whole in each language. */
  readonly entities: Entities;
  /** Downloads the words of a language. Rejects when they cannot be had. */
  load: (locale: string) => Promise<PageModel>;
  /** The model of a language that was loaded, else the English one. */
  get: (locale: string) => PageModel;
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
  config: CutConfig,
  { name, isDemo, translations, passwords }: Installation,
): Models => {
  const kinds = withPasswordRules(allKinds, passwords);
  const entities = createEntities(config);
  const modelOf = (frame: DeclaredAdmin, wholeOf: Entities['get']): PageModel => {
    const model = createPageModel(frame, kinds, wholeOf);
    return { ...model, name, dashboards: withHome(model.dashboards, isDemo) };
  };
  const english = modelOf(config.frame, entities.get);
  const known = new Map<string, PageModel>([['en', english]]);
  return {
    english,
    entities,
    get: (locale) => known.get(locale) ?? english,
    load: async (locale) => {
      const present = known.get(locale);
      if (present || !isOther(locale)) return present ?? english;
      const words = await translations[locale]();
      const languages = { [locale]: words.default };
      const model = modelOf(translate(config.frame, languages), (key) => {
        const entity = entities.get(key);
        return entity && translateEntity(key, entity, languages);
      });
      known.set(locale, model);
      return model;
    },
  };
};

const isOther = (locale: string): locale is OtherLocale =>
  locale !== 'en' && locales.includes(locale as Locale);
