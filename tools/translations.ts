import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type OtherLocale } from '../src/config/label';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { englishTexts } from '../src/model/check/englishTexts';
import type { Translation, Translations } from '../src/model/resolve/translate';
import { withSamples } from '../src/model/samples/withSamples';
import { readParts, readTranslations, TEXTS } from './readConfig';

/**
 * `npm run translations [-- --check]`: brings `translations/<language>.json`, and of samples `translations/samples/`, in
 * step with the configuration and lists what has no translation. A text that is new gets an empty place, one that is gone loses its own, one whose English
 * changed becomes empty and keeps under `was` what it said; one that only moved keeps its translation. With `--check`
 * nothing is written, and it answers 1 when something is missing or a file is out of step.
 */
export const main = async (argv: readonly string[], root = process.cwd()): Promise<number> => {
  const isCheck = argv.includes('--check');
  const places = await placesOf(argv);
  const counts = places.flatMap((place) =>
    otherLocales.map((locale) => bring(place, { locale, isCheck, root })),
  );
  return isCheck && counts.some((count) => count > 0) ? 1 : 0;
};

/** What a folder is to have the translations of. */
type Place = { readonly folder: string; readonly texts: ReadonlyMap<string, string> };

/* Texts of samples lie in a folder of their own, which goes with them. */
const placesOf = async (argv: readonly string[]): Promise<Place[]> => {
  const { product, samples } = await readParts(argv);
  const own = englishTexts(product, kinds);
  if (Object.keys(samples).length === 0) return [{ folder: TEXTS.product, texts: own }];
  const all = englishTexts(withSamples(product as DeclaredAdmin, samples), kinds);
  const added = new Map([...all].filter(([key]) => !own.has(key)));
  return [
    { folder: TEXTS.product, texts: own },
    { folder: TEXTS.samples, texts: added },
  ];
};

type How = { readonly locale: OtherLocale; readonly isCheck: boolean; readonly root: string };

/* How much is to be done there. */
const bring = ({ folder, texts }: Place, { locale, isCheck, root }: How): number => {
  const present = readTranslations(folder, root)[locale] ?? {};
  const wanted = inStep(texts, present, locale);
  const missing = untranslated(texts, present, locale);
  const isSame = JSON.stringify(wanted) === JSON.stringify(present);
  const file = join(folder, `${locale}.json`);
  if (!isSame && !isCheck) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, file), `${JSON.stringify(wanted, undefined, 2)}\n`);
  }
  console.log(`${file}: ${missing.length} texts to translate`);
  missing.forEach((each) => console.log(`  ${lineOf(each, locale)}`));
  if (!isSame && isCheck) console.log('  The file is out of step: run npm run translations.');
  return missing.length + (isSame ? 0 : 1);
};

export const otherLocales = locales.filter((locale): locale is OtherLocale => locale !== 'en');

type Untranslated = Translation & { readonly key: string };

/** What a language lacks, with what it was translated from where that changed. */
export const untranslated = (
  texts: ReadonlyMap<string, string>,
  present: Translations,
  locale: OtherLocale,
): Untranslated[] =>
  Object.entries(inStep(texts, present, locale))
    .filter(([, translation]) => !translation[locale])
    .map(([key, translation]) => ({ ...translation, key }));

const lineOf = ({ key, en, was }: Untranslated, locale: OtherLocale): string =>
  `${key}: "${en}"${was ? `, which was "${was.en}": "${was[locale] ?? ''}"` : ''}`;

/** The file as it should be. */
export const inStep = (
  texts: ReadonlyMap<string, string>,
  present: Translations,
  locale: OtherLocale,
): Translations => {
  const moved = leftOver(texts, present, locale);
  const translationOf = (key: string, en: string): Translation => {
    const known = Object.hasOwn(present, key) ? present[key] : undefined;
    const text = (known?.en === en ? known[locale] : moved.get(en)) ?? '';
    const was = known?.en === en || !known?.[locale] ? known?.was : { en: known.en, [locale]: known[locale] };
    return { en, [locale]: text, ...(text === '' && was && { was }) };
  };
  return Object.fromEntries([...texts].map(([key, en]) => [key, translationOf(key, en)]));
};

/* Translations whose place is gone, or says something else now: by their English, unless that had several. */
const leftOver = (
  texts: ReadonlyMap<string, string>,
  present: Translations,
  locale: OtherLocale,
): ReadonlyMap<string, string> => {
  const found = new Map<string, Set<string>>();
  for (const [key, { en, [locale]: text }] of Object.entries(present))
    if (text && texts.get(key) !== en) found.set(en, (found.get(en) ?? new Set()).add(text));
  return new Map(
    [...found].flatMap(([en, [text, ...others]]) =>
      text && others.length === 0 ? [[en, text] as const] : [],
    ),
  );
};
