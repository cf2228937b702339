import type { DeclaredAdmin } from '../config/defineAdmin';
import { samplesInPage, type SamplesInPage } from '../../demo/samplesInPage';
import { hooks } from '../../demo/sampleOverrides';
import type { PageModel } from '../model/resolved/model';
import type { ResourceProvider } from '../model/resolved/resourceProvider';
import type { LoadTranslations } from '../model/resolve/translate';
import { sampleProvider } from '../providers/data/sampleProvider';
import type { Connection } from '../providers/session/connection';
import { localStorageIfAllowed } from '../providers/session/safeStorage';

type Parts = {
  readonly config: DeclaredAdmin;
  readonly translations: LoadTranslations;
  readonly model: PageModel;
  readonly connection: Pick<Connection, 'session' | 'offers'>;
};

export type Demo = SamplesInPage & { readonly provider: ResourceProvider };

/** What answers for the samples: their server in the page, asked as every host is. What makes records up comes with it. */
export const loadDemo = async ({ config, translations, model, connection }: Parts): Promise<Demo> => {
  const { session } = connection;
  const samples = await samplesInPage({
    config,
    translations,
    hooks,
    user: () => {
      const user = session.user();
      if (!user) throw new Error('Nobody is signed in.');
      return user;
    },
    browser: { storage: localStorageIfAllowed(), events: window },
  });
  return {
    ...samples,
    provider: await sampleProvider(samples, { ...connection, model, origin: window.location.origin }),
  };
};
