import { hintFor } from '../../src/model/check/didYouMean';
import { labelAt } from '../../src/model/answers/issueText';
import { pick, resolveLabel } from '../../src/model/resolved/labels';
import type { Resource } from '../../src/model/resolved/resource';
import type { Person } from '../accounts/people';
import type { Request } from '../handlers';
import { createErasing } from '../erasing/erasing';
import type { ErasingParts } from '../erasing/eraseRecord';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';
import { report } from '../report';
import { lockCollection } from '../writes/collectionLock';
import { inTransaction } from '../writes/inTransaction';
import { createOutsideTransaction, type Hiding } from '../writes/outsideTransaction';
import type { EntityHooks, Environment } from './checkHooks';
import type { AnyContext, HookText, Me } from './defineHooks';
import { recordsOf, type Whole } from './hookRecords';
import { enqueue } from './jobs';

type Within = Parts & {
  readonly own: EntityHooks;
  readonly person?: Person | undefined;
  /** Of the request whose transaction is open. Absent where none is. */
  readonly outside?: Request['outside'] | undefined;
};

export type Around = {
  readonly env: Environment;
  readonly hiding: Hiding;
  readonly erasing: Pick<ErasingParts, 'mac' | 'before'>;
  /** Of all files, as `campaigns.jobs.charge`. */
  readonly jobs: readonly string[];
  /** An error as it may be logged. */
  readonly textOf: (error: unknown, place?: string) => string;
};

/** The context of a file, for whoever asks. */
export type ContextOf = (own: EntityHooks, person: Person | undefined) => AnyContext;

/** Runs what a file exports, so that its faults say where they came from. */
export type Running = {
  readonly inFile: <T>(file: string, name: string, work: () => Promise<T> | T) => Promise<T>;
  readonly contextOf: ContextOf;
};

/** What hooks are handed to work with. */
export const hookContext = ({ own, person, outside, ...parts }: Within, around: Around): AnyContext => {
  const { model, store, clock } = parts;
  const { settings = [], secrets = [], defaults = {}, jobs = {} } = own.hooks;
  const given = (name: string) => around.env[name] || (defaults[name] ?? '');
  const whole: Whole = (work) => {
    if (outside) return store.transaction((inner) => work({ ...parts, store: inner, outside }));
    const slow = createOutsideTransaction(around.hiding);
    return inTransaction(store, (inner) => work({ ...parts, store: inner, outside: slow }));
  };
  return {
    now: new Date(clock.now()),
    me: person && meOf(person),
    records: (entity) => recordsOf(model.resource(entity), { ...parts, by: person?.row._id }, whole),
    setting: (name) => given(known(name, settings, { own, of: 'settings' })),
    secret: (name) => given(known(name, secrets, { own, of: 'secrets' })),
    enqueue: async (name, data, options = {}) => {
      const [entity, other] = name.split('.');
      const job =
        other === undefined
          ? `${own.resource.key}.jobs.${known(name, Object.keys(jobs), { own, of: 'jobs' })}`
          : known(`${entity}.jobs.${other}`, around.jobs, { own, of: 'enqueue' });
      await whole((inner) => enqueue({ job, data, ...options }, inner));
    },
    turn: async (name) => void (await lockCollection(`hooks ${name}`, parts)),
    transaction: (work) => whole((inner) => work(hookContext({ ...inner, own, person }, around))),
    report: (error) => report(around.textOf(error, `${own.file}: `)),
    erasing: createErasing({ ...parts, ...around.erasing }),
    refusal: (errors) => refusalOf(errors, own.resource),
  };
};

const meOf = ({ row, role, ability }: Person): Me => ({
  id: row._id,
  role,
  can: (action, subject) => ability.can(action, subject),
});

type Place = { readonly own: EntityHooks; readonly of: string };

const known = (name: string, names: readonly string[], { own, of }: Place): string => {
  if (names.includes(name)) return name;
  throw new Error(`\`${of}\` of ${own.file} has no "${name}". ${hintFor(name, names)}`);
};

const refusalOf = (errors: Readonly<Record<string, HookText | undefined>>, { fields }: Resource): Refusal => {
  const faults = Object.entries(errors).filter((each): each is [string, HookText] => each[1] !== undefined);
  return new Refusal(422, ({ locale }) => {
    const said = faults.map(([path, text]) => [path, pick(resolveLabel(text), locale)] as const);
    const sentences = said.map(([path, text]) => `${labelAt(fields, path, locale) || path}: ${text}`);
    return { text: sentences.join(' '), errors: Object.fromEntries(said) };
  });
};
