import { faker } from '@faker-js/faker';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import type { SampleFiles } from '../src/config/defineSamples';
import { kinds } from '../src/fields/kinds';
import { listViews } from '../src/listViews/views';
import { sampleProblems } from '../src/model/check/admin/checkSamples';
import { checkConfig, type CheckOptions } from '../src/model/check/checkConfig';
import { englishTexts } from '../src/model/check/englishTexts';
import { spareOptions, type Spare } from '../src/model/check/spareOptions';
import { problemText, type Problem } from '../src/model/check/problem';
import { withSamples } from '../src/model/samples/withSamples';
import { contentNames, readParts, readTranslations, TEXTS, type Translated } from './readConfig';
import { readOverrides } from './readOverrides';
import { otherLocales, untranslated } from './translations';

/**
 * `npm run check:config [-- --file other.config.ts] [--strict]`: prints every problem of the configuration,
 * by itself and with its samples, every option
 * that says what holds without it, and every missing translation. Answers 1 when there is an error, with `--strict` also
 * when an option could go; warnings and translations do not count.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const { product, samples } = await readParts(argv);
  const isOther = argv.includes('--file');
  const { lines, errors, spare } = configReport(
    product,
    isOther
      ? { overrides: [] }
      : { samples, overrides: readOverrides(), content: contentNames(), translated: allTranslations() },
  );
  lines.forEach((line) => console.log(line));
  const isFaulty = errors > 0 || (argv.includes('--strict') && spare > 0);
  return isFaulty ? 1 : 0;
};

const allTranslations = (): Translated => {
  const [own, more] = [readTranslations(TEXTS.product), readTranslations(TEXTS.samples)];
  return Object.fromEntries(otherLocales.map((locale) => [locale, { ...own[locale], ...more[locale] }]));
};

/** The report as lines, and how many errors, and options that could go, are in it. */
export const configReport = (
  product: unknown,
  { translated = {}, samples = {}, ...files }: Reported = {},
) => {
  const declared = withSamples(product as DeclaredAdmin, samples);
  const options = { ...files, faker, listViews };
  // By itself first: what only samples put right is a fault of the product.
  const own = checkConfig(product, kinds, options);
  const ofBoth = [
    ...own,
    ...sampleProblems(product, samples),
    ...(declared === product ? [] : checkConfig(declared, kinds, options)),
  ];
  const problems = [...new Map(ofBoth.map((problem) => [problemText(problem), problem])).values()];
  const errors = problems.filter(({ level }) => level === 'error').length;
  /* Only what is sound is made into a product. */
  const spare = errors > 0 ? [] : spareOptions(declared, { kinds, listViews });
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

type Reported = Pick<CheckOptions, 'overrides' | 'content'> & {
  readonly translated?: Translated;
  readonly samples?: SampleFiles;
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
