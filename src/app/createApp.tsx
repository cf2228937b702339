import type { ComponentType } from 'react';
import type { DeclaredAdmin } from '../config/defineAdmin';
import { kinds } from '../fields/kinds';
import { isLanguage, languageFor } from '../locales/languages';
import { labelMessages } from '../model/labelMessages';
import { createI18nProvider } from '../providers/i18n/i18nProvider';
import type { Connection } from '../providers/session/connection';
import { createPreview } from '../providers/session/preview';
import type { Settings } from '../providers/settings/settings';
import { AdminApp } from './AdminApp';
import { createAppStore } from './appStore';
import { createModels } from './models';
import { createProviders } from './createProviders';
import { looks, type Looks } from './theme/look';

type AppOptions = {
  readonly config: DeclaredAdmin;
  readonly settings: Settings;
  readonly connection: Connection;
};

/** Puts the product together from its configuration; while developing, a faulty one is explained instead. */
export const createApp = async ({ config, settings, connection }: AppOptions): Promise<ComponentType> => {
  if (import.meta.env.DEV) {
    const { checkConfig } = await import('../model/check/checkConfig');
    const problems = checkConfig(config, kinds).filter(({ level }) => level === 'error');
    if (problems.length > 0) {
      const { ConfigProblems } = await import('../pages/ConfigProblems');
      return () => <ConfigProblems problems={problems} />;
    }
  }
  connection.offers.declare(config.offers ?? {});
  const isDemo = settings.demo || import.meta.env.MODE === 'demo';
  const models = createModels(config, { name: settings.name, isDemo });
  const store = createAppStore(connection.session);
  const locale: unknown = store.getItem('locale');
  const initialLocale = isLanguage(locale) ? locale : languageFor(navigator.languages);
  await models.load(initialLocale).catch(() => models.english);
  const translations = await createI18nProvider({
    labels: (language) => labelMessages(models.get(language), language),
    initialLocale,
  });
  const i18nProvider = {
    ...translations,
    changeLocale: async (wanted: string) => {
      await models.load(wanted);
      await translations.changeLocale(wanted);
    },
  };
  const worn = await looksOf(settings);
  const preview = createPreview(connection.session);
  const providers = await createProviders({
    models,
    preview,
    connection,
    settings,
    say: (key, args) => i18nProvider.translate(key, args),
  });
  return () => (
    <AdminApp
      models={models}
      settings={settings}
      looks={worn}
      connection={connection}
      preview={preview}
      store={store}
      i18nProvider={i18nProvider}
      {...providers}
    />
  );
};

/* Deriving colours is downloaded only where a provider has one of its own. */
const looksOf = async ({ color }: Settings): Promise<Looks> =>
  color === undefined ? looks : (await import('./theme/brand')).brandedLooks(color);
