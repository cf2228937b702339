import { useLocale } from 'react-admin';
import type { ComponentType } from 'react';
import type { Locale } from '../config/label';
import { isLanguage, languageCodes, type Language } from '../locales/languages';
import { download } from '../parts/download';
import { lazyPart } from '../parts/lazyPart';
import { overrides } from './overrides';
import { pageOptions } from './pageOptions';
import type { PageModel } from '../model/resolved/model';

export type OpenPage = { readonly path: string; readonly Page: ComponentType };

/** Downloads the text of a page that the configuration does not have itself. */
export type LoadText = (page: string, locale: Locale) => Promise<string | undefined>;

/** The pages of text, each downloaded in one language (S2.27), and those of one's own. */
export const textPages = ({ pages }: PageModel, loadText: LoadText): OpenPage[] =>
  pages.map(({ key, path, text }) => ({ path, Page: pageOf(key, text ? undefined : loadText) }));

const pageOf = (key: string, loadText: LoadText | undefined): ComponentType => {
  const pageIn = (language: Language) =>
    lazyPart(async () => {
      const [{ TextPage }, text] = await Promise.all([
        download(() => import('../pages/text/TextPage')),
        loadText?.(key, language),
        overrides.loadPage(key),
      ]);
      return () => <TextPage name={key} text={text} />;
    }, pageOptions);
  const pages = new Map(languageCodes.map((language) => [language, pageIn(language)]));
  const english = pageIn('en');
  return () => {
    const locale = useLocale();
    const Page = (isLanguage(locale) && pages.get(locale)) || english;
    return <Page />;
  };
};
