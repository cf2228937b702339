import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { locales, type OtherLocale } from '../src/config/label';
import type { Translations } from '../src/model/resolve/translate';

/** The product's configuration, or what `--file` names: another module with a default export, or a JSON file. */
export const readConfig = async (argv: readonly string[]): Promise<unknown> => {
  const at = argv.indexOf('--file');
  if (at < 0) return (await import('../fixtures/demo')).default;
  const file = argv[at + 1];
  if (!file || !existsSync(file))
    throw new Error(`--file needs the path of a file that exists, not "${file ?? ''}".`);
  if (extname(file) === '.json') return JSON.parse(readFileSync(file, 'utf8'));
  const { default: declared } = (await import(/* @vite-ignore */ resolve(file))) as { default?: unknown };
  return declared;
};

/** The translations by language. */
export type Translated = { readonly [L in OtherLocale]?: Translations };

/** What the folder `translations/` has. */
export const readTranslations = (root = process.cwd()): Translated =>
  Object.fromEntries(
    locales
      .map((locale) => [locale, join(root, 'translations', `${locale}.json`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([locale, file]) => [locale, JSON.parse(readFileSync(file, 'utf8')) as Translations]),
  );

/** The files of `content/`. */
export const contentNames = (root = process.cwd()): string[] => {
  const folder = join(root, 'content');
  return existsSync(folder) ? readdirSync(folder) : [];
};
