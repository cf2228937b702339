import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type OtherLocale } from '../src/config/label';
import { kinds } from '../src/fields/kinds';
import { englishTexts } from '../src/model/check/englishTexts';
import type { Translation, Translations } from '../src/model/resolve/translate';
import { readConfig, readTranslations } from './readConfig';

/**
 * `npm run translations [-- --check]`: brings `translations/<language>.json` in step with the configuration and lists
 * what has no translation. A text that is new gets an empty place, one that is gone loses its own, one whose English
 * changed becomes empty and keeps under `was` what it said; one that only moved keeps its translation. With `--check`
 * nothing is written, and it answers 1 when something is missing or a file is out of step.
 */
export const main = async (argv: readonly string[], root = process.cwd()): Promise<number> => {
  const texts = englishTexts(await readConfig(argv), kinds);
  const translated = readTranslations(root);
  const isCheck = argv.includes('--check');
  const counts = otherLocales.map((locale) => {
    const present = translated[locale] ?? {};
    const wanted = inStep(texts, present, locale);
    const missing = untranslated(texts, present, locale);
    const isSame = JSON.stringify(wanted) === JSON.stringify(present);
    if (!isSame && !isCheck) {
      mkdirSync(join(root, 'translations'), { recursive: true });
      writeFileSync(fileOf(root, locale), `${JSON.stringify(wanted, undefined, 2)}\n`);
    }
    console.log(`translations/${locale}.json: ${missing.length} texts to translate`);
    missing.forEach((each) => console.log(`  ${lineOf(each, locale)}`));
    if (!isSame && isCheck) console.log('  The file is out of step: run npm run translations.');
    return missing.length + (isSame ? 0 : 1);
  });
  return isCheck && counts.some((count) => count > 0) ? 1 : 0;
};

export const otherLocales = locales.filter((locale): locale is OtherLocale => locale !== 'en');

const fileOf = (root: string, locale: OtherLocale): string => join(root, 'translations', `${locale}.json`);

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
