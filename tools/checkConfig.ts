import { faker } from '@faker-js/faker';
import { kinds } from '../src/fields/kinds';
import { checkConfig } from '../src/model/check/checkConfig';
import { missingTranslations } from '../src/model/check/missingTranslations';
import { problemText, type Problem } from '../src/model/check/problem';
import { overrideNames, readConfig } from './readConfig';

/**
 * `npm run check:config [-- --file other.config.ts]`: prints every problem of the configuration and every
 * missing translation. Answers 1 when there is an error; warnings and translations do not count.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const { lines, errors } = configReport(await readConfig(argv), overrideNames());
  lines.forEach((line) => console.log(line));
  return errors === 0 ? 0 : 1;
};

/** The report as lines, and how many errors are in it. */
export const configReport = (declared: unknown, overrides: readonly string[] = []) => {
  const problems = checkConfig(declared, kinds, { overrides, faker });
  const errors = problems.filter(({ level }) => level === 'error').length;
  const lines = [
    ...problems.map(problemLine),
    `${errors} errors, ${problems.length - errors} warnings`,
    ...translationLines(declared),
  ];
  return { lines, errors };
};

const problemLine = (problem: Problem): string =>
  problem.level === 'warning' ? `warning ${problemText(problem)}` : problemText(problem);

const translationLines = (declared: unknown): string[] => {
  const missing = missingTranslations(declared, kinds);
  if (missing.length === 0) return ['No translation is missing.'];
  return [
    `${missing.length} labels fall back to English:`,
    ...missing.map(({ path, locales }) => `  ${path}: ${locales.join(', ')}`),
  ];
};
