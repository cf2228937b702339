import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { OtherLocale } from '../../config/label';
import type { DeclaredResource } from '../../config/resource';

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

/** The texts of each language that there is. */
export type Languages = { readonly [L in OtherLocale]?: Translations };

/** A configuration as it was declared, and in other languages. */
type InWords = { readonly declared: DeclaredAdmin; readonly inWords: DeclaredAdmin };

/**
 * Puts languages into a configuration: every text says it in English and in those languages. What has no translation, or
 * one that was made from another English, stays English. From `before`, an earlier configuration in the same languages,
 * come the entities that are the same objects.
 */
export const translate = (declared: DeclaredAdmin, languages: Languages, before?: InWords): DeclaredAdmin => {
  const { resources, ...admin } = declared;
  const textAt = textsIn(languages);
  const entities = Object.entries(resources).map(([key, entity]) => [
    key,
    before?.declared.resources[key] === entity ? before.inWords.resources[key] : mapped(entity, key, textAt),
  ]);
  return { ...mapTexts(admin, textAt), resources: Object.fromEntries(entities) } as DeclaredAdmin;
};

/** The same of one entity. */
export const translateEntity = (
  key: string,
  entity: DeclaredResource,
  languages: Languages,
): DeclaredResource => mapped(entity, key, textsIn(languages)) as DeclaredResource;

const textsIn = (languages: Languages): TextAt => {
  const all = Object.entries(languages) as [OtherLocale, Translations][];
  return (key, english) => {
    const texts = all.flatMap(([locale, translations]) => {
      const { en, [locale]: text } = Object.hasOwn(translations, key) ? (translations[key] ?? none) : none;
      return text && en === (english ?? en) ? [{ en, [locale]: text }] : [];
    });
    return texts.length > 0 ? Object.assign({}, ...texts) : english;
  };
};

const none: Partial<Translation> = {};

/** All languages, for whoever answers in each of them; none where there is nothing to load them from. */
export const loadLanguages = async (load: LoadTranslations | undefined): Promise<Languages> => {
  if (!load) return {};
  const [de, fr, pt] = await Promise.all([load.de(), load.fr(), load.pt()]);
  return { de: de.default, fr: fr.default, pt: pt.default };
};

/** Puts all languages into a configuration. */
export const translateAll = async (
  declared: DeclaredAdmin,
  load: LoadTranslations | undefined,
): Promise<DeclaredAdmin> => (load ? translate(declared, await loadLanguages(load)) : declared);

type TextAt = (key: string, text?: string) => unknown;

/**
 * Goes through a configuration as it is written and replaces texts. `textAt` is asked for every text, and without one for
 * every object that has no label, which may get one. A key is the path without `resources` and without `label`.
 */
export const mapTexts = (
  { resources, ...admin }: { readonly resources?: unknown; readonly [option: string]: unknown },
  textAt: TextAt,
): object => ({
  ...(mapped(admin, '', textAt) as object),
  ...(resources !== undefined && { resources: mapped(resources, '', textAt) }),
});

const mapped = (value: unknown, key: string, textAt: TextAt): unknown => {
  if (typeof value === 'string') return textAt(key, value);
  if (Array.isArray(value)) return value.map((each, at) => mapped(each, join(key, String(at)), textAt));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    mapped(each, isLabel(name, each) ? key : join(key, name), textAt),
  ]);
  const label = Object.hasOwn(value, 'label') ? undefined : textAt(key);
  return Object.fromEntries(label === undefined ? entries : [['label', label], ...entries]);
};

/* A field may be called so too. */
const isLabel = (name: string, value: unknown): boolean =>
  name === 'label' && (typeof value === 'string' || Object.hasOwn(Object(value), 'one'));

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);
