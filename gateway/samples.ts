import { faker } from '@faker-js/faker/locale/en';
import calendar from '../fixtures/calendar.json';
import { sampleRecords } from '../fixtures/sampleRecords';
import type { ServerParts } from '../server/createServer';
import type { Environment, HookFiles } from '../server/hooks/checkHooks';
import { firstSamples } from '../server/samples/firstSamples';
import { checkSampleHooks } from '../server/samples/checkSampleHooks';
import { openSamples } from '../server/samples/openSamples';
import { sampleCalls } from '../server/samples/sampleCalls';
import type { Samples } from '../server/samples/sampleRoutes';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { fakeSamples } from '../src/model/demo/fakeSamples';
import { servedSamples } from '../src/model/demo/servedSamples';
import { createModel } from '../src/model/resolve/createModel';
import type { Kinds } from '../src/model/resolved/kind';
import type { Person } from '../server/accounts/people';
import type { Served } from '../server/serves';

type Parts = Pick<ServerParts, 'clock' | 'digest' | 'passwords' | 'secrets'> & {
  /** In every language. */
  readonly config: DeclaredAdmin;
  readonly kinds: Kinds;
  readonly hooks: HookFiles;
  readonly env?: Environment | undefined;
};

/** So many people have samples of their own; whoever asked least lately begins with the first ones again. */
const MOST = 50;

/** So many people are known at a time, as they asked last. */
const MOST_KNOWN = 1000;

const DAY_MS = 86_400_000;

/** The samples beside a gateway, in memory: each person's own, or one set for all that begins anew every night (UTC). */
export const samplesBeside = ({ config, kinds, hooks, env = {}, ...given }: Parts): Samples => {
  const { clock, digest, passwords, secrets } = given;
  const parts = { clock, digest, passwords, secrets, env };
  const model = createModel(servedSamples(config), kinds);
  checkSampleHooks(hooks, { model, env });
  const isShared = sharedFrom(env);
  let first: { readonly day: number; readonly entries: ReturnType<typeof firstSamples> } | undefined;
  const entriesOf = (day: number) => {
    if (first?.day !== day) {
      const now = new Date(parts.clock.now());
      const made = fakeSamples(config, { model, faker, now, seeds: sampleRecords, ...calendar });
      first = { day, entries: firstSamples({ ...parts, model, made }) };
    }
    return first.entries;
  };
  const open = new Map<string, Promise<Served>>();
  const people = new Map<string, Person>();
  const asking = { idOf: (token: string) => token, byId: (id: string) => people.get(id) };
  const begin = async (day: number): Promise<Served> => {
    const keeper = { entries: await entriesOf(day), keep: () => undefined };
    return openSamples({ ...parts, model, keeper, hooks }, asking);
  };
  return {
    knows: sampleCalls(model, hooks),
    of: (person) => {
      const day = Math.floor(parts.clock.now() / DAY_MS);
      const { _id } = person.row;
      renewed({ map: people, most: MOST_KNOWN }, _id, {
        ...person,
        resource: model.resource(person.resource.key),
      });
      const key = isShared ? `all ${day}` : _id;
      // What all share begins anew, and what could not begin is tried again.
      for (const each of isShared ? open.keys() : []) if (each !== key) open.delete(each);
      const begun = open.get(key) ?? begin(day);
      begun.catch(() => open.delete(key));
      return renewed({ map: open, most: MOST }, key, begun);
    },
  };
};

/* The one asked for last stands last. */
const renewed = <T>(
  { map, most }: { readonly map: Map<string, T>; readonly most: number },
  key: string,
  value: T,
): T => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return value;
};

const sharedFrom = ({ SAMPLES_OF: of = 'person' }: Environment): boolean => {
  if (of !== 'person' && of !== 'all') throw new Error(`SAMPLES_OF is "${of}". Valid: person, all.`);
  return of === 'all';
};
