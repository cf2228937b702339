import type { ComponentType } from 'react';
import type { DeclaredAdmin } from '../config/defineAdmin';
import { kinds } from '../fields/kinds';
import { createModel } from '../model/createModel';
import { labelMessages } from '../model/labelMessages';
import { createI18nProvider } from '../providers/i18n/i18nProvider';
import type { Connection } from '../providers/session/connection';
import type { Settings } from '../providers/settings/settings';
import { AdminApp } from './AdminApp';
import { createAppStore } from './appStore';
import { createProviders } from './createProviders';

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
  const model = { ...createModel(config, kinds), name: settings.name };
  const store = createAppStore(connection.session);
  const i18nProvider = await createI18nProvider({
    labels: (language) => labelMessages(model, language),
    initialLocale: store.getItem('locale'),
  });
  const providers = await createProviders({ model, connection, settings });
  return () => (
    <AdminApp
      model={model}
      settings={settings}
      connection={connection}
      store={store}
      i18nProvider={i18nProvider}
      {...providers}
    />
  );
};
