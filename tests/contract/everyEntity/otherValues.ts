import { Faker, en } from '@faker-js/faker';
import type { Row } from '../../../src/model/values/comparable';
import { fakeValue } from '../../../src/model/demo/fakeValue';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import type { Resource } from '../../../src/model/resolved/resource';
import { pathsOf } from '../../../src/model/rules/rules';
import { writeFaults } from '../../../src/model/rules/writeRules';
import type { AppRecord } from '../../../src/providers/rest/record';
import { fresh as freshRecords, model, type World } from './world';
import { isPlainObject } from '../../../src/model/values/plainObject';

type Place = { readonly before: AppRecord; readonly resource: Resource; readonly world: World };

const MOST = 12;

/** Changes that give a field another value: of records nobody has, made up, or nearly the present one. */
export const otherValues = function* (
  field: ResolvedField,
  { before, resource, world }: Place,
): Generator<Row> {
  const { name } = field;
  const isOther = (value: unknown) =>
    value !== null && value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]);
  const fresh = (freshRecords[resource.key] ?? []).filter((record) => isOther(record[name])).slice(-MOST);
  for (const record of fresh) yield { [name]: record[name] };
  for (const value of variantsOf(before[name])) yield { [name]: value };
  // What another value hides is asked for together with it.
  const around = [name, ...pathsOf(field.showWhen)];
  for (const record of fresh) yield Object.fromEntries(around.map((each) => [each, record[each]]));
  const context = {
    faker: new Faker({ locale: en, seed: 7 }),
    now: new Date(world.began),
    ids: (key: string) => (freshRecords[key] ?? []).map(({ id }) => id),
    kinds: model.kinds,
  };
  const kind = model.kinds[field.kind];
  for (let index = 0; index < MOST; index += 1)
    for (const value of [fakeValue(field, { ...context, index }), kind.fake(field, { ...context, index })])
      if (isOther(value)) yield { [name]: value };
};

/* Where a field is made up from one value alone. */
const variantsOf = (value: unknown): unknown[] => {
  if (typeof value === 'string') return [`${value}s`, `${value}S`, value.slice(0, -1)];
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' ? [{ ...value, [name]: `${each}s` }] : [],
  );
};

/** What would be wrong with a record after a change. */
export const faultsIn = (after: Row, before: Row, resource: Resource) =>
  writeFaults({ model, resource, before, after });
