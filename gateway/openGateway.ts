import type { Server as HttpServer } from 'node:http';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import type { StoreAdvice } from '../src/model/account/storeAdvice';
import type { Model } from '../src/model/resolved/model';
import { followModels } from '../src/model/resolve/followModels';
import { samplesIn } from '../src/model/demo/servedSamples';
import {
  loadLanguages,
  translate,
  type Languages,
  type LoadTranslations,
} from '../src/model/resolve/translate';
import type { Kinds } from '../src/model/resolved/kind';
import type { KnownListViews } from '../src/model/resolved/listView';
import { createClock } from '../server/clock';
import { createServer, type Server, type ServerParts } from '../server/createServer';
import type { Environment, HookFiles } from '../server/hooks/checkHooks';
import { originsFrom } from '../server/requests/origins';
import { publicUrlFrom } from './page/publicUrl';
import { listPlans } from '../server/records/listIndexes';
import { report } from '../server/report';
import { cubesOf } from '../server/records/rollups';
import { createRealtime, type Realtime } from './live/realtime';
import type { FirstRecords } from '../server/seeding/seed';
import { openStore, type StoreSettings } from './store/openStore';
import type { Store } from '../server/store/store';
import { createSetUpCode } from '../server/accounts/setUpCode';
import { createPasswords } from '../server/accounts/passwords';
import { trustedProxyFrom, type TrustedProxy } from '../server/requests/sourceOf';
import { createTokens } from '../server/accounts/tokens';
import { createHasher } from './accounts/hasher';
import { createSecrets } from './accounts/secrets';
import { createSigner } from './accounts/signer';
import { readTokenSecrets } from './accounts/tokenSecret';
import { onNode } from './onNode';
import { readOwnSettings } from './page/ownSettings';
import { keepKinds } from './upkeep/keepKinds';
import { keepLists } from './upkeep/keepLists';
import { keepNames } from './upkeep/keepNames';
import { keepRollups } from './upkeep/keepRollups';
import { outgrown } from './upkeep/outgrown';
import { putAsideIn } from './upkeep/putAside';
import { samplesBeside } from './samples';
import { openUploadParts } from './uploads/uploadParts';

export type GatewaySettings = StoreSettings & {
  /** Signs tokens; made once and kept beside the records when it is not given. */
  readonly secret?: string;
  /** Signed tokens until `secret` took its place; they stay good while it is given. */
  readonly secretBefore?: string;
  /** Whose word is believed about where a request comes from. */
  readonly trusted?: TrustedProxy | undefined;
  /** Where the page lies, and beside it a config.json of the installation, if it has one. */
  readonly pageFolder?: string | undefined;
  /** Other origins whose pages may call; none when absent. */
  readonly origins?: readonly string[] | undefined;
  /** The address of the page, where links in mails lead. Default: where this listens. */
  readonly publicUrl?: string | undefined;
  readonly address?: (() => string) | undefined;
  /** Where records go that are older than their entity keeps them; nowhere when absent. */
  readonly keptFolder?: string | undefined;
  /** Where overrides have their settings and secrets from. */
  readonly env?: Environment;
};

/** A configuration, and the kinds it may use. */
export type Product = {
  readonly config: DeclaredAdmin;
  readonly kinds: Kinds;
  /** Whether there are samples in it; none when absent. */
  readonly hasSamples?: boolean;
  /** The ways to look at a list, for the check before it starts and for what they count; without them no entity may name one. */
  readonly listViews?: KnownListViews;
  /** Why an entity cannot be served, by its key: only while developing. Everything else was found sound. */
  readonly faulty?: ReadonlyMap<string, string>;
  /** What each `overrides/<resource>.server.ts` exports, by its path. */
  readonly hooks?: HookFiles;
  /** The same of the samples; without them nobody answers for samples here. */
  readonly sampleHooks?: HookFiles;
  /** The texts of the configuration in other languages; in none when absent. */
  readonly translations?: LoadTranslations;
};

export type OpenGateway = {
  /** A server for a configuration; asking again with a changed one keeps the records (they are not its own). */
  serve: (product: Product, first: FirstRecords) => Promise<Server>;
  /** What whoever started it is to know of the store; undefined when there is nothing. */
  advice: () => Promise<StoreAdvice | undefined>;
  /** Speaks first on this server, too. */
  attach: (server: HttpServer) => void;
  /** Ends the connections that speak first, which would keep a server from closing. */
  hangUp: () => Promise<void>;
  /** Asks the store for something that need not be there; rejects when it cannot answer. */
  probe: () => Promise<unknown>;
  close: () => Promise<void>;
};

/** What the tests put around the program: switches around its server, and passwords that are quick to check. */
export type Around = {
  readonly serve: (server: Server, parts: ServerParts & { readonly sockets: Realtime }) => Server;
  /** Of a new password's hash. Default: what `createPasswords` takes. */
  readonly hashCost?: number;
};

