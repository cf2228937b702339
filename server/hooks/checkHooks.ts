import { hintFor } from '../../src/model/check/didYouMean';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Row } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { AnyHooks } from './defineHooks';
import { scheduleOf } from './times';

/** What each file of `overrides/` exports by default, by its path. */
export type HookFiles = Readonly<Record<string, unknown>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The hooks of one entity. */
export type EntityHooks = {
  readonly file: string;
  readonly resource: Resource;
  readonly hooks: AnyHooks;
};

type Place = {
  readonly model: Model;
  readonly env: Environment;
  /** Entities that are not served just now: their files wait. */
  readonly faulty: ReadonlyMap<string, string>;
};

/** The files as hooks. @throws one error that names every fault, its file and the valid answers. */
export const checkHooks = (files: HookFiles, { model, env, faulty }: Place): EntityHooks[] => {
  const known = model.resources.filter(({ api }) => api.source !== 'demo');
  const read = Object.entries(files)
    .map(([path, hooks]) => ({ file: path.replace(/^(\.\.\/)+/, ''), hooks }))
    .map((each) => ({ ...each, key: each.file.replace(/^.*\/|\.server\.ts$/g, '') }))
    .filter(({ key }) => !faulty.has(key))
    .map(({ file, key, hooks }) => ({ file, key, hooks, resource: known.find((each) => each.key === key) }));
  const faults = read.flatMap(({ file, key, hooks, resource }) => {
    const found = resource
      ? faultsIn(hooks, resource, env)
      : [
          `there is no entity "${key}" on the server. ${hintFor(
            key,
            known.map((each) => each.key),
          )}`,
        ];
    return found.map((fault) => `${file}: ${fault}`);
  });
  const calls = read.flatMap(({ file, hooks }) =>
    Object.keys(isPlainObject(hooks) ? mapIn(hooks, 'answers') : {}).map((call) => ({ file, call })),
  );
  const twice = calls.flatMap(({ file, call }, at) => {
    const before = calls.slice(0, at).find((each) => likeness(each.call) === likeness(call));
    return before ? [`${file}: "answers.${call}" is answered by ${before.file} already.`] : [];
  });
  if (faults.length + twice.length > 0) throw new Error([...faults, ...twice].join('\n'));
  return read.flatMap(({ file, hooks, resource }) =>
    resource ? [{ file, resource, hooks: hooks as AnyHooks }] : [],
  );
};

/* Parts are the same whatever they are called. */
const likeness = (call: string): string => call.replaceAll(/:\w+/g, ':');

const OPTIONS = [
  'settings',
  'secrets',
  'defaults',
  'faults',
  'start',
  'before',
  'after',
  'actions',
  'estimate',
  'jobs',
  'times',
  'routes',
  'answers',
];

const WRITES = {
  before: ['create', 'update', 'delete', 'erase'],
  after: ['create', 'update', 'delete', 'restore'],
};

const faultsIn = (hooks: unknown, resource: Resource, env: Environment): string[] => {
  if (!isPlainObject(hooks)) return ['it exports no hooks by default: `export default defineHooks(…)`.'];
  const actions = resource.actions.map(({ name }) => name);
  return [
    ...strangers('', hooks, OPTIONS),
    ...Object.entries(WRITES).flatMap(([name, known]) => strangers(`${name}.`, mapIn(hooks, name), known)),
    ...strangers('actions.', mapIn(hooks, 'actions'), actions),
    ...['faults', 'start', 'estimate'].flatMap((name) =>
      noFunctions('', { [name]: hooks[name] ?? (() => undefined) }),
    ),
    ...['before', 'after', 'actions', 'jobs'].flatMap((name) => noFunctions(`${name}.`, mapIn(hooks, name))),
    ...Object.entries(mapIn(hooks, 'times')).flatMap(([name, time]) => faultsOfTime(`times.${name}`, time)),
    ...Object.entries(mapIn(hooks, 'routes')).flatMap(([call, route]) => faultsOfRoute(call, route)),
    ...Object.entries(mapIn(hooks, 'answers')).flatMap(([call, work]) => faultsOfAnswer(call, work)),
    ...['settings', 'secrets'].flatMap((name) =>
      missingIn(name, hooks[name] ?? [], { env, defaults: mapIn(hooks, 'defaults') }),
    ),
    ...faultsOfValues(hooks as AnyHooks, env),
  ];
};

const faultsOfValues = ({ faults, defaults = {} }: AnyHooks, env: Environment): readonly string[] => {
  const given = (name: string) => env[name] || (defaults[name] ?? '');
  return typeof faults === 'function' ? faults({ setting: given, secret: given }) : [];
};

const strangers = (place: string, map: Row, known: readonly string[]): string[] =>
  Object.keys(map)
    .filter((name) => !known.includes(name))
    .map((name) => `there is no "${place}${name}". ${hintFor(name, known)}`);

const noFunctions = (place: string, map: Row): string[] =>
  Object.entries(map)
    .filter(([, work]) => typeof work !== 'function')
    .map(([name]) => `"${place}${name}" must be a function.`);

const faultsOfTime = (place: string, time: unknown): string[] => {
  const { run, every, at, ...others } = isPlainObject(time) ? time : {};
  const hasSchedule = scheduleOf({ every, at } as Parameters<typeof scheduleOf>[0]) !== undefined;
  return [
    ...strangers(`${place}.`, others, ['run', 'every', 'at']),
    ...noFunctions(`${place}.`, { run }),
    ...(hasSchedule
      ? []
      : [`"${place}" needs \`every\`, such as 30s, 15m, 6h or 1d, or \`at\`, such as 03:00 (UTC).`]),
  ];
};

const faultsOfRoute = (call: string, route: unknown): string[] => {
  const place = `routes.${call}`;
  const { run, for: audience, ...others } = isPlainObject(route) ? route : {};
  return [
    ...(CALL.test(call) ? [] : [`"${place}" must be a method and a path, such as "POST /delivered/:id".`]),
    ...strangers(`${place}.`, others, ['for', 'run']),
    ...noFunctions(`${place}.`, { run }),
    ...(audience === 'anybody' || audience === 'signedIn'
      ? []
      : [`"${place}.for" must say who is answered. Valid: anybody, signedIn.`]),
  ];
};

const faultsOfAnswer = (call: string, work: unknown): string[] => {
  const place = `answers.${call}`;
  if (!CALL.test(call)) return [`"${place}" must be a method and a path, such as "GET /apps/todo/tasks".`];
  return noFunctions('answers.', { [call]: work });
};

const CALL = /^(GET|POST|PUT|PATCH|DELETE) \/[\w\-./:]*$/;

type Given = { readonly env: Environment; readonly defaults: Row };

const missingIn = (place: string, names: unknown, { env, defaults }: Given): string[] => {
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    return [`"${place}" must be a list of names.`];
  return names
    .filter((name) => !env[name] && typeof defaults[name] !== 'string')
    .map((name) => `the environment has no ${name}. Needed are: ${names.join(', ')} (\`${place}\`).`);
};

const mapIn = (hooks: Row, name: string): Row => (isPlainObject(hooks[name]) ? hooks[name] : {});
