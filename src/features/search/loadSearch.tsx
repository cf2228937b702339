import { isLanguage } from '../../locales/languages';
import { loadSearchTexts } from '../../locales/searchTexts';
import { SearchDialog } from './SearchDialog';

type SearchOptions = { readonly locale: string; readonly onClose: () => void };

/** Brings the search box with what it says in a language. */
export const loadSearch = async ({ locale, onClose }: SearchOptions) => {
  const texts = await loadSearchTexts[isLanguage(locale) ? locale : 'en']();
  return <SearchDialog texts={texts} onClose={onClose} />;
};
