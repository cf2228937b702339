import { faker } from '@faker-js/faker';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { listViews } from '../src/listViews/views';
import { checkConfig, type CheckOptions } from '../src/model/check/checkConfig';
import { englishTexts } from '../src/model/check/englishTexts';
import { spareOptions, type Spare } from '../src/model/check/spareOptions';
import { problemText, type Problem } from '../src/model/check/problem';
import { contentNames, readConfig, readTranslations, type Translated } from './readConfig';
import { readOverrides } from './readOverrides';
import { otherLocales, untranslated } from './translations';

/**
 * `npm run check:config [-- --file other.config.ts] [--strict]`: prints every problem of the configuration, every option
 * that says what holds without it, and every missing translation. Answers 1 when there is an error, with `--strict` also
 * when an option could go; warnings and translations do not count.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const declared = await readConfig(argv);
  const isOther = argv.includes('--file');
  const { lines, errors, spare } = configReport(
    declared,
    isOther
      ? { overrides: [] }
      : { overrides: readOverrides(), content: contentNames(), translated: readTranslations() },
  );
  lines.forEach((line) => console.log(line));
  const isFaulty = errors > 0 || (argv.includes('--strict') && spare > 0);
  return isFaulty ? 1 : 0;
};

/** The report as lines, and how many errors, and options that could go, are in it. */
export const configReport = (
  declared: unknown,
  {
    translated = {},
    ...files
  }: Pick<CheckOptions, 'overrides' | 'content'> & { translated?: Translated } = {},
) => {
  const problems = checkConfig(declared, kinds, { ...files, faker, listViews });
  const errors = problems.filter(({ level }) => level === 'error').length;
  /* Only what is sound is made into a product. */
  const spare = errors > 0 ? [] : spareOptions(declared as DeclaredAdmin, { kinds, listViews });
  const lines = [
    ...problems.map(problemLine),
    `${errors} errors, ${problems.length - errors} warnings`,
    ...spare.map(spareLine),
    ...(spare.length > 0
      ? [`${spare.length} options say what holds without them: npm run config:rewrite`]
      : []),
    ...translationLines(declared, translated),
  ];
  return { lines, errors, spare: spare.length };
};

const spareLine = ({ path, value }: Spare): string =>
  `hint ${path}: ${JSON.stringify(value)} holds without it. Leave it out.`;

const problemLine = (problem: Problem): string =>
  problem.level === 'warning' ? `warning ${problemText(problem)}` : problemText(problem);

/** Said by key and language; `npm run translations` writes them into the files of the translators. */
const translationLines = (declared: unknown, translated: Translated): string[] => {
  const texts = englishTexts(declared, kinds);
  const missing = new Map<string, string[]>();
  for (const locale of otherLocales)
    for (const { key } of untranslated(texts, translated[locale] ?? {}, locale))
      missing.set(key, [...(missing.get(key) ?? []), locale]);
  if (missing.size === 0) return ['No translation is missing.'];
  return [
    `${missing.size} texts fall back to English:`,
    ...[...missing].map(([key, languages]) => `  ${key}: ${languages.join(', ')}`),
  ];
};
