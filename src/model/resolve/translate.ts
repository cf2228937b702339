import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { OtherLocale } from '../../config/label';

/**
 * One text of the configuration in another language, as `translations/` keeps it: the English that it was made from, and
 * the text under the name of its language, empty until somebody translates it. `was` is what both were before the
 * English changed.
 */
export type Translation = { readonly en: string; readonly was?: Omit<Translation, 'was'> } & {
  readonly [L in OtherLocale]?: string;
};

/** The texts of one language, by their places in the configuration: `users.fields.status.values.active`. */
export type Translations = { readonly [key: string]: Translation };

/** How the translations of the configuration are loaded. */
export type LoadTranslations = {
  readonly [L in OtherLocale]: () => Promise<{ readonly default: Translations }>;
};

/**
 * Puts languages into a configuration: every text says it in English and in those languages. What has no translation, or
 * one that was made from another English, stays English.
 */
export const translate = (
  declared: DeclaredAdmin,
  languages: { readonly [L in OtherLocale]?: Translations },
): DeclaredAdmin => {
  const all = Object.entries(languages) as [OtherLocale, Translations][];
  return mapTexts(declared, (key, english) => {
    const texts = all.flatMap(([locale, translations]) => {
      const { en, [locale]: text } = Object.hasOwn(translations, key) ? (translations[key] ?? none) : none;
      return text && en === (english ?? en) ? [{ en, [locale]: text }] : [];
    });
    return texts.length > 0 ? Object.assign({}, ...texts) : english;
  }) as DeclaredAdmin;
};

const none: Partial<Translation> = {};

/** Puts all languages into a configuration, for whoever answers in each of them. */
export const translateAll = async (
  declared: DeclaredAdmin,
  load: LoadTranslations | undefined,
): Promise<DeclaredAdmin> => {
  if (!load) return declared;
  const [de, fr, pt] = await Promise.all([load.de(), load.fr(), load.pt()]);
  return translate(declared, { de: de.default, fr: fr.default, pt: pt.default });
};

/**
 * Goes through a configuration as it is written and replaces texts. `textAt` is asked for every text, and without one for
 * every object that has no label, which may get one. A key is the path without `resources` and without `label`.
 */
export const mapTexts = (
  { resources, ...admin }: { readonly resources?: unknown; readonly [option: string]: unknown },
  textAt: (key: string, text?: string) => unknown,
): object => {
  const map = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return textAt(key, value);
    if (Array.isArray(value)) return value.map((each, at) => map(each, join(key, String(at))));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, each]) => [
      name,
      map(each, isLabel(name, each) ? key : join(key, name)),
    ]);
    const label = Object.hasOwn(value, 'label') ? undefined : textAt(key);
    return Object.fromEntries(label === undefined ? entries : [['label', label], ...entries]);
  };
  return { ...(map(admin, '') as object), ...(resources !== undefined && { resources: map(resources, '') }) };
};

/* A field may be called so too. */
const isLabel = (name: string, value: unknown): boolean =>
  name === 'label' && (typeof value === 'string' || Object.hasOwn(Object(value), 'one'));

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);
