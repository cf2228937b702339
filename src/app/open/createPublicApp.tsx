import type { ComponentType } from 'react';
import { localStorageStore } from 'react-admin';
import type { Locale } from '../../config/label';
import { bringTexts } from '../../locales/brought';
import { open } from '../../locales/en/open';
import { isLanguage, languageFor } from '../../locales/languages';
import { publicModel } from '../../model/pages/publicPages';
import { fieldLabel, labelMessages } from '../../model/pages/labelMessages';
import type { CutConfig } from '../../model/resolve/frame';
import type { LoadTranslations } from '../../model/resolve/translate';
import type { Model } from '../../model/resolved/model';
import { wholeModel } from '../../model/resolved/wholeModel';
import { wornSkin } from '../../pages/signIn/skinChoice';
import { download } from '../../parts/download';
import { withErrorMessages } from '../../providers/data/withErrorMessages';
import { createOfferBook } from '../../providers/http/offerBook';
import { createI18nProvider } from '../../providers/i18n/i18nProvider';
import { loadMessages } from '../../providers/i18n/loadMessages';
import { createPublicProvider } from '../../providers/rest/publicProvider';
import type { Settings } from '../../providers/settings/settings';
import { createModels } from '../models';
import { looks } from '../theme/look';
import { PublicApp } from './PublicApp';

bringTexts({ app: open });

type Options = {
  readonly config: CutConfig;
  readonly translations: LoadTranslations;
  readonly settings: Settings;
};

/** Puts the pages of people without an account together, without anything of those of the others. */
export const createPublicApp = async ({
  config,
  translations,
  settings,
}: Options): Promise<ComponentType> => {
  const { name, color, logo, hosts, accounts, offers: told } = settings;
  const { passwordMin: min, passwordMixed: mixed } = accounts;
  const models = createModels(config, { name, isDemo: false, translations, passwords: { min, mixed } });
  await models.entities.all();
  const made = new Map<string, Model>();
  const modelIn = (locale: string): Model => {
    const known = made.get(locale) ?? publicModel(wholeModel(models.get(locale)));
    made.set(locale, known);
    return known;
  };
  const store = localStorageStore('1', 'sms.public');
  store.setItem('theme', wornSkin());
  const kept: unknown = store.getItem('locale');
  const locale: Locale = isLanguage(kept) ? kept : languageFor(navigator.languages);
  await Promise.all([models.load(locale), loadMessages(locale)]).catch(() => undefined);
  const i18n = await createI18nProvider({
    labels: (language) => labelMessages(models.get(language), language),
    label: (key, language) => fieldLabel(models.get(language), key, language),
    initialLocale: locale,
  });
  const i18nProvider = {
    ...i18n,
    changeLocale: async (wanted: string) => {
      await models.load(wanted);
      await i18n.changeLocale(wanted);
    },
  };
  const offers = createOfferBook(told);
  offers.declare(config.frame.offers ?? {});
  const provider = createPublicProvider({ model: modelIn('en'), hosts, offers });
  const dataProvider = withErrorMessages(provider, (key, args) => i18n.translate(key, args));
  const worn =
    color === undefined ? looks : (await download(() => import('../theme/brand'))).brandedLooks(color);
  return () => <PublicApp {...{ modelIn, logo, store, i18nProvider, dataProvider }} looks={worn} />;
};
