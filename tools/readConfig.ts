import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import type { SampleFiles } from '../src/config/defineSamples';
import { locales, type OtherLocale } from '../src/config/label';
import type { Translations } from '../src/model/resolve/translate';
import { withSamples } from '../src/model/samples/withSamples';
import { isOn } from '../src/model/values/onOff';

/** The product's configuration with its samples, or what `--file` names: another module with a default export, or a JSON file. */
export const readConfig = async (argv: readonly string[]): Promise<unknown> => {
  const { product, samples } = await readParts(argv);
  return withSamples(product as DeclaredAdmin, samples);
};

/** The same before it is joined; without samples where `SAMPLES` is off, and beside another file. */
export const readParts = async (
  argv: readonly string[],
): Promise<{ readonly product: unknown; readonly samples: SampleFiles }> => {
  if (argv.includes('--file')) return { product: await readFile(argv), samples: {} };
  const { default: product } = await import('../fixtures/demo');
  const hasSamples = isOn('SAMPLES', { SAMPLES: 'on', ...process.env });
  return { product, samples: hasSamples ? (await import('../src/samples')).samples : {} };
};

const readFile = async (argv: readonly string[]): Promise<unknown> => {
  const at = argv.indexOf('--file');
  const file = argv[at + 1];
  if (!file || !existsSync(file))
    throw new Error(`--file needs the path of a file that exists, not "${file ?? ''}".`);
  if (extname(file) === '.json') return JSON.parse(readFileSync(file, 'utf8'));
  const { default: declared } = (await import(/* @vite-ignore */ resolve(file))) as { default?: unknown };
  return declared;
};

/** The translations by language. */
export type Translated = { readonly [L in OtherLocale]?: Translations };

/** The folders with translations: of the product, and of samples. */
export const TEXTS = { product: 'translations', samples: join('translations', 'samples') } as const;

/** What such a folder has. */
export const readTranslations = (folder: string, root = process.cwd()): Translated =>
  Object.fromEntries(
    locales
      .map((locale) => [locale, join(root, folder, `${locale}.json`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([locale, file]) => [locale, JSON.parse(readFileSync(file, 'utf8')) as Translations]),
  );

/** The files of `content/`. */
export const contentNames = (root = process.cwd()): string[] => {
  const folder = join(root, 'content');
  return existsSync(folder) ? readdirSync(folder) : [];
};
