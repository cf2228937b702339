import type { LoadTranslations } from '../src/model/resolve/translate';

/** The texts of the configuration in the other languages, for what the server itself writes in them. */
export const translations: LoadTranslations = {
  de: () => import('../translations/de.json'),
  fr: () => import('../translations/fr.json'),
  pt: () => import('../translations/pt.json'),
};
