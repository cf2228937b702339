import { Denied } from '../denied';
import { Hono, type Context as HonoContext } from 'hono';
import { hintFor } from '../../src/model/check/didYouMean';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Resource } from '../../src/model/resolved/resource';
import type { Row as Values } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { Access } from '../accounts/access';
import type { RunHook } from '../handlers';
import type { ErasingParts } from '../erasing/eraseRecord';
import type { Mac } from '../erasing/hashes';
import { comparableValues } from '../overlaps/comparableValues';
import type { Parts } from '../parts';
import { Refusal, refuse } from '../refusal';
import { report } from '../report';
import { StoreConflict, StoreDeadlock, StoreMissing } from '../store/store';
import { StoreAbandoned, StoreTimeout } from '../store/statementLimit';
import { Awaited, createOutsideTransaction, type Hiding } from '../writes/outsideTransaction';
import { answersOf, createAnswerRoutes, type AnswerCall } from './answerRoutes';
import { createEstimateRoutes, type RunEstimate } from './estimateRoutes';
import { checkHooks, type EntityHooks, type Environment, type HookFiles } from './checkHooks';
import { hookContext, type Around, type ContextOf, type Running } from './hookContext';
import { toRecord } from './hookRecords';
import type { Job } from './jobs';
import { scheduleOf, type Schedule } from './times';
import type { Later } from './runJob';
import { createWorker, type Worker } from './worker';

export type HookParts = Parts & {
  readonly files: HookFiles;
  readonly env: Environment;
  /** Entities that are not served, and why. */
  readonly faulty: ReadonlyMap<string, string>;
  readonly hiding: Hiding & { readonly mac: Mac };
  readonly later: Later;
  /** What files export whose `start` this process has called: of a configuration that is only edited it is not called again. Default: none. */
  readonly started?: WeakSet<object> | undefined;
  /** What the server itself leaves for later, by the names of jobs. */
  readonly works: ReadonlyMap<string, (data: Job['data']) => Promise<unknown>>;
  /** When it does which of them by itself. */
  readonly times: ReadonlyMap<string, Schedule>;
};

export type ServerHooks = {
  readonly hook: RunHook;
  readonly isHooked: (resource: Resource, action: string) => boolean;
  readonly routes: (access: Access, addressIn: (c: HonoContext) => string) => Hono;
  /** What is answered at addresses of its own choosing. */
  readonly answers: readonly AnswerCall[];
  readonly answerRoutes: (access: Access) => Hono;
  readonly worker: Worker;
};

/** The code of whoever runs the gateway. @throws when a file of it is faulty, or the environment lacks a setting. */
export const createHooks = ({ files, env, faulty, later, works, ...parts }: HookParts): ServerHooks => {
  const all = checkHooks(files, { model: parts.model, env, faulty });
  const textOf = redacting(all, env);

  /* What the server tells apart goes on as it is; all else says where it came from, and no secret. */
  const inFile = async <T>(file: string, name: string, work: () => Promise<T> | T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (OF_SERVER.some((kind) => error instanceof kind)) throw error;
      const text = textOf(error, `${file}: ${name}: `);
      throw Object.assign(new Error(text), { stack: text });
    }
  };

  const erasing = { mac: parts.hiding.mac, before: erasingHook(all, { inFile, around: () => around }) };
  const around: Around = { env, hiding: parts.hiding, erasing, jobs: all.flatMap(jobsOf), textOf };

  const hook: RunHook = async (name, given, { resource, parts: open, ...asked }) => {
    const own = all.find((each) => each.resource.key === resource.key);
    const work = own && workAt(own, name);
    if (!own || !work) return {};
    const context = hookContext({ ...open, ...asked, own }, around);
    return inFile(own.file, name, async () => {
      const besides = await work(recordsIn(given, resource, open.model) as never, context);
      return name.startsWith('after.') ? {} : answered(besides, given, { resource, kinds: open.model.kinds });
    });
  };

  const contextOf: ContextOf = (own, person) => hookContext({ ...parts, own, person }, around);
  const answers = all.flatMap(answersOf);

  const routes: ServerHooks['routes'] = (access, addressIn) => {
    const running = { inFile, contextOf, model: parts.model };
    const app = createHookRoutes(all, { access, addressIn }, running);
    app.route('/', createEstimateRoutes(access, estimating(all, running), parts));
    return app;
  };

  const jobs = all.flatMap((own) =>
    worksOf(own).map(([name, work]): [string, (data: Job['data']) => Promise<unknown>] => [
      `${own.resource.key}.${name}`,
      (data) => inFile(own.file, name, () => work(data as never, hookContext({ ...parts, own }, around))),
    ]),
  );
  const times = new Map([...parts.times, ...all.flatMap(schedulesOf)]);
  const worker = createWorker({ ...parts, jobs: new Map([...works, ...jobs]), times, textOf, later });
  return {
    hook,
    isHooked: hookedIn(all),
    routes,
    answers,
    answerRoutes: (access) => createAnswerRoutes(answers, access, { inFile, contextOf, model: parts.model }),
    worker: startingWith(all, { inFile, contextOf, started: parts.started }, worker),
  };
};

const recordsIn = (given: Values, resource: Resource, model: Parts['model']): Values =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      key !== 'form' && isPlainObject(value) ? toRecord(value, resource, model) : value,
    ]),
  );

const hookedIn =
  (all: readonly EntityHooks[]): ServerHooks['isHooked'] =>
  ({ key }, action) =>
    all.some((own) => own.resource.key === key && workAt(own, `actions.${action}`) !== undefined);

