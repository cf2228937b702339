import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createClock, type Clock } from '../../server/clock';
import { createSecrets } from '../../gateway/accounts/secrets';
import { createSigner } from '../../gateway/accounts/signer';
import { onNode } from '../../gateway/onNode';
import { underControl } from '../../gateway/testing/underControl';
import type { TrustedProxy } from '../../server/requests/sourceOf';
import { createServer } from '../../server/createServer';
import type { Served } from '../../server/serves';
import type { Environment, HookFiles } from '../../server/hooks/checkHooks';
import type { Later } from '../../server/hooks/runJob';
import { later as timer } from '../../server/hooks/worker';
import type { FirstRecords } from '../../server/seeding/seed';
import type { Store } from '../../server/store/store';
import type { Samples } from '../../server/samples/sampleRoutes';
import type { UploadParts } from '../../server/uploads/uploadRoutes';
import { createRealtime } from '../../gateway/live/realtime';
import { createHasher } from '../../gateway/accounts/hasher';
import { createPasswords, type Passwords } from '../../server/accounts/passwords';
import { createTokens } from '../../server/accounts/tokens';
import type { StoreAdvice } from '../../src/model/account/storeAdvice';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { translateAll } from '../../src/model/resolve/translate';
import { translations } from '../../gateway/translations';
import type { Fetch } from '../../src/providers/http/exchange';
import { testAccounts, testConfig, testSeeds } from './testConfig';

export type Json = Record<string, unknown>;

export type Answer = { readonly status: number; readonly body: Json };

/** Sends with the token form that the path's host asks for: alone, or after Bearer for the users service. */
export type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>;

type Options = {
  readonly config?: DeclaredAdmin;
  readonly first?: FirstRecords;
  readonly clock?: Clock;
  /** Other origins whose pages may call; default none. */
  readonly origins?: readonly string[];
  /** The address of the page; default that of the gateway. */
  readonly page?: string;
  /** Whose word is believed about where a request comes from; default nobody's. */
  readonly trusted?: TrustedProxy;
  /** Default: cheap ones, and as many at a time as anybody asks for. */
  readonly passwords?: Passwords;
  /** What `overrides/` exports for the server; default nothing. */
  readonly hooks?: HookFiles;
  readonly env?: Environment;
  /** What files export whose `start` was called already; default none. */
  readonly started?: WeakSet<object>;
  /** Default: at most 20 ms pass, so that whoever moves the clock need not wait. */
  readonly later?: Later;
  /** Whether it runs jobs; default yes. */
  readonly works?: boolean;
  /** What whoever may do everything is told of the store; default nothing. */
  readonly advice?: () => Promise<StoreAdvice>;
  /** What another server has; default: nothing. */
  readonly samples?: Samples;
  /** Where files are kept; default: nowhere. */
  readonly uploads?: UploadParts;
  /** What stands in front of the gateway; default nothing. */
  readonly behind?: (gateway: Served) => Served;
};

export const firstTestRecords: FirstRecords = { seeds: testSeeds, accounts: testAccounts };

const listenAnywhere = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/* The cost stands in each hash, so what one of these hashed any gateway reads. */
const cheapPasswords = () =>
  createPasswords({ cost: 2 ** 10, hasher: createHasher({ most: 1000, patience: Infinity }) });

/** The gateway of the test configuration on a port of its own, in front of a store that the caller closes. */
export const serveGateway = async (
  store: Store,
  {
    config = testConfig,
    first = firstTestRecords,
    clock = createClock(),
    origins = [],
    trusted,
    passwords = cheapPasswords(),
    works = true,
    behind = (gateway) => gateway,
    page,
    ...hooked
  }: Options = {},
) => {
  const secrets = ['a secret that is long enough for a test'] as const;
  const tokens = createTokens({
    signer: createSigner(secrets),
    clock,
    store,
  });
  const model = createModel(await translateAll(config, translations), kinds);
  let url = '';
  const shared = { clock, store, origins, trusted, page: () => page ?? `${url}/` };
  const realtime = await createRealtime(shared);
  const around = { later: soon, ...hooked, sockets: realtime, secrets: createSecrets(secrets) };
  const parts = { ...onNode, ...shared, ...around, model, tokens, passwords, first };
  const gateway = underControl.serve(await createServer(parts), parts);
  if (works) await gateway.worker.start();
  const server = createAdaptorServer({ fetch: behind(gateway).fetch }) as Server;
  // PGlite can hold this process for seconds; the next call would meet a connection that ends at that moment.
  server.keepAliveTimeout = 0;
  realtime.attach(server);
  url = await listenAnywhere(server);
  const { send, callerOf, signIn } = asking(url);
  return {
    url,
    model,
    store,
    clock,
    tokens,
    begin: gateway.begin,
    passwords,
    send,
    callerOf,
    signIn,
    /** One of the accounts of the test configuration: `root`, `admin`, `client` or `support`. */
    as: async (name: string): Promise<Caller> =>
      callerOf((await signIn(`${name}@demo.com`, `${name} pass`)).accessToken),
    stop: async () => {
      await gateway.worker.stop();
      gateway.silence();
      await realtime.close();
      await passwords.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const soon: Later = (run, ms) => timer(run, Math.min(ms, 20));

export type TestGateway = Awaited<ReturnType<typeof serveGateway>>;

export type OpenStore = () => Promise<Store>;

/** The record of an answer, whatever the entity is called. */
export const recordOf = ({ body }: Answer): Json & { _id: string } =>
  Object.values(body).find(
    (value): value is Json & { _id: string } => typeof value === 'object' && value !== null && '_id' in value,
  ) ?? { _id: 'no record' };

export const rowsOf = ({ body }: Answer): readonly (Json & { _id: string })[] =>
  Object.values(body).find((value): value is (Json & { _id: string })[] => Array.isArray(value)) ?? [];

/** In order, so that it does not matter which of several calls at once was answered first. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

type Sent = {
  readonly body?: unknown;
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls as somebody outside would make them, of anybody. */
export const asking = (url: string, fetch: Fetch = globalThis.fetch) => {
  const send = sender(url, fetch);
  return {
    send,
    callerOf:
      (token: string): Caller =>
      (method, path, body) =>
        send(method, path, { body, authorization: remote.test(path) ? `Bearer ${token}` : token }),
    signIn: async (email: string, password: string) => {
      const { status, body } = await send('POST', '/jwt/login', { body: { email, password } });
      if (status !== 200) throw new Error(`${email}: ${status} ${JSON.stringify(body)}`);
      return body as Json & { accessToken: string; refreshToken: string; userData: Json };
    },
  };
};

const sender =
  (url: string, fetch: Fetch) =>
  async (method: string, path: string, { body, authorization, headers }: Sent = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = (text === '' ? {} : JSON.parse(text)) as Json;
    // Of each request its own; the tests compare answers.
    delete answer['requestId'];
    return { status: response.status, body: answer };
  };

const remote = /^\/(users|dashboardUsers)\b/;
