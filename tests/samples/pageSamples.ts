import { samplesInPage } from '../../demo/samplesInPage';
import type { HookFiles } from '../../server/hooks/checkHooks';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { sampleProvider } from '../../src/providers/data/sampleProvider';
import type { UserData } from '../../src/providers/session/userData';
import { asking } from '../gateway/testGateway';

type Options = {
  readonly hooks?: HookFiles;
  readonly user?: Partial<UserData>;
  /** Where what is written is kept; default: nowhere. */
  readonly storage?: Storage;
};

const somebody: UserData = {
  id: 'somebody',
  fullName: 'Somebody',
  username: 'somebody',
  email: 'somebody@demo.com',
  role: 'admin',
  ability: [{ action: 'manage', subject: 'all' }],
};

/** The samples as a page has them: its data provider, and their calls. */
export const pageSamples = async (config: DeclaredAdmin, { hooks, user, storage }: Options = {}) => {
  const origin = 'http://page.test';
  const model = createModel(config, kinds);
  const samples = await samplesInPage({
    config,
    ...(hooks && { hooks }),
    user: () => ({ ...somebody, ...user }),
    browser: { storage },
  });
  const session = {
    get: () => ({ accessToken: 'token' }),
    generation: 1,
    renew: () => Promise.resolve(),
    end: () => undefined,
  };
  const provider = await sampleProvider(samples, { model, origin, session });
  return { ...samples, model, provider, ask: asking(origin, samples.fetch).callerOf('token') };
};
