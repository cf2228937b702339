import { createSecrets } from '../../gateway/accounts/secrets';
import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { createClock } from '../../server/clock';
import { createServer } from '../../server/createServer';
import { createHasher } from '../../gateway/accounts/hasher';
import { createSigner } from '../../gateway/accounts/signer';
import { onNode } from '../../gateway/onNode';
import { createMemoryStore } from '../../server/store/memory';
import { createPasswords } from '../../server/accounts/passwords';
import { createTokens } from '../../server/accounts/tokens';
import { createAbility } from '../../src/model/access/ability';
import type { Model } from '../../src/model/resolved/model';
import { guard } from '../../src/providers/data/guarded';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { createRestProvider } from '../../src/providers/rest/restProvider';
import { createConnection } from '../../src/providers/session/connection';
import { mapStorage } from '../servers/tabWorld';
import { accounts, contractModel, seeds } from './dataProvider.config';
import { simpleRestInFront } from './dataProvider.simpleRest';

type Fetch = (request: Request) => Response | Promise<Response>;

export type Source = {
  readonly model: Model;
  /** With every right. */
  readonly provider: ResourceProvider;
  /** Without any right; its requests are counted with the others. */
  readonly denied: ResourceProvider;
  /** Requests that have left for a server so far. */
  readonly sent: () => number;
  readonly close: () => Promise<void>;
};

const openServed = (model: Model, inFront: (gateway: Fetch) => Fetch) => async (): Promise<Source> => {
  const clock = createClock();
  const store = createMemoryStore();
  const passwords = createPasswords({ hasher: createHasher(), cost: 2 ** 10 });
  const tokens = createTokens({ signer: createSigner(['a secret of thirty-two characters']), clock, store });
  const gateway = await createServer({
    ...onNode,
    model: contractModel(),
    store,
    clock,
    tokens,
    passwords,
    secrets: createSecrets(['a secret that is long enough for a test']),
    first: { seeds, accounts },
  });
  const { server, url } = await listen(inFront((request) => gateway.fetch(request)));
  let sent = 0;
  const connection = createConnection({
    hosts: { sms: url, remote: url, orders: url, auth: url },
    storages: { local: mapStorage(new Map()), session: mapStorage(new Map()) },
    fetch: (address, init) => {
      sent += 1;
      return fetch(address, init);
    },
  });
  const [all = { email: '', password: '' }] = accounts;
  await connection.account.signIn({ ...all, rememberMe: false });
  const rest = await createRestProvider({ http: connection.http, model });
  return {
    model,
    provider: guard(rest, model, createAbility(connection.session.user()?.ability).can),
    denied: guard(rest, model, createAbility([]).can),
    sent: () => sent,
    close: async () => {
      server.close();
      await passwords.close();
      await store.close();
    },
  };
};

/** Every kind of source there is; the suite asks the same of each. */
export const sources: Readonly<Record<string, () => Promise<Source>>> = {
  'v1 over the gateway': openServed(contractModel(), (gateway) => gateway),
  'simpleRest over the gateway': openServed(contractModel({ dialect: 'simpleRest' }), simpleRestInFront),
};

const listen = (answer: Fetch): Promise<{ server: ServerType; url: string }> =>
  new Promise((resolve) => {
    const server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, (address: AddressInfo) =>
      resolve({ server, url: `http://127.0.0.1:${address.port}` }),
    );
  });
