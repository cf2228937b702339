import type { LoadTranslations, Translations } from '../src/model/resolve/translate';
import { withSampleTexts } from '../src/model/samples/withSampleTexts';

/** The texts of the configuration in the other languages, for what the server itself writes in them. */
export const translations: LoadTranslations = withSampleTexts(
  {
    de: () => import('../translations/de.json'),
    fr: () => import('../translations/fr.json'),
    pt: () => import('../translations/pt.json'),
  },
  import.meta.env.SAMPLES === 'off'
    ? {}
    : import.meta.glob<{ default: Translations }>('../translations/samples/*.json'),
);