const estimating =
  (all: readonly EntityHooks[], { inFile, contextOf }: Running): RunEstimate =>
  (resource, after, person) => {
    const own = all.find((each) => each.resource.key === resource.key);
    const work = own?.hooks.estimate;
    return work && inFile(own.file, 'estimate', () => work({ after }, contextOf(own, person)));
  };

type Entry = {
  readonly access: Access;
  readonly addressIn: (c: HonoContext) => string;
};

const createHookRoutes = (
  all: readonly EntityHooks[],
  { access, addressIn }: Entry,
  { inFile, contextOf, model }: Running & { readonly model: Parts['model'] },
): Hono => {
  const app = new Hono();
  for (const own of all)
    for (const [call, { for: audience, run }] of Object.entries(own.hooks.routes ?? {})) {
      const [method = '', path = ''] = call.split(' ');
      const { key, api, subject } = own.resource;
      const claim = method === 'GET' ? undefined : api.claim;
      app.on(method, `/hooks/${key}${path === '/' ? '' : path}`, async (c) => {
        const header = c.req.header('authorization');
        const person = audience === 'signedIn' ? await access(header, api.source) : undefined;
        if (person?.isUnproved) throw refuse(403, 'proveAddress');
        if (person && claim !== undefined && person.claim !== claim)
          throw new Denied({ action: 'edit', subject, claim }, model);
        const context = { ...contextOf(own, person), params: c.req.param(), address: addressIn(c) };
        return inFile(own.file, `routes.${call}`, () => run(c.req.raw, context));
      });
    }
  return app;
};

type AtErasing = Pick<Running, 'inFile'> & { readonly around: () => Around };

const erasingHook =
  (all: readonly EntityHooks[], { inFile, around }: AtErasing): ErasingParts['before'] =>
  async ({ key }, row, parts) => {
    const own = all.find(({ resource }) => resource.key === key);
    const work = own?.hooks.before?.erase;
    if (!own || !work) return;
    const outside = createOutsideTransaction(around().hiding);
    const context = hookContext({ ...parts, own, outside }, around());
    await inFile(own.file, 'before.erase', () =>
      work({ before: toRecord(row, own.resource, parts.model) }, context),
    );
  };

const startingWith = (
  all: readonly EntityHooks[],
  { inFile, contextOf, started }: Running & Pick<HookParts, 'started'>,
  worker: Worker,
): Worker => ({
  ...worker,
  start: async () => {
    for (const own of all) {
      const { start } = own.hooks;
      if (!start || started?.has(own.hooks)) continue;
      started?.add(own.hooks);
      await inFile(own.file, 'start', () => start(contextOf(own, undefined))).catch(report);
    }
    await worker.start();
  },
});

type Work = (given: never, context: ReturnType<typeof hookContext>) => unknown;

const workAt = ({ hooks }: EntityHooks, name: string): Work | undefined => {
  const [group = '', rest = ''] = name.split('.');
  const works = (hooks as Readonly<Record<string, Readonly<Record<string, Work>> | undefined>>)[group];
  return works && Object.hasOwn(works, rest) ? works[rest] : undefined;
};

const worksOf = ({ hooks }: EntityHooks): [string, Work][] => [
  ...Object.entries(hooks.jobs ?? {}).map(([name, work]): [string, Work] => [`jobs.${name}`, work]),
  ...Object.entries(hooks.times ?? {}).map(([name, { run }]): [string, Work] => [
    `times.${name}`,
    (_, context) => run(context),
  ]),
];

const jobsOf = ({ hooks, resource }: EntityHooks): string[] =>
  Object.keys(hooks.jobs ?? {}).map((name) => `${resource.key}.jobs.${name}`);

const schedulesOf = ({ hooks, resource }: EntityHooks): [string, Schedule][] =>
  Object.entries(hooks.times ?? {}).flatMap(([name, time]) => {
    const schedule = scheduleOf(time);
    return schedule ? [[`${resource.key}.times.${name}`, schedule]] : [];
  });

const OF_SERVER = [
  Refusal,
  Awaited,
  StoreConflict,
  StoreMissing,
  StoreDeadlock,
  StoreTimeout,
  StoreAbandoned,
] as const;

type Answering = { readonly resource: Resource; readonly kinds: Kinds };

const answered = (values: unknown, { before }: Values, place: Answering): Values =>
  comparableValues(fieldsOnly(values ?? {}, place.resource), {
    ...place,
    before: isPlainObject(before) ? before : undefined,
  });

/* A misspelt field would be stored, and nobody would ever see it. */
const fieldsOnly = (values: unknown, { key, fields }: Resource): Values => {
  const names = fields.map(({ name }) => name);
  const stranger = isPlainObject(values) ? Object.keys(values).find((name) => !names.includes(name)) : '';
  if (isPlainObject(values) && stranger === undefined) return values;
  throw new Error(
    `it answered with "${stranger}", which is no field of "${key}". ${hintFor(String(stranger), names)}`,
  );
};

/* An error as it may be kept and logged: with the names of secrets in the place of what they are. */
const redacting = (all: readonly EntityHooks[], env: Environment) => {
  const names = [...new Set(all.flatMap(({ hooks }) => hooks.secrets ?? []))];
  return (error: unknown, place = ''): string => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return place + names.reduce((said, name) => withoutSecret(said, name, env[name] ?? ''), text);
  };
};

/* A secret may be several that are good at a time. */
const withoutSecret = (text: string, name: string, secret: string): string =>
  [secret, ...secret.split(',').filter((each) => each.length >= SHORTEST)]
    .filter((each) => each !== '')
    .reduce((said, each) => said.replaceAll(each.trim(), `[${name}]`), text);

/** What is shorter may be a part of any word. */
const SHORTEST = 8;
