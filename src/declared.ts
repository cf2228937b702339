import type { Locale, OtherLocale } from './config/label';
import type { Translations } from './model/resolve/translate';
import type { SampleTexts } from './model/samples/withSampleTexts';
import { download } from './parts/download';

/* What whoever runs a gateway writes. An edit of any of it reaches `main.tsx` through this module alone. */

export const loadConfig = () => import('./cutConfig');

export const translations = {
  de: () => download(() => import('../translations/de.json')),
  fr: () => download(() => import('../translations/fr.json')),
  pt: () => download(() => import('../translations/pt.json')),
} satisfies Record<OtherLocale, () => Promise<unknown>>;

const sampleFiles: SampleTexts =
  import.meta.env.SAMPLES === 'off'
    ? {}
    : import.meta.glob<{ default: Translations }>('../translations/samples/*.json');

/** The same for samples. */
export const sampleTexts: SampleTexts = Object.fromEntries(
  Object.entries(sampleFiles).map(([path, load]) => [path, () => download(load)]),
);

const texts = import.meta.glob<string>('../content/*.md', { query: '?raw', import: 'default' });

/** The text of a page, in English where the language has none; undefined where no file has it. */
export const loadText = async (page: string, locale: Locale): Promise<string | undefined> => {
  const load = texts[`../content/${page}.${locale}.md`] ?? texts[`../content/${page}.en.md`];
  return load && download(load);
};
