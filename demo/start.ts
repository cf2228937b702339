import settings from 'virtual:demo-settings';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import type { LoadTranslations } from '../src/model/resolve/translate';
import type { DemoChanges } from '../src/providers/session/connection';
import { localStorageIfAllowed } from '../src/providers/session/safeStorage';
import type { Fetch } from '../src/providers/http/exchange';

export { settings };

export type Demo = { readonly fetch: Fetch; readonly changes: DemoChanges };

/** Starts the server in the page, with what this browser has kept. */
export const startDemo = async (config: DeclaredAdmin, translations: LoadTranslations): Promise<Demo> => {
  const [{ default: records }, { keptInBrowser }, { serverInPage }, { hooks }, { createMemoryStore }] =
    await Promise.all([
      import('virtual:demo-records'),
      import('./keptInBrowser'),
      import('./serverInPage'),
      import('./overrides'),
      import('../server/store/memory'),
    ]);
  const { keeper, changes } = keptInBrowser(records, { storage: localStorageIfAllowed(), events: window });
  return {
    fetch: await serverInPage({
      config,
      accounts: settings.demo,
      store: createMemoryStore(keeper),
      hooks,
      translations,
    }),
    changes,
  };
};
