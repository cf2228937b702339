import { createTokens } from '../server/accounts/tokens';
import { createClock } from '../server/clock';
import { createServer } from '../server/createServer';
import { cubesOf } from '../server/records/rollups';
import type { HookFiles } from '../server/hooks/checkHooks';
import type { Store } from '../server/store/store';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { translateAll, type LoadTranslations } from '../src/model/resolve/translate';
import type { Fetch } from '../src/providers/http/exchange';
import type { DemoSettings } from './demo';
import { createBrowserBytes } from './bytesInBrowser';
import { alone } from './alone';
import { picturesInPage } from './picturesInPage';
import { demoPasswords, demoSecrets, demoSigner, digest } from './standIns';

type Parts = {
  readonly config: DeclaredAdmin;
  readonly accounts: DemoSettings['demo'];
  /** With the first records in it. */
  readonly store: Store;
  /** What each `overrides/<resource>.server.ts` exports, by its path; none when absent. */
  readonly hooks?: HookFiles;
  /** The texts of the configuration in other languages; in none when absent. */
  readonly translations?: LoadTranslations;
};

/** Bytes of all files that a visitor uploads. */
const ROOM = 100_000_000;

/** What hooks find where a server has its environment: nothing is sent in earnest, and sooner than in life. */
const ENVIRONMENT = { SENDER: 'simulated', SENDER_SPEED: '5' };

/** The server itself, in the page: `fetch` for the HTTP layer, which cannot tell it from one behind a network. */
export const serverInPage = async ({
  config,
  accounts,
  store,
  hooks,
  translations,
}: Parts): Promise<Fetch> => {
  const clock = createClock();
  const model = createModel(await translateAll(config, translations), kinds);
  await store.rollUp(cubesOf(model));
  const server = await createServer({
    model,
    store,
    clock,
    digest,
    tokens: createTokens({ signer: demoSigner, clock, store }),
    passwords: demoPasswords,
    secrets: demoSecrets,
    first: { seeds: {}, accounts },
    hooks,
    env: ENVIRONMENT,
    uploads: {
      bytes: await createBrowserBytes(),
      pictures: picturesInPage,
      limits: { perAccount: ROOM, inAll: ROOM },
      isInPage: true,
    },
  });
  if (hooks) alone('sms-demo.worker', () => server.worker.start());
  return async (url, init) => {
    const request = new Request(url, init);
    // To limit the body, Hono would make a request with a stream in it, which not every browser can.
    Object.defineProperty(request, 'body', { value: null });
    return server.fetch(request);
  };
};