/** Opens what outlives a change of the configuration: the store, the clock and the tokens. */
export const openGateway = async (
  settings: GatewaySettings,
  { serve: around, hashCost }: Around = { serve: (server) => server },
): Promise<OpenGateway> => {
  const { pageFolder, keptFolder } = settings;
  const lasting = await openLasting(settings, hashCost);
  const { store, sockets, passwords, uploads } = lasting;
  const upkeep = keepQuick(store);
  const records = keepRecords(store);
  const modelOf = followModels();
  let served: Pick<Server, 'worker' | 'silence'> | undefined;
  let present: Model | undefined;
  const advice = advising(settings, async () => present && outgrown(present, store));
  const asSet = { advice, ...(keptFolder && { putAside: putAsideIn(keptFolder) }) };
  return {
    serve: async (product, first) => {
      const { config, kinds, listViews, faulty = new Map(), hooks, translations } = product;
      const { hasSamples = false, sampleHooks = {} } = product;
      const languages = await loadLanguages(translations);
      const model = modelOf(config, kinds, languages);
      present = model;
      const kept = await records.follow(model);
      if (faulty.size === 0) upkeep.follow(model, listViews);
      const parts = {
        ...onNode,
        ...lasting,
        model,
        hasSamples,
        faulty,
        store: kept,
        first,
        hooks,
        samples: beside({ config, kinds, hooks: sampleHooks, languages }, lasting),
        ...asSet,
        ...(pageFolder !== undefined && { ownSettings: () => readOwnSettings(pageFolder) }),
      };
      const server = around(await createServer(parts), parts);
      // What it has begun is ended there; all else is the next one's.
      void served?.worker.stop();
      served?.silence();
      served = server;
      await server.worker.start();
      return server;
    },
    advice,
    attach: sockets.attach,
    hangUp: sockets.close,
    probe: () => store.get('readiness', 'none'),
    close: async () => {
      await Promise.all([served?.worker.stop(), upkeep.stop(), records.stop()]);
      await Promise.all([passwords.close(), uploads.pictures.close()]);
      await store.close();
    },
  };
};

type Lasting = Awaited<ReturnType<typeof openLasting>>;

/* What is the same for every configuration. */
const openLasting = async (settings: GatewaySettings, hashCost: number | undefined) => {
  const { trusted, origins, env } = settings;
  const uploads = await openUploadParts(env ?? {}, settings);
  const store = await openStore(settings);
  const clock = createClock();
  const secrets = await secretsFor(settings, settings.store !== 'memory');
  return {
    trusted,
    origins,
    env,
    store,
    clock,
    tokens: createTokens({ signer: createSigner(secrets), clock, store }),
    setUp: createSetUpCode(clock),
    passwords: createPasswords({ hasher: createHasher(), ...(hashCost && { cost: hashCost }) }),
    secrets: createSecrets(secrets),
    sockets: await createRealtime({ clock, store, origins, trusted }),
    page: () => settings.publicUrl ?? settings.address?.() ?? '',
    uploads,
    started: new WeakSet<object>(),
  };
};

type Beside = Pick<Product, 'config' | 'kinds'> & {
  readonly hooks: HookFiles;
  readonly languages: Languages;
};

const beside = ({ config, hooks, languages, kinds }: Beside, lasting: Lasting) =>
  samplesIn(config).length > 0
    ? samplesBeside({ ...onNode, ...lasting, config: translate(config, languages), kinds, hooks })
    : undefined;

/** So long what was counted is good, in milliseconds. */
const COUNTED_MS = 60 * 60_000;

/* Nobody is kept from signing in by it. */
const unknown = (error: unknown): undefined => {
  report(error);
  return undefined;
};

/* Of a folder alone. */
const advising = (
  { store, databaseUrl }: StoreSettings,
  count: OpenGateway['advice'],
): OpenGateway['advice'] => {
  let last: { readonly found: ReturnType<typeof count>; readonly at: number } | undefined;
  return async () => {
    if (store === 'memory' || databaseUrl) return undefined;
    if (!last || Date.now() - last.at > COUNTED_MS) last = { found: count().catch(unknown), at: Date.now() };
    return last.found;
  };
};

const secretsFor = ({ secret, secretBefore, folder }: GatewaySettings, isKept: boolean) =>
  readTokenSecrets({
    ...(secret !== undefined && { secret }),
    ...(secretBefore !== undefined && { secretBefore }),
    ...(isKept && { folder }),
  });

const keepQuick = (store: Store) => {
  // As a signal to end would: what has begun is ended well.
  const lists = keepLists(store, () => process.kill(process.pid, 'SIGTERM'));
  const rollups = keepRollups(store);
  return {
    follow: (model: Model, views: KnownListViews | undefined) => {
      lists.follow(listPlans(model));
      rollups.follow(cubesOf(model, views));
    },
    stop: () => Promise.all([lists.stop(), rollups.stop()]),
  };
};

/* In the form that the configuration has by now; what has another name is read by its kind under that. */
const keepRecords = (store: Store) => {
  const names = keepNames(store);
  const values = keepKinds();
  return {
    follow: async (model: Model) => {
      await values.stop();
      return values.follow(model, await names.follow(model));
    },
    stop: () => Promise.all([names.stop(), values.stop()]),
  };
};

/** Reads the settings of a gateway from the environment. Errors name the variable and its valid values. */
export const settingsFrom = (env: Readonly<Record<string, string | undefined>>): GatewaySettings => {
  const {
    STORE: store = 'pglite',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder = '.data',
    KEPT_FOLDER: keptFolder,
    GATEWAY_SECRET: secret,
    GATEWAY_SECRET_BEFORE: secretBefore,
  } = env;
  if (store !== 'pglite' && store !== 'memory')
    throw new Error(`STORE is "${store}". Valid: pglite, memory.`);
  return {
    store,
    folder,
    trusted: trustedProxyFrom(env),
    origins: originsFrom(env),
    publicUrl: publicUrlFrom(env),
    env,
    ...(keptFolder && { keptFolder }),
    ...(databaseUrl && { databaseUrl }),
    ...(secret && { secret }),
    ...(secretBefore && { secretBefore }),
  };
};
