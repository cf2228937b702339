import settings from 'virtual:demo-settings';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import type { LoadTranslations } from '../src/model/resolve/translate';
import type { DemoChanges } from '../src/providers/session/connection';
import { localStorageIfAllowed } from '../src/providers/session/safeStorage';
import { languageFor, type Language } from '../src/locales/languages';
import type { DemoRecords } from './demo';
import type { Fetch } from '../src/providers/http/exchange';

export { settings };

export type Demo = { readonly fetch: Fetch; readonly changes: DemoChanges };

/** The first records, in the language of the reader. */
const records: Record<Language, () => Promise<{ default: DemoRecords }>> = {
  en: () => import('virtual:demo-records-en'),
  de: () => import('virtual:demo-records-de'),
  fr: () => import('virtual:demo-records-fr'),
  pt: () => import('virtual:demo-records-pt'),
};

const loadParts = () =>
  Promise.all([
    records[languageFor(navigator.languages)](),
    import('./keptInBrowser'),
    import('./serverInPage'),
    import('./overrides'),
    import('./bytesInBrowser'),
    import('../server/store/memory'),
  ]);

/** Downloads the server before it is started; what cannot be had is asked for again then. */
export const prepareDemo = (): void => void loadParts().catch(() => undefined);

/** Starts the server in the page, with what this browser has kept. */
export const startDemo = async (config: DeclaredAdmin, translations: LoadTranslations): Promise<Demo> => {
  const [{ default: first }, { keptInBrowser }, { serverInPage }, { hooks }, files, { createMemoryStore }] =
    await loadParts();
  const { keeper, changes } = keptInBrowser(first, { storage: localStorageIfAllowed(), events: window });
  return {
    fetch: await serverInPage({
      config,
      accounts: settings.demo,
      store: createMemoryStore(keeper),
      hooks,
      translations,
    }),
    changes: {
      ...changes,
      reset: (collection) => {
        changes.reset(collection);
        files.forgetBytes(files.FILES.demo);
        files.forgetBytes(files.FILES.samples);
      },
    },
  };
};
