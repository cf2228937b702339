import type { Row } from '../values/comparable';
import { createModel } from '../resolve/createModel';
import type { FakeContext, FilterMode, Issue, Kinds } from './kind';
import type { Model } from './model';
import type { ResolvedField } from './resolvedField';
import type { Resource } from './resource';
import { validateRecord } from '../rules/validateRecord';

/*
 * Small kinds for the tests of the model, which knows no real one: the tests say what the model promises about any
 * kind, and the real kinds are held to the contract in their own folder.
 */
type Options = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

const sample = (parts: object) => ({
  summary: '',
  options: {},
  example: {},
  order: 'text',
  isSortable: true,
  filter: 'equals' satisfies FilterMode,
  fault: (value: unknown) => (isText(value) ? undefined : 'notText'),
  validate: (): Issue[] => [],
  toText: String,
  fromText: (value: string) => ({ value }),
  jsonSchema: () => ({}),
  ...parts,
});

const fakeMembers = (children: readonly ResolvedField[], context: FakeContext) =>
  Object.fromEntries(children.map((child) => [child.name, context.kinds[child.kind].fake(child, context)]));

const below = (at: number, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: `${at}.${issue.path}` }));

const DAY = 24 * 60 * 60 * 1000;

const daysAgo = ({ faker, now }: FakeContext) =>
  new Date(now.getTime() - faker.number.int({ min: 0, max: 60 }) * DAY).toISOString();

const numeric = (isNumeric: (value: unknown) => boolean, key: string) => ({
  order: 'number',
  filter: 'range' satisfies FilterMode,
  fault: (value: unknown) => (isNumeric(value) ? undefined : key),
  validate: (value: unknown, { min }: Options) =>
    typeof min === 'number' && Number(value) < min ? [{ path: '', key: 'min', args: { min } }] : [],
});

const byName = {
  text: sample({
    filter: 'contains',
    fake: (_: Options, { faker }: FakeContext) => faker.lorem.word(),
    normalise: (value: string) => value.trim(),
    validate: (value: string, { max }: Options) =>
      typeof max === 'number' && value.length > max ? [{ path: '', key: 'maxLength', args: { max } }] : [],
  }),
  choice: sample({
    filter: 'oneOf',
    fake: ({ values }: Options, { faker }: FakeContext) =>
      faker.helpers.arrayElement(Object.keys(values as object)),
    toText: (value: string, { values }: Options) =>
      (values as Record<string, { label?: string } | undefined>)[value]?.label ?? value,
    validate: (value: string, { values }: Options) =>
      Object.hasOwn(values as object, value) ? [] : [{ path: '', key: 'oneOf', args: {} }],
  }),
  number: sample({
    ...numeric((value) => typeof value === 'number', 'notNumber'),
    fake: ({ min }: Options, { faker }: FakeContext) =>
      faker.number.int({ min: Number(min ?? 0), max: 1000 }),
  }),
  money: sample({
    ...numeric((value) => isText(value) && /^-?\d+(\.\d+)?$/.test(value), 'badMoney'),
    fake: (_: Options, { faker }: FakeContext) => faker.finance.amount(),
    normalise: (value: string) => Number(value).toFixed(2),
  }),
  date: sample({
    filter: 'range',
    fault: (value: unknown) => (isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'notDate'),
    fake: (_: Options, context: FakeContext) => daysAgo(context).slice(0, 10),
  }),
  dateTime: sample({
    filter: 'range',
    fault: (value: unknown) => (isText(value) && value.includes('T') ? undefined : 'notDate'),
    fake: (_: Options, context: FakeContext) => daysAgo(context),
  }),
  boolean: sample({
    fault: (value: unknown) => (typeof value === 'boolean' ? undefined : 'notBoolean'),
    fake: (_: Options, { faker }: FakeContext) => faker.datatype.boolean(),
  }),
  tags: sample({
    filter: 'holds',
    fault: (value: unknown) => (Array.isArray(value) ? undefined : 'notList'),
    fake: (_: Options, { faker }: FakeContext) => [faker.lorem.word()],
  }),
  reference: sample({
    filter: 'oneOf',
    fake: ({ to }: Options, { faker, ids }: FakeContext) =>
      ids(String(to)).length === 0 ? null : faker.helpers.arrayElement(ids(String(to))),
    references: ({ to }: Options) => [to],
  }),
  items: sample({
    filter: { none: 'rows' },
    fault: (value: unknown) => (Array.isArray(value) ? undefined : 'notList'),
    validate: (rows: readonly Row[], { children }: ResolvedField, kinds: Kinds): Issue[] =>
      rows.flatMap((row, at) => below(at, validateRecord(row, { fields: children, kinds }))),
    fake: ({ children }: ResolvedField, context: FakeContext) => [fakeMembers(children, context)],
    children: ({ of }: Options) => of,
  }),
  group: sample({
    filter: { none: 'members' },
    fault: (value: unknown) => (typeof value === 'object' && !Array.isArray(value) ? undefined : 'notObject'),
    validate: (row: Row, { children }: ResolvedField, kinds: Kinds): Issue[] =>
      validateRecord(row, { fields: children, kinds }),
    fake: ({ children }: ResolvedField, context: FakeContext) => fakeMembers(children, context),
    children: ({ of }: Options) => of,
  }),
  password: sample({ isSecret: true, fake: () => 'placeholder' }),
};

export const sampleKinds = Object.fromEntries(
  Object.entries(byName).map(([name, kind]) => [name, { ...kind, name }]),
) as unknown as Kinds;

/** A declared entity with as much of a declaration as the test is about. */
export type SampleEntity = { readonly fields: Readonly<Record<string, object>> } & Options;

export const sampleModel = (resources: Readonly<Record<string, SampleEntity>>): Model => {
  const whole = Object.entries(resources).map(([key, entity]) => [
    key,
    { label: { one: key, many: key }, title: '{name}', icon: 'person', ...entity },
  ]);
  type Declared = Parameters<typeof createModel>[0];
  const declared = {
    name: 'Sample',
    groups: {},
    resources: Object.fromEntries(whole),
  } as unknown as Declared;
  return createModel(declared, sampleKinds);
};

/** One entity of a model of its own. */
export const sampleResource = (entity: SampleEntity): Resource =>
  sampleModel({ things: entity }).resource('things');

export const sampleFields = (fields: Readonly<Record<string, object>>): readonly ResolvedField[] =>
  sampleResource({ fields }).fields;
