import type { OtherLocale } from '../../config/label';
import type { LoadTranslations } from '../resolve/translate';

/** The texts of samples by the path of their file, which is called after its language. */
export type SampleTexts = Readonly<Record<string, LoadTranslations[OtherLocale]>>;

/** The texts of the product, and with them those of samples. */
export const withSampleTexts = (product: LoadTranslations, samples: SampleTexts): LoadTranslations => {
  const both = (locale: OtherLocale) => async () => {
    const [, load] = Object.entries(samples).find(([path]) => path.endsWith(`/${locale}.json`)) ?? [];
    const [own, more] = await Promise.all([product[locale](), load?.()]);
    return { default: { ...own.default, ...more?.default } };
  };
  return { de: both('de'), fr: both('fr'), pt: both('pt') };
};
