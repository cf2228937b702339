import { faker } from '@faker-js/faker/locale/en';
import calendar from '../fixtures/calendar.json';
import { sampleRecords } from '../fixtures/sampleRecords';
import { createClock } from '../server/clock';
import type { HookFiles } from '../server/hooks/checkHooks';
import { checkSampleHooks } from '../server/samples/checkSampleHooks';
import { firstSamples } from '../server/samples/firstSamples';
import { sampleCalls } from '../server/samples/sampleCalls';
import { openSamples } from '../server/samples/openSamples';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { createAbility } from '../src/model/access/ability';
import { hash } from '../src/model/demo/fakeId';
import { fakeSamples } from '../src/model/demo/fakeSamples';
import { samplesIn, servedSamples } from '../src/model/demo/servedSamples';
import { accountKeys } from '../src/model/permissions/accounts';
import { createModel } from '../src/model/resolve/createModel';
import { translateAll, type LoadTranslations } from '../src/model/resolve/translate';
import type { Fetch } from '../src/providers/http/exchange';
import { userId, type UserData } from '../src/providers/session/userData';
import { alone } from './alone';
import { createBrowserBytes, FILES, forgetBytes } from './bytesInBrowser';
import { keptByFakerest } from './keptByFakerest';
import { keptInBrowser, SAMPLES, type Browser } from './keptInBrowser';
import type { DemoChanges } from '../src/providers/session/connection';
import { picturesInPage } from './picturesInPage';
import { demoPasswords, demoSecrets, digest } from './standIns';
import type { Model } from '../src/model/resolved/model';
import type { Resource } from '../src/model/resolved/resource';
import type { Person } from '../server/accounts/people';

type Parts = {
  readonly config: DeclaredAdmin;
  readonly translations?: LoadTranslations | undefined;
  /** What each `overrides/samples/<entity>.server.ts` exports, by its path; none when absent. */
  readonly hooks?: HookFiles;
  /** Whoever is signed in at the time. */
  readonly user: () => UserData;
  /** Where what is written is kept. */
  readonly browser: Browser;
};

/** Bytes of all files that somebody uploads to samples. */
const ROOM = 50_000_000;

export type SamplesInPage = {
  /** For the data provider, all of whose calls are about samples. */
  readonly fetch: Fetch;
  /** Whether a call is one of theirs: all others are for the network (S7.42). */
  readonly knows: ReturnType<typeof sampleCalls>;
  /** What was written, in this browser. */
  readonly changes: DemoChanges;
};

/** The server of the samples, in the page. */
export const samplesInPage = async ({
  config,
  translations,
  hooks = {},
  user,
  browser,
}: Parts): Promise<SamplesInPage> => {
  const clock = createClock();
  const served = servedSamples(await translateAll(config, translations));
  const model = createModel(served, kinds);
  checkSampleHooks(hooks, { model, env: {} });
  const now = new Date(clock.now());
  const made = fakeSamples(config, { model, faker, now, seeds: sampleRecords, ...calendar });
  const common = { model, clock, passwords: demoPasswords };
  // What was kept of another shape of them is no longer there to be changed.
  const madeAt = `${hash(JSON.stringify(samplesIn(config).map((key) => config.resources[key])))}`;
  const first = { madeAt, entries: await firstSamples({ ...common, made }) };
  const kept = keptInBrowser(first, browser, `${SAMPLES}${userId(user())}.`);
  const server = await openSamples(
    {
      ...common,
      keeper: keptByFakerest(kept.keeper),
      digest,
      secrets: demoSecrets,
      hooks,
      uploads: {
        bytes: await createBrowserBytes(FILES.samples),
        pictures: picturesInPage,
        limits: { perAccount: ROOM, inAll: ROOM },
        isInPage: true,
      },
    },
    {
      idOf: () => userId(user()),
      byId: (id) => (id === userId(user()) ? personOf(user(), model) : undefined),
    },
  );
  const fetch: Fetch = async (url, init) => {
    const request = new Request(url, init);
    // To limit the body, Hono would make a request with a stream in it, which not every browser can.
    Object.defineProperty(request, 'body', { value: null });
    return server.fetch(request);
  };
  // What is let go of is swept while a page is open.
  if (browser.events) alone('sms-samples.worker', () => server.worker.start());
  const changes: DemoChanges = {
    ...kept.changes,
    reset: (collection) => {
      kept.changes.reset(collection);
      if (collection === undefined) forgetBytes(FILES.samples);
    },
  };
  return { fetch, knows: sampleCalls(model, hooks), changes };
};

/* Whoever is signed in, with the rights that the page knows. */
const personOf = (user: UserData, model: Model): Person => {
  const isBound = user.bound === true;
  const key = accountKeys(model).find(
    (each) => (model.accounts?.resources[each]?.bound ?? false) === isBound,
  );
  return {
    row: { ...user, _id: userId(user), __v: 0, createdAt: '', updatedAt: '' },
    resource: key === undefined ? (model.resources[0] as Resource) : model.resource(key),
    ability: createAbility(user.ability),
    role: user.role,
    mayAct: true,
    isBound,
    isUnproved: user.unproved === true,
  };
};
